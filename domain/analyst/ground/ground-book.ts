/** A score that stood: from `seconds` before the end of its quarter until the next one. */
export interface ScoreStood {
  quarter: number;
  seconds: number;
  away: number;
  home: number;
}

/** How the game stands in the newest result. */
export interface Standing {
  awayTeam: string;
  homeTeam: string;
  /** From the kickoff's 0-0 on, in order. */
  states: readonly ScoreStood[];
  /** The score as it is. */
  away: number;
  home: number;
  isOver: boolean;
  /** Points by quarter, null where it is not known. */
  awayQuarters: readonly (number | null)[];
  homeQuarters: readonly (number | null)[];
}

/** A play, or a score with its try, as a result tells it. */
export interface GroundRow {
  quarter: string;
  clock: string;
  team: string;
  /** A play's type, or what a score was; a score stands among the plays too. */
  type: string;
  text: string;
  isScore: boolean;
}

/** One number of a tool's result: whose it is and what it counts. */
export interface GroundFact {
  /** Team code or player's name; null for the game's own. */
  subject: string | null;
  /** The result's own name for it (`passingYards`), or `clock`, `quarterPoints1`, `playYards`, `story`. */
  unit: string;
  value: number;
  /** Expected before the game, not done in it. */
  isProjected?: boolean;
}

/** What a conversation's results hold, laid out for looking up. */
export interface GroundBook {
  facts: GroundFact[];
  /** Scores that stood at some time: `27-20` and `20-27`. */
  scores: ReadonlySet<string>;
  /** Moments of rows, as `4 4:58`, and scores after them, as `4 20-27`. */
  moments: ReadonlySet<string>;
  /** Null before the game's information was asked for. */
  standing: Standing | null;
  /** Plays and scores with their quarter and text. */
  rows: readonly GroundRow[];
  /** Every text of the results, each after a line break. */
  texts: string;
}
