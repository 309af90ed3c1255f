import type { Game } from "./game.ts";
import { isFinal, isNotStarted } from "./status.ts";

export type GamePhase = "before" | "live" | "over";

/** Whether a game is still to come, is on, or is over. */
export function gamePhase(game: Pick<Game, "status" | "hasStarted">): GamePhase {
  return isFinal(game) ? "over" : isNotStarted(game) ? "before" : "live";
}
