const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Milliseconds to wait after so many failures. Twice as long each time, and never the same for all (`chance` is 0 to 1): a
 * server that comes back is not met by everybody at once.
 */
export function backoff(failures: number, chance: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + chance / 2);
}
