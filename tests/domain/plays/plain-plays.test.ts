import { describe, expect, it } from "vitest";
import { plainSaid as said, type Described } from "../../fixtures/plain-said.ts";

type Does = NonNullable<Described["does"]>;

const pass = (yards: number): Does => [
  ["CHI Caleb Williams", "passingAttempts"],
  ["CHI Caleb Williams", "passingCompletions"],
  ["CHI Caleb Williams", "passingYards", yards],
  ["CHI DJ Moore", "receivingTargets"],
  ["CHI DJ Moore", "receptions"],
  ["CHI DJ Moore", "receivingYards", yards],
];
const run = (yards: number): Does => [
  ["CHI D'Andre Swift", "rushingAttempts"],
  ["CHI D'Andre Swift", "rushingYards", yards],
];
const plus = (does: Does, ...more: Does): Does => [...does, ...more];

describe("runs", () => {
  it.each([
    [
      "(1:02) (Shotgun) 4-D.Swift right end to CHI 34 for 4 yards (9-D.Roe).",
      "{D'Andre }Swift ran right{ for 4 yards}",
    ],
    ["(1:02) 4-D.Swift up the middle to CHI 34 for 4 yards.", "{D'Andre }Swift ran up the middle{ for 4 yards}"],
    ["4-D.Swift scrambles left tackle to CHI 34 for 4 yards.", "{D'Andre }Swift scrambled left{ for 4 yards}"],
    [
      "D'Andre Swift rushed to the right for 4 yard gain, tackled by John Roe",
      "{D'Andre }Swift ran right{ for 4 yards}",
    ],
    ["D'Andre Swift rushed off left tackle for 4 yard gain.", "{D'Andre }Swift ran left{ for 4 yards}"],
    ["D'Andre Swift sneaked between the guards for 4 yard gain.", "{D'Andre }Swift ran up the middle{ for 4 yards}"],
    [
      "D'Andre Swift rushed for 4 yard gain, tackled by Mo Wright and Jo Middleton",
      "{D'Andre }Swift ran{ for 4 yards}",
    ],
  ])("in the words of every source: %s", (description, words) => {
    expect(said({ description, yardsGained: 4, does: run(4) })).toBe(words);
  });

  it("for a loss, for no gain, and where the gain column shows another figure", () => {
    expect(said({ yardsGained: -3, does: run(-3) })).toBe("{D'Andre }Swift ran{ for a loss of 3}");
    expect(said({ yardsGained: 0, does: run(0) })).toBe("{D'Andre }Swift ran for no gain");
    expect(said({ yardsGained: 9, does: run(1) })).toBe("{D'Andre }Swift ran for 1 yard");
  });

  it("to the end zone keep everything", () => {
    const touchdown = { isTouchdown: true, isScoringPlay: 1, awayPoints: 6 } as const;
    const words = said({
      ...touchdown,
      yardsGained: 11,
      does: plus(run(11), ["CHI D'Andre Swift", "rushingTouchdowns"]),
    });
    expect(words).toBe("{D'Andre }Swift ran for an 11-yard touchdown");
  });

  it("kneel-downs, which Kneeland's tackles are not", () => {
    expect(said({ description: "4-D.Swift kneels to CHI 29 for -1 yards.", yardsGained: -1, does: run(-1) })).toBe(
      "{D'Andre }Swift took a knee{ for a loss of 1}",
    );
    expect(said({ description: "4-D.Swift left end for 2 yards (94-M.Kneeland).", yardsGained: 2, does: run(2) })).toBe(
      "{D'Andre }Swift ran left{ for 2 yards}",
    );
  });

  it("with a lateral, whose yards are two men's", () => {
    const does = plus(run(3), ["CHI DJ Moore", "rushingYards", 13]);
    expect(
      said({
        description: "4-D.Swift left end for 3 yards. Lateral to 2-D.Moore for 13 yards.",
        yardsGained: 16,
        does,
      }),
    ).toBe("{D'Andre }Swift ran left for 3 yards, lateral to {DJ }Moore for 13 more");
  });

  it("tackled in the end zone", () => {
    const description = "4-D.Swift right tackle tackled in End Zone for -2 yards, SAFETY (94-S.Roe).";
    expect(said({ description, yardsGained: -2, homePoints: 2, isScoringPlay: 1, does: run(-2) })).toBe(
      "{D'Andre }Swift ran right{ for a loss of 2}, tackled in the end zone for a safety",
    );
    const does = plus(run(-2), ["WAS Sam Roe", "safeties"]);
    expect(said({ description, yardsGained: -2, homePoints: 2, isScoringPlay: 1, does })).toBe(
      "{D'Andre }Swift ran right{ for a loss of 2}, tackled by {Sam }Roe in the end zone for a safety",
    );
  });
});

