import { describe, expect, it } from "vitest";
import { plainSaid as said, type Described } from "../../fixtures/plain-said.ts";

type Does = NonNullable<Described["does"]>;

const TOUCHDOWN = { isTouchdown: true, isScoringPlay: 1, homePoints: 6 } as const;

describe("kickoffs", () => {
  const kickoff = (description: string, more: Does = [], given: Described = {}) =>
    said({ type: "Kickoff", description, ...given, does: [["CHI Cairo Santos", "kickoffs"], ...more] });
  const back = (yards: number): Does => [
    ["WAS Austin Ekeler", "kickReturns"],
    ["WAS Austin Ekeler", "kickReturnYards", yards],
  ];

  it.each([
    [
      "8-C.Santos kicks 65 yards from CHI 35 to end zone, Touchback to the WAS 30.",
      "{Cairo }Santos kicked off, touchback",
    ],
    ["Chicago kicked off, touchback.", "{Cairo }Santos kicked off, touchback"],
    ["8-C.Santos kicks 60 yards from CHI 35 to WAS 5, out of bounds.", "{Cairo }Santos kicked off, out of bounds"],
    [
      "8-C.Santos kicks 40 yards from CHI 35 to WAS 25, short of landing zone.",
      "{Cairo }Santos kicked off short of the landing zone",
    ],
    [
      "8-C.Santos kicks 60 yards from CHI 35 to WAS 5, fair catch by 30-A.Ekeler.",
      "{Cairo }Santos kicked off, fair catch by {A. }Ekeler",
    ],
    [
      "8-C.Santos kicks onside 8 yards from CHI 35 to CHI 43. 17-D.Adams (didn't try to advance) to CHI 43 for no gain.",
      "{Cairo }Santos tried an onside kick; {D. }Adams recovered for the Commanders",
    ],
    [
      "8-C.Santos kicks onside 8 yards from CHI 35 to CHI 43. RECOVERED by CHI-30-T.Moore.",
      "{Cairo }Santos tried an onside kick; {T. }Moore recovered for the Bears",
    ],
    [
      "8-C.Santos kicks onside 4 yards from CHI 35 to CHI 39, ball declared dead.",
      "{Cairo }Santos tried an onside kick, ball declared dead",
    ],
    ["Chicago tried an onside kick of 10 yards, out of bounds.", "{Cairo }Santos tried an onside kick, out of bounds"],
  ])("%s", (description, words) => {
    expect(kickoff(description)).toBe(words);
  });

  it("returned, to the end zone too", () => {
    expect(kickoff("to WAS 26 for 24 yards", back(24))).toBe("{Austin }Ekeler returned the kickoff 24 yards");
    const scored: Does = [...back(97), ["WAS Austin Ekeler", "kickReturnTouchdowns"]];
    expect(kickoff("", scored, TOUCHDOWN)).toBe("{Austin }Ekeler returned the kickoff 97 yards for a touchdown");
    const lost: Does = [...back(9), ["WAS Austin Ekeler", "fumbles"], ["CHI Josh Blackwell", "fumbleRecoveries"]];
    expect(kickoff("", lost)).toBe(
      "{Austin }Ekeler returned the kickoff 9 yards, fumbled; {Josh }Blackwell recovered for the Bears",
    );
  });

  it("muffed, and what became of the ball", () => {
    const returns: Does = [["WAS Austin Ekeler", "kickReturns"]];
    expect(kickoff("to WAS 8. 30-A.Ekeler MUFFS catch, ball out of bounds at WAS 8.", returns)).toBe(
      "{Cairo }Santos kicked off, muffed by {Austin }Ekeler out of bounds",
    );
    expect(kickoff("to WAS 1. 30-A.Ekeler MUFFS catch, and recovers at WAS 12.", returns)).toBe(
      "{Cairo }Santos kicked off, muffed by {Austin }Ekeler and recovered",
    );
    const lost: Does = [
      ["WAS Austin Ekeler", "fumbles"],
      ["CHI Josh Blackwell", "fumbleRecoveries"],
    ];
    const text = "to WAS 2. 30-A.Ekeler MUFFS catch, touched at WAS 3, RECOVERED by CHI-39-J.Blackwell at WAS 23.";
    const words = "{Cairo }Santos kicked off, muffed by {Austin }Ekeler; {Josh }Blackwell recovered for the Bears";
    expect(kickoff(text, [...returns, ...lost])).toBe(words);
    expect(kickoff(text, lost)).toBe(words);
  });

  it("muffed and returned after all", () => {
    const text = "to WAS 5. 30-A.Ekeler MUFFS catch, and recovers at WAS 8. 30-A.Ekeler to WAS 23 for 15 yards.";
    expect(kickoff(text, back(15))).toBe("{Austin }Ekeler muffed the kickoff, recovered and returned it 15 yards");
    expect(kickoff(text, [...back(97), ["WAS Austin Ekeler", "kickReturnTouchdowns"]], TOUCHDOWN)).toBe(
      "{Austin }Ekeler muffed the kickoff, recovered and returned it 97 yards for a touchdown",
    );
    const lost: Does = [...back(10), ["WAS Austin Ekeler", "fumbles"], ["CHI Cairo Santos", "fumbleRecoveries"]];
    expect(kickoff(`${text} FUMBLES, RECOVERED by CHI-8-C.Santos at WAS 38.`, lost)).toBe(
      "{Austin }Ekeler muffed the kickoff, recovered and returned it 10 yards, fumbled; {Cairo }Santos recovered for the Bears",
    );
    // A teammate's muff is not his who picked it up.
    expect(kickoff("to WAS 5. 20-J.McNichols MUFFS catch, RECOVERED by WAS-30-A.Ekeler.", back(15))).toBe(
      "{Austin }Ekeler returned the kickoff 15 yards",
    );
  });

  it("recovered by the team that kicked", () => {
    const recovered: Does = [["CHI Josh Blackwell", "kickRecoveryTouchdowns"]];
    expect(kickoff("", recovered, { ...TOUCHDOWN, homePoints: 0, awayPoints: 6 })).toBe(
      "{Cairo }Santos kicked off; {Josh }Blackwell recovered for a Bears touchdown",
    );
  });
});

