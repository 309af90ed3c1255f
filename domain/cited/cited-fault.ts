/** Which rule found it. */
export type CitedRule =
  | "ids"
  | "letters"
  | "news"
  | "names"
  | "roles"
  | "teams"
  | "numbers"
  | "time"
  | "order"
  | "relations"
  | "superlatives"
  | "comparisons"
  | "outcomes"
  | "words"
  | "uncited";

/**
 * What comes of it. `stops`: the facts do not support it, or nothing ever could. `asks`: nobody vouches for the word; its writer may
 * find another one. `drops`: as `asks`, but nobody is asked any more.
 */
export type FaultWeight = "stops" | "asks" | "drops";

/** One thing wrong with a clause. */
export interface CitedFault {
  rule: CitedRule;
  weight: FaultWeight;
  /** In which part of the text; offsets are that part's. */
  where: "headline" | "text";
  /** The clause that it is in. */
  start: number;
  end: number;
  /** What was written, as far as one word or phrase is to blame; else the clause. */
  word: string;
  /** What is wrong and what to do, for its writer: it names the facts and the word. */
  reason: string;
}

/** What a rule finds in one clause. */
export type Finding = Pick<CitedFault, "word" | "reason"> & { weight?: FaultWeight };
