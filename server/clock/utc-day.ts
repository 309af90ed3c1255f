/** The calendar day (UTC), `2026-11-20`: limits of a day are counted by it. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}
