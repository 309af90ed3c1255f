import type { Counts } from "./counting/count.ts";
import { type Stat, type StatRole, STATS } from "./stats.ts";

/** The positions that scorings tell apart; a fullback is a running back to every platform. */
export type ScoredPosition = "QB" | "RB" | "WR" | "TE";

/** What an item of a scoring measures. */
export interface Measure {
  /** Added up; all of them of one role. */
  stats: readonly [Stat, ...Stat[]];
  /** Counts once a game, from this sum to that one, both included. Sleeper's and ESPN's bonuses end where the next begins; Yahoo's never end. */
  from?: number;
  to?: number;
  /** Counts whole steps of so many, as ESPN's "every 25 passing yards": 49 yards are one. Steps of a loss are taken away. */
  per?: number;
  /** Counts for players of this position only. */
  position?: ScoredPosition;
}

/** A measure and what a league calls it: `Catch by a tight end`. */
export interface NamedMeasure {
  name: string;
  measure: Measure;
}

/** One rule of a scoring: so many points for each of what it measures. */
export interface ScoringItem extends NamedMeasure {
  /** The item's name at its platform, for example `bonus_rec_te`. */
  key: string;
  points: number;
}

/** Whose line is scored. */
export interface Owner {
  role: StatRole;
  /** As the source writes it, `RB` or `FB`; null for a team's defense and where it is unknown. */
  position: string | null;
}

/** How often an item counts on a line: yards and times, or 1 inside a range. Not rounded. */
export function timesCounted({ stats, from, to, per, position }: Measure, counts: Counts, owner: Owner): number {
  if (STATS[stats[0]].role !== owner.role) return 0;
  if (position !== undefined && position !== scoredPosition(owner.position)) return 0;
  const sum = stats.reduce((total, stat) => total + (counts[stat] ?? 0), 0);
  if (from !== undefined || to !== undefined)
    return sum >= (from ?? Number.NEGATIVE_INFINITY) && sum <= (to ?? Number.POSITIVE_INFINITY) ? 1 : 0;
  // Nothing of a step is +0, also after a loss.
  return per === undefined ? sum : Math.trunc(sum / per) + 0;
}

function scoredPosition(position: string | null): string | null {
  return position === "FB" || position === "HB" ? "RB" : position;
}
