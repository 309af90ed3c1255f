import { toHundredth } from "../fold/fantasy-points.ts";
import type { SeasonTotal } from "./season-total.ts";

/** What the season's leaders are ordered by: PPR points, standard points, or PPR points per game. */
const LEADER_ORDERS = ["ppr", "fpts", "avg"] as const;

export type LeaderOrder = (typeof LEADER_ORDERS)[number];

/** An order by its name in an address, in any case; PPR points for none and for an unknown one. */
export function parseLeaderOrder(text: string | null): LeaderOrder {
  return LEADER_ORDERS.find((known) => known === text?.trim().toLowerCase()) ?? "ppr";
}

/** The parameters of an address of leaders; what is usual is left out, so that each list has one address. */
export function leaderSearch(position: string | null, order: LeaderOrder): Record<string, string> {
  return { ...(position === null ? {} : { pos: position }), ...(order === "ppr" ? {} : { sort: order }) };
}

/** PPR points per game, to the hundredth; null where the points are not known. */
export function pointsPerGame({
  fantasyPointsPPR,
  games,
}: Pick<SeasonTotal, "fantasyPointsPPR" | "games">): number | null {
  return fantasyPointsPPR === null ? null : toHundredth(fantasyPointsPPR / games);
}

/** The games that an average needs: half of the weeks so far, so that one good afternoon leads nothing in December. */
export function gamesForAverage(throughWeek: number): number {
  return Math.ceil(throughWeek / 2);
}

/** Those with points in the figure they are ordered by, most first; equals stay as they were. By average only who has the games for one. */
export function inLeaderOrder(totals: readonly SeasonTotal[], order: LeaderOrder, throughWeek: number): SeasonTotal[] {
  const least = order === "avg" ? gamesForAverage(throughWeek) : 1;
  return totals
    .map((total) => ({ total, figure: figureOf(total, order) }))
    .filter(({ total, figure }) => figure > 0 && total.games >= least)
    .toSorted((one, other) => other.figure - one.figure)
    .map(({ total }) => total);
}

function figureOf(total: SeasonTotal, order: LeaderOrder): number {
  const figures = { ppr: total.fantasyPointsPPR, fpts: total.fantasyPoints, avg: pointsPerGame(total) };
  return figures[order] ?? 0;
}
