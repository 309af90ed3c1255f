import { describe, expect, test } from "vitest";
import type { Play } from "../../domain/game/play.ts";
import { playFrom, playsFrom, TOUCHDOWN_ROW, TRY_ROW } from "../fixtures/sportsdataio/plays-from.ts";
import { board, stat } from "../fixtures/sportsdataio/rows.ts";

function points(list: Play[]): [number, number][] {
  return list.map(({ awayPoints, homePoints }) => [awayPoints, homePoints]);
}

describe("D5 points", () => {
  test("a touchdown is 6 and the try has its point, from a board that holds both", () => {
    const list = playsFrom([
      { ...TOUCHDOWN_ROW, ...board("CHI", 0, 7) },
      { ...TRY_ROW, Description: "Cairo Santos made PAT" },
    ]);
    expect(points(list)).toEqual([
      [0, 6],
      [0, 1],
    ]);
    expect(list.map(({ isScoringPlay, isTouchdown }) => [isScoringPlay, isTouchdown])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  test.each([
    ["missed PAT", { ExtraPointsAttempted: 1 }, "ExtraPoint", 6, [0, 0]],
    ["PAT blocked", {}, "ExtraPoint", 6, [0, 0]],
    ["2pt attempt converted, pass", { TwoPointConversionPasses: 1 }, "TwoPointConversion", 8, [0, 2]],
    ["2pt attempt failed, pass", { TwoPointConversionAttempts: 1 }, "TwoPointConversion", 6, [0, 0]],
  ])("%s", (Description, figures, Type, after, expected) => {
    const list = playsFrom([
      { ...TOUCHDOWN_ROW, ...board("CHI", 0, after) },
      { ...TRY_ROW, Type, Description, PlayStats: [stat(1, "CHI", figures)] },
    ]);
    expect(points(list)).toEqual([[0, 6], expected]);
  });

  test("two points for the defense go to the other side", () => {
    const returned = stat(2, "MIN", { TwoPointConversionReturns: 1 });
    const list = playsFrom([
      { ...TOUCHDOWN_ROW, ...board("CHI", 2, 6) },
      { ...TRY_ROW, Type: "TwoPointConversion", PlayStats: [returned] },
    ]);
    expect(points(list)).toEqual([
      [0, 6],
      [2, 0],
    ]);
  });

  test("a board that has not caught up with the try does not take its point away, nor give it to the next score", () => {
    const list = playsFrom([
      { ...TOUCHDOWN_ROW, ...board("CHI", 0, 6) },
      { ...TRY_ROW, Description: "Cairo Santos made PAT", PlayStats: [stat(1, "CHI", { ExtraPointsMade: 1 })] },
      {
        Type: "FieldGoal",
        Team: "MIN",
        Opponent: "CHI",
        Description: "Will Reichard kicked a 31-yard field goal",
        ...board("MIN", 3, 7),
      },
    ]);
    expect(points(list)).toEqual([
      [0, 6],
      [0, 1],
      [3, 0],
    ]);
  });

  test("a touchdown whose try is still to come is 6, also when its board holds the try already", () => {
    expect(points(playsFrom([{ ...TOUCHDOWN_ROW, ...board("CHI", 0, 7) }]))).toEqual([[0, 6]]);
  });

  test("an interception that is carried back scores for the side that caught it", () => {
    const pick = playFrom({
      Type: "PassIntercepted",
      Description:
        "J.J. McCarthy pass intercepted to the left. Nahshon Wright intercepted J.J. McCarthy for 74 yard touchdown",
      PlayStats: [
        stat(1, "MIN", { PassingAttempts: 1, PassingInterceptions: 1 }),
        stat(2, "CHI", { Interceptions: 1, InterceptionReturnYards: 74, InterceptionReturnTouchdowns: 1 }),
      ],
      ...board("CHI", 0, 7),
    });
    expect(pick).toMatchObject({
      type: "Interception",
      team: "MIN",
      awayPoints: 0,
      homePoints: 6,
      isTouchdown: true,
      returnYards: 74,
    });
  });

  test("a touchdown without a board is its carrier's", () => {
    const list = playsFrom([
      {
        Type: "Punt",
        IsScoringPlay: true,
        Description: "touchdown",
        PlayStats: [stat(2, "CHI", { PuntReturns: 1, PuntReturnTouchdowns: 1 })],
      },
    ]);
    expect(points(list)).toEqual([[0, 6]]);
  });

  test("a field goal is 3; a missed one has a board and no points", () => {
    const kick = { Type: "FieldGoal", Team: "CHI", Opponent: "MIN" };
    expect(
      points(playsFrom([{ ...kick, ...board("CHI", 0, 3), Description: "Cairo Santos kicked a 42-yard field goal" }])),
    ).toEqual([[0, 3]]);
    const missed = playFrom({
      ...kick,
      ...board("CHI", 0, 0),
      IsScoringPlay: false,
      Description: "Cairo Santos missed a 50-yard field goal",
    });
    expect(missed).toMatchObject({ awayPoints: 0, homePoints: 0, isScoringPlay: 0, kickDistance: 50 });
  });

  test("a safety is 2 for the side without the ball", () => {
    const list = playsFrom([{ Type: "Sack", Description: "J.J. McCarthy sacked for a safety", IsScoringPlay: true }]);
    expect(points(list)).toEqual([[0, 2]]);
  });

  test("a score of a kind that nobody knows is what the board says", () => {
    expect(points(playsFrom([{ Type: "Drop kick", Description: "?", ...board("MIN", 3, 0) }]))).toEqual([[3, 0]]);
  });
});
