import { toHundredth } from "../fold/fantasy-points.ts";
import type { Counts } from "./counting/count.ts";
import { type Owner, type ScoringItem, timesCounted } from "./scoring-item.ts";

/** The rules of one league, or of one of the usual formats. */
export interface Scoring {
  name: string;
  /** Items of 0 points are left out. */
  items: readonly ScoringItem[];
  /** Keys of the league's settings that are worth points there and that plays do not have: shown to the reader, never guessed. */
  uncounted: readonly string[];
}

/** The points of a line under a scoring, rounded once, at the end, to the hundredth. */
export function scoreLine(counts: Counts, owner: Owner, scoring: Scoring): number {
  return toHundredth(exactPoints(counts, owner, scoring));
}

/** The same before it is rounded, so that sums of parts do not drift. */
export function exactPoints(counts: Counts, owner: Owner, { items }: Scoring): number {
  return items.reduce((sum, { measure, points }) => sum + points * timesCounted(measure, counts, owner), 0);
}
