import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";

/** Whether it put its team ahead to stay. */
export function isForGood({ id }: Fact, index: FactIndex): boolean {
  return index.marksOf(id).some(({ kind, marks }) => kind === "goAhead" && marks.includes("forGood"));
}
