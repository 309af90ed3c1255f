import type { Fact } from "../facts/fact.ts";
import type { FactIndex } from "../facts/fact-index.ts";
import type { Phrase } from "../facts/phrase.ts";
import { plainName } from "../words/plain-words.ts";

/** Words of a sentence with the facts they state. Its first letter and its period come with the sentence. */
export interface Clause {
  words: Phrase;
  ids: readonly string[];
}

/** Clauses in order, put together without a space between them. */
export type Sentence = readonly Clause[];

/** A heading over what follows, or a paragraph. */
export type Block = { heading: string } | { sentences: readonly Sentence[] };

/** Words that state facts. Facts that are not there are left out, so that one can be cited "where known". */
export function clause(words: Phrase, ...facts: readonly (Fact | null | undefined)[]): Clause {
  return { words, ids: facts.flatMap((fact) => (fact === null || fact === undefined ? [] : [fact.id])) };
}

/** A sentence of one clause. */
export function saying(words: Phrase, ...facts: readonly (Fact | null | undefined)[]): Sentence {
  return [clause(words, ...facts)];
}

/** Whether everyone that the words name has a name that looks like one: a source's can be anything. */
export function namesPeople(words: Phrase, { people }: Pick<FactIndex, "people">): boolean {
  return words.every(
    (part) =>
      typeof part === "string" || !("player" in part) || plainName(people.get(part.player)?.name ?? null) !== null,
  );
}
