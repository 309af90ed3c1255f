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

describe("sacks and loose balls", () => {
  const sack: Does = [
    ["CHI Caleb Williams", "sacksTaken"],
    ["CHI Caleb Williams", "sackYardsLost", 8],
  ];

  it("by one, by two, by nobody that is known, in the end zone", () => {
    const of = (more: Does, given: Described = {}) =>
      said({ type: "Sack", yardsGained: -8, ...given, does: [...sack, ...more] });
    expect(of([["WAS Dorance Armstrong", "sacks"]])).toBe(
      "{Dorance }Armstrong sacked {Caleb }Williams{ for a loss of 8}",
    );
    expect(
      of([
        ["WAS Dorance Armstrong", "sacks", 0.5],
        ["WAS Frankie Luvu", "sacks", 0.5],
      ]),
    ).toBe("{Dorance }Armstrong and {Frankie }Luvu sacked {Caleb }Williams{ for a loss of 8}");
    expect(of([])).toBe("{Caleb }Williams was sacked{ for a loss of 8}");
    const safety = { description: "sacked in End Zone for -8 yards, SAFETY", homePoints: 2, isScoringPlay: 1 } as const;
    expect(of([["WAS Dorance Armstrong", "sacks"]], safety)).toBe(
      "{Dorance }Armstrong sacked {Caleb }Williams{ for a loss of 8} in the end zone for a safety",
    );
  });

  it("says no sack's yards where the text has the passer down elsewhere than the credits, and an advance as the text has it", () => {
    const given = (down: string, back: string): Described => ({
      type: "Sack",
      yardsGained: 0,
      description: `18-C.Williams sacked at CHI 25${down} (2-D.Armstrong). FUMBLES (2-D.Armstrong), recovered by CHI-4-D.Swift at CHI 25. 4-D.Swift to CHI 34${back} (55-L.Hall). PENALTY on WAS-9-A.Roe, Holding, 5 yards, enforced at CHI 34.`,
      does: [
        ["CHI Caleb Williams", "sacksTaken"],
        ["CHI Caleb Williams", "fumbles"],
        ["CHI D'Andre Swift", "fumbleRecoveries"],
        ["CHI D'Andre Swift", "fumbleReturnYards", 4],
        ["WAS Dorance Armstrong", "forcedFumbles"],
        ["WAS Dorance Armstrong", "sacks"],
      ],
    });
    expect(said(given(" for -5 yards", " for 9 yards"))).toMatch(
      /^\{Dorance \}Armstrong sacked \{Caleb \}Williams and forced a fumble; \{D'Andre \}Swift recovered for the Bears and ran 9 yards;/,
    );
    for (const down of [" for no gain", ""])
      expect(said(given(down, " for 4 yards"))).toMatch(
        /^\{Dorance \}Armstrong sacked \{Caleb \}Williams for no gain and forced a fumble; .* and ran 4 yards;/,
      );
  });

  it("knocked loose by the sacker, and by another", () => {
    const fumble: Does = [
      ["CHI Caleb Williams", "fumbles"],
      ["CHI Caleb Williams", "fumblesLost"],
      ["WAS Jer'Zhan Newton", "fumbleRecoveries"],
      ["WAS Jer'Zhan Newton", "fumbleReturnYards", 16],
      ["WAS Dorance Armstrong", "forcedFumbles"],
    ];
    expect(
      said({ type: "Sack", yardsGained: -8, does: [...sack, ...fumble, ["WAS Dorance Armstrong", "sacks"]] }),
    ).toBe(
      "{Dorance }Armstrong sacked {Caleb }Williams{ for a loss of 8} and forced a fumble; {Jer'Zhan }Newton recovered for the Commanders and returned it 16 yards",
    );
    expect(said({ type: "Sack", yardsGained: -8, does: [...sack, ...fumble, ["WAS Frankie Luvu", "sacks"]] })).toBe(
      "{Frankie }Luvu sacked {Caleb }Williams{ for a loss of 8}; Williams fumbled{, forced by Dorance Armstrong}; {Jer'Zhan }Newton recovered for the Commanders and returned it 16 yards",
    );
  });

  it("lost on a run, kept, out of bounds, and carried to the end zone", () => {
    const fumble: Does = [["CHI D'Andre Swift", "fumbles"]];
    const of = (more: Does, given: Described = {}) => said({ ...given, does: plus(run(0), ...fumble, ...more) });
    expect(
      of([
        ["CHI D'Andre Swift", "fumblesLost"],
        ["WAS Jer'Zhan Newton", "fumbleRecoveries"],
      ]),
    ).toBe("{D'Andre }Swift ran for no gain, fumbled; {Jer'Zhan }Newton recovered for the Commanders");
    expect(of([["CHI D'Andre Swift", "fumbleRecoveries"]])).toBe(
      "{D'Andre }Swift ran for no gain, fumbled and recovered",
    );
    expect(of([], { description: "FUMBLES (9-J.Roe), ball out of bounds at CHI 30." })).toBe(
      "{D'Andre }Swift ran for no gain, fumbled out of bounds",
    );
    const touchdown = { isTouchdown: true, isScoringPlay: 1, homePoints: 6 } as const;
    const brought: Does = [
      ["WAS Jer'Zhan Newton", "fumbleRecoveries"],
      ["WAS Jer'Zhan Newton", "fumbleReturnTouchdowns"],
    ];
    expect(of([...brought, ["WAS Jer'Zhan Newton", "fumbleReturnYards", 30]], touchdown)).toBe(
      "{D'Andre }Swift ran for no gain, fumbled; {Jer'Zhan }Newton recovered for the Commanders and returned it 30 yards for a touchdown",
    );
    expect(of(brought, touchdown)).toBe(
      "{D'Andre }Swift ran for no gain, fumbled; {Jer'Zhan }Newton recovered for a Commanders touchdown",
    );
  });

  it("by the catcher, by the snapper, and before the throw", () => {
    const caught = plus(
      pass(6),
      ["CHI DJ Moore", "fumbles"],
      ["CHI DJ Moore", "fumblesLost"],
      ["WAS Quan Martin", "fumbleRecoveries"],
    );
    expect(said({ type: "Pass", yardsGained: 6, does: caught })).toBe(
      "{Caleb }Williams threw to {DJ }Moore{ for 6 yards}; Moore fumbled; {Quan }Martin recovered for the Commanders",
    );
    const aborted = plus(run(0), ["CHI D'Andre Swift", "fumbles"], ["CHI DJ Moore", "fumbleRecoveries"]);
    expect(
      said({ description: "4-D.Swift FUMBLES (Aborted) at CHI 30, recovered by CHI-2-D.Moore.", does: aborted }),
    ).toBe("{D'Andre }Swift fumbled the snap; {DJ }Moore recovered for the Bears");
    const center: Does = [
      ["CHI Doug Kramer", "fumbles"],
      ["CHI Caleb Williams", "fumbleRecoveries"],
    ];
    const bad = "18-C.Williams Aborted. 68-D.Kramer FUMBLES at CHI 30, recovered by CHI-18-C.Williams at CHI 23.";
    expect(said({ description: bad, yardsGained: -7, does: plus(run(0), ...center) })).toBe(
      "Bad snap by {Doug }Kramer{ for a loss of 7}; {Caleb }Williams recovered for the Bears",
    );
    const before = plus(pass(5), ["CHI Caleb Williams", "fumbles"], ["CHI Caleb Williams", "fumbleRecoveries"]);
    expect(said({ type: "Pass", yardsGained: 5, does: before })).toBe(
      "{Caleb }Williams fumbled, recovered and threw to {DJ }Moore{ for 5 yards}",
    );
    const snapper = plus(pass(5), ["CHI Doug Kramer", "fumbles"], ["CHI Caleb Williams", "fumbleRecoveries"]);
    expect(said({ type: "Pass", yardsGained: 5, does: snapper })).toBe(
      "{Caleb }Williams threw to {DJ }Moore{ for 5 yards}, after a fumble by {Doug }Kramer",
    );
  });

  it("two on one play, in their order", () => {
    const does: Does = [
      ...sack,
      ["CHI Caleb Williams", "fumbles"],
      ["CHI Doug Kramer", "fumbles"],
      ["CHI Doug Kramer", "returnFumblesLost"],
      ["CHI Doug Kramer", "fumbleRecoveries"],
      ["WAS Quan Martin", "fumbleRecoveries"],
      ["WAS Quan Martin", "fumbleReturnYards", 28],
      ["WAS Quan Martin", "fumbleReturnTouchdowns"],
      ["WAS Dorance Armstrong", "sacks"],
    ];
    expect(said({ type: "Sack", yardsGained: -8, isTouchdown: true, isScoringPlay: 1, homePoints: 6, does })).toBe(
      "{Dorance }Armstrong sacked {Caleb }Williams{ for a loss of 8}; Williams fumbled; {Doug }Kramer recovered for the Bears; Kramer fumbled; {Quan }Martin recovered for the Commanders and returned it 28 yards for a touchdown",
    );
  });
});
