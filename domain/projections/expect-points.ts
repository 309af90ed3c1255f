import type { Counts } from "../scoring/counting/count.ts";
import { PRESETS } from "../scoring/presets.ts";
import type { Owner } from "../scoring/scoring-item.ts";
import type { Scoring } from "../scoring/scoring.ts";
import { pointMoments } from "./point-moments.ts";
import { chancePosition, type ProjectedPosition } from "./projected-position.ts";
import { BANDS, SPREAD } from "./projection-weights.ts";

/** Fantasy points that are expected. */
export interface ExpectedPoints {
  mean: number;
  /** From here to there in eight games of ten: a tenth ends below, a tenth above. */
  low: number;
  high: number;
  /** Standard deviation. */
  deviation: number;
}

/** How far a band reaches around a mean of PPR points, and the deviation: a row of the table of a position. */
export type BandRow = readonly [mean: number, low: number, high: number, deviation: number];

/**
 * What a projected line is worth under a scoring. A bonus for a range counts by its chance, not by the mean. The band is the measured
 * one of PPR points at this position and size, wider or narrower as the scoring weighs what scatters. `soFar` is the part of the line
 * that has happened already: only the rest is uncertain.
 */
export function expectPoints(
  line: Counts,
  owner: Owner,
  scoring: Scoring,
  soFar: Readonly<Counts> = {},
): ExpectedPoints {
  const { mean, variance } = pointMoments(line, owner, scoring, SPREAD, soFar);
  const usual = pointMoments(line, owner, PRESETS.ppr, SPREAD);
  const stretch = usual.variance === 0 ? 0 : Math.sqrt(variance / usual.variance);
  const [, low, high, deviation] = bandAt(BANDS[bandPosition(owner)], usual.mean);
  return {
    mean,
    low: mean + low * stretch,
    high: mean + high * stretch,
    deviation: deviation * stretch,
  };
}

function bandPosition({ role, position }: Owner): ProjectedPosition {
  if (role === "defense") return "DST";
  return position === "K" ? "K" : (chancePosition(position ?? "") ?? "WR");
}

/** The row of a mean, between the two that stand around it; below the first it shrinks to nothing at a mean of 0. */
function bandAt(rows: readonly BandRow[], mean: number): BandRow {
  const above = rows.findIndex((row) => row[0] >= mean);
  const last = rows.at(-1) ?? [0, 0, 0, 0];
  if (above === -1) return last;
  const upper = rows[above] ?? last;
  const lower = above === 0 ? ([Math.min(0, mean), 0, 0, 0] as const) : (rows[above - 1] ?? last);
  const share = upper[0] === lower[0] ? 1 : (mean - lower[0]) / (upper[0] - lower[0]);
  return [
    mean,
    lower[1] + share * (upper[1] - lower[1]),
    lower[2] + share * (upper[2] - lower[2]),
    lower[3] + share * (upper[3] - lower[3]),
  ];
}
