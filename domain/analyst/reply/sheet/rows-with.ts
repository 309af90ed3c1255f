import type { Play } from "../../../game/play.ts";
import type { GameSheet } from "./game-sheet.ts";

/** The rows of the drive of a play, or of the one at a moment, in game order; empty where it is of no drive. */
export function rowsWith(at: { playId: string | null } | null | undefined, { read }: GameSheet): readonly Play[] {
  return read.drives.find(({ rows }) => rows.some(({ playId }) => playId === at?.playId))?.rows ?? [];
}
