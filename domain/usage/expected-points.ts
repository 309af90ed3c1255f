import type { Chance } from "./chances-on.ts";
import { carryTerms, targetTerms, unmeasuredTerms } from "./expected-terms.ts";
import { CARRY_WEIGHTS, TARGET_WEIGHTS, UNMEASURED_WEIGHTS } from "./expected-weights.ts";

/**
 * PPR points that a target or a carry from there is worth on average, for any player: a catch, its yards and a touchdown; no fumbles, no
 * tries. Null where the spot is not known. See docs/usage.md.
 */
export function expectedPoints({
  kind,
  airYards,
  yardsToEndZone,
}: Pick<Chance, "kind" | "airYards" | "yardsToEndZone">): number | null {
  if (yardsToEndZone === null) return null;
  if (kind === "carry") return weighed(carryTerms(yardsToEndZone), CARRY_WEIGHTS);
  if (airYards === null) return weighed(unmeasuredTerms(yardsToEndZone), UNMEASURED_WEIGHTS);
  return weighed(targetTerms(airYards, yardsToEndZone), TARGET_WEIGHTS);
}

function weighed(terms: readonly number[], weights: readonly number[]): number {
  return Math.max(
    0,
    terms.reduce((sum, term, at) => sum + term * (weights[at] ?? 0), 0),
  );
}
