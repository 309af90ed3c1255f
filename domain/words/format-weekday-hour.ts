import type { Clock } from "./clock.ts";
import { dateInWords, dayOf } from "./date-parts.ts";

/** `Sun 4:05 PM`; the day alone where the text has no time; empty for a text that is no date. */
export function formatWeekdayHour(iso: string, clock: Clock): string {
  return dateInWords(iso, clock, (date) => (date.isDay ? dayOf(date) : `${date.weekday.slice(0, 3)} ${date.time}`));
}
