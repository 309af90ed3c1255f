export const CORRECTION_KINDS = ["play changed", "play removed", "play added", "score", "line"] as const;

/** Something that was shown once and that the provider has changed since. */
export interface Correction {
  /** The game's version that holds what is true now. */
  version: number;
  /** ISO time at which that version was stored. */
  at: string;
  kind: (typeof CORRECTION_KINDS)[number];
  /** The row of the play-by-play; null for a score or a line. A withdrawn row is not among the plays any more. */
  playId: string | null;
  /** The player whose line it is; null for the rest. */
  playerId: string | null;
  /** What was changed, in words: `Yards gained`, `Rushing yards of Aaron Jones`. */
  what: string;
  /** As it stood before and as it stands now, in words; empty where there is nothing to say. */
  before: string;
  after: string;
}

/** A correction before it is stored, which gives it its version and time. */
export type FoundCorrection = Omit<Correction, "version" | "at">;
