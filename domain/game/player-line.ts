/**
 * One player's figures in one game: a projection or statistics, with the same fields. Null means that the source does
 * not know; 0 is a known zero.
 */
export interface PlayerLine {
  playerId: string;
  playerName: string;
  team: string;
  position: string;
  passingAttempts: number | null;
  passingCompletions: number | null;
  passingYards: number | null;
  passingTouchdowns: number | null;
  passingInterceptions: number | null;
  rushingAttempts: number | null;
  rushingYards: number | null;
  rushingYardsPerAttempt: number | null;
  rushingTouchdowns: number | null;
  rushingLong: number | null;
  receptions: number | null;
  receivingTargets: number | null;
  receivingYards: number | null;
  receivingYardsPerReception: number | null;
  receivingTouchdowns: number | null;
  receivingLong: number | null;
  /** Standard scoring: the provider's figure where it gives one, otherwise `fantasy-points.ts`. */
  fantasyPoints: number | null;
  /** The same plus one per reception. */
  fantasyPointsPPR: number | null;

  /** Not among the specification's fields; fantasy points need them. Passed, run or caught. */
  twoPointConversions: number | null;
  fumblesLost: number | null;
  /** Touchdowns on kick and punt returns. */
  specialTeamsTouchdowns: number | null;
}

export type LineSource = "projections" | "stats";
