import { describe, expect, it } from "vitest";
import { plainSaid as said, type Described } from "../../fixtures/plain-said.ts";

type Does = NonNullable<Described["does"]>;

const SCORE = { isTouchdown: true, isScoringPlay: 1, homePoints: 6 } as const;
const OWN: Does = [
  ["CHI D'Andre Swift", "fumbles"],
  ["CHI D'Andre Swift", "fumbleRecoveries"],
];
const run = (yards: number): Does => [
  ["CHI D'Andre Swift", "rushingAttempts"],
  ["CHI D'Andre Swift", "rushingYards", yards],
];

describe("how far a loose ball was brought", () => {
  it("a bad snap by another man, and by the one who let it slip", () => {
    const snap = (account: string, does: Does) =>
      said({ description: `4-D.Swift FUMBLES (Aborted) at CHI 21, ${account}`, does });
    expect(
      snap("recovered by CHI-2-D.Moore at CHI 20. 2-D.Moore to CHI 33 for 13 yards (0-M.Sainristil).", [
        ["CHI D'Andre Swift", "fumbles"],
        ["CHI DJ Moore", "fumbleRecoveries"],
        ["CHI DJ Moore", "rushingAttempts"],
        ["CHI DJ Moore", "rushingYards", 5],
      ]),
    ).toBe("{D'Andre }Swift fumbled the snap; {DJ }Moore recovered for the Bears and ran 13 yards");
    const own = (back: string) => snap(`and recovers at CHI 20.${back}`, [...run(0), ...OWN]);
    expect(own(" 4-D.Swift to CHI 24 for 4 yards (0-M.Sainristil).")).toBe(
      "{D'Andre }Swift fumbled the snap, recovered and ran 4 yards",
    );
    expect(own(" 4-D.Swift to CHI 18 for -2 yards (0-M.Sainristil).")).toBe(
      "{D'Andre }Swift fumbled the snap and recovered",
    );
  });

  it("by the first of two, who lost it again", () => {
    expect(
      said({
        description:
          "4-D.Swift to CHI 38 for 2 yards. FUMBLES (93-J.Newton), RECOVERED by WAS-20-Q.Martin at CHI 39. 20-Q.Martin to CHI 1 for 38 yards. FUMBLES, ball out of bounds in End Zone, Touchback.",
        does: [
          ...run(2),
          ["CHI D'Andre Swift", "fumbles"],
          ["WAS Quan Martin", "fumbles"],
          ["WAS Quan Martin", "fumbleRecoveries"],
          ["WAS Quan Martin", "fumbleReturnYards", 38],
        ],
      }),
    ).toBe(
      "{D'Andre }Swift ran for 2 yards, fumbled; {Quan }Martin recovered for the Commanders and returned it 38 yards; Martin fumbled out of the end zone, touchback",
    );
  });

  it("his own advance is in the yards of his run", () => {
    const own = (description: string, yards: number) => said({ description, does: [...run(yards), ...OWN] });
    expect(
      own(
        "4-D.Swift to CHI 35 for 5 yards (0-M.Sainristil). FUMBLES, and recovers at CHI 35. 4-D.Swift to CHI 38 for 3 yards.",
        8,
      ),
    ).toBe("{D'Andre }Swift ran for 8 yards, fumbled and recovered");
    expect(
      own("4-D.Swift to CHI 26 for -4 yards. FUMBLES, and recovers at CHI 26. 4-D.Swift to CHI 34 for 8 yards.", 4),
    ).toBe("{D'Andre }Swift fumbled, recovered and ran for 4 yards");
  });

  it("a blocked kick, by either team, and lost again", () => {
    const blocked = (account: string, more: Does = []) =>
      said({
        type: "Punt",
        isBlocked: true,
        description: `19-T.Taylor punt is BLOCKED by 20-Q.Martin, Center-48-S.Daly, ${account}`,
        does: [
          ["CHI Tory Taylor", "punts"],
          ["WAS Quan Martin", "blockedKicks"],
          ["WAS Tyler Owens", "tackles"],
          ...more,
        ],
      });
    expect(blocked("RECOVERED by WAS-18-T.Owens at CHI 30. 18-T.Owens to CHI 15 for 15 yards (4-D.Swift).")).toBe(
      "{Quan }Martin blocked {Tory }Taylor's punt; {Tyler }Owens recovered for the Commanders and returned it 15 yards",
    );
    const own = "recovered by CHI-19-T.Taylor at CHI 12. 19-T.Taylor to CHI 14 for 2 yards (18-T.Owens).";
    expect(blocked(own)).toBe(
      "{Quan }Martin blocked {Tory }Taylor's punt; {Tory }Taylor recovered for the Bears and ran 2 yards",
    );
    expect(
      blocked(`${own} FUMBLES (18-T.Owens), RECOVERED by WAS-20-Q.Martin at CHI 14.`, [
        ["CHI Tory Taylor", "fumbles"],
        ["WAS Quan Martin", "fumbleRecoveries"],
      ]),
    ).toBe(
      "{Quan }Martin blocked {Tory }Taylor's punt; {Tory }Taylor recovered for the Bears and ran 2 yards; Taylor fumbled; {Quan }Martin recovered for the Commanders",
    );
  });
});

