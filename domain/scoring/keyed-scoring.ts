import type { NamedMeasure } from "./scoring-item.ts";
import type { Scoring } from "./scoring.ts";

/**
 * A scoring from points by key; `measureOf` says what a key counts, and null for one that plays do not have. Points are rounded to
 * six digits: Sleeper's older leagues store 0.03999999910593033, and the noise would add up.
 */
export function keyedScoring(
  name: string,
  settings: Readonly<Record<string, number>>,
  measureOf: (key: string) => NamedMeasure | null,
): Scoring {
  const weights = Object.entries(settings)
    .map(([key, points]) => ({ key, points: Math.round(points * 1e6) / 1e6, measured: measureOf(key) }))
    .filter(({ points }) => points !== 0);
  return {
    name,
    items: weights.flatMap(({ key, points, measured }) => (measured === null ? [] : [{ key, points, ...measured }])),
    uncounted: weights.filter(({ measured }) => measured === null).map(({ key }) => key),
  };
}
