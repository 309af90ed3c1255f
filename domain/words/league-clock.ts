import type { ClockFace } from "./clock.ts";

const HOUR_MS = 3_600_000;

/**
 * Clocks in the league's own zone, US Eastern, by the two rules since 1987: daylight time from April's first Sunday to
 * October's last (Public Law 99-359), and since 2007 from March's second to November's first (Energy Policy Act of 2005,
 * section 110). A page shows times in this zone before its reader's is known. `Intl` knows the rules too, but the first
 * format that a browser makes takes as long as the rest of a page's start (docs/decisions/052-clocks-without-intl.md).
 */
export function leagueClock(moment: number): ClockFace {
  const [standard, daylight] = [moment - 5 * HOUR_MS, moment - 4 * HOUR_MS];
  return isDaylightTime(standard, daylight) ? { wall: daylight, zone: "EDT" } : { wall: standard, zone: "EST" };
}

/** The moment at which the league's clocks show this, which is read as if it were UTC; daylight time in the hour that comes twice. */
export function leagueMoment(wall: number): number {
  return wall + (isDaylightTime(wall, wall) ? 4 : 5) * HOUR_MS;
}

/** Both switches are at 2 AM by the clock that runs until then: by standard time in spring, by daylight time in fall. */
function isDaylightTime(standard: number, daylight: number): boolean {
  const year = new Date(standard).getUTCFullYear();
  const [start, end] =
    year < 2007 ? [switchFrom(year, 3, 1), switchFrom(year, 9, 25)] : [switchFrom(year, 2, 8), switchFrom(year, 10, 1)];
  return standard >= start && daylight < end;
}

/** 2 AM of the first Sunday on or after a day of a month that is counted from 0. */
function switchFrom(year: number, month: number, day: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  return Date.UTC(year, month, day + ((7 - weekday) % 7), 2);
}
