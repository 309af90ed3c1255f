import type { Scoring } from "./scoring.ts";
import { sleeperMeasure } from "./sleeper-measures.ts";

/**
 * The scoring of a Sleeper league from its `scoring_settings`. Weights are rounded to six digits: older leagues store
 * 0.03999999910593033, and the noise would add up.
 */
export function sleeperScoring(name: string, settings: Readonly<Record<string, number>>): Scoring {
  const weights = Object.entries(settings)
    .map(([key, points]) => ({ key, points: Math.round(points * 1e6) / 1e6 }))
    .filter(({ points }) => points !== 0);
  return {
    name,
    items: weights.flatMap(({ key, points }) => {
      const measured = sleeperMeasure(key);
      return measured === null ? [] : [{ key, points, ...measured }];
    }),
    uncounted: weights.filter(({ key }) => sleeperMeasure(key) === null).map(({ key }) => key),
  };
}
