import type { Snap } from "./snap.ts";
import { measure, SNAP_TERMS, type SnapTerm } from "./snap-terms.ts";
import { SNAP_WEIGHTS } from "./snap-weights.ts";

export type SnapWeights = Readonly<Record<SnapTerm, number>>;

export const SNAP_TERM_NAMES = Object.keys(SNAP_TERMS) as SnapTerm[];
const TERMS = Object.entries(SNAP_TERMS) as [SnapTerm, (typeof SNAP_TERMS)[SnapTerm]][];

/** The terms of a snap in the order of `SNAP_TERM_NAMES`. */
export function snapTerms(snap: Snap): number[] {
  const measures = measure(snap);
  return TERMS.map(([_name, term]) => term(measures));
}

/** The home team's chance to win from a snap of regulation, 0 to 1; half a tie is in it. */
export function snapChance(snap: Snap, weights: SnapWeights = SNAP_WEIGHTS): number {
  const measures = measure(snap);
  let sum = 0;
  for (const [name, term] of TERMS) sum += weights[name] * term(measures);
  return 1 / (1 + Math.exp(-sum));
}
