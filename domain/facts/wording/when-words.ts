import { formatDuration } from "../../words/format.ts";
import type { Moment } from "../fact.ts";
import type { QuarterName } from "../../game/play.ts";
import { nthWords } from "./number-words.ts";

/** `the second quarter`, `overtime` */
export function quarterWords(quarter: QuarterName): string {
  return quarter === "OT" ? "overtime" : `the ${nthWords(Number(quarter))} quarter`;
}

/** `with 7:45 left in the fourth quarter`, `with 12 seconds left in overtime`, `in the second quarter` without a clock. */
export function whenWords({ quarter, clock }: Moment): string {
  const period = quarterWords(quarter);
  if (clock === null || clock === 900) return clock === 900 ? `on the first play of ${period}` : `in ${period}`;
  if (clock === 0) return quarter === "OT" ? "on the final play of overtime" : `as ${period} ended`;
  return `with ${clockWords(clock)} left in ${period}`;
}

/** The same in short, for a second mention and for lists: `Q4, 7:45`. */
export function shortWhen({ quarter, clock }: Moment): string {
  const period = quarter === "OT" ? "OT" : `Q${quarter}`;
  return clock === null ? period : `${period}, ${formatDuration(clock)}`;
}

/** `7:45`, `one second`, `12 seconds` */
function clockWords(seconds: number): string {
  if (seconds >= 60) return formatDuration(seconds);
  return seconds === 1 ? "one second" : `${seconds} seconds`;
}
