const EASTERN = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/New_York",
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
  return wall - (wall % 86_400_000);
}

/** The moment at which the league's clocks show an hour and minute, `days` after the given day. */
export function easternMoment(day: number, days: number, hour: number, minute: number): Date {
  const wall = day + days * 86_400_000 + hour * 3_600_000 + minute * 60_000;
  // Kick-offs lie far from the hour in which the clocks change, so the offset at this guess is the right one.
  const guess = new Date(wall + 5 * 3_600_000);
  return new Date(wall + (guess.getTime() - easternWall(guess)));
}

/** What the clocks show, read as if it were UTC. */
function easternWall(moment: Date): number {
  const parts = new Map(EASTERN.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}
