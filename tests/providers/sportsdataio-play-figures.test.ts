import { describe, expect, test } from "vitest";
import { playFrom, playsFrom } from "../fixtures/sportsdataio/plays-from.ts";
import { stat } from "../fixtures/sportsdataio/rows.ts";

describe("D6 penalties", () => {
  test("a penalty row has signed yards, seen from the side with the ball", () => {
    expect(
      playFrom({ Type: "Penalty", YardsGained: -5, Description: "Chicago committed 5 yard penalty (False Start)" }),
    ).toMatchObject({ yardsGained: -5, penaltyYards: 5 });
    expect(
      playFrom({
        Type: "Penalty",
        YardsGained: 42,
        Description: "Chicago committed 42 yard penalty (Pass Interference)",
      }),
    ).toMatchObject({ yardsGained: 42, penaltyYards: 42 });
  });

  test("a penalty on a play that stood is in its text only; one without yards cost nothing", () => {
    const kick =
      "Ryan Wright punted for 52 yards. Devin Duvernay returned punt for no gain. Chicago committed 10 yard penalty (Holding)";
    expect(playFrom({ Type: "Punt", Description: kick }).penaltyYards).toBe(10);
    expect(
      playFrom({ Description: "Caleb Williams rushed for 13 yard gain. Minnesota penalty (Illegal Contact)" })
        .penaltyYards,
    ).toBeNull();
  });
});

describe("kicks and returns", () => {
  test("S5.flow.41 distances come from the figures of the kicker and the returner", () => {
    const punt = playFrom({
      Type: "Punt",
      PlayStats: [stat(1, "MIN", { Punts: 1, PuntYards: 51 }), stat(2, "CHI", { PuntReturns: 1, PuntReturnYards: 22 })],
    });
    expect(punt).toMatchObject({ kickDistance: 51, returnYards: 22, yardsGained: 0 });
    const kickoff = playFrom({
      Type: "Kickoff",
      PlayStats: [
        stat(1, "MIN", { Kickoffs: 1, KickoffYards: 65 }),
        stat(2, "CHI", { KickReturns: 1, KickReturnYards: 25 }),
      ],
    });
    expect(kickoff).toMatchObject({ kickDistance: 65, returnYards: 25 });
  });

  test("a return for no gain is one, no return is none, and a touchback has no distance", () => {
    expect(playFrom({ Type: "Punt", PlayStats: [stat(2, "CHI", { PuntReturns: 1 })] }).returnYards).toBe(0);
    expect(playFrom({ Type: "Punt", PlayStats: [stat(1, "MIN", { Punts: 1, PuntYards: 39 })] }).returnYards).toBeNull();
    expect(
      playFrom({ Type: "Kickoff", PlayStats: [stat(1, "MIN", { Kickoffs: 1, KickoffYards: 0 })] }).kickDistance,
    ).toBeNull();
  });

  test("laterals of a return add up", () => {
    const returned = [stat(2, "CHI", { KickReturns: 1, KickReturnYards: 20 }), stat(3, "CHI", { KickReturnYards: 15 })];
    expect(playFrom({ Type: "Kickoff", PlayStats: returned }).returnYards).toBe(35);
  });

  test("blocked, by figures or by text", () => {
    expect(playFrom({ Type: "FieldGoal", PlayStats: [stat(1, "MIN", { FieldGoalsHadBlocked: 1 })] }).isBlocked).toBe(
      true,
    );
    expect(playFrom({ Type: "Punt", Description: "Ryan Wright punt blocked by Kevin Byard III" }).isBlocked).toBe(true);
    expect(playFrom({ Type: "Rush", Description: "a pass was blocked, and a kick thought of" }).isBlocked).toBe(false);
  });
});

