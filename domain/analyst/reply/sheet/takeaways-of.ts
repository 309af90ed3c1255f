import type { Fact } from "../../../facts/fact.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";

/** What was taken away and led to one of these scores, where it has not been told itself. */
export function takeawaysOf(told: readonly Fact[], sheet: GameSheet): Sentence[] {
  const ids = new Set(told.map(({ id }) => id));
  return sheet.index
    .ofKind("ledTo")
    .filter(({ of: [won = "", score = ""], marks }) => ids.has(score) && !ids.has(won) && !marks.includes("onThePlay"))
    .flatMap((fact) => sheet.sentences(fact));
}
