import type { ShownPlay } from "./play.ts";

/** A play as a game's page shows it: with what takes its credits, its text or its whole game to know. */
export interface PagePlay extends ShownPlay {
  /** One sentence without a period; words in braces may step aside where there is little room. Null: the source's own text stands. */
  plain: string | null;
  /** The home team's chance to win after the play, in percent. Null where it is not known. */
  homeChance: number | null;
  /** What the play changed of it, signed; null where it is not known. */
  swing: number | null;
  /** Why FLOW shows it; empty for a play that FLOW leaves out. */
  flow: readonly string[];
  isPickSix: boolean;
  /** The offense, or the returning team, lost the ball on it. */
  isTurnover: boolean;
}
