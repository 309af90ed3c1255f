import { LEAGUE_ZONE } from "./format.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const CLOCK = new Intl.DateTimeFormat("en-CA", {
  timeZone: LEAGUE_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** The day that the league's clocks show at a moment, as the UTC midnight of that date in milliseconds. */
export function easternDay(moment: Date): number {
  const wall = easternWall(moment);
  return wall - (wall % DAY_MS);
}

/** The moment at which the league's clocks show an hour and minute, `days` after the given day. */
export function easternMoment(day: number, days: number, hour: number, minute: number): Date {
  const wall = day + days * DAY_MS + hour * HOUR_MS + minute * 60_000;
  return new Date(wall - easternOffset(wall));
}

/**
 * ISO text with the zone's offset on that day, for example `2024-09-05T20:20:00-04:00`, from a date `2024-09-05` and a time
 * of day `20:20` or `20:20:00` on the league's clocks. Null for texts of another form and for a date that does not exist.
 */
export function easternIso(date: string, time: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d(:\d\d)?$/.test(time)) return null;
  const local = `${date}T${time.length === 5 ? `${time}:00` : time}`;
  const wall = Date.parse(`${local}Z`);
  // An engine may read February 30 as March 1.
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(date)) return null;
  const hours = easternOffset(wall) / HOUR_MS;
  return `${local}${hours < 0 ? "-" : "+"}${String(Math.abs(hours)).padStart(2, "0")}:00`;
}

/** Milliseconds that the league's clocks are ahead of UTC (so below 0) when they show this, read as if it were UTC. */
function easternOffset(wall: number): number {
  // Kickoffs lie far from the hour in which the clocks change, so the offset at this guess is the right one.
  const guess = wall + 5 * HOUR_MS;
  const hour = Math.floor(guess / HOUR_MS);
  const known = OFFSETS.get(hour);
  if (known !== undefined) return known;
  const offset = easternWall(new Date(guess)) - guess;
  if (OFFSETS.size >= MOST_OFFSETS) OFFSETS.clear();
  OFFSETS.set(hour, offset);
  return offset;
}

/** The offset by hours since 1970: clocks change on the hour, and all rows of a game ask for the same few hours. */
const OFFSETS = new Map<number, number>();
const MOST_OFFSETS = 5_000;

/** What the clocks show, read as if it were UTC. */
function easternWall(moment: Date): number {
  const parts = new Map(CLOCK.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}
