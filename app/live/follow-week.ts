import { type LiveWeek, readWeek } from "../../domain/live-page.ts";
import { followPage } from "./follow-page.ts";
import type { FollowOptions } from "./use-live-page.ts";

/** Follows the games of a week for the hub. Up to sixteen games at once: nothing of it is read out. */
export function followWeek(options: FollowOptions<LiveWeek>): void {
  // Our own loader made it, of this very type.
  followPage<LiveWeek>({ ...options, read: (loaderData) => readWeek(loaderData as LiveWeek), announce: () => null });
}
