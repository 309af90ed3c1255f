import type { Concept } from "./lexicon.ts";

/** What must be asked for: each entry, of a list inside one is enough. */
export type ConceptNeeds = readonly (Concept | readonly Concept[])[];

/** Reads `touchdown rush|carry`: a touchdown, and a run or a carry. */
export function conceptNeeds(text: string): ConceptNeeds {
  return text.split(" ").map((one) => (one.includes("|") ? one.split("|") : one));
}
