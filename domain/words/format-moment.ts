import type { Clock } from "./clock.ts";
import { dateInWords, type DateParts, dayOf, monthDayOf } from "./date-parts.ts";
import { leagueClock } from "./league-clock.ts";

/** `Sun, Sep 7`, by a clock; empty for a text that is no date. */
export function formatDay(iso: string, clock: Clock): string {
  return dateInWords(iso, clock, dayOf);
}

/** `Sun, Sep 7, 8:15 PM EDT`; the day alone where the text has no time. */
export function formatKickoff(iso: string, clock: Clock): string {
  return dateInWords(iso, clock, (date) => withHour(dayOf(date), date));
}

/** `Sep 9, 2025, 12:04 AM EDT`. */
export function formatMoment(iso: string, clock: Clock): string {
  return dateInWords(iso, clock, (date) => withHour(`${monthDayOf(date)}, ${date.year}`, date));
}

/** `3:14 PM EDT`; the day where the text has no time. */
export function formatHour(iso: string, clock: Clock): string {
  return dateInWords(iso, clock, (date) => (date.isDay ? dayOf(date) : hourOf(date)));
}

/** The hour alone on the day of another moment, such as a game's kickoff; day and hour otherwise. */
export function formatBeside(iso: string, beside: string | null, clock: Clock): string {
  const isSameDay = beside !== null && formatDay(iso, clock) === formatDay(beside, clock);
  return isSameDay && iso.slice(0, 4) === beside.slice(0, 4) ? formatHour(iso, clock) : formatMoment(iso, clock);
}

/** `3:14 PM`, for a moment of this very day in the reader's own zone. */
export function formatTimeOfDay(iso: string, clock: Clock): string {
  return dateInWords(iso, clock, ({ time }) => time);
}

/** The kickoff's day and hour in the league's own zone, for texts that stand outside a page: `Sun, Sep 7, 8:15 PM EDT`. */
export function dayInWords(iso: string): string {
  return formatKickoff(iso, leagueClock);
}

function withHour(day: string, date: DateParts): string {
  return date.isDay ? day : `${day}, ${hourOf(date)}`;
}

function hourOf({ time, zone }: DateParts): string {
  return `${time} ${zone}`;
}
