/** The columns of the box score that official statistics and the plays can be compared on. */
export const COMPARED_FIELDS = [
  "passingAttempts",
  "passingCompletions",
  "passingYards",
  "passingTouchdowns",
  "passingInterceptions",
  "rushingAttempts",
  "rushingYards",
  "rushingTouchdowns",
  "receptions",
  "receivingTargets",
  "receivingYards",
  "receivingTouchdowns",
  "fantasyPoints",
  "fantasyPointsPPR",
] as const;

export type ComparedField = (typeof COMPARED_FIELDS)[number];

/** One figure of one player's official line that the plays do not add up to. */
export interface LineDifference {
  playerId: string;
  playerName: string;
  team: string;
  field: ComparedField;
  /** The sum over the plays. */
  fromPlays: number;
  /** The official figure. */
  official: number;
  /** Why, in words for a reader; null when nobody knows. */
  cause: string | null;
}
