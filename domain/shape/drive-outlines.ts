import type { DriveOutline } from "../plays/drives.ts";
import type { Drive } from "../plays/find-drives.ts";
import { formatDuration } from "../words/format.ts";
import type { ShownPlay } from "../game/play.ts";

/** What a list of plays shows of each drive. */
export function driveOutlines(drives: readonly Drive<ShownPlay>[]): DriveOutline[] {
  return drives.map(({ team, plays, yards, seconds, result, rows }) => ({
    team,
    plays,
    yards,
    time: seconds === null ? null : formatDuration(seconds),
    result,
    rows: rows.length,
  }));
}
