import { driveOutlines } from "./drive-outlines.ts";
import type { DriveGame } from "../plays/drive-result.ts";
import { groupByDrives, type QuarterGroup } from "../plays/drives.ts";
import { findDrives } from "../plays/find-drives.ts";
import type { ShownPlay } from "../game/play.ts";

/** All plays in game order, by quarter and drive, each with the score after it. */
export function groupPlays<P extends ShownPlay>(plays: readonly P[], game: DriveGame): QuarterGroup<P>[] {
  const inOrder = plays.toSorted((a, b) => a.sequence - b.sequence);
  return groupByDrives(inOrder, driveOutlines(findDrives(inOrder, game)));
}
