import type { Timer } from "./timer.ts";

/** The longest wait that Node takes; a longer one would end at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** The machine's clock. A moment that has passed is due now. */
export const systemTimer: Timer = (callback, milliseconds) => {
  const timeout = setTimeout(callback, Math.min(Math.max(milliseconds, 0), LONGEST_MS));
  return () => clearTimeout(timeout);
};
