import type { ShownPlay } from "../game/play.ts";

/** The word alone: Kneeland is a name. */
const KNEEL = /(?<![.\w])kneel(?:s|ed)?\b/i;

/** A snap that only runs out the clock; it counts as a rush. */
export function isKneelDown({ description }: Pick<ShownPlay, "description">): boolean {
  return KNEEL.test(description);
}
