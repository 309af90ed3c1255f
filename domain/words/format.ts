import type { Clock } from "./clock.ts";
import { dateParts } from "./date-parts.ts";
import type { Play } from "../game/play.ts";
import { roundHalfAway } from "./round-half-away.ts";

/** What stands in the place of a figure that nobody knows. */
export const MISSING = "-";

/** Fantasy points and other figures with one decimal, rounded half away from zero: `7.3` for 7.25, never `-0.0`, `-` for null. */
export function formatPoints(value: number | null): string {
  return value === null ? MISSING : roundHalfAway(value, 10).toFixed(1);
}

/** A whole number with commas between thousands: `61,500`; `-` for null. */
export function formatInteger(value: number | null): string {
  if (value === null) return MISSING;
  const whole = Math.round(value);
  const digits = String(Math.abs(whole)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return whole < 0 ? `-${digits}` : digits;
}

/** A number with its sign: `+7`, `-3`; 0 is `0`. */
export function formatSigned(value: number): string {
  return value > 0 ? `+${value}` : `${value}`;
}

/** Seconds as `M:SS`: `5:07`, `15:00`. */
export function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A play's clock as `M:SS`. Blank at 0:00, and when either field is missing. */
export function formatClock(minutes: number | null, seconds: number | null): string {
  if (minutes === null || seconds === null) return "";
  return minutes === 0 && seconds === 0 ? "" : formatDuration(minutes * 60 + seconds);
}

/** `1st`, `2nd`, `3rd`, `4th`, `11th`, `22nd`. */
export function ordinal(value: number): string {
  const teens = value % 100 >= 11 && value % 100 <= 13;
  const ending = teens ? undefined : ["th", "st", "nd", "rd"][value % 10];
  return `${value}${ending ?? "th"}`;
}

/** Down and distance: `3rd & 7`, `1st & Goal`; the down alone where the distance is unknown; null without a down. */
export function situation(play: Pick<Play, "down" | "distance" | "yardsToEndZone">): string | null {
  if (play.down <= 0) return null;
  if (play.distance <= 0) return ordinal(play.down);
  const isGoal = play.yardsToEndZone !== null && play.yardsToEndZone > 0 && play.distance >= play.yardsToEndZone;
  return `${ordinal(play.down)} & ${isGoal ? "Goal" : play.distance}`;
}

/** `KC 35`, and `50` at midfield, which belongs to nobody; null without a yard line. */
export function fieldPosition(play: Pick<Play, "yardLine" | "yardLineTerritory">): string | null {
  if (play.yardLine <= 0) return null;
  return play.yardLineTerritory === null ? String(play.yardLine) : `${play.yardLineTerritory} ${play.yardLine}`;
}

/** A point spread with its sign (`+3.5`, `-3`); null for none, and for an even game. */
export function formatSpread(spread: number | null): string | null {
  return spread === null || spread === 0 ? null : formatSigned(spread);
}

/** `61-72°F`, `-3 to 12°F`, one value where there is only one or both are equal; null where there is none. */
export function formatTemperature(low: number | null, high: number | null): string | null {
  const single = low === null || low === high ? high : high === null ? low : null;
  if (single !== null) return `${single}°F`;
  if (low === null || high === null) return null;
  return `${low}${low < 0 || high < 0 ? " to " : "-"}${high}°F`;
}

/**
 * `Thursday, September 5, 2024 at 8:20 PM EDT`; the day alone for an ISO text without a time, which keeps its calendar day in
 * every zone; `Date to be announced` when it is missing or no date.
 */
export function formatDateLong(iso: string | null, clock: Clock): string {
  const date = iso === null ? null : dateParts(iso, clock);
  if (date === null) return "Date to be announced";
  const day = `${date.weekday}, ${date.month} ${date.day}, ${date.year}`;
  return date.isDay ? day : `${day} at ${date.time} ${date.zone}`;
}
