import type { Clock } from "../../domain/words/clock.ts";

/** The clocks of any zone by its name (`Asia/Tokyo`), as the engine knows them: what our own clocks are held against. */
export function intlClock(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    timeZoneName: "short",
  });
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    const wall = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
    return { wall, zone: parts.get("timeZoneName") ?? "" };
  };
}