describe("passes", () => {
  it.each([
    ["18-C.Williams pass deep middle to 2-D.Moore to WAS 20 for 22 yards.", " deep over the middle"],
    ["18-C.Williams pass short left to 2-D.Moore to WAS 20 for 22 yards.", " left"],
    ["Caleb Williams passed to DJ Moore to the right for 22 yard gain", " right"],
    ["Caleb Williams passed to DJ Moore deep down the middle for 22 yard gain.", " deep over the middle"],
    ["Caleb Williams passed to DJ Moore deep left for 22 yard gain.", " deep left"],
    ["Caleb Williams threw a Hail Mary to DJ Moore in a crowd for 22 yard gain.", " a Hail Mary"],
    ["Caleb Williams to DJ Moore", ""],
  ])("in the words of every source: %s", (description, way) => {
    expect(said({ type: "Pass", description, yardsGained: 22, does: pass(22) })).toBe(
      `{Caleb }Williams threw${way} to {DJ }Moore{ for 22 yards}`,
    );
  });

  it("for a touchdown, and with a lateral for one", () => {
    const scored = { type: "Pass", isTouchdown: true, isScoringPlay: 1, awayPoints: 6 } as const;
    const own = plus(pass(52), ["CHI DJ Moore", "receivingTouchdowns"], ["CHI Caleb Williams", "passingTouchdowns"]);
    expect(said({ ...scored, yardsGained: 52, does: own })).toBe(
      "{Caleb }Williams threw to {DJ }Moore for a 52-yard touchdown",
    );
    const lateral = plus(pass(1), ["CHI Cole Kmet", "receivingYards", 41], ["CHI Cole Kmet", "receivingTouchdowns"]);
    expect(said({ ...scored, yardsGained: 42, does: lateral })).toBe(
      "{Caleb }Williams threw to {DJ }Moore for 1 yard, lateral to {Cole }Kmet for a 41-yard touchdown",
    );
  });

  it("incomplete, thrown away and spiked", () => {
    const thrown: Does = [["CHI Caleb Williams", "passingAttempts"]];
    const aimed = plus(thrown, ["CHI DJ Moore", "receivingTargets"]);
    const at = (description: string, does: Does) => said({ type: "Pass", description, does });
    expect(at("18-C.Williams pass incomplete short left to 2-D.Moore.", aimed)).toBe(
      "{Caleb }Williams threw left for {DJ }Moore, incomplete",
    );
    expect(at("Caleb Williams incomplete pass down the middle intended for DJ Moore", aimed)).toBe(
      "{Caleb }Williams threw over the middle for {DJ }Moore, incomplete",
    );
    expect(at("18-C.Williams pass incomplete short right. ball thrown away", thrown)).toBe(
      "{Caleb }Williams threw the ball away",
    );
    expect(at("18-C.Williams spiked the ball to stop the clock.", thrown)).toBe("{Caleb }Williams spiked the ball");
    expect(at("18-C.Williams pass incomplete short right (4-T.Spikes).", thrown)).toBe(
      "{Caleb }Williams threw right, incomplete",
    );
  });

  it("after a reversal, as they stood in the end", () => {
    const description =
      "18-C.Williams pass incomplete short left to 2-D.Moore. Chicago challenged the incomplete pass ruling, and the play was REVERSED. 18-C.Williams pass deep right to 2-D.Moore for 22 yards.";
    expect(said({ type: "Pass", description, yardsGained: 22, does: pass(22) })).toBe(
      "{Caleb }Williams threw deep right to {DJ }Moore{ for 22 yards}",
    );
  });

  it("taken away are the taker's headline", () => {
    const does: Does = [
      ["CHI Caleb Williams", "passingInterceptions"],
      ["CHI Caleb Williams", "passingAttempts"],
      ["CHI DJ Moore", "receivingTargets"],
      ["WAS Mike Sainristil", "interceptions"],
    ];
    const of = (more: Does, given: Described = {}) =>
      said({ type: "Interception", ...given, does: [...does, ...more] });
    expect(of([["WAS Mike Sainristil", "interceptionReturnYards", 22]])).toBe(
      "{Mike }Sainristil intercepted {Caleb }Williams' pass{ for DJ Moore} and returned it 22 yards",
    );
    expect(of([], { description: "INTERCEPTED by 0-M.Sainristil at WAS -8. Touchback." })).toBe(
      "{Mike }Sainristil intercepted {Caleb }Williams' pass{ for DJ Moore}, touchback",
    );
    const sixth = { isTouchdown: true, isScoringPlay: 1, homePoints: 6 } as const;
    expect(
      of(
        [
          ["WAS Mike Sainristil", "interceptionReturnYards", 45],
          ["WAS Mike Sainristil", "interceptionReturnTouchdowns"],
        ],
        sixth,
      ),
    ).toBe(
      "{Mike }Sainristil intercepted {Caleb }Williams' pass{ for DJ Moore} and returned it 45 yards for a touchdown",
    );
  });
});
