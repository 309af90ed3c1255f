import { formatPoints } from "./format.ts";
import { withMinus } from "./with-minus.ts";

/** What stands where there are no points yet, or nobody knows them: never 0.0. */
const NOT_YET = "–";
const MINUS = "−";

/** Points in a list, one decimal: `35.1`, `−0.4` with a true minus, `–` for null. */
export function formatListPoints(points: number | null): string {
  return points === null ? NOT_YET : withMinus(formatPoints(points));
}

/** What changed somebody's points, with its sign: `+6.1`, `−2.0`; below one point to the hundredth, `+0.44`. */
export function formatPointsChange(points: number): string {
  const size = Math.abs(points);
  const figure = size < 0.995 ? size.toFixed(2) : formatPoints(size);
  return `${points < 0 ? MINUS : "+"}${figure}`;
}
