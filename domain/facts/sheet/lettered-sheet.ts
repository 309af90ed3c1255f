import type { FactIndex } from "../fact-index.ts";
import type { KnownPlayers } from "../wording/words-of.ts";
import { sheetLine } from "./sheet-line.ts";
import type { FactSheet } from "./sheet-of.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * A few facts for one paragraph, under the letters from A in the order given: for writers who lose their way on a whole sheet. Ids that
 * no fact has, and what goes beyond Z, are left out. `known` are those that the paragraphs before have named.
 */
export function letteredSheet(index: FactIndex, factIds: readonly string[], known: KnownPlayers): FactSheet {
  const facts = factIds.flatMap((id) => index.byId(id) ?? []).slice(0, LETTERS.length);
  const lines = new Map(
    facts.map((fact, at) => {
      const letter = LETTERS.charAt(at);
      return [letter, sheetLine(letter, fact, index.marksOf(fact.id), index, known)];
    }),
  );
  const idOf = new Map([...lines.keys()].map((letter, at) => [letter, facts[at]?.id ?? letter]));
  const letterOf = new Map([...idOf].map(([letter, id]) => [id, letter]));
  return {
    text: [...lines.values()].join("\n"),
    ids: [...lines.keys()],
    indexId: (id) => idOf.get(id) ?? id,
    shortId: (factId) => letterOf.get(factId) ?? null,
  };
}
