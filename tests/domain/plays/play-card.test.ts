import { describe, expect, it } from "vitest";
import { isPickSix } from "../../../domain/plays/pick-six.ts";
import { playCard, playTone } from "../../../domain/plays/play-card.ts";
import { PLAY_TYPES, type Play, type PlayType } from "../../../domain/game/play.ts";
import { neutralPlay } from "../../fixtures/play.ts";

const card = (given: Partial<Play> = {}) => playCard(neutralPlay(given));

describe("the play card", () => {
  it("S2.play.1 S2.play.2 S2.play.17 quarter, clock and description", () => {
    expect(card()).toMatchObject({
      quarter: "Q2",
      clock: "9:30",
      description: "left end to CHI 34 for 4 yards",
    });
    expect(card({ quarterName: "OT" }).quarter).toBe("OT");
  });

  it("S2.play.3 the clock is blank at 0:00", () => {
    expect(card({ timeRemainingMinutes: 0, timeRemainingSeconds: 0 }).clock).toBe("");
    expect(card({ timeRemainingMinutes: 0, timeRemainingSeconds: 7 }).clock).toBe("0:07");
  });

  it("S2.play.4 S2.play.5 O.45 badges follow isScoringPlay and isFirstDown, not the down", () => {
    expect(card({ isScoringPlay: 1, isFirstDown: 1 })).toMatchObject({ isScore: true, isFirstDown: true });
    expect(card({ down: 1 })).toMatchObject({ isScore: false, isFirstDown: false });
  });

  it("S2.play.6 S2.play.7 down and distance", () => {
    expect(card({ down: 2, distance: 8 }).situation).toBe("2nd & 8");
    expect(card({ down: 0, distance: 0 }).situation).toBeNull();
  });

  it("S2.play.8 S2.play.9 yard line", () => {
    expect(card().fieldPosition).toBe("CHI 30");
    expect(card({ yardLine: 50, yardLineTerritory: null }).fieldPosition).toBe("50");
    expect(card({ yardLine: 0, yardLineTerritory: null }).fieldPosition).toBeNull();
  });

  it.each([
    ["1", "CHI 30"],
    ["2", null],
    ["3", "CHI 30"],
    ["4", null],
    ["OT", null],
  ] as const)(
    "the end of period %s has the spot %j: after a half no ball lies where the next kickoff will be",
    (quarterName, spot) => {
      expect(card({ type: "Period", quarterName, down: 0, distance: 0 }).fieldPosition).toBe(spot);
      expect(card({ type: "Timeout", quarterName }).fieldPosition).toBe("CHI 30");
    },
  );

  it.each(PLAY_TYPES)("S2.play.11 O.4 the type %s stands in its own letters, upper case", (type) => {
    expect(card({ type }).type.join("")).toBe(type.toUpperCase());
  });

  it.each([
    ["FieldGoal", ["FIELD", "GOAL"]],
    ["TwoPointConversion", ["TWO", "POINT", "CONVERSION"]],
    ["Rush", ["RUSH"]],
  ] as const)("the words of %s can be set apart", (type, words) => {
    expect(card({ type }).type).toEqual(words);
  });

  it("S2.play.12 rush, pass, kicks, field goals and penalties have their own colors, the two kicks share one", () => {
    const tones = (["Rush", "Pass", "Kickoff", "FieldGoal", "Penalty"] as PlayType[]).map(playTone);
    expect(new Set(tones).size).toBe(5);
    expect(tones).not.toContain("none");
    expect(playTone("Punt")).toBe(playTone("Kickoff"));
    expect(playTone("Timeout")).toBe("none");
  });

  it("S2.play.13 sacks and interceptions have pass's color", () => {
    expect([playTone("Sack"), playTone("Interception")]).toEqual(["pass", "pass"]);
  });

  it.each([
    ["S2.play.14", 7, "+7", null],
    ["S2.play.14 S2.play.16", -3, "-3", "down"],
    ["S2.play.15", 0, null, null],
    ["S2.play.16", 11, "+11", "up"],
    ["S2.play.16", 10, "+10", null],
    ["S2.play.16", -1, "-1", "down"],
  ])("%s %i yards: %s, %s", (_id, yardsGained, gain, gainTone) => {
    expect(card({ yardsGained })).toMatchObject({ gain, gainTone });
  });
});

describe("pick-six", () => {
  const six: Partial<Play> = {
    type: "Interception",
    isTouchdown: true,
    isScoringPlay: 1,
    yardsGained: 0,
    description: "INTERCEPTED by 5-A.Roe at CHI 40. 5-A.Roe for 40 yards, TOUCHDOWN.",
  };

  it("an interception that the defense returned for a touchdown", () => {
    expect(isPickSix(neutralPlay(six))).toBe(true);
  });

  it("not one that was stopped, taken back, or is another touchdown", () => {
    expect(isPickSix(neutralPlay({ ...six, isTouchdown: false, isScoringPlay: 0 }))).toBe(false);
    expect(isPickSix(neutralPlay({ ...six, type: "Penalty", isScoringPlay: 0 }))).toBe(false);
    expect(isPickSix(neutralPlay({ ...six, type: "Pass" }))).toBe(false);
  });

  it("not when the thrower's side wins the ball back and scores", () => {
    const description =
      "INTERCEPTED by 5-A.Roe. FUMBLES, RECOVERED by CHI-8-B.Doe at MIN 5. 8-B.Doe for 5 yards, TOUCHDOWN.";
    expect(isPickSix(neutralPlay({ ...six, description }))).toBe(false);
  });
});
