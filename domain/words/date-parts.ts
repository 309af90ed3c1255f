/** The part of a date that is asked for, such as `weekday`, in words or digits; empty where there is none. */
export type PartOf = (type: Intl.DateTimeFormatPartTypes) => string;

export interface DateParts {
  part: PartOf;
  /** The text has no time: it keeps its calendar day in every zone. */
  isDay: boolean;
}

/**
 * An ISO text as the calendars and clocks of a zone show it, with long or short names; null for a text that is no date.
 * Texts are put together from parts, because engines disagree about the spaces and commas of a whole formatted date.
 */
export function dateParts(iso: string, timeZone: string, names: "long" | "short"): DateParts | null {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return null;
  const isDay = !iso.includes("T");
  const parts = formatIn(isDay ? "UTC" : timeZone, names).formatToParts(moment);
  return { part: (type) => parts.find((part) => part.type === type)?.value ?? "", isDay };
}

/** `8:15 PM EDT`. */
export function clockOf(part: PartOf): string {
  return `${part("hour")}:${part("minute")} ${part("dayPeriod")} ${part("timeZoneName")}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than using it a hundred times. */
function formatIn(timeZone: string, names: "long" | "short"): Intl.DateTimeFormat {
  const key = `${names} ${timeZone}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: names,
    month: names,
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZoneName: "short",
  });
  formats.set(key, format);
  return format;
}
