import { clockOf, dateParts, type PartOf } from "./date-parts.ts";
import { LEAGUE_ZONE } from "./format.ts";

/** `Sun, Sep 7`, in a time zone; empty for a text that is no date. */
export function formatDay(iso: string, timeZone: string): string {
  const date = dateParts(iso, timeZone, "short");
  return date === null ? "" : dayOf(date.part);
}

/** `Sep 7`, in a time zone; empty for a text that is no date. */
export function formatMonthDay(iso: string, timeZone: string): string {
  const date = dateParts(iso, timeZone, "short");
  return date === null ? "" : `${date.part("month")} ${date.part("day")}`;
}

/** `Sun, Sep 7, 8:15 PM EDT`; the day alone where the text has no time. */
export function formatKickoff(iso: string, timeZone: string): string {
  const date = dateParts(iso, timeZone, "short");
  if (date === null) return "";
  const { part, isDay } = date;
  return isDay ? dayOf(part) : `${dayOf(part)}, ${clockOf(part)}`;
}

/** `Sep 9, 2025, 12:04 AM EDT`. */
export function formatMoment(iso: string, timeZone: string): string {
  const date = dateParts(iso, timeZone, "short");
  if (date === null) return "";
  const { part, isDay } = date;
  const day = `${part("month")} ${part("day")}, ${part("year")}`;
  return isDay ? day : `${day}, ${clockOf(part)}`;
}

/** `3:14 PM EDT`; the day where the text has no time. */
export function formatHour(iso: string, timeZone: string): string {
  const date = dateParts(iso, timeZone, "short");
  if (date === null) return "";
  return date.isDay ? dayOf(date.part) : clockOf(date.part);
}

/** The hour alone on the day of another moment, such as a game's kickoff; day and hour otherwise. */
export function formatBeside(iso: string, beside: string | null, timeZone: string): string {
  const isSameDay = beside !== null && formatDay(iso, timeZone) === formatDay(beside, timeZone);
  return isSameDay && iso.slice(0, 4) === beside.slice(0, 4) ? formatHour(iso, timeZone) : formatMoment(iso, timeZone);
}

/** `3:14 PM`, for a moment of this very day in the reader's own zone. */
export function formatTimeOfDay(iso: string, timeZone: string): string {
  const date = dateParts(iso, timeZone, "short");
  return date === null ? "" : `${date.part("hour")}:${date.part("minute")} ${date.part("dayPeriod")}`;
}

/** The kickoff's day and hour in the league's own zone, for texts that stand outside a page: `Sun, Sep 7, 8:15 PM EDT`. */
export function dayInWords(iso: string): string {
  return formatKickoff(iso, LEAGUE_ZONE);
}

function dayOf(part: PartOf): string {
  return `${part("weekday")}, ${part("month")} ${part("day")}`;
}
