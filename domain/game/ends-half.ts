import type { Play } from "./play.ts";

/**
 * Whether a row is the end of a half, of regulation or of an overtime's period: nobody has the ball. After the first and the third quarter it
 * stays where it is.
 */
export function endsHalf({ type, quarterName }: Pick<Play, "type" | "quarterName">): boolean {
  return type === "Period" && quarterName !== "1" && quarterName !== "3";
}
