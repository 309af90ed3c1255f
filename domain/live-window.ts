import type { Game } from "./game.ts";
import { isFinal, isLive } from "./status.ts";

const HOUR = 3_600_000;
/** Line-ups, weather and lines move in the hours before a kick-off. */
const BEFORE_MS = 4 * HOUR;
/** A game that was to start this long ago and has not was put off without a word. */
const AFTER_MS = 8 * HOUR;
const DAY_MS = 24 * HOUR;

/**
 * How many milliseconds from `now` on a page of this game has something to follow: 0 while it is played or near its
 * kick-off, null where nothing is to come that is known.
 */
export function millisecondsToLive(
  game: Pick<Game, "status" | "isInProgress" | "hasStarted" | "dateTime">,
  now: number,
): number | null {
  if (isFinal(game)) return null;
  if (isLive(game) || game.hasStarted) return 0;
  const kickoff = Date.parse(game.dateTime ?? "");
  const isDay = /^\d{4}-\d\d-\d\d$/.test(game.dateTime ?? "");
  if (Number.isNaN(kickoff) || kickoff + AFTER_MS + (isDay ? DAY_MS : 0) < now) return null;
  return Math.max(0, kickoff - BEFORE_MS - now);
}
