/** Whether a player will play, as a report says. `Inactive`: his team has said that he will not. */
export const INJURY_STATUSES = ["Out", "Inactive", "Doubtful", "Questionable", "Probable"] as const;

export type InjuryStatus = (typeof INJURY_STATUSES)[number];

/** How much of the last practice before the report he took part in. */
export const PRACTICES = ["full", "limited", "none"] as const;

export type Practice = (typeof PRACTICES)[number];

/** Who is not expected to play: of 112 players who were doubtful six played. */
export const AWAY: ReadonlySet<InjuryStatus | null> = new Set(["Out", "Inactive", "Doubtful"]);

/** What was reported of a player before a game: the newest report that the source has. */
export interface InjuryReport {
  playerId: string;
  team: string;
  /** Null where the report leaves it open: he was on it in the week, and it says nothing about the game. */
  status: InjuryStatus | null;
  /** What ails him as the source writes it, `Hamstring`; also `Not injury related - resting player`. */
  injury: string | null;
  practice: Practice | null;
  /** ISO time of the report. */
  reportedAt: string | null;
}