describe("punts", () => {
  const punt = (description: string, more: Does = [], given: Described = {}) =>
    said({
      type: "Punt",
      description,
      ...given,
      does: [["CHI Tory Taylor", "punts"], ["CHI Tory Taylor", "puntYards", 48], ...more],
    });
  const back = (yards: number): Does => [
    ["WAS Olamide Zaccheaus", "puntReturns"],
    ["WAS Olamide Zaccheaus", "puntReturnYards", yards],
  ];

  it.each([
    [
      "19-T.Taylor punts 48 yards to WAS 10, Center-46-S.Daly, fair catch by 14-O.Zaccheaus.",
      ", fair catch by {O. }Zaccheaus",
    ],
    ["19-T.Taylor punts 48 yards to WAS 10, fair catch by 14-A.St. Brown. PENALTY", ", fair catch by {A. }St. Brown"],
    [
      "Tory Taylor punted for 48 yards, fair catch by Olamide Zaccheaus at the WAS 10.",
      ", fair catch by {Olamide }Zaccheaus",
    ],
    ["19-T.Taylor punts 48 yards to end zone, Center-46-S.Daly, Touchback.", ", touchback"],
    ["19-T.Taylor punts 48 yards to WAS 10, Center-46-S.Daly, downed by CHI-39-J.Blackwell.", ", downed"],
    ["19-T.Taylor punts 48 yards to WAS 10, Center-46-S.Daly, out of bounds.", ", out of bounds"],
    ["Tory Taylor punted for 48 yards, no return", ""],
  ])("%s", (description, words) => {
    expect(punt(description)).toBe(`{Tory }Taylor punted 48 yards${words}`);
  });

  it("returned, muffed and brought back to the end zone", () => {
    expect(punt("", back(21))).toBe("{Tory }Taylor punted 48 yards, returned 21 by {Olamide }Zaccheaus");
    expect(punt("", back(0))).toBe("{Tory }Taylor punted 48 yards, returned for no gain by {Olamide }Zaccheaus");
    const muff: Does = [
      ["WAS Olamide Zaccheaus", "puntReturns"],
      ["WAS Olamide Zaccheaus", "fumbles"],
      ["CHI Josh Blackwell", "fumbleRecoveries"],
    ];
    expect(punt("14-O.Zaccheaus MUFFS catch, RECOVERED by CHI-39-J.Blackwell", muff)).toBe(
      "{Tory }Taylor punted 48 yards, muffed by {Olamide }Zaccheaus; {Josh }Blackwell recovered for the Bears",
    );
    // The credits measure to where the ball was recovered.
    expect(
      punt("19-T.Taylor punts 41 yards to WAS 9. 14-O.Zaccheaus MUFFS catch, RECOVERED by CHI-39-J.Blackwell", muff),
    ).toBe("{Tory }Taylor punted 41 yards, muffed by {Olamide }Zaccheaus; {Josh }Blackwell recovered for the Bears");
    expect(
      punt("muffed by Olamide Zaccheaus. Olamide Zaccheaus fumbled and recovered it himself.", [
        ["WAS Olamide Zaccheaus", "fumbles"],
        ["WAS Olamide Zaccheaus", "fumbleRecoveries"],
      ]),
    ).toBe("{Tory }Taylor punted 48 yards, muffed by {Olamide }Zaccheaus and recovered");
    const caught: Does = [
      ["WAS Olamide Zaccheaus", "fumbles"],
      ["WAS Olamide Zaccheaus", "fumbleRecoveries"],
      ...back(10),
    ];
    const text = "14-O.Zaccheaus MUFFS catch, and recovers at WAS 8. 14-O.Zaccheaus to WAS 18 for 10 yards.";
    expect(punt(text, caught)).toBe(
      "{Tory }Taylor punted 48 yards, muffed by {Olamide }Zaccheaus, who recovered and returned it 10 yards",
    );
    expect(punt(text, [...caught, ["WAS Olamide Zaccheaus", "puntReturnTouchdowns"]], TOUCHDOWN)).toBe(
      "{Olamide }Zaccheaus muffed {Tory }Taylor's punt, recovered and returned it 10 yards for a touchdown",
    );
    expect(punt("", [...back(83), ["WAS Olamide Zaccheaus", "puntReturnTouchdowns"]], TOUCHDOWN)).toBe(
      "{Olamide }Zaccheaus returned {Tory }Taylor's punt 83 yards for a touchdown",
    );
  });

  it("blocked", () => {
    const blocked: Does = [["WAS Jeremy Reaves", "blockedKicks"]];
    const text =
      "19-T.Taylor punt is BLOCKED by 39-J.Reaves, RECOVERED by WAS-4-F.Luvu at CHI 21. 4-F.Luvu for 21 yards";
    expect(punt(text, blocked, { isBlocked: true })).toBe(
      "{Jeremy }Reaves blocked {Tory }Taylor's punt; {F. }Luvu recovered for the Commanders and returned it 21 yards",
    );
    expect(
      punt(`${text}, TOUCHDOWN.`, [...blocked, ["WAS Frankie Luvu", "blockedKickReturnTouchdowns"]], {
        ...TOUCHDOWN,
        isBlocked: true,
      }),
    ).toBe("{Jeremy }Reaves blocked {Tory }Taylor's punt; {Frankie }Luvu returned it 21 yards for a touchdown");
  });
});

