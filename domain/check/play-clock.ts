import { clockSeconds } from "../game/game-clock.ts";
import type { Play } from "../game/play.ts";
import type { GameFacts } from "./game-facts.ts";
import { isNews } from "./story/story-news.ts";

/**
 * Whether a play was with so many seconds left: by the clock at its snap, or, of one that is news, at its end, which is how
 * reports tell it. The end is the clock of the row after it in the same period.
 */
export function isAt(play: Play, seconds: number, { plays }: GameFacts): boolean {
  if (clockSeconds(play) === seconds) return true;
  if (!isNews(play)) return false;
  const next = plays[plays.indexOf(play) + 1];
  return next !== undefined && next.quarterName === play.quarterName && clockSeconds(next) === seconds;
}
