import type { GamePhase } from "../game/game-state.ts";

/** Questions that the analyst can answer while a game is in this phase, by rules too. */
export const SUGGESTED_QUESTIONS: Readonly<Record<GamePhase, readonly string[]>> = {
  before: ["When does it start?", "Who is favored?", "Who is projected for the most fantasy points?"],
  live: ["Who scored last?", "Who leads in fantasy points?", "What are the chances?"],
  over: ["Who won and how?", "What was the turning point?", "Who led in fantasy points?"],
};
