/**
 * What a number counts. A number never goes without its unit: yards of a line are passing, rushing or receiving yards, and
 * `yards` alone are those of one play. Each is a whole number unless it says otherwise.
 */
export type Unit =
  // of a play, a score, a drive
  | "yards"
  | "returnYards"
  | "kickYards"
  /** Yards to the goal line at the snap. */
  | "yardsToEndZone"
  | "down"
  | "distance"
  | "points"
  | "plays"
  | "driveYards"
  /** Game time that it took, or that lies between. */
  | "seconds"
  // of the score
  | "margin"
  | "totalPoints"
  // of lines and team rows
  | "completions"
  | "attempts"
  /** Of 100, with one decimal. */
  | "completionRate"
  | "passingYards"
  | "passingTouchdowns"
  | "interceptionsThrown"
  | "sacksTaken"
  | "carries"
  | "rushingYards"
  /** Mean of a carry, with one decimal. */
  | "yardsPerCarry"
  | "rushingTouchdowns"
  | "rushingLong"
  | "receptions"
  | "targets"
  | "receivingYards"
  /** Mean of a catch, with one decimal. */
  | "yardsPerCatch"
  | "receivingTouchdowns"
  | "receivingLong"
  /** Rushing and receiving. */
  | "scrimmageYards"
  /** Of every kind. */
  | "touchdowns"
  | "fieldGoalsMade"
  | "fieldGoalAttempts"
  | "fieldGoalLong"
  | "extraPointsMade"
  | "extraPointAttempts"
  | "punts"
  | "puntYards"
  | "kickReturns"
  | "kickReturnYards"
  | "puntReturns"
  | "puntReturnYards"
  | "tackles"
  | "assists"
  /** Halves count. */
  | "sacks"
  | "interceptions"
  | "forcedFumbles"
  | "fumbleRecoveries"
  | "passesDefended"
  | "fumbles"
  | "fumblesLost"
  | "safeties"
  | "totalYards"
  | "firstDowns"
  | "turnovers"
  | "penalties"
  | "penaltyYards"
  /** Made of tries: third and fourth downs, red zone. */
  | "made"
  | "of"
  | "possessionSeconds"
  | "redZoneTargets"
  | "redZoneCarries"
  /** Share of the team's, of 100, whole. */
  | "targetShare"
  | "carryShare"
  // fantasy: with decimals
  | "standardPoints"
  | "pprPoints"
  | "projectedPoints"
  /** Own mean of earlier games. */
  | "meanPoints"
  // relations
  | "difference"
  /** How many times the smaller, with one decimal. */
  | "ratio"
  /** 1 is the most. */
  | "rank"
  /** Among how many. */
  | "among"
  | "nth"
  | "count"
  | "threshold"
  // setting, season
  | "week"
  | "season"
  | "degreesLow"
  | "degreesHigh"
  | "windSpeed"
  | "attendance"
  /** Points by which the favorite is favored, or the total; halves count. */
  | "spread"
  | "overUnder"
  | "wins"
  | "losses"
  | "ties"
  /** How many games a streak, a mean or a high is of. */
  | "games"
  /** The best before a season high. */
  | "previousBest"
  /** Mean of a game, with one decimal: points for and against, and what a defense allows. */
  | "pointsFor"
  | "pointsAgainst"
  | "mean";
