import { describe, expect, it } from "vitest";
import { checkCited } from "../../../domain/cited/check-cited.ts";
import type { CitedText } from "../../../domain/facts/cited-text.ts";
import type { FactIndex } from "../../../domain/facts/fact-index.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { ownClauses, type Swap, swapped } from "./swapped.ts";

const INDEXES = [1, 2, 3, 4, 5, 6].map((game) => indexFacts(simulatedSnapshot(game), null));

function stopsOf(text: CitedText, index: FactIndex): string[] {
  const { faults } = checkCited(text, index, { kind: "recap", round: "first" });
  return faults.filter(({ weight }) => weight === "stops").map(({ reason }) => `${text.markdown} ${reason}`);
}

describe("the index' own clauses with their own ids", () => {
  it("are never stopped, and none of their words is asked about", () => {
    const faults = INDEXES.flatMap((index) =>
      index.facts
        .flatMap((fact) => ownClauses(fact, index))
        .flatMap((text) =>
          checkCited(text, index, { kind: "recap", round: "first" }).faults.map(
            ({ reason }) => `${text.markdown} ${reason}`,
          ),
        ),
    );
    expect(faults).toEqual([]);
  });

  it.each<[Swap, string]>([
    ["number", "another number"],
    ["name", "the name of somebody else"],
    ["names", "two names in each other's place"],
    ["team", "the other team"],
  ])("are stopped with %s: %s", (swap) => {
    const verdicts = INDEXES.flatMap((index) =>
      index.facts
        .flatMap((fact) => swapped(fact, index))
        .filter((one) => one.swap === swap)
        .map(({ text }) => stopsOf(text, index).length > 0),
    );
    expect(verdicts.length).toBeGreaterThan(100);
    // A few of them are true all the same: who ran for 107 yards topped 107 as well as 100.
    expect(verdicts.filter((isStopped) => isStopped).length / verdicts.length).toBeGreaterThan(0.98);
  });
});
