import type { Game } from "../game/game.ts";
import type { Play } from "../game/play.ts";
import type { DriveOutline } from "../plays/drives.ts";
import type { Drive } from "../plays/find-drives.ts";
import { quarterLabel } from "../plays/play-card.ts";
import { type DotColumn, withColumns } from "./dot-columns.ts";
import { driveOutlines } from "./drive-outlines.ts";
import type { FigurePlace } from "./game-figure.ts";
import { type ScoreLine, scoreLines } from "./score-lines.ts";

/** A score with what leads to it from the figure and the index. */
export type PlacedScore = ScoreLine & {
  /** Its dot on the figure; null where there is no figure. */
  place: (FigurePlace & DotColumn) | null;
  /** The drive that it ended: `7 plays, 75 yards, 3:12`. Empty where the team did not have the ball, as of a return. */
  drive: string;
  /** The whole line in words: `Q4 0:02, WAS Brown pass, CHI 15, WAS 18`. */
  label: string;
};

/** Every score of the plays, which stand in game order. `places` are theirs on the figure, or none where there is no figure. */
export function placedScores(
  game: Game,
  plays: readonly Play[],
  drives: readonly Drive<Play>[],
  places: readonly FigurePlace[],
): PlacedScore[] {
  const lines = scoreLines(plays, game);
  const outlines = driveOutlines(drives);
  const placeOf = new Map(plays.map(({ playId }, index) => [playId, places[index]]));
  // Either every score has a place, or none has.
  const dots = withColumns(lines.flatMap(({ playId }) => placeOf.get(playId) ?? []));
  return lines.map((line, index) => ({
    ...line,
    place: dots[index] ?? null,
    drive: driveOf(line, drives, outlines),
    label: labelOf(line, game),
  }));
}

function driveOf(
  { playId, team }: ScoreLine,
  drives: readonly Drive<Play>[],
  outlines: readonly DriveOutline[],
): string {
  const drive = outlines[drives.findIndex(({ rows }) => rows.some((row) => row.playId === playId))];
  return drive?.team === team && drive.plays > 0 ? drive.figures : "";
}

function labelOf(line: ScoreLine, { awayTeam, homeTeam }: Game): string {
  const when = `${quarterLabel(line.quarterName)} ${line.clock}`.trim();
  const what = [line.team, line.surname, line.what].filter((part) => part !== "").join(" ");
  return `${when}, ${what}, ${awayTeam} ${line.awayScore}, ${homeTeam} ${line.homeScore}`;
}
