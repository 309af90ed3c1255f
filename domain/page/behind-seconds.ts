/** Seconds that a reader's page may stay behind, so that a television stream shows a play first; 0 is live. */
export const BEHIND_SECONDS = [0, 15, 30, 45, 60, 90, 120] as const;

/** How long the past of a game that is played has to be known. */
export const LONGEST_BEHIND = Math.max(...BEHIND_SECONDS);

/** A choice as a form, a cookie or an address writes it; null for anything else. */
export function parseBehind(text: string | null | undefined): number | null {
  return BEHIND_SECONDS.find((seconds) => String(seconds) === text) ?? null;
}
