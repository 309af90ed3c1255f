import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FLOW_RULES, flowReasons, isImportant } from "../../../domain/plays/flow-rules.ts";
import { PLAY_TYPES, QUARTER_NAMES, type Play } from "../../../domain/game/play.ts";
import { at, pass, kickoff, punt, fieldGoal, flag, marker } from "../../fixtures/flow-plays.ts";
import { neutralPlay } from "../../fixtures/play.ts";

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
    what: "a kickoff returned for 25 yards",
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
