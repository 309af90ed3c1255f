import { formatPoints } from "./format.ts";
import { roundHalfAway } from "./round-half-away.ts";
import { withMinus } from "./with-minus.ts";

/** What stands where there are no points yet, or nobody knows them: never 0.0. */
const NOT_YET = "–";
const MINUS = "−";

/**
 * Points that a league counts, with a true minus: `35.1`, and to the hundredth where they have hundredths, `18.34`, so that a
 * total is what its changes add up to and two that differ never look alike; `–` for null. What the specification's tables show
 * has one decimal (`formatPoints`), and a ledger's columns always have two (`formatLedgerPoints`).
 */
export function formatListPoints(points: number | null): string {
  if (points === null) return NOT_YET;
  const hundredths = roundHalfAway(points, 100);
  return withMinus(hundredths === roundHalfAway(points, 10) ? hundredths.toFixed(1) : hundredths.toFixed(2));
}

/** What changed somebody's points, likewise and with its sign: `+6.1`, `−2.0`, `+0.44`. */
export function formatPointsChange(points: number): string {
  return `${points < 0 ? MINUS : "+"}${formatListPoints(Math.abs(points))}`;
}

/** Points that are only expected, whose hundredths nobody knows: one decimal, `–` for null. */
export function formatExpectedPoints(points: number | null): string {
  return points === null ? NOT_YET : withMinus(formatPoints(points));
}
