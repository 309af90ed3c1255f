import { describe, expect, test } from "vitest";
import { mapRow, mapRows } from "../fixtures/nflverse/map-rows.ts";
import { kickoffRow, markerRow, passRow, playRow, rushRow, timeoutRow, who } from "../fixtures/nflverse/play-rows.ts";

describe("type", () => {
  test.each([
    ["a rush", rushRow("runner", 3), "Rush"],
    ["a kneel", rushRow("passer", -1, { play_type: "qb_kneel" }), "Rush"],
    ["a pass", passRow("catcher", 3), "Pass"],
    ["a spike", passRow(null, null, { play_type: "qb_spike", qb_spike: 1 }), "Pass"],
    ["a sack", passRow(null, null, { sack: 1, yards_gained: -6 }), "Sack"],
    ["an interception", passRow("catcher", null, { interception: 1 }), "Interception"],
    ["a kickoff", kickoffRow(), "Kickoff"],
    ["a free kick after a safety", kickoffRow({ play_type_nfl: "FREE_KICK" }), "Kickoff"],
    ["a punt", playRow({ play_type: "punt", down: 4 }), "Punt"],
    ["a field goal", playRow({ play_type: "field_goal", down: 4 }), "FieldGoal"],
    ["an extra point", playRow({ play_type: "extra_point", down: null }), "ExtraPoint"],
    ["a two-point try by pass", passRow("catcher", null, { two_point_attempt: 1, down: null }), "TwoPointConversion"],
    [
      "a two-point try that was intercepted",
      passRow(null, null, { two_point_attempt: 1, interception: 1 }),
      "TwoPointConversion",
    ],
    [
      "a two-point try that stands although a flag followed",
      playRow({ play_type: "no_play", two_point_attempt: 1, two_point_conv_result: "success" }),
      "TwoPointConversion",
    ],
    ["a two-point try that a penalty undid", playRow({ play_type: "no_play", two_point_attempt: 1 }), "Penalty"],
    ["a penalty", playRow({ play_type: "no_play", play_type_nfl: "PENALTY", penalty: 1 }), "Penalty"],
    [
      "a declined penalty before the snap",
      playRow({
        play_type: null,
        play_type_nfl: "UNSPECIFIED",
        desc: "(5:20) (Punt formation) Penalty on CAR, Delay of Game, declined.",
      }),
      "Penalty",
    ],
    ["a timeout", timeoutRow("DET"), "Timeout"],
    ["a timeout in a file without play_type_nfl", timeoutRow("DET", { play_type_nfl: null }), "Timeout"],
    ["the end of a quarter", markerRow("END QUARTER 2"), "Period"],
    ["the end of the game", markerRow("END GAME"), "Period"],
    ["a comment", markerRow("The game has been suspended.", { play_type_nfl: "COMMENT" }), "Other"],
    ["a value that nobody knows", playRow({ play_type: "drop_kick" }), "Other"],
  ])("%s", (_, row, type) => {
    expect(mapRow(row).type).toBe(type);
  });

  test("S3.play.5 a value that no mapping knows becomes Other, a row that reads two-minute warning TwoMinuteWarning", () => {
    expect(mapRow(playRow({ play_type: "drop_kick" })).type).toBe("Other");
    expect(mapRow(markerRow("Two-Minute Warning")).type).toBe("TwoMinuteWarning");
    expect(mapRow(timeoutRow("DET", { desc: "Two-minute warning" })).type).toBe("TwoMinuteWarning");
  });

  test("the row GAME is no play, and numbering starts after it", () => {
    const plays = mapRows([markerRow("GAME", { play_type_nfl: "GAME_START" }), kickoffRow(), rushRow("runner", 3)]);
    expect(plays.map(({ playId, sequence }) => [playId, sequence])).toEqual([
      ["2", 1],
      ["3", 2],
    ]);
  });
});

