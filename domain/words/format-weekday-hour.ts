import { dateParts } from "./date-parts.ts";
import { formatDay, formatTimeOfDay } from "./format-moment.ts";

/** `Sun 4:05 PM`; the day alone where the text has no time. */
export function formatWeekdayHour(iso: string, timeZone: string): string {
  const date = dateParts(iso, timeZone, "short");
  if (date === null) return "";
  return date.isDay ? formatDay(iso, timeZone) : `${date.part("weekday")} ${formatTimeOfDay(iso, timeZone)}`;
}
