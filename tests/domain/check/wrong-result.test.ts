import { describe, expect, it } from "vitest";
import { wrongResult } from "../../../domain/check/wrong-result.ts";
import { bareGame } from "../../fixtures/bare-game.ts";

/** Kansas City 33, Baltimore 26. */
const { game: GAME } = bareGame({ week: 1, awayTeam: "BAL", homeTeam: "KC", awayScore: 26, homeScore: 33 });

describe("wrongResult", () => {
  it.each([
    "The Ravens held on to win in overtime.",
    "Baltimore survived in overtime.",
    "The Ravens somehow escaped.",
    "Baltimore came out on top.",
    "Kansas City fell 33-26.",
    "Kansas City fell to 0-1.",
    "The Chiefs were beaten 33-26.",
    "The Chiefs dropped their season opener.",
    "In the end the Chiefs suffered a narrow loss.",
    "With the ball back, the Chiefs ran out of time.",
  ])("finds out %s", (sentence) => {
    expect(wrongResult(sentence, GAME)).toMatch(/^The (?:Ravens|Chiefs) did not (?:win|lose)\.$/);
  });

  it.each([
    "The Chiefs held on to win in overtime.",
    "Kansas City survived in overtime.",
    "The Ravens fell 33-26.",
    "The Ravens came up short, and Kansas City cruised.",
    "The Chiefs fell behind 13-10, then fell back on the run.",
    "Kansas City's drive fell short at the 20.",
    "The Ravens ran for 83 yards while the Chiefs rolled up 471.",
    "The Chiefs dropped two passes.",
    "The Chiefs saw a lead of 10 points fall to three.",
  ])("lets %s stand", (sentence) => {
    expect(wrongResult(sentence, GAME)).toBeNull();
  });

  it("takes nobody for the winner of a tie, and knows nothing without a score", () => {
    const tie = { ...GAME, awayScore: 26 + 7 };
    expect(wrongResult("The Chiefs held on late.", tie)).toBe("The Chiefs did not win.");
    expect(wrongResult("The Ravens were beaten.", tie)).toBe("The Ravens did not lose.");
    expect(wrongResult("The Ravens were beaten.", { ...GAME, awayScore: null })).toBeNull();
  });
});
