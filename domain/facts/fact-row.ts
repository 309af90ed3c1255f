import type { Fact } from "./fact.ts";
import type { FactIndex } from "./fact-index.ts";
import { shortWhen } from "./wording/when-words.ts";
import { wordsOf } from "./wording/words-of.ts";

/** A fact of the game as tools give it and as speech is held against it: made on the server, where the plays have who did what. */
export interface FactRow extends Pick<
  Fact,
  "id" | "kind" | "team" | "marks" | "roles" | "values" | "at" | "score" | "weight"
> {
  /** `Q4, 2:27`; empty of what is true of the whole game. */
  when: string;
  /** A clause with full names, without a period. */
  words: string;
}

/** Every fact of an index as a row, in its order. */
export function factRows(index: FactIndex): FactRow[] {
  return index.facts.map((fact) => {
    const tail =
      fact.kind === "score" && fact.wording.tail !== null ? `, ${wordsOf(fact, index, { form: "tail" })}` : "";
    const { id, kind, team, marks, roles, values, at, score, weight } = fact;
    return {
      id,
      kind,
      team,
      marks,
      roles,
      values,
      at,
      score,
      weight,
      when: at === null ? "" : shortWhen(at),
      words: `${wordsOf(fact, index)}${tail}`,
    };
  });
}
