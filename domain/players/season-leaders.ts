import type { LeaderGroup } from "../game/leader-group.ts";
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

/** A column of figures that plays count. */
export interface LeaderColumn {
  /** What stands over it and its neighbors: `Passing`; null where a list is of one kind. */
  group: string | null;
  head: string;
  title: string;
  /** The narrowest place that has room for it: a phone, two lists side by side, or a list across the page. */
  fits: "phone" | "half" | "page";
  /** The list can be ordered by it; null where it cannot. */
  order: LeaderOrder | null;
}

/** The best of one list. */
export interface SeasonLeaders {
  group: LeaderGroup;
  /** Figures that plays count, before the points. */
  columns: LeaderColumn[];
  /** The points, each of which the list can be ordered by. */
  points: { order: LeaderOrder; head: string; title: string }[];
  order: LeaderOrder;
  players: SeasonLeader[];
  /** The reader's rules give nobody here anything, and are left out. */
  isSilent: boolean;
}
