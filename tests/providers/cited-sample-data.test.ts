import { beforeAll, describe, expect, it } from "vitest";
import { checkCited } from "../../domain/cited/check-cited.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { ownClauses, swapped } from "../domain/cited/swapped.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSnapshots } from "../fixtures/sample-season.ts";
import { seasonOf } from "../fixtures/season-of.ts";

/** One game in so many: each has some 450 clauses and 300 false ones. */
const EVERY = 9;

describe.skipIf(!HAS_SAMPLE_DATA)("cited clauses about the games of 2024 (needs ../shared/data)", () => {
  let indexes: FactIndex[] = [];

  beforeAll(async () => {
    const snapshots = await sampleSnapshots();
    const before = seasonOf(snapshots);
    indexes = snapshots
      .filter((_snapshot, at) => at % EVERY === 0)
      .map((snapshot) => indexFacts(snapshot, before(snapshot)));
  });

  it("pass in the index' own words, each with its own id", () => {
    const faults = indexes.flatMap((index) =>
      index.facts
        .flatMap((fact) => ownClauses(fact, index))
        .flatMap((text) =>
          checkCited(text, index, { kind: "recap", round: "last" }).faults.map(
            ({ reason }) => `${text.markdown} ${reason}`,
          ),
        ),
    );
    expect(faults).toEqual([]);
  });

  it("are stopped with another number, name or team", () => {
    const counts = new Map<string, { all: number; stopped: number }>();
    for (const index of indexes) {
      for (const { swap, text } of index.facts.flatMap((fact) => swapped(fact, index))) {
        const { faults } = checkCited(text, index, { kind: "recap", round: "first" });
        const count = counts.get(swap) ?? { all: 0, stopped: 0 };
        count.all += 1;
        if (faults.some(({ weight }) => weight === "stops")) count.stopped += 1;
        counts.set(swap, count);
      }
    }
    for (const [swap, { all, stopped }] of counts) expect([swap, stopped / all > 0.98]).toEqual([swap, true]);
    expect(counts.size).toBe(4);
  });
});
