import type { Game } from "../game/game.ts";
import { isDayOnly } from "../game/is-day-only.ts";
import { isLive } from "../game/status.ts";

const HOUR = 3_600_000;
/** The first look of a week takes what stands for known: it has to come before the first play. */
const BEFORE_MS = HOUR / 4;
/** A game, a long interruption, and hours for its end to come through. */
const AFTER_MS = 8 * HOUR;
const DAY_MS = 24 * HOUR;

/** Whether there may be something to tell of a game at `now`, in milliseconds since 1970: while it is played, shortly before, and for some hours after. */
export function mayBringNews(game: Pick<Game, "status" | "isInProgress" | "dateTime">, now: number): boolean {
  if (isLive(game)) return true;
  const kickoff = Date.parse(game.dateTime ?? "");
  return now >= kickoff - BEFORE_MS && now < kickoff + AFTER_MS + (isDayOnly(game.dateTime) ? DAY_MS : 0);
}
