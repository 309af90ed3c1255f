import { gameState } from "../game/game-state.ts";
import type { Game } from "../game/game.ts";
import { statusWord } from "../game/status.ts";
import { liveClock } from "../page/cards.ts";

/** Where a game stands in a word or two: `Q4 13:24`, `Halftime`, `Final`, `Postponed`; empty before the kickoff. */
export function gameStateWords(game: Game): string {
  const state = gameState(game);
  if (state.phase === "live") {
    if (state.isPaused) return statusWord(game.status);
    return state.isHalftime ? "Halftime" : liveClock(state) || statusWord(game.status);
  }
  return state.phase === "before" && state.isScheduled ? "" : statusWord(game.status);
}
