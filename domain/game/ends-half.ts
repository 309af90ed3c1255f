import type { Play } from "./play.ts";

/**
 * Whether a row is the end of a half, of regulation or of an overtime's period: nobody has the ball. After the first and the third quarter it
 * stays where it is, as it does after a playoff's first overtime period, which no row tells from the others: that one loses its spot here.
 */
export function endsHalf({ type, quarterName }: Pick<Play, "type" | "quarterName">): boolean {
  return type === "Period" && isLastOfHalf(quarterName);
}

/** Whether a half, or overtime, is over when this quarter is. */
export function isLastOfHalf(quarterName: Play["quarterName"]): boolean {
  return quarterName !== "1" && quarterName !== "3";
}
