import type { SnapCount } from "../game/snap-count.ts";
import type { PlayerUsage } from "./player-usage.ts";

/** How a player was used in a game of a week, with his position and points by his line; both unknown without one. */
export interface WeekUse extends PlayerUsage {
  gameKey: string;
  week: number;
  position: string | null;
  points: number | null;
  snaps: Pick<SnapCount, "offense" | "teamOffense"> | null;
}
