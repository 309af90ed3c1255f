/** A name in a phrase. How it is written (in full, by surname, as a possessive) is decided where the phrase is spoken. */
export type NamePart =
  | { player: string; possessive?: true }
  /** `the Vikings`; as a place `Minnesota`; bare `Vikings`. */
  | { team: string; as?: "place" | "bare"; possessive?: true };

/** Words with names left open. Parts are put together without a space between them. */
export type Phrase = readonly (string | NamePart)[];

/**
 * How a fact is told, in plain American English, past tense for what happened. No form says when it was: `whenWords` does that,
 * once, where a text needs it.
 */
export interface Wording {
  /** A whole clause, no capital at its start and no period: `Jefferson caught a 33-yard touchdown pass from Darnold`. */
  clause: Phrase;
  /** The same as a thing that can be a subject or object: `Jefferson's 33-yard touchdown catch`; null where there is none. */
  noun: Phrase | null;
  /** Of a relation: what follows the clause of its last fact after a comma: `tying the game at 17`; null where there is none. */
  tail: Phrase | null;
}
