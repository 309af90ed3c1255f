import type { GameSnapshot } from "../game/game-snapshot.ts";
import { beforeKickoff, withoutSnaps } from "./game-as-of.ts";

/** Before every version that a store gives: they begin with 1. */
export const NO_VERSION = 0;

/** A game of whose course nothing may be shown: what was known before its kickoff, under a version that every other follows. */
export function snapshotBefore(snapshot: GameSnapshot): GameSnapshot {
  return {
    ...snapshot,
    game: beforeKickoff(snapshot.game),
    allPlays: [],
    playerGameStats: [],
    gameRecap: null,
    differences: [],
    corrections: [],
    ...withoutSnaps(snapshot),
    version: NO_VERSION,
  };
}
