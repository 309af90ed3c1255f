import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FLOW_RULES, flowReasons, isImportant } from "../../domain/flow-rules.ts";
import { PLAY_TYPES, QUARTER_NAMES, type Play } from "../../domain/play.ts";
import { neutralPlay } from "../fixtures/play.ts";

const at = (minutes: number, seconds: number): Partial<Play> => ({
  timeRemainingMinutes: minutes,
  timeRemainingSeconds: seconds,
});
const pass: Partial<Play> = { type: "Pass", description: "pass short left" };
const kickoff: Partial<Play> = {
  type: "Kickoff",
  down: 0,
  distance: 0,
  yardsGained: 0,
  description: "kicks 65 yards, touchback",
};
const punt: Partial<Play> = { type: "Punt", down: 4, distance: 8, yardsGained: 0, description: "punts, fair catch" };
const fieldGoal: Partial<Play> = {
  type: "FieldGoal",
  down: 4,
  distance: 8,
  yardsGained: 0,
  description: "42 yard field goal",
};
const flag: Partial<Play> = { type: "Penalty", yardsGained: 0, description: "" };
const marker: Partial<Play> = { team: null, opponent: null, down: 0, distance: 0, yardsGained: 0 };

interface Example {
  id: string;
  rule: string;
  what: string;
  play: Partial<Play>;
}

/** The rule holds for each of these. */
const YES: Example[] = [
  {
    id: "S5.flow.2",
    rule: "scoring play",
    what: "a made 42-yard field goal",
    play: { ...fieldGoal, isScoringPlay: 1 },
  },
  {
    id: "S5.flow.3",
    rule: "interception",
    what: "the text",
    play: { ...pass, description: "pass deep left INTERCEPTED by J.Smith" },
  },
  {
    id: "S5.flow.4",
    rule: "fumble with recovery",
    what: "the text",
    play: { description: "FUMBLES, RECOVERED by MIN" },
  },
  {
    id: "S5.flow.5",
    rule: "sack",
    what: "the text",
    play: { description: "sacked at CHI 24 for -6 yards", yardsGained: -6 },
  },
  {
    id: "S5.flow.6",
    rule: "blocked kick",
    what: "the text",
    play: { ...fieldGoal, description: "50 yard field goal is BLOCKED" },
  },
  { id: "S5.flow.6", rule: "blocked kick", what: "the data", play: { ...punt, isBlocked: true } },
  { id: "S5.flow.7", rule: "long gain", what: "a pass for 20", play: { ...pass, yardsGained: 20 } },
  {
    id: "S5.flow.8",
    rule: "third-down conversion",
    what: "third and 5, pass for 6",
    play: { ...pass, down: 3, distance: 5, yardsGained: 6 },
  },
  {
    id: "S5.flow.9",
    rule: "fourth-down conversion",
    what: "fourth and 1, rush for 2",
    play: { down: 4, distance: 1, yardsGained: 2, yardsToEndZone: 50 },
  },
  {
    id: "S5.flow.10",
    rule: "failed late down",
    what: "third and 3, incomplete",
    play: { ...pass, down: 3, distance: 3, yardsGained: 0 },
  },
  {
    id: "S5.flow.11",
    rule: "long return",
    what: "a kick-off returned for 25 yards",
    play: { ...kickoff, returnYards: 25 },
  },
  { id: "S5.flow.12", rule: "long punt", what: "a punt of 50 yards", play: { ...punt, kickDistance: 50 } },
  {
    id: "S5.flow.13",
    rule: "onside kick",
    what: "the text, in Q3",
    play: { ...kickoff, quarterName: "3", description: "kicks onside 12 yards" },
  },
  {
    id: "S5.flow.14",
    rule: "big penalty",
    what: "15 yards of unnecessary roughness",
    play: { ...flag, description: "PENALTY on MIN-5-A.Smith, Unnecessary Roughness, 15 yards, enforced at CHI 34" },
  },
  {
    id: "S5.flow.15",
    rule: "red-zone gain",
    what: "a rush for 1 from the 10",
    play: { yardsGained: 1, yardsToEndZone: 10 },
  },
  {
    id: "S5.flow.16",
    rule: "two-minute warning",
    what: "the type",
    play: { ...marker, ...at(2, 0), type: "TwoMinuteWarning", description: "" },
  },
  {
    id: "S5.flow.17",
    rule: "late timeout",
    what: "in Q4 at 9:00",
    play: { ...marker, ...at(9, 0), quarterName: "4", type: "Timeout", description: "Timeout" },
  },
  {
    id: "S5.flow.17",
    rule: "late timeout",
    what: "in overtime",
    play: { ...marker, ...at(9, 0), quarterName: "OT", type: "Timeout", description: "Timeout" },
  },
  {
    id: "S5.flow.18",
    rule: "closing minutes",
    what: "a rush in Q4 at 5:00",
    play: { ...at(5, 0), quarterName: "4", yardsGained: 3 },
  },
  {
    id: "S5.flow.19",
    rule: "overtime",
    what: "a touchback in OT",
    play: { ...kickoff, ...at(10, 0), quarterName: "OT" },
  },
  { id: "S5.flow.20", rule: "last seconds", what: "a rush in Q1 at 0:10", play: { ...at(0, 10), quarterName: "1" } },
  { id: "S5.flow.21", rule: "last minute", what: "a rush in Q3 at 1:00", play: { ...at(1, 0), quarterName: "3" } },
  {
    id: "S5.flow.22",
    rule: "end of period",
    what: "End of 1st Quarter",
    play: { ...marker, ...at(15, 0), type: "Period", description: "End of 1st Quarter" },
  },
  {
    id: "S5.flow.23",
    rule: "kneel-down",
    what: "kneels at 1:30 of Q2",
    play: { ...at(1, 30), yardsGained: -1, description: "kneels to CHI 29 for -1 yards" },
  },
  {
    id: "S5.flow.24",
    rule: "hail mary",
    what: "an incomplete one",
    play: { ...pass, yardsGained: 0, description: "Hail Mary attempt" },
  },
  {
    id: "S5.flow.25",
    rule: "late spike",
    what: "at 2:00",
    play: { ...pass, ...at(2, 0), yardsGained: 0, description: "spiked the ball" },
  },
  {
    id: "S5.flow.26",
    rule: "clock",
    what: "the text",
    play: { description: "left end for 4 yards (clock stopped for a measurement)" },
  },
];

