import type { Fact } from "../../../facts/fact.ts";
import type { Play } from "../../../game/play.ts";
import { formatDuration } from "../../../words/format.ts";
import { endOf } from "./end-of.ts";
import { rowsWith } from "./rows-with.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";

/** The fact of the drive that a play belongs to; null for kicks between drives. */
export function driveWith(play: Pick<Play, "playId">, sheet: GameSheet): Fact | null {
  const ids = new Set(rowsWith(play, sheet).map(({ playId }) => playId));
  return sheet.index.ofKind("drive").find(({ at }) => at !== null && at.playId !== null && ids.has(at.playId)) ?? null;
}

/** How long a drive took, and the score, the lost ball or the stop that it came to. */
export function aboutDrive(drive: Fact, sheet: GameSheet): Sentence[] {
  const { seconds } = drive.values;
  return [
    ...(seconds === undefined ? [] : [sheet.say(`It took ${formatDuration(seconds)}.`, drive)]),
    ...endOf(rowsWith(drive.at, sheet), sheet),
  ];
}
