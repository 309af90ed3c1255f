import { toHundredth } from "../fold/fantasy-points.ts";
import type { LeaderGroup } from "../game/leader-group.ts";

/** Of what a list is of, in points: PPR (of kickers and defenses their usual ones), standard, the first of these per game, the reader's own, and these per game. */
const POINT_ORDERS = ["ppr", "fpts", "avg", "my", "mypg"] as const;

/** What plays count, by the names of the statistics. */
const OFFENSE_ORDERS = [
  "pass_cmp",
  "pass_yd",
  "pass_td",
  "rush_att",
  "rush_yd",
  "rush_td",
  "rec_tgt",
  "rec",
  "rec_yd",
  "rec_td",
] as const;

/** What kickers, team defenses and defenders are ordered by beside points. */
const COUNTED_ORDERS = [
  "fg",
  "fg50",
  "long",
  "xp",
  "pa",
  "solo",
  "ast",
  "tfl",
  "sk",
  "int",
  "pd",
  "ff",
  "fr",
  "td",
] as const;

/** What the season's leaders are ordered by: points, or what they did. */
const LEADER_ORDERS = [...POINT_ORDERS, ...OFFENSE_ORDERS, ...COUNTED_ORDERS] as const;

export type LeaderOrder = (typeof LEADER_ORDERS)[number];

const OWN_ORDERS: readonly LeaderOrder[] = ["my", "mypg"];

/** The order by a column of a table that plays count, by its head; null for one that orders nothing. */
export function countedOrder(head: string): LeaderOrder | null {
  const name = head === "50+" ? "fg50" : head.toLowerCase();
  return COUNTED_ORDERS.find((order) => order === name) ?? null;
}

/** Whether the lowest figure leads: a defense is the better for every point that it did not allow. */
export function isLowestFirst(order: LeaderOrder): boolean {
  return order === "pa";
}

/** The order by a statistic of the offense; null for one that is no honor. */
export function offenseOrder(stat: string | undefined): LeaderOrder | null {
  return OFFENSE_ORDERS.find((order) => order === stat) ?? null;
}

/** Whether an order is one of points, which every list has in some kind. */
export function isPointOrder(order: LeaderOrder): boolean {
  return POINT_ORDERS.some((one) => one === order);
}

/** The order of a list that asks for none: a reader's own rules are why he has them. */
function usualOrder(hasRules: boolean): LeaderOrder {
  return hasRules ? "my" : "ppr";
}

/** An order by its name in an address, in any case; the usual one for none, for an unknown one, and for MY where there are no rules. */
export function parseLeaderOrder(text: string | null, hasRules: boolean): LeaderOrder {
  const known = LEADER_ORDERS.find((order) => order === text?.trim().toLowerCase());
  return known === undefined || (!hasRules && OWN_ORDERS.includes(known)) ? usualOrder(hasRules) : known;
}

/** What an address of leaders asks for. */
export interface AskedLeaders {
  /** Null for the best of each. */
  group: LeaderGroup | null;
  order: LeaderOrder;
  /** Rules that the address names, as `scoringText` writes them; null without any. */
  scoring: string | null;
  /** There are rules, of the address or of the browser. */
  hasRules: boolean;
}

/** The parameters of an address of leaders; what is usual is left out, so that each list has one address. */
export function leaderSearch({ group, order, scoring, hasRules }: AskedLeaders): Record<string, string> {
  return {
    ...(group === null ? {} : { pos: group }),
    ...(order === usualOrder(hasRules) ? {} : { sort: order }),
    ...(scoring === null ? {} : { scoring }),
  };
}

/** Points per game, to the hundredth; null where the points are not known. */
export function pointsPerGame(points: number | null, games: number): number | null {
  return points === null ? null : toHundredth(points / games);
}

/** The games that an average needs: half of the weeks so far, so that one good afternoon leads nothing in December. */
export function gamesForAverage(throughWeek: number): number {
  return Math.ceil(throughWeek / 2);
}

/** Whether an order is one of averages. */
export function isAverage(order: LeaderOrder): boolean {
  return order === "avg" || order === "mypg";
}

/** Somebody's points and figures by what a list can be ordered by; absent where the list has no such figure, null where it is not known. */
export interface RankedFigures {
  games: number;
  figures: Partial<Record<LeaderOrder, number | null>>;
}

/**
 * Those with any in the figure they are ordered by, the best first; equals stay as they were. By average only who has the games for one. `isWhole`
 * leaves in who has none or fewer: there are 32 defenses, and some end below zero.
 */
export function inLeaderOrder<Leader extends RankedFigures>(
  leaders: readonly Leader[],
  order: LeaderOrder,
  { throughWeek, isWhole = false }: { throughWeek: number; isWhole?: boolean },
): Leader[] {
  const least = isAverage(order) ? gamesForAverage(throughWeek) : 1;
  return leaders
    .map((leader) => ({ leader, figure: leader.figures[order] ?? null }))
    .filter(({ leader, figure }) => figure !== null && (figure > 0 || isWhole) && leader.games >= least)
    .toSorted((one, other) => ((other.figure ?? 0) - (one.figure ?? 0)) * (isLowestFirst(order) ? -1 : 1))
    .map(({ leader }) => leader);
}
