import { LEAGUE_ZONE } from "./format.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** `Sun, Sep 7`, in a time zone; empty for a text that is no date. */
export function formatDay(iso: string, timeZone: string): string {
  const part = partsOf(iso, timeZone);
  return part === null ? "" : `${part("weekday")}, ${part("month")} ${part("day")}`;
}

/** `Sun, Sep 7, 8:15 PM EDT`; the day alone where the text has no time. */
export function formatKickoff(iso: string, timeZone: string): string {
  const part = partsOf(iso, timeZone);
  if (part === null) return "";
  const day = formatDay(iso, timeZone);
  return isDateOnly(iso) ? day : `${day}, ${clockOf(part)}`;
}

/** `Sep 9, 2025, 12:04 AM EDT`. */
export function formatMoment(iso: string, timeZone: string): string {
  const part = partsOf(iso, timeZone);
  if (part === null) return "";
  const day = `${part("month")} ${part("day")}, ${part("year")}`;
  return isDateOnly(iso) ? day : `${day}, ${clockOf(part)}`;
}

/** The kick-off's day and hour in the league's own zone, for texts that stand outside a page: `Sun, Sep 7, 8:15 PM EDT`. */
export function dayInWords(iso: string): string {
  return formatKickoff(iso, LEAGUE_ZONE);
}

type PartOf = (type: Intl.DateTimeFormatPartTypes) => string;

function clockOf(part: PartOf): string {
  return `${part("hour")}:${part("minute")} ${part("dayPeriod")} ${part("timeZoneName")}`;
}

function isDateOnly(iso: string): boolean {
  return !iso.includes("T");
}

/** Texts are put together from parts, because engines disagree about the spaces between them. */
function partsOf(iso: string, timeZone: string): PartOf | null {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return null;
  const parts = formatIn(isDateOnly(iso) ? "UTC" : timeZone).formatToParts(moment);
  return (type) => parts.find((part) => part.type === type)?.value ?? "";
}

/** Making a format costs more than using it a hundred times. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      weekday: "short",
      month: "short",
      day: "numeric",
      year: "numeric",
      hour: "numeric",
      minute: "2-digit",
      hour12: true,
      timeZoneName: "short",
    });
    formats.set(timeZone, format);
  }
  return format;
}
