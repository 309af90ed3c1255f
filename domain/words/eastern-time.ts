import { leagueClock, leagueMoment } from "./league-clock.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The day that the league's clocks show at a moment, as the UTC midnight of that date in milliseconds. */
export function easternDay(moment: Date): number {
  const { wall } = leagueClock(moment.getTime());
  return wall - (wall % DAY_MS);
}

/** The moment at which the league's clocks show an hour and minute, `days` after the given day. */
export function easternMoment(day: number, days: number, hour: number, minute: number): Date {
  const wall = day + days * DAY_MS + hour * HOUR_MS + minute * 60_000;
  return new Date(leagueMoment(wall));
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
  const hours = (wall - leagueMoment(wall)) / HOUR_MS;
  return `${local}${hours < 0 ? "-" : "+"}${String(Math.abs(hours)).padStart(2, "0")}:00`;
}
