import type { Counts } from "../scoring/counting/count.ts";
import { type Owner, type ScoringItem, timesCounted } from "../scoring/scoring-item.ts";
import type { Scoring } from "../scoring/scoring.ts";
import { isStat, type Stat } from "../scoring/stats.ts";
import { normalShare } from "./normal-share.ts";

/** How much a statistic scatters around what is expected of it: its variance is `plain * mean + square * mean * mean`. */
export type Scatter = readonly [plain: number, square: number];

/** How far results are from what was expected. */
export interface Spread {
  scatters: Readonly<Partial<Record<Stat, Scatter>>>;
  /** Of two statistics of one player: who catches more has more yards. Pairs that are not here are independent. */
  correlations: readonly (readonly [one: Stat, other: Stat, correlation: number])[];
}

/** Counts of rare things scatter as Poisson's law has it. */
const POISSON: Scatter = [1, 0];

interface Moments {
  mean: number;
  variance: number;
}

/**
 * Mean and variance of a line's points. A range counts by its chance: the sum is taken as normal. What `soFar` holds of the line is
 * certain.
 */
export function pointMoments(
  line: Counts,
  owner: Owner,
  { items }: Pick<Scoring, "items">,
  { scatters, correlations }: Spread,
  soFar: Readonly<Counts> = {},
): Moments {
  const left = leftOf(line, soFar);
  const varianceOf = (stat: Stat): number => statVariance(scatters[stat] ?? POISSON, left[stat] ?? 0);
  const weights = new Map<Stat, number>();
  let [mean, variance] = [0, 0];
  for (const item of items) {
    const { points, measure } = item;
    if (measure.from !== undefined || measure.to !== undefined) {
      const share = rangeShare(item, line, owner, varianceOf);
      mean += points * share;
      variance += points ** 2 * share * (1 - share);
      continue;
    }
    const times = timesCounted(measure, line, owner);
    mean += points * times;
    // A premium of another position, and what only the other role has, count for nobody here.
    if (times === 0) continue;
    for (const stat of measure.stats) weights.set(stat, (weights.get(stat) ?? 0) + points);
  }
  for (const [stat, points] of weights) variance += points ** 2 * varianceOf(stat);
  for (const [one, other, correlation] of correlations) {
    const points = (weights.get(one) ?? 0) * (weights.get(other) ?? 0);
    if (points !== 0) variance += 2 * points * correlation * Math.sqrt(varianceOf(one) * varianceOf(other));
  }
  return { mean, variance: Math.max(0, variance) };
}

/** The chance that a sum ends in the range of an item; a certain one is in it or not, as it will stand: whole. */
function rangeShare({ measure }: ScoringItem, line: Counts, owner: Owner, varianceOf: (stat: Stat) => number): number {
  const { from, to, ...plain } = measure;
  if (plain.stats.every((stat) => line[stat] === undefined)) return 0;
  const variance = plain.stats.reduce((total, stat) => total + varianceOf(stat), 0);
  if (variance === 0) return timesCounted(measure, roundedLine(line, plain.stats), owner);
  // Whose position or role the range is not for has 0 times of it, and a chance of 0.
  if (timesCounted({ ...plain, from: Number.NEGATIVE_INFINITY }, line, owner) === 0) return 0;
  return shareBetween(timesCounted(plain, line, owner), Math.sqrt(variance), from, to);
}

function roundedLine(line: Counts, stats: readonly Stat[]): Counts {
  const whole: Counts = {};
  for (const stat of stats) whole[stat] = Math.round(line[stat] ?? 0);
  return whole;
}

/** Nothing is below zero where a range begins there: a shutout is not half of the points around it. */
function shareBetween(mean: number, deviation: number, from: number | undefined, to: number | undefined): number {
  const below = to === undefined ? 1 : normalShare((to + 0.5 - mean) / deviation);
  const under = from === undefined || from <= 0 ? 0 : normalShare((from - 0.5 - mean) / deviation);
  return Math.max(0, below - under);
}

function statVariance([plain, square]: Scatter, mean: number): number {
  const size = Math.abs(mean);
  return plain * size + square * size * size;
}

function leftOf(line: Counts, soFar: Readonly<Counts>): Counts {
  const left: Counts = { ...line };
  for (const [stat, amount] of Object.entries(soFar))
    if (isStat(stat) && left[stat] !== undefined) left[stat] -= amount ?? 0;
  return left;
}
