import type { Clock } from "./clock.ts";
import { dateInWords, monthDayOf } from "./date-parts.ts";

/** `Sep 7`, by a clock; empty for a text that is no date. */
export function formatMonthDay(iso: string, clock: Clock): string {
  return dateInWords(iso, clock, monthDayOf);
}
