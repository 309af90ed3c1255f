import { secondsToWait } from "../http/seconds-to-wait.ts";

const LONGEST_WAIT = 24 * 60 * 60;

/** What an answer's `Retry-After` asks for in seconds, a date by its server's own clock, a day at most; null where it cannot be read. */
export function askedWait(headers: Headers): number | null {
  const seconds = secondsToWait(headers.get("retry-after"), new Date(headers.get("date") ?? ""));
  return seconds === null ? null : Math.min(seconds, LONGEST_WAIT);
}
