import { systemTimer } from "./system-timer.ts";
import type { Timer } from "./timer.ts";

/** What comes of the work, or null where it takes longer than so many milliseconds. It goes on then, and nobody hears of its end. */
export function inTime<T>(work: Promise<T>, milliseconds: number, timer: Timer = systemTimer): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const stop = timer(() => late.resolve(null), milliseconds);
  return Promise.race([work, late.promise]).finally(stop);
}
