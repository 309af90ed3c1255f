import type { Game } from "../game/game.ts";
import { isDone, isOn } from "../game/game-state.ts";
import { isDayOnly } from "../game/is-day-only.ts";

const HOUR = 3_600_000;
/** Lineups, weather and lines move in the hours before a kickoff. */
const BEFORE_MS = 4 * HOUR;
const DAY_MS = 24 * HOUR;
/**
 * From the kickoff until the last corrections of the league are in, four days after the end. A game that has not begun by then was put off without a
 * word; one that has not begun earlier may be over: a browser brings a page back as it was the evening before.
 */
const CORRECTED_MS = 4 * DAY_MS + 6 * HOUR;
/** How often a page of a finished game asks whether anything was corrected. */
const LOOK_AGAIN_MS = 180_000;

/**
 * How many milliseconds from `now` on a page of this game has something to follow: 0 while it is played or near its
 * kickoff, some minutes while a finished game is still corrected, null where nothing is to come that is known.
 */
export function millisecondsToLive(
  game: Pick<Game, "status" | "isInProgress" | "hasStarted" | "dateTime">,
  now: number,
): number | null {
  if (isOn(game)) return 0;
  const isOver = isDone(game);
  const kickoff = Date.parse(game.dateTime ?? "");
  // No known kickoff is never late enough.
  if (!(kickoff + CORRECTED_MS + (isDayOnly(game.dateTime) ? DAY_MS : 0) >= now)) return null;
  return isOver ? LOOK_AGAIN_MS : Math.max(0, kickoff - BEFORE_MS - now);
}