describe("sides and spot", () => {
  test("nflverse's LA is our LAR, everywhere in the row", () => {
    const play = mapRow(rushRow("runner", 3, { timeout_team: "LA" }));
    expect([play.team, play.yardLineTerritory, play.timeoutTeam]).toEqual(["LAR", "LAR", "LAR"]);
    expect(play.credits.map(({ team }) => team)).toEqual(["LAR", "LAR"]);
  });

  test("a kickoff belongs to the side that kicks, and counts to the goal that it attacks", () => {
    expect(mapRow(kickoffRow())).toMatchObject({
      team: "LAR",
      opponent: "DET",
      yardsToEndZone: 65,
      yardLine: 35,
      down: 0,
      distance: 0,
    });
  });

  test("so does a kickoff that a penalty undid", () => {
    expect(
      mapRow(kickoffRow({ play_type: "no_play", penalty: 1, penalty_team: "LA", penalty_yards: 5 })),
    ).toMatchObject({ type: "Penalty", team: "LAR", yardsGained: -5 });
  });

  test("midfield belongs to nobody", () => {
    expect(mapRow(rushRow("runner", 3, { yrdln: "MID 50", yardline_100: 50 }))).toMatchObject({
      yardLine: 50,
      yardLineTerritory: null,
    });
  });

  test("a row without a spot has yard line 0", () => {
    expect(mapRow(markerRow("END GAME", { yrdln: null, yardline_100: null }))).toMatchObject({
      yardLine: 0,
      yardLineTerritory: null,
      yardsToEndZone: null,
    });
  });
});

describe("situation", () => {
  test("scrimmage, punts and field goals keep their down", () => {
    expect(mapRow(rushRow("runner", 3, { down: 3, ydstogo: 7 }))).toMatchObject({ down: 3, distance: 7 });
    expect(mapRow(playRow({ play_type: "punt", down: 4, ydstogo: 2 }))).toMatchObject({ down: 4, distance: 2 });
  });

  test("O.20 a down that the source writes on a timeout is 0", () => {
    expect(mapRow(timeoutRow("DET", { down: 1, ydstogo: 10 }))).toMatchObject({ down: 0, distance: 0 });
  });

  test("O.45 any first down that is gained counts, also one by penalty, and a run on first down is none", () => {
    expect(mapRow(passRow("catcher", 12, { first_down_pass: 1 })).isFirstDown).toBe(1);
    expect(mapRow(playRow({ play_type: "no_play", first_down_penalty: 1 })).isFirstDown).toBe(1);
    expect(mapRow(rushRow("runner", 3, { down: 1 })).isFirstDown).toBe(0);
  });

  test("the clock, and none where the source has none", () => {
    expect(mapRow(rushRow("runner", 3, { time: "01:07" }))).toMatchObject({
      timeRemainingMinutes: 1,
      timeRemainingSeconds: 7,
    });
    expect(mapRow(markerRow("The game has resumed.", { time: null }))).toMatchObject({
      timeRemainingMinutes: null,
      timeRemainingSeconds: null,
    });
  });

  test("O.21 every period after the fourth is overtime", () => {
    expect([4, 5, 6].map((qtr) => mapRow(rushRow("runner", 3, { qtr })).quarterName)).toEqual(["4", "OT", "OT"]);
  });

  test("a moment needs a date and a zone", () => {
    expect(mapRow(rushRow("runner", 3, { time_of_day: "2024-09-08T17:03:40.463Z" })).happenedAt).toBe(
      "2024-09-08T17:03:40.463Z",
    );
    expect(mapRow(rushRow("runner", 3, { time_of_day: "13:03:40" })).happenedAt).toBeNull();
  });
});

describe("points", () => {
  test("each row has what it put on the board itself; a try is no scoring play of its own", () => {
    const plays = mapRows([
      passRow("catcher", 30, { pass_touchdown: 1, touchdown: 1, total_home_score: 6 }),
      playRow({ play_type: "extra_point", total_home_score: 7 }),
      kickoffRow({ total_home_score: 7, total_away_score: 6 }),
      rushRow("runner", 1, { total_home_score: 7, total_away_score: 6 }),
    ]);
    expect(plays.map(({ awayPoints, homePoints, isScoringPlay }) => [awayPoints, homePoints, isScoringPlay])).toEqual([
      [0, 6, 1],
      [0, 1, 0],
      [6, 0, 1],
      [0, 0, 0],
    ]);
  });
});