describe("first downs, which the feed does not mark", () => {
  const rush = (Down: number, Distance: number, YardsGained: number, more = {}) => ({
    Down,
    Distance,
    YardsGained,
    ...more,
  });
  const gained = (...given: Record<string, unknown>[]) => playsFrom([{ Type: "Kickoff" }, ...given])[1]?.isFirstDown;

  test("by the play's own yards", () => {
    expect(gained(rush(3, 7, 7))).toBe(1);
    expect(gained(rush(3, 7, 6))).toBe(0);
  });

  test("S5.flow.34 by the next snap of the same side, over timeouts and the turn of a quarter", () => {
    const next = rush(1, 10, 0);
    expect(gained(rush(3, 7, 6), { Type: "Timeout" }, next)).toBe(1);
    expect(
      gained(rush(3, 7, 6), { Type: "Period", Description: "End of 1st Quarter" }, { ...next, QuarterName: "2" }),
    ).toBe(1);
    expect(gained(rush(3, 7, 6), { ...next, Team: "CHI", Opponent: "MIN" })).toBe(0);
  });

  test("not by a snap of the next half, nor by one after a kick", () => {
    const half = [
      { QuarterName: "2", Type: "Period", Description: "End of Half" },
      { QuarterName: "3", ...rush(1, 10, 0) },
    ];
    expect(gained(rush(3, 7, 6, { QuarterName: "2" }), ...half)).toBe(0);
    expect(gained(rush(3, 7, 6), { Type: "Kickoff" }, rush(1, 10, 0))).toBe(0);
  });

  test("a penalty repeats first down or gives a new one", () => {
    const penalty = (Distance: number, YardsGained: number, YardsToEndZone = 75) => ({
      Type: "Penalty",
      Down: 1,
      Distance,
      YardsGained,
      YardsToEndZone,
    });
    expect(gained(penalty(10, 5), rush(1, 5, 0))).toBe(0);
    expect(gained(penalty(10, -10), rush(1, 20, 0))).toBe(0);
    expect(gained(penalty(10, 5), rush(1, 10, 0))).toBe(1);
    expect(
      gained({ ...rush(1, 10, 0), Type: "PassIncomplete", YardsToEndZone: 75 }, rush(1, 10, 0, { YardsToEndZone: 60 })),
    ).toBe(1);
  });

  test("not with a ball that is lost", () => {
    expect(
      gained({ ...rush(2, 5, 12), PlayStats: [stat(1, "MIN", { RushingAttempts: 1, Fumbles: 1, FumblesLost: 1 })] }),
    ).toBe(0);
  });
});

describe("credits", () => {
  test("are the feed's figures under our names, with a gain of nothing kept", () => {
    const pass = playFrom({
      Type: "PassCompleted",
      PlayStats: [
        stat(1, "MIN", { PassingAttempts: 1, PassingCompletions: 1, PassingYards: 0 }),
        stat(2, "MIN", { ReceivingTargets: 1, Receptions: 1, ReceivingYards: 0 }),
        stat(3, "CHI", { SoloTackles: 1, Sacks: 0.5 }),
      ],
    });
    expect(
      pass.credits.map(({ playerId, team, stat: figure, amount }) => `${playerId} ${team} ${figure} ${amount}`),
    ).toEqual([
      "sportsdataio-1 MIN passingAttempts 1",
      "sportsdataio-1 MIN passingCompletions 1",
      "sportsdataio-2 MIN receivingTargets 1",
      "sportsdataio-2 MIN receptions 1",
      "sportsdataio-2 MIN receivingYards 0",
      "sportsdataio-3 CHI tackles 1",
      "sportsdataio-3 CHI sacks 0.5",
    ]);
  });

  test("a fumble lost on a return is apart, and the side comes from HOME or AWAY where the team does not say", () => {
    const punt = playFrom({
      Type: "Punt",
      PlayStats: [stat(4, "CHI", { Team: null, PuntReturns: 1, Fumbles: 1, FumblesLost: 1 })],
    });
    expect(punt.credits.map(({ team, stat: figure }) => [team, figure])).toEqual([
      ["CHI", "fumbles"],
      ["CHI", "returnFumblesLost"],
      ["CHI", "puntReturns"],
    ]);
  });

  test("figures of nobody and of a third team are left out", () => {
    expect(
      playFrom({
        PlayStats: [
          stat(1, "MIN", { PlayerID: null, RushingAttempts: 1 }),
          stat(2, "KC", { HomeOrAway: null, RushingAttempts: 1 }),
        ],
      }).credits,
    ).toEqual([]);
  });
});
