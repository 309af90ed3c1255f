/**
 * What a player can be credited with on one play. Yards are signed; everything else is a count. The names of offensive
 * figures are the player line's own, so that a fold is a sum.
 */
export const CREDIT_STATS = [
  "passingAttempts",
  "passingCompletions",
  "passingYards",
  "passingTouchdowns",
  "passingInterceptions",
  "passingTwoPoints",
  "sacksTaken",
  "sackYardsLost",
  "rushingAttempts",
  "rushingYards",
  "rushingTouchdowns",
  "rushingTwoPoints",
  "receivingTargets",
  "receptions",
  "receivingYards",
  "receivingTouchdowns",
  "receivingTwoPoints",
  /** Of the man a pass was meant for, caught or not: yards from the line of scrimmage to where it was thrown, negative behind it. */
  "airYards",
  "fumbles",
  /** Lost on a rush, a pass, a catch or a sack. */
  "fumblesLost",
  /** Lost on a kick or punt return or another play that is not from scrimmage. */
  "returnFumblesLost",
  "fumbleRecoveries",
  "fumbleReturnYards",
  "fumbleReturnTouchdowns",
  "kickReturns",
  "kickReturnYards",
  "kickReturnTouchdowns",
  /** A kickoff that nobody fumbled, recovered in the end zone by the team that kicked. */
  "kickRecoveryTouchdowns",
  "puntReturns",
  "puntReturnYards",
  "puntReturnTouchdowns",
  "interceptions",
  "interceptionReturnYards",
  "interceptionReturnTouchdowns",
  "blockedKickReturnTouchdowns",
  "defensiveTwoPoints",
  "tackles",
  "assists",
  "sacks",
  "quarterbackHits",
  "tacklesForLoss",
  "forcedFumbles",
  "passesDefended",
  "safeties",
  "blockedKicks",
  "fieldGoalAttempts",
  "fieldGoalsMade",
  "extraPointAttempts",
  "extraPointsMade",
  "punts",
  "puntYards",
  "kickoffs",
] as const;

export type CreditStat = (typeof CREDIT_STATS)[number];

/** One figure of one player on one play: the atom of every total on the site. */
export interface Credit {
  playerId: string;
  playerName: string;
  team: string;
  stat: CreditStat;
  amount: number;
}