describe("a ball lost and found before the end of the play", () => {
  it("on the way to a touchdown: a run, a snap, a catch and an interception", () => {
    const score: Does = [...run(19), ["CHI D'Andre Swift", "rushingTouchdowns"], ...OWN];
    expect(
      said({
        description:
          "4-D.Swift up the middle to WAS 1 for 18 yards (0-M.Sainristil). FUMBLES (0-M.Sainristil), and recovers at WAS -3. TOUCHDOWN.",
        ...SCORE,
        does: score,
      }),
    ).toBe("{D'Andre }Swift ran up the middle, fumbled and recovered in the end zone for a 19-yard touchdown");
    expect(
      said({
        description: "4-D.Swift FUMBLES (Aborted) at WAS 1, and recovers at WAS 1. 4-D.Swift for 1 yard, TOUCHDOWN.",
        ...SCORE,
        does: [...run(1), ["CHI D'Andre Swift", "rushingTouchdowns"], ...OWN],
      }),
    ).toBe("{D'Andre }Swift fumbled the snap, recovered and ran for a 1-yard touchdown");
    expect(
      said({
        type: "Pass",
        description:
          "18-C.Williams pass short right to 4-D.Swift to WAS 1 for 8 yards. FUMBLES (0-M.Sainristil), and recovers at WAS 1. 4-D.Swift for 1 yard, TOUCHDOWN.",
        ...SCORE,
        does: [
          ["CHI Caleb Williams", "passingAttempts"],
          ["CHI Caleb Williams", "passingCompletions"],
          ["CHI D'Andre Swift", "receivingTargets"],
          ["CHI D'Andre Swift", "receptions"],
          ["CHI D'Andre Swift", "receivingYards", 9],
          ["CHI D'Andre Swift", "receivingTouchdowns"],
          ...OWN,
        ],
      }),
    ).toBe("{Caleb }Williams threw right to {D'Andre }Swift, who fumbled and recovered for a 9-yard touchdown");
    expect(
      said({
        type: "Interception",
        description:
          "18-C.Williams pass INTERCEPTED by 20-Q.Martin at WAS -3. 20-Q.Martin to CHI 1 for 102 yards. FUMBLES, and recovers at CHI -8. TOUCHDOWN.",
        ...SCORE,
        does: [
          ["CHI Caleb Williams", "passingInterceptions"],
          ["WAS Quan Martin", "interceptions"],
          ["WAS Quan Martin", "interceptionReturnYards", 103],
          ["WAS Quan Martin", "interceptionReturnTouchdowns"],
          ["WAS Quan Martin", "fumbles"],
          ["WAS Quan Martin", "fumbleRecoveries"],
        ],
      }),
    ).toBe(
      "{Quan }Martin intercepted {Caleb }Williams' pass and returned it, fumbled and recovered in the end zone for a 103-yard touchdown",
    );
  });

  it("before a sack", () => {
    const does: Does = [
      ["CHI Caleb Williams", "sacksTaken"],
      ["CHI Caleb Williams", "sackYardsLost", 5],
      ["CHI Caleb Williams", "fumbles"],
      ["CHI Caleb Williams", "fumbleRecoveries"],
      ["WAS Frankie Luvu", "sacks"],
    ];
    const description =
      "18-C.Williams to CHI 43 for -6 yards. FUMBLES, and recovers at CHI 42. 18-C.Williams sacked at CHI 44 for -5 yards (4-F.Luvu).";
    expect(said({ type: "Sack", yardsGained: -5, description, does })).toBe(
      "{Frankie }Luvu sacked {Caleb }Williams{ for a loss of 5}, after a fumble",
    );
  });
});
