import type { ShownPlay } from "./play.ts";

/** What one version of a game changed of a play, for the play's own place in the list. */
export interface PlayMark {
  version: number;
  at: string;
  /** The row came in after later ones were shown. */
  isAdded: boolean;
  /** `yards gained 12, was 21; distance 3, was 5`; empty for a row that came in late. */
  words: string;
}

/** A play as a game's page shows it: with what takes its credits, its text or its whole game to know. */
export interface PagePlay extends ShownPlay {
  /** One sentence without a period; words in braces may step aside where there is little room. Null: the source's own text stands. */
  plain: string | null;
  /** The home team's chance to win after the play, in percent. Null where it is not known. */
  homeChance: number | null;
  /** What the play changed of it, signed; null where it is not known. */
  swing: number | null;
  /** PPR points of the play, of at most two players, the most first: `{Puka }Nacua` and `+2.2`. */
  points: readonly (readonly [name: string, points: string])[];
  /** Why FLOW shows it; empty for a play that FLOW leaves out. */
  flow: readonly string[];
  /** What the source has changed of it since it was first shown, in order. */
  marks: readonly PlayMark[];
  isPickSix: boolean;
  /** The offense, or the returning team, lost the ball on it. */
  isTurnover: boolean;
  /** Whose play the tag calls it, before the type. */
  tagTeam: string | null;
}