/** No rule holds for these, or only those named in `but`. */
const NO: (Example & { but?: string[] })[] = [
  { id: "S5.flow.2", rule: "scoring play", what: "a missed field goal", play: fieldGoal },
  {
    id: "S5.flow.3",
    rule: "interception",
    what: "an incomplete pass",
    play: { ...pass, yardsGained: 0, description: "pass incomplete deep left" },
  },
  {
    id: "S5.flow.4",
    rule: "fumble with recovery",
    what: "out of bounds",
    play: { description: "FUMBLES, ball out of bounds" },
  },
  {
    id: "S5.flow.4",
    rule: "fumble with recovery",
    what: "out of bounds, of type Fumble",
    play: { type: "Fumble", description: "FUMBLES, ball out of bounds" },
  },
  {
    id: "S5.flow.5",
    rule: "sack",
    what: "thrown away",
    play: { ...pass, yardsGained: 0, description: "throws the ball away, incomplete" },
  },
  {
    id: "S5.flow.5",
    rule: "sack",
    what: "a catcher named Sackett",
    play: { ...pass, yardsGained: 4, description: "pass short left to 84-B.Sackett for 4 yards" },
  },
  {
    id: "S5.flow.6",
    rule: "blocked kick",
    what: "wide right",
    play: { ...fieldGoal, description: "50 yard field goal is No Good, wide right" },
  },
  { id: "S5.flow.7", rule: "long gain", what: "a pass for 19", play: { ...pass, yardsGained: 19 } },
  {
    id: "S5.flow.8",
    rule: "third-down conversion",
    what: "third and 4, pass for 6",
    play: { ...pass, down: 3, distance: 4, yardsGained: 6 },
  },
  {
    id: "S5.flow.9",
    rule: "fourth-down conversion",
    what: "a punt of 40 on fourth and 1",
    play: { ...punt, distance: 1, kickDistance: 40 },
  },
  { id: "S5.flow.10", rule: "failed late down", what: "third and 3, rush for 4", play: { down: 3, distance: 3 } },
  { id: "S5.flow.11", rule: "long return", what: "24 yards", play: { ...kickoff, returnYards: 24 } },
  { id: "S5.flow.12", rule: "long punt", what: "49 yards", play: { ...punt, kickDistance: 49 } },
  { id: "S5.flow.13", rule: "onside kick", what: "a touchback in Q3", play: { ...kickoff, quarterName: "3" } },
  {
    id: "S5.flow.14",
    rule: "big penalty",
    what: "10 yards of holding",
    play: { ...flag, description: "PENALTY on CHI-7-B.Jones, Offensive Holding, 10 yards, enforced at CHI 34" },
  },
  { id: "S5.flow.15", rule: "red-zone gain", what: "from the 11", play: { yardsGained: 1, yardsToEndZone: 11 } },
  { id: "S5.flow.16", rule: "two-minute warning", what: "a rush in Q2 at 2:05", play: { ...at(2, 5), yardsGained: 3 } },
  {
    id: "S5.flow.17",
    rule: "late timeout",
    what: "in Q3",
    play: { ...marker, ...at(9, 0), quarterName: "3", type: "Timeout", description: "Timeout" },
  },
  {
    id: "S5.flow.18",
    rule: "closing minutes",
    what: "at 5:01",
    play: { ...at(5, 1), quarterName: "4", yardsGained: 3 },
  },
  {
    id: "S5.flow.19",
    rule: "overtime",
    what: "a touchback in Q1",
    play: { ...kickoff, ...at(15, 0), quarterName: "1" },
  },
  {
    id: "S5.flow.20",
    rule: "last seconds",
    what: "at 0:11",
    play: { ...at(0, 11), quarterName: "1" },
    but: ["last minute"],
  },
  { id: "S5.flow.21", rule: "last minute", what: "at 1:01", play: { ...at(1, 1), quarterName: "3" } },
  {
    id: "S5.flow.22",
    rule: "end of period",
    what: "the row GAME",
    play: { ...marker, ...at(15, 0), type: "Period", description: "GAME" },
  },
  {
    id: "S5.flow.23",
    rule: "kneel-down",
    what: "a rush for -1",
    play: { ...at(1, 30), yardsGained: -1, description: "up the middle for -1 yards" },
  },
  {
    id: "S5.flow.23",
    rule: "kneel-down",
    what: "a tackler named Kneeland",
    play: { description: "left end to CHI 34 for 4 yards tackled by Marshawn Kneeland (94-M.Kneeland)" },
  },
  {
    id: "S5.flow.24",
    rule: "hail mary",
    what: "deep middle",
    play: { ...pass, yardsGained: 0, description: "pass incomplete deep middle" },
  },
  {
    id: "S5.flow.25",
    rule: "late spike",
    what: "at 2:01",
    play: { ...pass, ...at(2, 1), yardsGained: 0, description: "spiked the ball" },
  },
  {
    id: "S5.flow.25",
    rule: "late spike",
    what: "a tackler named Spikes",
    play: { ...at(1, 59), description: "left end for 4 yards (51-T.Spikes)" },
  },
  { id: "S5.flow.26", rule: "clock", what: "N itself", play: {} },
];

