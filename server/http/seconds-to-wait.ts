/** `Retry-After` in seconds or as a date, in seconds from now; null without one, or with one that nobody can read. */
export function secondsToWait(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const seconds = /^\d+(?:\.\d+)?$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