describe("yards", () => {
  test("kicks gain none", () => {
    expect(mapRow(playRow({ play_type: "punt", yards_gained: 5 })).yardsGained).toBe(0);
  });

  test("a penalty counts from the side of the offense", () => {
    const flag = { play_type: "no_play", penalty: 1, penalty_yards: 15 };
    expect(mapRow(playRow({ ...flag, penalty_team: "DET" })).yardsGained).toBe(15);
    expect(mapRow(playRow({ ...flag, penalty_team: "LA" })).yardsGained).toBe(-15);
  });

  test("of several penalties all count, each for its team", () => {
    const row = (team: string, desc: string) =>
      mapRow(playRow({ play_type: "no_play", penalty: 1, penalty_yards: 10, penalty_team: team, desc })).yardsGained;
    const first = "PENALTY on DET-2-P.Roe, Defensive Pass Interference, 16 yards, enforced at DET 36 - No Play.";
    expect(row("DET", `${first} PENALTY on DET-2-P.Roe, Face Mask, 10 yards, enforced between downs.`)).toBe(26);
    expect(row("LA", `${first} PENALTY on LA-17-T.Doe, Taunting, 10 yards, enforced between downs.`)).toBe(6);
    expect(row("DET", `${first} Penalty on DET-3-P.Poe, Defensive Offside, declined.`)).toBe(10);
  });

  test("a declined or offsetting penalty is none", () => {
    expect(mapRow(playRow({ play_type: "no_play", penalty: null, desc: "offsetting" }))).toMatchObject({
      penaltyYards: null,
      yardsGained: 0,
    });
    expect(mapRow(rushRow("runner", 4, { penalty: 0, desc: "Penalty on DET, declined." })).penaltyYards).toBeNull();
  });

  test("a penalty on a play that stood keeps the play's yards and has its own", () => {
    expect(mapRow(passRow("catcher", 11, { penalty: 1, penalty_team: "DET", penalty_yards: 15 }))).toMatchObject({
      yardsGained: 11,
      penaltyYards: 15,
    });
  });

  test("a return has yards; a touchback, a fair catch and a return with a lateral have none that are known", () => {
    const returned = { return_yards: 27, ...who("kickoff_returner", "returner") };
    expect(mapRow(kickoffRow(returned)).returnYards).toBe(27);
    expect(mapRow(kickoffRow({ ...returned, touchback: 1 })).returnYards).toBeNull();
    expect(mapRow(kickoffRow({ ...returned, kickoff_fair_catch: 1 })).returnYards).toBeNull();
    expect(mapRow(kickoffRow({ ...returned, lateral_return: 1 })).returnYards).toBeNull();
    expect(mapRow(kickoffRow()).returnYards).toBeNull();
  });

  test("a fumble that the other side brought back is a return", () => {
    const lost = { fumbled_1_team: "LA", fumble_recovery_1_team: "DET", fumble_recovery_1_yards: 38 };
    expect(mapRow(rushRow("runner", 3, lost)).returnYards).toBe(38);
    expect(mapRow(rushRow("runner", 3, { ...lost, fumble_recovery_1_team: "LA" })).returnYards).toBeNull();
  });

  test("a blocked kick is one by the data", () => {
    expect(mapRow(playRow({ play_type: "punt", punt_blocked: 1 })).isBlocked).toBe(true);
    expect(mapRow(playRow({ play_type: "field_goal", field_goal_result: "blocked" })).isBlocked).toBe(true);
    expect(mapRow(playRow({ play_type: "extra_point", extra_point_result: "blocked" })).isBlocked).toBe(true);
    expect(mapRow(playRow({ play_type: "field_goal", field_goal_result: "missed" })).isBlocked).toBe(false);
  });
});
