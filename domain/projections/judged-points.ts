import { toHundredth } from "../fold/fantasy-points.ts";
import { type Verdict, verdictOf } from "./accuracy.ts";
import type { ExpectedPoints } from "./expect-points.ts";

/** A projection with its range and, once the game is over, whether the result was in it. */
export interface JudgedPoints {
  projected: number;
  low: number;
  high: number;
  /** Null before the end, and where the points are not known. */
  verdict: Verdict | null;
}

/** `points` are those of a game that is over; null otherwise. */
export function judgedPoints({ mean, low, high }: ExpectedPoints, points: number | null): JudgedPoints {
  return {
    projected: toHundredth(mean),
    low: toHundredth(low),
    high: toHundredth(high),
    verdict: points === null ? null : verdictOf(points, { low, high }),
  };
}
