import type { ChancePosition } from "./projected-position.ts";

/** What a report says of a player's health before a game; `out` is nobody who plays. */
export type Injury = "questionable" | "doubtful" | "out";

/** What being at home counts in a projection: nothing where nobody is, as in London or in a Super Bowl. */
export const HOME_TERM = { home: 0.5, neutral: 0, away: -0.5 } as const;

/** A game to come as one team sees it. */
export interface Matchup {
  place: keyof typeof HOME_TERM;
  /** Points that the betting line expects of the team, and of the other; from the teams' scoring where there is no line. */
  implied: number;
  opposing: number;
  /**
   * What the opponent has allowed to each position beside what the league has, shrunken to 1: 1.1 is a tenth more PPR points than an
   * average defense.
   */
  allowed: Readonly<Record<ChancePosition, number>>;
  /** The same of what the team's defense and the opposing offense are known for. */
  defense: DefenseForm;
}

/** Sacks and interceptions beside the league's mean, shrunken to 1: what the defense makes, and what the other offense gives. */
export interface DefenseForm {
  sacksMade: number;
  sacksTaken: number;
  interceptionsMade: number;
  interceptionsThrown: number;
}

/** Points of an average team; the zero of what the line adds. Regular seasons 2016 to 2023: 22.6. */
export const USUAL_POINTS = 22.5;
