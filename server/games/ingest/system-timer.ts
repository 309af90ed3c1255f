import type { Timer } from "./demo-clock.ts";

/** The clock of the machine. */
export const systemTimer: Timer = (callback, milliseconds) => {
  const timeout = setTimeout(callback, milliseconds);
  return () => clearTimeout(timeout);
};
