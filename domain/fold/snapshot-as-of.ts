import type { Correction } from "../game/correction.ts";
import type { GameSnapshot } from "../game/game-snapshot.ts";
import { gameAsOf } from "./game-as-of.ts";

/**
 * A stored finished game as it stood after the first `count` of its plays, without anything that was written or found later: no
 * recap, and of the corrections those of plays that are shown. The preview stays, which was written of what was known before.
 */
export function snapshotAsOf(stored: GameSnapshot, count: number): GameSnapshot {
  const past = gameAsOf(stored, count);
  if (past === stored) return stored;
  const shown = new Set(past.allPlays.map(({ playId }) => playId));
  return { ...past, gameRecap: null, corrections: past.corrections.filter((one) => isOf(one, shown)) };
}

/** Those of scores and lines hold the figures of the end, and a row that was removed may have stood after the moment. */
function isOf({ kind, playId }: Correction, shown: ReadonlySet<string>): boolean {
  return (kind === "play changed" || kind === "play added") && playId !== null && shown.has(playId);
}
