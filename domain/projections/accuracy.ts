import type { ExpectedPoints } from "./expect-points.ts";
import type { ProjectedPosition } from "./projected-position.ts";

/** A projection whose game is over, beside the plain means that anybody can make. */
export interface JudgedProjection {
  position: ProjectedPosition;
  points: number;
  expected: ExpectedPoints;
  /** Of his earlier games of the season, and of the last three of them; newest first. */
  earlier: readonly number[];
}

/** Where the points of a game stand beside the range that was given for them. */
export type Verdict = "in range" | "above" | "below";

/** In the range, to the tenth that is shown. */
export function verdictOf(points: number, { low, high }: Pick<ExpectedPoints, "low" | "high">): Verdict {
  const shown = Math.round(points * 10);
  if (shown < Math.round(low * 10)) return "below";
  return shown > Math.round(high * 10) ? "above" : "in range";
}

/** How good projections were. */
export interface Accuracy {
  count: number;
  /** Mean distance between what was projected and what came, in points: ours, the season's mean, the mean of the last three games. */
  ours: number;
  seasonMean: number;
  lastThree: number;
  inRange: number;
  above: number;
  below: number;
  /** Mean of what was projected minus what came. */
  bias: number;
}

/** Eight of ten should be in range. */
export const RANGE_CLAIM = 80;

/** Judges projections of players with an earlier game in the season; null without one. */
export function accuracyOf(all: readonly JudgedProjection[]): Accuracy | null {
  const judged = all.filter(({ earlier }) => earlier.length > 0);
  if (judged.length === 0) return null;
  const error = (of: (one: JudgedProjection) => number): number =>
    mean(judged.map((one) => Math.abs(of(one) - one.points)));
  const verdicts = judged.map(({ points, expected }) => verdictOf(points, expected));
  const count = (verdict: Verdict): number => verdicts.filter((one) => one === verdict).length;
  return {
    count: judged.length,
    ours: error(({ expected }) => expected.mean),
    seasonMean: error(({ earlier }) => mean(earlier)),
    lastThree: error(({ earlier }) => mean(earlier.slice(0, 3))),
    inRange: count("in range"),
    above: count("above"),
    below: count("below"),
    bias: mean(judged.map(({ expected, points }) => expected.mean - points)),
  };
}

/** So many PPR points a game make a player a starter; kickers and defenses all are. */
const STARTER_POINTS: Readonly<Record<ProjectedPosition, number>> = {
  QB: 12,
  RB: 8,
  WR: 8,
  TE: 6,
  K: Number.NEGATIVE_INFINITY,
  DST: Number.NEGATIVE_INFINITY,
};
/** From their fourth game of a season on it shows who they are. */
const STARTER_GAMES = 3;

/** Whether it was somebody that fantasy players start, by what he had done in the season so far. */
export function isStarter({ position, earlier }: Pick<JudgedProjection, "position" | "earlier">): boolean {
  return earlier.length >= STARTER_GAMES && mean(earlier) >= STARTER_POINTS[position];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
