import type { LiveWeek } from "../../domain/live/live-week.ts";
import { followPage } from "./follow-page.ts";
import type { FollowOptions } from "./use-live-page.ts";

/** Follows the games of a week for its page. Up to sixteen games at once: nothing of it is read out. */
export function followWeek(options: FollowOptions<LiveWeek>): void {
  const nothing = () => null;
  followPage<LiveWeek>({ ...options, announce: nothing, correct: nothing });
}
