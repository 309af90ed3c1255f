import { describe, expect, it } from "vitest";
import { recapBrief } from "../../../domain/facts/recap-brief.ts";
import { briefGame, extraPoint, fieldGoal, interception, seven, snap, touchdown } from "./brief-rows.ts";
import { facts, proofOf, told } from "./told-stories.ts";

describe("the course of the score", () => {
  const fromSeventeen = briefGame([
    ...seven("CHI", ["1", 600]),
    ...seven("CHI", ["2", 500]),
    fieldGoal("CHI", ["2", 30]),
    ...seven("MIN", ["3", 700]),
    ...seven("MIN", ["4", 700]),
    ...seven("MIN", ["4", 300]),
  ]);

  it("tells of a comeback from the largest deficit, and of the collapse beside it", () => {
    expect(facts(fromSeventeen, "comeback")).toEqual({
      team: "MIN",
      opponent: "CHI",
      deficit: 17,
      teamScore: 0,
      opponentScore: 17,
      quarter: "2",
      clock: "0:30",
      winnerScore: 21,
      loserScore: 17,
      leadQuarter: "4",
      leadClock: "5:00",
    });
    expect(facts(fromSeventeen, "collapse")).toMatchObject({ team: "CHI", lead: 17, teamFinal: 17, opponentFinal: 21 });
    expect(proofOf(fromSeventeen, "comeback")).toEqual(["p5", "p10", "p11", "awayScore", "homeScore"]);
    expect(recapBrief(fromSeventeen)?.storyLines[0]?.kind).toBe("comeback");
  });

  it("tells of none where the deficit was a touchdown, and of none where the winner always led", () => {
    const small = briefGame([...seven("CHI", ["1", 600]), ...seven("MIN", ["2", 500]), fieldGoal("MIN", ["3", 500])]);
    expect(told(small, "comeback")).toEqual([]);
    const ahead = briefGame([...seven("CHI", ["1", 600]), ...seven("CHI", ["2", 500]), ...seven("MIN", ["3", 500])]);
    expect(told(ahead, "comeback")).toEqual([]);
    expect(facts(ahead, "neverTrailed")).toMatchObject({ team: "CHI", largestLead: 14, teamScore: 14, quarter: "2" });
    expect(told(small, "neverTrailed")).toEqual([]);
  });

  it("weighs a deficit by how late it stood", () => {
    const tenDown = (first: "1" | "4") =>
      briefGame([
        ...seven("CHI", ["1", 600]),
        fieldGoal("CHI", ["1", 500]),
        ...seven("MIN", [first, 400]),
        ...seven("MIN", ["4", 300]),
      ]);
    const weights = (["1", "4"] as const).map((first) => told(tenDown(first), "comeback")[0]?.weight);
    // 10 x 0.7 after the first quarter (3 behind in the fourth is less), 10 x 1.25 in the fourth.
    expect(weights).toEqual([65.4, 77.5]);
  });

  it("tells of seven to nine points that the winner was down in the last quarter, and of none before it", () => {
    const downSeven = (second: readonly ["3" | "4", number]) =>
      briefGame([
        ...seven("CHI", ["1", 600]),
        ...seven("MIN", second),
        ...seven("CHI", [second[0], second[1] - 100]),
        ...seven("MIN", [second[0], second[1] - 200]),
        fieldGoal("MIN", ["4", 200]),
      ]);
    expect(facts(downSeven(["4", 800]), "fourthQuarterComeback")).toEqual({
      team: "MIN",
      opponent: "CHI",
      deficit: 7,
      teamScore: 7,
      opponentScore: 14,
      quarter: "4",
      clock: "11:40",
      winnerScore: 17,
      loserScore: 14,
      leadQuarter: "4",
      leadClock: "3:20",
    });
    expect(told(downSeven(["3", 800]), "fourthQuarterComeback")).toEqual([]);
    // The ten points of a comeback are told as that alone.
    expect(told(fromSeventeen, "fourthQuarterComeback")).toEqual([]);
    const stood = briefGame([...seven("CHI", ["3", 600]), ...seven("MIN", ["4", 500]), fieldGoal("MIN", ["4", 200])]);
    expect(facts(stood, "fourthQuarterComeback")).toMatchObject({ deficit: 7, quarter: "3", clock: "10:00" });
  });

  it("takes a touchdown and its try for one score", () => {
    const missed = briefGame([
      touchdown("CHI", ["1", 600]),
      extraPoint("CHI", ["1", 595], false),
      fieldGoal("CHI", ["1", 100]),
      ...seven("MIN", ["2", 500]),
      fieldGoal("MIN", ["3", 500]),
    ]);
    expect(told(missed, "comeback")).toEqual([]);
    expect(recapBrief(missed)?.scores.map(({ team, points: won, tryId }) => [team, won, tryId])).toEqual([
      ["CHI", 6, "p2"],
      ["CHI", 3, null],
      ["MIN", 7, "p5"],
      ["MIN", 3, null],
    ]);
  });

  it("tells of the collapses in a tie, and of no winner", () => {
    const tie = briefGame([
      ...seven("CHI", ["1", 600]),
      ...seven("CHI", ["2", 9]),
      ...seven("MIN", ["3", 9]),
      ...seven("MIN", ["4", 9]),
    ]);
    expect(facts(tie, "collapse")).toMatchObject({ team: "CHI", lead: 14, teamFinal: 14, opponentFinal: 14 });
    expect(told(tie, "comeback")).toEqual([]);
    expect(facts(tie, "result")).toEqual({ isTie: "yes", score: 14, away: "MIN", home: "CHI" });
  });

  it("counts the times that the lead passed to the other side; a tie between is no change", () => {
    const toAndFro = briefGame([
      fieldGoal("CHI", ["1", 600]),
      fieldGoal("MIN", ["1", 300]),
      ...seven("MIN", ["2", 600]),
      ...seven("CHI", ["2", 300]),
      fieldGoal("CHI", ["3", 600]),
      ...seven("MIN", ["3", 300]),
      ...seven("CHI", ["4", 600]),
    ]);
    expect(facts(toAndFro, "backAndForth")).toMatchObject({ leadChanges: 4, winner: "CHI", winnerScore: 20 });
  });
});

