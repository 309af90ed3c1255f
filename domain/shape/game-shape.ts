import { gameChances } from "../chance/game-chances.ts";
import { driveOutlines } from "./drive-outlines.ts";
import type { DriveOutline } from "../plays/drives.ts";
import { type Drive, findDrives } from "../plays/find-drives.ts";
import { foldGame } from "../fold/fold-game.ts";
import type { Correction } from "../game/correction.ts";
import type { Game } from "../game/game.ts";
import { type FigurePlace, type GameFigure, gameFigure } from "./game-figure.ts";
import type { PagePlay } from "../game/page-play.ts";
import { pagePlays } from "./page-plays.ts";
import { type KeyPlay, keyPlays } from "./key-plays.ts";
import { type LiveMoment, liveMoment } from "./live-moment.ts";
import type { Play } from "../game/play.ts";
import { quarterLabel } from "../plays/play-card.ts";
import { type ScoreLine, scoreLines } from "./score-lines.ts";
import { type LastScore, lastScore } from "./last-score.ts";
import { type QuarterTable, quarterTable } from "../page/quarter-table.ts";
import { isFinal } from "../game/status.ts";
import { type TeamStat, teamStats } from "./team-stats.ts";

/** What a game's plays come to together. Made where their credits are: browsers get it ready. */
export interface GameShape {
  allPlays: PagePlay[];
  /** The home team's chance to win before kickoff, in percent; null without plays. */
  chanceBefore: number | null;
  /** In game order. */
  keyPlays: KeyPlay[];
  drives: DriveOutline[];
  /** Null without a play that has a clock. */
  figure: GameFigure | null;
  /** Empty, as are the teams, where the plays of a finished game do not add up to its score: they would not be true. */
  scores: PlacedScore[];
  quarters: QuarterTable;
  /** Null before the first score. */
  lastScore: LastScore | null;
  teams: TeamStat[];
  /** Null of a game that is not being played. */
  moment: LiveMoment | null;
}

/** A score with its place on the figure, which is null where there is none. */
export type PlacedScore = ScoreLine & {
  place: FigurePlace | null;
  /** The drive that it ended: `7 plays, 75 yards, 3:12`. Empty where the team did not have the ball, as of a return. */
  drive: string;
  /** The whole line in words: `Q4 0:02, WAS Brown pass, CHI 15, WAS 18`. */
  label: string;
};

/** The shape of a game from its plays, which stand in game order, and what was corrected of them. */
export function gameShape(game: Game, plays: readonly Play[], corrections: readonly Correction[] = []): GameShape {
  const fold = foldGame(plays, game);
  const drives = findDrives(plays, game);
  const outlines = driveOutlines(drives);
  // A live source's score may be a play ahead of its plays.
  const isTold = !isFinal(game) || (fold.awayScore === game.awayScore && fold.homeScore === game.homeScore);
  const chances = plays.length === 0 ? null : gameChances(game, plays);
  const drawn = gameFigure(game, plays, chances);
  const allPlays = pagePlays(plays, game, chances, corrections);
  const places = new Map(plays.map(({ playId }, index) => [playId, drawn?.places[index] ?? null]));
  return {
    allPlays,
    chanceBefore: chances?.before ?? null,
    keyPlays: chances === null ? [] : keyPlays(game, plays, chances),
    drives: outlines,
    figure: drawn?.figure ?? null,
    scores: isTold
      ? scoreLines(plays, game).map((line) => ({
          ...line,
          place: places.get(line.playId) ?? null,
          drive: driveOf(line, drives, outlines),
          label: scoreLabel(line, game),
        }))
      : [],
    teams: isTold ? teamStats({ game, plays, fold, drives }) : [],
    quarters: quarterTable(game),
    lastScore: lastScore(allPlays),
    moment: liveMoment(game, allPlays),
  };
}

function driveOf(
  { playId, team }: ScoreLine,
  drives: readonly Drive<Play>[],
  outlines: readonly DriveOutline[],
): string {
  const drive = outlines[drives.findIndex(({ rows }) => rows.some((row) => row.playId === playId))];
  return drive?.team === team && drive.plays > 0 ? drive.figures : "";
}

function scoreLabel(line: ScoreLine, { awayTeam, homeTeam }: Game): string {
  const when = `${quarterLabel(line.quarterName)} ${line.clock}`.trim();
  const what = [line.team, line.surname, line.what].filter((part) => part !== "").join(" ");
  return `${when}, ${what}, ${awayTeam} ${line.awayScore}, ${homeTeam} ${line.homeScore}`;
}
