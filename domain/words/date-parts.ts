import type { Clock } from "./clock.ts";

/** A moment as a clock shows it, in words and figures of American English. */
export interface DateParts {
  /** `Sunday`. */
  weekday: string;
  /** `September`. */
  month: string;
  day: number;
  year: number;
  /** `8:15 PM`. */
  time: string;
  /** `EDT`. */
  zone: string;
  /** The text has no time: it keeps its calendar day in every zone. */
  isDay: boolean;
}

const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const MONTHS = "January February March April May June July August September October November December".split(" ");

/** The parts of an ISO text; null for a text that is no date. */
export function dateParts(iso: string, clock: Clock): DateParts | null {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return null;
  const isDay = !iso.includes("T");
  const { wall, zone } = isDay ? { wall: moment, zone: "" } : clock(moment);
  const date = new Date(wall);
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, "0");
  return {
    weekday: WEEKDAYS[date.getUTCDay()] ?? "",
    month: MONTHS[date.getUTCMonth()] ?? "",
    day: date.getUTCDate(),
    year: date.getUTCFullYear(),
    time: `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`,
    zone,
    isDay,
  };
}

/** What is said of an ISO text's parts; empty for a text that is no date. */
export function dateInWords(iso: string, clock: Clock, say: (date: DateParts) => string): string {
  const date = dateParts(iso, clock);
  return date === null ? "" : say(date);
}

/** `Sep 7`. */
export function monthDayOf({ month, day }: DateParts): string {
  return `${month.slice(0, 3)} ${day}`;
}

/** `Sun, Sep 7`. */
export function dayOf(date: DateParts): string {
  return `${date.weekday.slice(0, 3)}, ${monthDayOf(date)}`;
}
