/** `Retry-After` in seconds or as a date, in seconds from now; null without one, or with one that nobody can read. */
export function secondsToWait(header: string | null, now: Date): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now.getTime()) / 1000));
}