describe("field goals and tries", () => {
  const kick = (made: boolean): Does => [
    ["CHI Cairo Santos", "fieldGoalAttempts"],
    ...(made ? ([["CHI Cairo Santos", "fieldGoalsMade"]] satisfies Does) : []),
  ];

  it.each([
    ["8-C.Santos 51 yard field goal is No Good, Wide Left, Center-46-S.Daly.", ", wide left"],
    ["8-C.Santos 51 yard field goal is No Good, Short, Center-46-S.Daly.", ", short"],
    ["8-C.Santos 51 yard field goal is No Good, Hit Right Upright, Center-46-S.Daly.", ", off the right upright"],
    ["Cairo Santos missed a 51-yard field goal, off the upright.", ", off the upright"],
    ["Cairo Santos missed a 51-yard field goal, short.", ", short"],
    ["Cairo Santos missed a 51-yard field goal", ""],
    [
      "8-C.Santos 51 yard field goal is No Good, Center-46-S.Daly, Holder-19-T.Taylor. 17-M.Hardman at WAS -9 to WAS 48 for 57 yards (55-C.Roe).",
      "; {M. }Hardman returned it 57 yards",
    ],
  ])("missed: %s", (description, words) => {
    expect(said({ type: "FieldGoal", description, kickDistance: 51, does: kick(false) })).toBe(
      `{Cairo }Santos missed a 51-yard field goal${words}`,
    );
  });

  it("made and blocked", () => {
    expect(said({ type: "FieldGoal", kickDistance: 27, awayPoints: 3, isScoringPlay: 1, does: kick(true) })).toBe(
      "{Cairo }Santos made a 27-yard field goal",
    );
    const blocked: Does = [...kick(false), ["WAS Daron Payne", "blockedKicks"]];
    expect(said({ type: "FieldGoal", kickDistance: 46, isBlocked: true, does: blocked })).toBe(
      "{Daron }Payne blocked {Cairo }Santos' 46-yard field goal",
    );
  });

  it("extra points, and one brought back", () => {
    const tried: Does = [["CHI Cairo Santos", "extraPointAttempts"]];
    expect(said({ type: "ExtraPoint", awayPoints: 1, does: [...tried, ["CHI Cairo Santos", "extraPointsMade"]] })).toBe(
      "{Cairo }Santos made the extra point",
    );
    expect(said({ type: "ExtraPoint", description: "extra point is No Good, Wide Right, Center-4", does: tried })).toBe(
      "{Cairo }Santos missed the extra point, wide right",
    );
    const text =
      "8-C.Santos extra point is Blocked (9-D.Payne). DEFENSIVE TWO-POINT ATTEMPT. 22-Q.Martin recovered the blocked kick.";
    const blocked: Described = {
      type: "ExtraPoint",
      isBlocked: true,
      does: [...tried, ["WAS Daron Payne", "blockedKicks"]],
    };
    expect(said({ ...blocked, description: `${text} ATTEMPT SUCCEEDS.`, homePoints: 2 })).toBe(
      "{Daron }Payne blocked {Cairo }Santos' extra point; {Q. }Martin returned it for two points",
    );
    expect(said({ ...blocked, description: `${text} ATTEMPT FAILS.` })).toBe(
      "{Daron }Payne blocked {Cairo }Santos' extra point",
    );
  });

  it("two points, by credit when good and by the text when not", () => {
    const two = { type: "TwoPointConversion", awayPoints: 2 } as const;
    expect(
      said({
        ...two,
        does: [
          ["CHI Caleb Williams", "passingTwoPoints"],
          ["CHI Cole Kmet", "receivingTwoPoints"],
        ],
      }),
    ).toBe("{Caleb }Williams threw to {Cole }Kmet for two points");
    expect(said({ ...two, does: [["CHI D'Andre Swift", "rushingTwoPoints"]] })).toBe(
      "{D'Andre }Swift ran for two points",
    );

    const thrower: Described = { type: "Pass", does: [["CHI Caleb Williams", "passingAttempts"]] };
    const namesake: Described = {
      does: [
        ["CHI Chris Williams", "tackles"],
        ["CHI Cole Kmet", "receptions"],
      ],
    };
    const failed = (description: string) => said({ type: "TwoPointConversion", description }, [thrower, namesake]);
    expect(failed("TWO-POINT CONVERSION ATTEMPT. 18-C.Williams pass to 85-C.Kmet is incomplete. ATTEMPT FAILS.")).toBe(
      "A two-point pass by Caleb Williams for {Cole }Kmet was incomplete",
    );
    expect(failed("2pt attempt failed, Caleb Williams pass to Cole Kmet")).toBe(
      "A two-point pass by Caleb Williams for {Cole }Kmet was incomplete",
    );
    expect(failed("Two-point try failed: Caleb Williams pass to Cole Kmet incomplete.")).toBe(
      "A two-point pass by Caleb Williams for {Cole }Kmet was incomplete",
    );
    expect(failed("TWO-POINT CONVERSION ATTEMPT. 18-C.Williams pass to 85-C.Kmet is complete. ATTEMPT FAILS.")).toBe(
      "Caleb Williams threw to {Cole }Kmet on a two-point try, stopped short",
    );
    expect(failed("TWO-POINT CONVERSION ATTEMPT. 18-C.Williams is sacked. ATTEMPT FAILS.")).toBe(
      "Caleb Williams was sacked on a two-point try",
    );
    expect(failed("TWO-POINT CONVERSION ATTEMPT. 4-D.Swift rushes left end. ATTEMPT FAILS.")).toBe(
      "{D. }Swift was stopped short on a two-point run",
    );
    expect(failed("")).toBe("The Bears failed on a two-point try");
  });
});
