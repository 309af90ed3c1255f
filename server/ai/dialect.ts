import { colorNouns } from "../../domain/cited/free-words.ts";

/** What the facts are called that a writer has before it. */
export interface DialectNames {
  /** One of them: `line`. */
  one: string;
  /** What all of them leave out: `the SHEET does not hold`. */
  absent: string;
  /** Whether the nouns that pass are named: 250, for a text that needs many words. */
  hasNouns: boolean;
}

/** Which words the check of cited texts takes, for a model that writes one: a rule a line. */
export function dialect({ one, absent, hasNouns }: DialectNames): string[] {
  return [
    `Say plainly what somebody did: a figure of speech (a coin flip, in the same boat, turned the page) is read word by word and sent back.`,
    `"Before", "after", "then" and "late" are held against the clock of the cited ${one}s; "most" and "longest" against the one that the ${one} names.`,
    `"Led to", "set up", "answered", "because", "most", "best", "first", "last", "only", "more than" are claims: use one only where a cited ${one} says it.`,
    `Verbs are deeds. Take the ${one}'s own, or a plain one of the field that says the same: a score is added, hit, capped, punched in; a drive moves, covers, stalls; a player finishes with, piles up, adds; a winner tops, holds off, or hammers where the score says so.`,
    `Words without a fact in them need no ${one}: adjectives and adverbs of praise, blame, size and degree (solid, costly, huge, quickly, nearly), "meanwhile", "in the end", "at last"${hasNouns ? `, and these nouns: ${colorNouns()}` : ""}.`,
    `A word that brings in what ${absent} is sent back: an injury, a mood, a wish, a crowd, a coach, how a catch looked, a quotation, a career, a record, last season.`,
  ];
}