describe("FLOW, rule by rule", () => {
  it.each(YES)("$id $rule: $what is important", ({ rule, play }) => {
    expect(flowReasons(neutralPlay(play))).toContain(rule);
  });

  it.each(NO)("$id $rule: not for $what", ({ play, but }) => {
    expect(flowReasons(neutralPlay(play))).toEqual(but ?? []);
  });

  it("S5.flow.27 each rule is one predicate with a name of its own, and each has a play for and against it above", () => {
    const names = FLOW_RULES.map((rule) => rule.name);
    expect(new Set(names).size).toBe(names.length);
    for (const examples of [YES, NO]) expect(new Set(examples.map((one) => one.rule))).toEqual(new Set(names));
  });

  it("S5.flow.1 N is not important, and a play that several rules mark names each of them once", () => {
    expect(isImportant(neutralPlay())).toBe(false);
    const walkOff = neutralPlay({ ...at(0, 3), quarterName: "4", isScoringPlay: 1, yardsGained: 9, yardsToEndZone: 9 });
    expect(flowReasons(walkOff)).toEqual([
      "scoring play",
      "red-zone gain",
      "closing minutes",
      "last seconds",
      "last minute",
    ]);
  });

  it("flow reasons are there exactly for important plays, whatever the play", () => {
    const clock = fc.option(fc.integer({ min: 0, max: 59 }), { nil: null });
    const anyPlay = fc.record({
      type: fc.constantFrom(...PLAY_TYPES),
      quarterName: fc.constantFrom(...QUARTER_NAMES),
      timeRemainingMinutes: clock,
      timeRemainingSeconds: clock,
      down: fc.integer({ min: 0, max: 4 }),
      distance: fc.integer({ min: 0, max: 30 }),
      yardsGained: fc.integer({ min: -30, max: 99 }),
      yardsToEndZone: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
      isFirstDown: fc.constantFrom(0 as const, 1 as const),
      isScoringPlay: fc.constantFrom(0 as const, 1 as const),
      isBlocked: fc.boolean(),
      description: fc.string(),
    });
    fc.assert(
      fc.property(anyPlay, (given) => {
        const play = neutralPlay(given);
        expect(flowReasons(play).length > 0).toBe(isImportant(play));
      }),
    );
  });
});

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

  it("S5.flow.32 rush or pass covers sacks and interceptions, and no punt, field goal, penalty or kick-off", () => {
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

  it("O.20 a down of 0, as on kicks and time-outs, is read by no rule", () => {
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

  it("O.27 every row of type Timeout counts in Q4, a television time-out too", () => {
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
