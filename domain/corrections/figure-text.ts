import type { Figure } from "../game/figures.ts";
import { formatListPoints } from "../words/points-change.ts";
import { roundHalfAway } from "../words/round-half-away.ts";

/**
 * A figure of a line as a correction says it: points as everywhere, the rest as it is. Hundredths are the finest there are, so
 * that what lies between two readings only by the way numbers are stored reads the same.
 */
export function figureText(figure: number, { unit }: Pick<Figure, "unit">): string {
  return unit === "points" ? formatListPoints(figure) : String(roundHalfAway(figure, 100));
}
