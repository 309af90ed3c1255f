/** Rules that a reader has chosen, as pages name them. */
export interface OwnRules {
  /** `Half PPR with changes` */
  name: string;
  /** As `scoringText` writes them. */
  scoring: string;
  /** Keys of the rules that the plays do not have. */
  uncounted: string[];
  /** What they count that the columns beside them do not, in a sentence; null for nothing. */
  beyond: string | null;
  /** The page of everyone's points under them; null where there is none. */
  rulesPath: string | null;
  /** What of the page's query says which page it is, beside the rules: `at=1204`. */
  search: string;
}
