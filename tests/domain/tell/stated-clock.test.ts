import { describe, expect, it } from "vitest";
import type { Fact } from "../../../domain/facts/fact.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { StatedClock } from "../../../domain/tell/parts/stated-clock.ts";
import { Voice } from "../../../domain/tell/voice.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";

const index = indexFacts(simulatedSnapshot(2), null);

/** The moments of two scores of the first quarter, told together. */
function together(first: number, then: number): readonly (string | null)[] {
  const [one, other] = index.ofKind("score");
  if (one === undefined || other === undefined) throw new Error("The game has no two scores.");
  const at = (fact: Fact, clock: number): Fact => ({
    ...fact,
    at: { quarter: "1", clock, elapsed: 900 - clock, playId: fact.id },
  });
  return new StatedClock(new Voice(index)).ofTwo(at(one, first), at(other, then)).together;
}

describe("the time of two moments in one sentence", () => {
  it("is of both: where one was early and the other was not, the quarter alone is said", () => {
    expect(together(848, 462)).toStrictEqual(["in the first quarter", null]);
    expect(together(367, 110)).toStrictEqual(["in the first quarter", null]);
  });

  it("is nearer where both were in the same part", () => {
    expect(together(848, 800)[0]).toMatch(/early in|at the start of/);
    expect(together(150, 100)[0]).toMatch(/late in/);
  });
});
