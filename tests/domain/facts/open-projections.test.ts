import { describe, expect, it } from "vitest";
import { replyTo } from "../../../domain/analyst/reply/reply-to.ts";
import type { Fact } from "../../../domain/facts/fact.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { wordsOf } from "../../../domain/facts/wording/words-of.ts";
import { gameAfter, simulatedGame } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const WHOLE = simulatedGame({ week: 3, awayTeam: "BUF", homeTeam: "MIA" });

describe("projections of a game that goes on", () => {
  const snapshot = snapshotOf(gameAfter(WHOLE, 40));
  const index = indexFacts(snapshot, null);
  const projected = index.ofKind("fantasy").filter(({ values }) => values.projectedPoints !== undefined);
  const said = (fact: Fact): string => wordsOf(fact, index, { known: new Set(), form: "clause" });

  it("are of a whole game: nobody has fallen short", () => {
    expect(projected.length).toBeGreaterThan(5);
    for (const fact of projected) {
      const isAbove = fact.marks.includes("aboveProjection");
      expect(fact.marks).not.toContain("belowProjection");
      expect(said(fact)).toMatch(
        isAbove
          ? / so far, [\d.]+ more than projected for the whole game$/
          : / so far, of [\d.]+ projected for the whole game$/,
      );
    }
  });

  it("are no miss where somebody asks", () => {
    const [open] = projected.filter(({ marks }) => !marks.includes("aboveProjection"));
    const name = index.people.get(open?.roles.player ?? "")?.name ?? "";
    const [first] = replyTo(`did ${name} beat his projection`, snapshot, index).sentences;
    expect(first?.text).toMatch(/^Not so far, and the game goes on\. .* of [\d.]+ projected for the whole game\.$/);
    expect(replyTo("did anyone score a safety", snapshot, index).sentences[0]?.text).toMatch(
      /^No, neither team has had a safety so far\.$/,
    );
  });

  it("are held against what he had when it is over", () => {
    const over = indexFacts(snapshotOf(WHOLE), null);
    expect(over.ofKind("fantasy").some(({ marks }) => marks.includes("belowProjection"))).toBe(true);
  });
});