describe("the end", () => {
  it("tells of a kick on the last snap", () => {
    const game = briefGame([fieldGoal("CHI", ["1", 600]), fieldGoal("MIN", ["2", 600]), fieldGoal("MIN", ["4", 3])]);
    expect(facts(game, "walkOff")).toEqual({
      team: "MIN",
      opponent: "CHI",
      what: "field goal",
      points: 3,
      scorer: "MIN kicker",
      yards: 44,
      quarter: "4",
      clock: "0:03",
      teamScore: 6,
      opponentScore: 3,
      beforeTeam: 3,
      beforeOpponent: 3,
    });
    expect(proofOf(game, "walkOff")).toEqual(["p3"]);
  });

  it("tells of a lead taken late, with snaps to come; three minutes is not late", () => {
    const late = (seconds: number) =>
      briefGame([
        ...seven("CHI", ["1", 600]),
        ...seven("MIN", ["4", seconds]),
        fieldGoal("MIN", ["4", seconds]),
        snap("CHI", ["4", 5]),
      ]);
    expect(facts(late(90), "lateLead")).toMatchObject({ team: "MIN", clock: "1:30", beforeTeam: 7, beforeOpponent: 7 });
    expect(told(late(180), "lateLead")).toEqual([]);
    expect(told(late(90), "walkOff")).toEqual([]);
  });

  it("tells how overtime came about and was decided", () => {
    const game = briefGame([fieldGoal("CHI", ["1", 600]), fieldGoal("MIN", ["4", 8]), touchdown("CHI", ["OT", 300])]);
    expect(facts(game, "overtime")).toEqual({
      winner: "CHI",
      loser: "MIN",
      winnerScore: 9,
      loserScore: 3,
      regulationScore: 3,
      what: "touchdown run",
      points: 6,
      scorer: "CHI runner",
      yards: 3,
      quarter: "OT",
      clock: "5:00",
      isLastSnap: "yes",
      tiedBy: "MIN",
      tiedWhat: "field goal",
      tiedQuarter: "4",
      tiedClock: "0:08",
    });
    const tie = briefGame([snap("CHI", ["4", 8]), snap("CHI", ["OT", 300])]);
    expect(facts(tie, "overtime")).toEqual({ isTie: "yes", score: 0, away: "MIN", home: "CHI", regulationScore: 0 });
  });

  it("tells of a late miss to tie or win, but not of the winner's or of one from further behind", () => {
    const missing = (first: number) =>
      briefGame([
        ...Array.from({ length: first }, (_, index) => fieldGoal("CHI", ["1", 800 - index])),
        fieldGoal("MIN", ["4", 30], false, { isBlocked: true }),
      ]);
    expect(facts(missing(1), "lateMiss")).toMatchObject({
      team: "MIN",
      kicker: "MIN kicker",
      yards: 44,
      deficit: 3,
      isBlocked: "yes",
      clock: "0:30",
    });
    expect(told(missing(2), "lateMiss")).toEqual([]);
  });

  it("tells of a late try that failed", () => {
    const rows = (worth: "ExtraPoint" | "TwoPointConversion") => [
      ...seven("CHI", ["1", 600]),
      touchdown("MIN", ["4", 38]),
      { ...extraPoint("MIN", ["4", 38], false), type: worth },
    ];
    const failed = { team: "MIN", deficit: 1, teamScore: 6, opponentScore: 7 };
    expect(facts(briefGame(rows("TwoPointConversion")), "failedTry")).toMatchObject({
      ...failed,
      what: "two-point try",
    });
    expect(facts(briefGame(rows("ExtraPoint")), "failedTry")).toMatchObject({ ...failed, what: "extra point" });
    const far = [fieldGoal("CHI", ["2", 9]), ...rows("ExtraPoint")];
    expect(told(briefGame(far), "failedTry")).toEqual([]);
  });

  it("tells how the last chance ended: a ball lost, downs, or time in reach of the goal line", () => {
    const lead = seven("CHI", ["1", 600]);
    const intercepted = briefGame([...lead, interception("MIN", ["4", 40]), snap("CHI", ["4", 20])]);
    expect(facts(intercepted, "lateStop")).toMatchObject({
      team: "CHI",
      how: "interception",
      margin: 7,
      by: "CHI safety",
    });
    const downs = briefGame([...lead, snap("MIN", ["4", 40], { down: 4, distance: 3 }), snap("CHI", ["4", 20])]);
    expect(facts(downs, "lateStop")).toMatchObject({ how: "downs", clock: "0:40" });
    const time = (yardsToEndZone: number) => briefGame([...lead, snap("MIN", ["4", 5], { yardsToEndZone })]);
    expect(facts(time(10), "lateStop")).toMatchObject({ how: "time", yardsToEndZone: 10 });
    expect(told(time(60), "lateStop")).toEqual([]);
    const far = briefGame([
      ...lead,
      fieldGoal("CHI", ["2", 9]),
      interception("MIN", ["4", 40]),
      snap("CHI", ["4", 20]),
    ]);
    expect(told(far, "lateStop")).toEqual([]);
  });
});
