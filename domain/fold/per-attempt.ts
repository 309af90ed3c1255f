/** Yards per attempt or per catch; null without one, because there is no average of nothing. */
export function perAttempt(yards: number | null, attempts: number | null): number | null {
  return yards === null || attempts === null || attempts === 0 ? null : yards / attempts;
}
