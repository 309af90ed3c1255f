import { describe, expect, it } from "vitest";

import type { Correction } from "../../../domain/game/correction.ts";
import { correctionSentence, playMarks } from "../../../domain/corrections/correction-words.ts";

const AT = "2025-09-07T19:14:00Z";

function correction(given: Partial<Correction>): Correction {
  return {
    version: 4,
    at: AT,
    kind: "play changed",
    playId: "17",
    playerId: null,
    what: "Yards gained",
    before: "21",
    after: "12",
    ...given,
  };
}

describe("marks of plays", () => {
  it("say what was changed, everything of one version in one sentence", () => {
    const marks = playMarks([
      correction({}),
      correction({ what: "Distance", before: "5", after: "3" }),
      correction({ version: 6, at: "2025-09-07T19:20:00Z", before: "12", after: "13" }),
      correction({ playId: "30", what: "Description", before: "Short pass left.", after: "Short pass right." }),
    ]);
    expect([...marks]).toEqual([
      [
        "17",
        [
          { version: 4, at: AT, isAdded: false, words: "yards gained 12, was 21; distance 3, was 5" },
          { version: 6, at: "2025-09-07T19:20:00Z", isAdded: false, words: "yards gained 13, was 12" },
        ],
      ],
      ["30", [{ version: 4, at: AT, isAdded: false, words: "the text was “Short pass left.”" }]],
    ]);
  });

  it("are on rows that came in late, and on none that is gone; scores and lines are no play's", () => {
    const marks = playMarks([
      correction({ kind: "play added", what: "Play", before: "", after: "Kneel." }),
      correction({ kind: "play removed", playId: "18", what: "Play", before: "Kneel.", after: "" }),
      correction({ kind: "score", playId: null, what: "Score of CHI", before: "24", after: "21" }),
      correction({ kind: "line", playId: null, playerId: "p", what: "Carries of A. Jones", before: "8", after: "9" }),
    ]);
    expect([...marks]).toEqual([["17", [{ version: 4, at: AT, isAdded: true, words: "" }]]]);
  });

  it("tell a row that came in late and was changed after that", () => {
    const marks = playMarks([correction({ kind: "play added" }), correction({})]);
    expect(marks.get("17")?.map(({ isAdded, words }) => [isAdded, words])).toEqual([
      [true, ""],
      [false, "yards gained 12, was 21"],
    ]);
  });
});

describe("a correction as a sentence", () => {
  it.each([
    [{}, "Q2 4:13", "Q2 4:13, yards gained 12, was 21."],
    [{}, null, "Yards gained 12, was 21."],
    [{ what: "Kick distance", after: "" }, "Q1 2:00", "Q1 2:00, kick distance unknown, was 21."],
    [{ what: "Description", before: "Pass.", after: "Run." }, "Q1 2:00", "Q1 2:00, the text was “Pass.”."],
    [
      { kind: "play removed" as const, what: "Play", before: "A. Jones up the middle." },
      null,
      "Play removed: A. Jones up the middle.",
    ],
    [{ kind: "play added" as const, what: "Play", after: "Sack." }, "Q4 0:07", "Q4 0:07, play added: Sack."],
    [{ kind: "play added" as const, what: "Play", after: "Sack." }, null, "Play added: Sack."],
    [{ kind: "score" as const, what: "Score of CHI", before: "24", after: "21" }, null, "Score of CHI 21, was 24."],
    [
      { kind: "line" as const, what: "Rushing yards of Aaron Jones", before: "40", after: "44" },
      null,
      "Rushing yards of Aaron Jones 44, was 40.",
    ],
    [
      { kind: "line" as const, what: "PPR points of Aaron Jones", before: "9", after: "9.2" },
      null,
      "PPR points of Aaron Jones 9.2, was 9.",
    ],
  ])("%o", (given, clock, sentence) => {
    expect(correctionSentence(correction(given), clock)).toBe(sentence);
  });
});
