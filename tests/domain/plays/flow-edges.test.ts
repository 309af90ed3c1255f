import { describe, expect, it } from "vitest";
import { flowReasons } from "../../../domain/plays/flow-rules.ts";
import type { Play } from "../../../domain/game/play.ts";
import { at, pass, kickoff, punt, fieldGoal, flag, marker } from "../../fixtures/flow-plays.ts";
import { neutralPlay } from "../../fixtures/play.ts";

describe("FLOW at its edges", () => {
  it.each([
    ["INTERCEPTED", "interception"],
    ["Intercepted", "interception"],
    ["SACKED", "sack"],
    ["END OF QUARTER 1", "end of period"],
    ["KNEELS", "kneel-down"],
    ["hail mary", "hail mary"],
    ["ONSIDE", "onside kick"],
    ["Clock", "clock"],
  ])("S5.flow.28 text rules ignore case: %s", (description, rule) => {
    expect(flowReasons(neutralPlay({ description }))).toEqual([rule]);
  });

  it("S5.flow.29 clock rules compare the whole clock", () => {
    expect(flowReasons(neutralPlay({ ...at(5, 30), quarterName: "4" }))).toEqual([]);
    expect(flowReasons(neutralPlay(at(1, 59)))).toEqual([]);
    expect(flowReasons(neutralPlay({ ...at(2, 30), description: "spiked the ball" }))).toEqual([]);
  });

  it.each([
    { timeRemainingMinutes: null, timeRemainingSeconds: null },
    { timeRemainingMinutes: 0, timeRemainingSeconds: null },
    { timeRemainingMinutes: null, timeRemainingSeconds: 5 },
  ])("S5.flow.30 O.18 a play without a whole clock matches no clock rule (%o)", (clock) => {
    const play = neutralPlay({ ...clock, quarterName: "4", description: "spiked the ball" });
    expect(flowReasons(play)).toEqual([]);
  });

  it("S5.flow.31 0:00 given as numbers is in the last seconds", () => {
    expect(flowReasons(neutralPlay(at(0, 0)))).toEqual(["last seconds", "last minute"]);
  });

  it("S5.flow.32 rush or pass covers sacks and interceptions, and no punt, field goal, penalty or kickoff", () => {
    const late = { ...at(4, 0), quarterName: "4" } as const;
    for (const type of ["Rush", "Pass", "Sack", "Interception"] as const) {
      expect(flowReasons(neutralPlay({ ...late, type }))).toContain("closing minutes");
    }
    for (const play of [{ ...punt, kickDistance: 40 }, fieldGoal, flag, kickoff]) {
      expect(flowReasons(neutralPlay({ ...play, ...late }))).toEqual([]);
    }
  });

  it("S5.flow.33 the type alone is enough for a sack and an interception", () => {
    expect(flowReasons(neutralPlay({ type: "Sack", description: "" }))).toEqual(["sack"]);
    expect(flowReasons(neutralPlay({ type: "Interception", description: "" }))).toEqual(["interception"]);
    expect(flowReasons(neutralPlay({ type: "Fumble", description: "" }))).toEqual(["fumble with recovery"]);
  });

  it("S5.flow.34 third and 7, gained 6, first down marked: a conversion", () => {
    const play = neutralPlay({ down: 3, distance: 7, yardsGained: 6, isFirstDown: 1 });
    expect(flowReasons(play)).toEqual(["third-down conversion"]);
  });

  it("S5.flow.35 third and 7: 7 yards convert, 6 fail", () => {
    expect(flowReasons(neutralPlay({ down: 3, distance: 7, yardsGained: 7 }))).toEqual(["third-down conversion"]);
    expect(flowReasons(neutralPlay({ down: 3, distance: 7, yardsGained: 6 }))).toEqual(["failed late down"]);
  });

  it("S5.flow.36 fourth down: an incomplete pass and a rush for 0 fail, a missed field goal does not", () => {
    const goal = neutralPlay({ ...pass, down: 4, distance: 2, yardsGained: 0, yardsToEndZone: 2 });
    expect(flowReasons(goal)).toEqual(["failed late down"]);
    expect(flowReasons(neutralPlay({ down: 4, distance: 2, yardsGained: 0 }))).toEqual(["failed late down"]);
    expect(flowReasons(neutralPlay(fieldGoal))).toEqual([]);
  });

  it("S5.flow.37 a penalty of -15 yards is important, -14 and 14 are not", () => {
    expect(flowReasons(neutralPlay({ ...flag, yardsGained: -15 }))).toEqual(["big penalty"]);
    expect(flowReasons(neutralPlay({ ...flag, yardsGained: 15 }))).toEqual(["big penalty"]);
    expect(flowReasons(neutralPlay({ ...flag, yardsGained: -14 }))).toEqual([]);
    expect(flowReasons(neutralPlay({ ...flag, yardsGained: 14 }))).toEqual([]);
  });

  it("S5.flow.38 from the 5 a rush for 0 is not important, one for -2 is", () => {
    expect(flowReasons(neutralPlay({ yardsToEndZone: 5, yardsGained: 0 }))).toEqual([]);
    expect(flowReasons(neutralPlay({ yardsToEndZone: 5, yardsGained: -2 }))).toEqual(["red-zone gain"]);
  });

  it("S5.flow.39 a rush from a team's own 8 is not in the red zone", () => {
    expect(flowReasons(neutralPlay({ yardsToEndZone: 92, yardLine: 8, yardsGained: 3 }))).toEqual([]);
    expect(flowReasons(neutralPlay({ yardsToEndZone: null, yardLine: 8, yardsGained: 3 }))).toEqual([]);
  });

  it("S5.flow.40 the two-minute warning matches by text, whatever its clock", () => {
    const row = neutralPlay({ ...marker, ...at(1, 55), type: "Timeout", description: "Two-minute warning" });
    expect(flowReasons(row)).toEqual(["two-minute warning"]);
  });

  it("S5.flow.41 O.23 distances come from the data where it has them, from the text otherwise", () => {
    expect(flowReasons(neutralPlay({ ...punt, kickDistance: 52 }))).toEqual(["long punt"]);
    expect(flowReasons(neutralPlay({ ...punt, description: "punts 52 yards" }))).toEqual(["long punt"]);
    expect(flowReasons(neutralPlay({ ...punt, kickDistance: 44, description: "punts 52 yards" }))).toEqual([]);
    expect(
      flowReasons(neutralPlay({ ...kickoff, description: "kicked off for 65 yards, returned kickoff for 25 yards" })),
    ).toEqual(["long return"]);
    expect(
      flowReasons(neutralPlay({ ...kickoff, returnYards: 20, description: "returned kickoff for 25 yards" })),
    ).toEqual([]);
  });

  it("S5.flow.42 an empty description and type Other are judged by the remaining rules", () => {
    expect(flowReasons(neutralPlay({ description: "" }))).toEqual([]);
    expect(flowReasons(neutralPlay({ type: "Other", description: "", yardsGained: 40 }))).toEqual([]);
    expect(flowReasons(neutralPlay({ type: "Other", description: "", ...at(0, 30) }))).toEqual(["last minute"]);
  });

  it("O.20 a down of 0, as on kicks and timeouts, is read by no rule", () => {
    expect(flowReasons(neutralPlay({ ...kickoff, yardsGained: 0, isFirstDown: 1 }))).toEqual([]);
  });

  it("O.23 a text that names an interception taken back by a penalty counts", () => {
    const play = neutralPlay({
      ...flag,
      yardsGained: 5,
      description: "pass INTERCEPTED by 0-R.Smith. PENALTY on KC, Offside, 5 yards - No Play",
    });
    expect(flowReasons(play)).toEqual(["interception"]);
  });

  it("O.24 an illegal block on a punt is no blocked kick", () => {
    const description =
      "punts 40 yards. PENALTY on KC-20-J.Reid, Illegal Block Above the Waist, 10 yards, enforced at KC 20";
    expect(flowReasons(neutralPlay({ ...punt, description }))).toEqual([]);
    expect(
      flowReasons(neutralPlay({ ...punt, description: "punts 40 yards. Penalty: illegally blocked in the back" })),
    ).toEqual([]);
  });

  it("O.25 a third down converted by a penalty counts, a fourth down only as a rush or pass", () => {
    const third = neutralPlay({ ...flag, down: 3, distance: 8, yardsGained: 5, isFirstDown: 1 });
    expect(flowReasons(third)).toEqual(["third-down conversion"]);
    expect(flowReasons(neutralPlay({ ...flag, down: 4, distance: 4, yardsGained: 5, isFirstDown: 1 }))).toEqual([]);
  });

  it("O.26 an unknown distance neither converts nor fails, unless the first down is marked", () => {
    expect(flowReasons(neutralPlay({ down: 4, distance: 0, yardsGained: 0 }))).toEqual([]);
    expect(flowReasons(neutralPlay({ down: 3, distance: 0, yardsGained: 3 }))).toEqual([]);
    expect(flowReasons(neutralPlay({ down: 4, distance: 0, yardsGained: 3, isFirstDown: 1 }))).toEqual([
      "fourth-down conversion",
    ]);
  });

  it("O.27 an enforced penalty counts on a play that stood; declined and offsetting ones do not", () => {
    expect(flowReasons(neutralPlay({ penaltyYards: 15 }))).toEqual(["big penalty"]);
    for (const description of [
      "Penalty on KC, Face Mask, 15 yards, declined.",
      "Penalty on KC, Unnecessary Roughness, offsetting.",
    ]) {
      expect(flowReasons(neutralPlay({ ...flag, description }))).toEqual([]);
    }
  });

  it("O.27 every row of type Timeout counts in Q4, a television timeout too", () => {
    const row = neutralPlay({
      ...marker,
      quarterName: "4",
      type: "Timeout",
      description: "Timeout",
      timeoutTeam: null,
    });
    expect(flowReasons(row)).toEqual(["late timeout"]);
  });

  it("O.28 a two-point try is no rush or pass", () => {
    const attempt: Partial<Play> = {
      type: "TwoPointConversion",
      down: 0,
      distance: 0,
      yardsGained: 2,
      yardsToEndZone: 2,
    };
    expect(flowReasons(neutralPlay({ ...attempt, ...at(4, 0), quarterName: "4" }))).toEqual([]);
    expect(flowReasons(neutralPlay({ ...attempt, ...at(0, 40), quarterName: "4" }))).toEqual(["last minute"]);
  });
});
