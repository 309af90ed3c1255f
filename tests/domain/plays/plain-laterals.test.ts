import { describe, expect, it } from "vitest";
import { plainSaid as said, type Described } from "../../fixtures/plain-said.ts";

type Does = NonNullable<Described["does"]>;

const PASS: Does = [
  ["CHI Caleb Williams", "passingAttempts"],
  ["CHI Caleb Williams", "passingCompletions"],
  ["CHI DJ Moore", "receivingTargets"],
  ["CHI DJ Moore", "receptions"],
];

describe("laterals whose yards the credits do not have", () => {
  it("a kickoff's first man", () => {
    expect(
      said({
        type: "Kickoff",
        description:
          "3-A.Seibert kicks 57 yards from WAS 35 to CHI 8. 12-T.Scott to CHI 20 for 12 yards. Lateral to 39-J.Blackwell to CHI 24 for 4 yards (20-Q.Martin).",
        does: [
          ["WAS Austin Seibert", "kickoffs"],
          ["CHI Tyler Scott", "kickReturns"],
          ["CHI Josh Blackwell", "kickReturnYards", 4],
        ],
      }),
    ).toBe("{Tyler }Scott returned the kickoff 12 yards, lateral to {Josh }Blackwell for 4 more");
  });

  it("an interception's first man", () => {
    expect(
      said({
        type: "Interception",
        description:
          "18-C.Williams pass INTERCEPTED by 20-Q.Martin at CHI 49. 20-Q.Martin to CHI 46 for 3 yards. Lateral to 4-F.Luvu to CHI 34 for 12 yards (2-D.Moore).",
        does: [
          ["CHI Caleb Williams", "passingInterceptions"],
          ["WAS Quan Martin", "interceptions"],
          ["WAS Frankie Luvu", "interceptionReturnYards", 12],
        ],
      }),
    ).toBe(
      "{Quan }Martin intercepted {Caleb }Williams' pass and returned it 3 yards, lateral to {Frankie }Luvu for 12 more",
    );
  });

  it("behind the line of scrimmage both men's, a touchdown's too", () => {
    expect(
      said({
        type: "Pass",
        yardsGained: 7,
        isTouchdown: true,
        isScoringPlay: 1,
        awayPoints: 6,
        description:
          "18-C.Williams pass short left to 2-D.Moore to WAS 9 for -2 yards. Lateral to 18-C.Williams for 9 yards, TOUCHDOWN.",
        does: [
          ...PASS,
          ["CHI DJ Moore", "receivingYards", 0],
          ["CHI Caleb Williams", "receivingYards", 7],
          ["CHI Caleb Williams", "receivingTouchdowns"],
        ],
      }),
    ).toBe(
      "{Caleb }Williams threw left to {DJ }Moore for a loss of 2, lateral to {Caleb }Williams for 9 more and a touchdown",
    );
  });

  it("on a two-point try who caught it", () => {
    expect(
      said({
        type: "TwoPointConversion",
        awayPoints: 2,
        description:
          "TWO-POINT CONVERSION ATTEMPT. 18-C.Williams pass to 4-D.Swift is complete. ATTEMPT SUCCEEDS. Caught by 2-D.Moore. Lateraled to 4-D.Swift",
        does: [
          ["CHI Caleb Williams", "passingTwoPoints"],
          ["CHI D'Andre Swift", "receivingTwoPoints"],
        ],
      }),
    ).toBe("{Caleb }Williams threw to {D. }Moore, lateral to {D'Andre }Swift for two points");
  });
});

describe("a fake kick", () => {
  const run: Does = [
    ["CHI Tory Taylor", "rushingAttempts"],
    ["CHI Tory Taylor", "rushingYards", 11],
  ];

  it("is named behind the deed", () => {
    expect(
      said({ yardsGained: 11, description: "(Punt formation) 19-T.Taylor left end for 11 yards.", does: run }),
    ).toBe("{Tory }Taylor ran left{ for 11 yards} on a fake punt");
    const pass: Does = [...PASS, ["CHI DJ Moore", "receivingYards", 3]];
    const description = "(Field Goal formation) 18-C.Williams pass short middle to 2-D.Moore for 3 yards.";
    expect(said({ type: "Pass", yardsGained: 3, description, does: pass })).toBe(
      "{Caleb }Williams threw over the middle to {DJ }Moore{ for 3 yards} on a fake field goal",
    );
    expect(
      said({
        yardsGained: 11,
        description: "(Punt formation) 19-T.Taylor left end for 11 yards. FUMBLES, ball out of bounds at CHI 40.",
        does: [...run, ["CHI Tory Taylor", "fumbles"]],
      }),
    ).toBe("{Tory }Taylor ran left{ for 11 yards} on a fake punt, fumbled out of bounds");
  });

  it("is no bad snap, and no safety on purpose", () => {
    const bad = said({
      description: "(Punt formation) 19-T.Taylor FUMBLES (Aborted) at CHI 30, and recovers at CHI 30.",
      does: [
        ["CHI Tory Taylor", "fumbles"],
        ["CHI Tory Taylor", "fumbleRecoveries"],
      ],
    });
    expect(bad).toBe("{Tory }Taylor fumbled the snap and recovered");
    const safety = said({
      yardsGained: -18,
      homePoints: 2,
      isScoringPlay: 1,
      description: "(Punt formation) 19-T.Taylor right end ran ob in End Zone for -18 yards, SAFETY.",
      does: [
        ["CHI Tory Taylor", "rushingAttempts"],
        ["CHI Tory Taylor", "rushingYards", -18],
      ],
    });
    expect(safety).toBe("{Tory }Taylor ran right{ for a loss of 18}, safety");
  });
});
