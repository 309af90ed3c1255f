import { gameState } from "../game/game-state.ts";
import type { Game } from "../game/game.ts";
import { statusWord } from "../game/status.ts";
import { liveClock } from "../page/cards.ts";

/** Where a game stands in a word or two: `Q4 13:24`, `Halftime`, `Final`, `Postponed`; empty before the kickoff. */
export function gameStateWords(game: Game): string {
  const state = gameState(game);
  if (state.phase === "live") return state.isPaused ? statusWord(game.status) : liveClock(state);
  return state.phase === "before" && state.isScheduled ? "" : statusWord(game.status);
}
