import type { ToolSnapshot } from "./analyst-tool.ts";
import { findDrives } from "../../plays/find-drives.ts";
import { formatDuration } from "../../words/format.ts";
import type { QuarterName } from "../../game/play.ts";

/** One possession, as far as it has come. */
export interface DriveRow {
  /** In which it began. */
  quarter: QuarterName;
  team: string;
  plays: number;
  yards: number;
  /** `5:41`; null without a clock. */
  time: string | null;
  /** `Touchdown`, `Punt`; null while it goes on, and where the plays do not tell. */
  result: string | null;
}

/** As many as somebody asks about: the one that is on or was the last, and those before it. */
const MOST = 4;

/** The last possessions, newest first, without those that had no play. */
export function lastDrives({ game, allPlays }: Pick<ToolSnapshot, "game" | "allPlays">): DriveRow[] {
  const drives = findDrives(
    allPlays.toSorted((a, b) => a.sequence - b.sequence),
    game,
  );
  return drives
    .flatMap(({ team, plays, yards, seconds, result, rows }): DriveRow[] => {
      const quarter = rows.find((row) => row.down > 0)?.quarterName;
      if (team === null || plays === 0 || quarter === undefined) return [];
      return [{ quarter, team, plays, yards, time: seconds === null ? null : formatDuration(seconds), result }];
    })
    .slice(-MOST)
    .toReversed();
}
