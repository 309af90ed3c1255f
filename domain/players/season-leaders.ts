import type { LeaderGroup } from "./leader-group.ts";
import type { LeaderOrder, RankedFigures } from "./leader-order.ts";

/** One of a season's best. */
export interface SeasonLeader extends RankedFigures {
  /** A `playerId`, or the code of a team whose defense it is. */
  owner: string;
  name: string;
  team: string;
  /** Shown where a list has several. */
  position: string | null;
  cells: { text: string; isNil: boolean }[];
}

/** The best of one list. */
export interface SeasonLeaders {
  group: LeaderGroup;
  /** Figures that plays count, before the points; none of the offense. `isMinor`: not on a phone; `order`: the list can be ordered by it. */
  columns: { head: string; title: string; isMinor: boolean; order: LeaderOrder | null }[];
  /** The points, each of which the list can be ordered by. */
  points: { order: LeaderOrder; head: string; title: string }[];
  order: LeaderOrder;
  players: SeasonLeader[];
  /** The reader's rules give nobody here anything, and are left out. */
  isSilent: boolean;
}
