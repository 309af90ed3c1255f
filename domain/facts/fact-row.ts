import type { FactIndex } from "./fact-index.ts";
import type { FactKind } from "./fact-kind.ts";
import { shortWhen } from "./wording/when-words.ts";
import { wordsOf } from "./wording/words-of.ts";
import type { QuarterName } from "../game/play.ts";

/** A fact of the game as tools give it: made on the server, where the plays have who did what. */
export interface FactRow {
  id: string;
  kind: FactKind;
  team: string | null;
  /** Everyone with a part in it. */
  playerIds: readonly string[];
  quarter: QuarterName | null;
  /** `Q4, 2:27`; empty of what is true of the whole game. */
  when: string;
  /** The play on which it happened; null of what is on none. */
  playId: string | null;
  /** A clause with full names, without a period. */
  words: string;
  weight: number;
}

/** Every fact of an index as a row, in its order. */
export function factRows(index: FactIndex): FactRow[] {
  return index.facts.map((fact) => {
    const tail =
      fact.kind === "score" && fact.wording.tail !== null ? `, ${wordsOf(fact, index, { form: "tail" })}` : "";
    return {
      id: fact.id,
      kind: fact.kind,
      team: fact.team,
      playerIds: [...new Set(Object.values(fact.roles))],
      quarter: fact.at?.quarter ?? null,
      when: fact.at === null ? "" : shortWhen(fact.at),
      playId: fact.at?.playId ?? null,
      words: `${wordsOf(fact, index)}${tail}`,
      weight: fact.weight,
    };
  });
}
