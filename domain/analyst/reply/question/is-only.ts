import type { Concept } from "./lexicon.ts";

/** Whether nothing is asked about but these, written with spaces between; also where nothing is. */
export function isOnly(concepts: ReadonlySet<Concept>, allowed: string): boolean {
  const words = new Set(allowed.split(" "));
  return [...concepts].every((concept) => words.has(concept));
}
