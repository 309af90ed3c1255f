import { describe, expect, it } from "vitest";

import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { wordsOf } from "../../../domain/facts/wording/words-of.ts";
import type { Play } from "../../../domain/game/play.ts";
import { writeRecap } from "../../../domain/tell/recap/write-recap.ts";
import { briefGame, seven, snap } from "../../fixtures/game-rows.ts";
import { namedRows } from "../../fixtures/named-rows.ts";

const SCORED = seven("MIN", ["1", 800]);
const KICKOFF = snap("MIN", ["1", 795], { type: "Kickoff", down: 0, distance: 0 });

function answerOf(rows: readonly Play[]) {
  const index = indexFacts(briefGame(namedRows(rows)), null);
  const [fact] = index.ofKind("answered");
  return {
    isNextDrive: fact?.marks.includes("nextDrive"),
    words: fact === undefined ? "" : wordsOf(fact, index),
    recap: writeRecap(index)?.markdown ?? "",
  };
}

describe("a score after the other team's", () => {
  it("answered it on the very next possession", () => {
    const { isNextDrive, words } = answerOf([...SCORED, KICKOFF, snap("CHI", ["1", 700]), ...seven("CHI", ["1", 600])]);
    expect(isNextDrive).toBe(true);
    expect(words).toContain("answered");
  });

  it("is the next score and no answer where a possession without points lay between", () => {
    const { isNextDrive, words, recap } = answerOf([
      ...SCORED,
      KICKOFF,
      snap("CHI", ["1", 700]),
      snap("CHI", ["1", 660], { type: "Punt", down: 4 }),
      snap("MIN", ["1", 600]),
      snap("MIN", ["1", 560], { type: "Punt", down: 4 }),
      snap("CHI", ["1", 500]),
      ...seven("CHI", ["1", 400]),
    ]);
    expect(isNextDrive).toBe(false);
    expect(words).toContain("was the next score after");
    expect(recap).not.toMatch(/answer|came right back/);
  });
});
