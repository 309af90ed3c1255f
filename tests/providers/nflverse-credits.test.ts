import { describe, expect, test } from "vitest";
import { creditTexts, mapRow } from "../fixtures/nflverse/map-rows.ts";
import { kickoffRow, passRow, playRow, rushRow, timeoutRow, touchdown, who } from "../fixtures/nflverse/play-rows.ts";
import type { Cells } from "../fixtures/nflverse/csv-text.ts";

function credits(row: Cells): string[] {
  return creditTexts(mapRow(row));
}

describe("passes", () => {
  test("a completion", () => {
    expect(credits(passRow("catcher", 12))).toEqual([
      "Abel Armstrong passingAttempts 1",
      "Carl Cole Jr. receivingTargets 1",
      "Abel Armstrong passingCompletions 1",
      "Abel Armstrong passingYards 12",
      "Carl Cole Jr. receptions 1",
      "Carl Cole Jr. receivingYards 12",
    ]);
  });

  test("a catch for no gain keeps its zero, so that the longest catch is 0", () => {
    expect(credits(passRow("catcher", 0))).toContain("Carl Cole Jr. receivingYards 0");
  });

  test("an incompletion, and a ball thrown at nobody", () => {
    expect(credits(passRow("catcher", null))).toEqual([
      "Abel Armstrong passingAttempts 1",
      "Carl Cole Jr. receivingTargets 1",
    ]);
    expect(credits(passRow(null, null))).toEqual(["Abel Armstrong passingAttempts 1"]);
  });

  test("a spike is an attempt", () => {
    expect(credits(passRow(null, null, { play_type: "qb_spike", qb_spike: 1 }))).toEqual([
      "Abel Armstrong passingAttempts 1",
    ]);
  });

  test("a sack is no attempt", () => {
    expect(credits(passRow(null, null, { sack: 1, yards_gained: -7, ...who("sack", "rusher") }))).toEqual([
      "Abel Armstrong sacksTaken 1",
      "Abel Armstrong sackYardsLost 7",
      "Ivo Ines sacks 1",
    ]);
  });

  test("an interception counts a target and the return", () => {
    expect(
      credits(passRow("catcher", null, { interception: 1, return_yards: 20, ...who("interception", "corner") })),
    ).toEqual([
      "Abel Armstrong passingAttempts 1",
      "Carl Cole Jr. receivingTargets 1",
      "Abel Armstrong passingInterceptions 1",
      "Hal Hale interceptions 1",
      "Hal Hale interceptionReturnYards 20",
    ]);
  });

  test("a touchdown after a lateral: yards without a reception, and the touchdown, to the last man", () => {
    const row = passRow("catcher", 1, {
      passing_yards: 21,
      ...who("lateral_receiver", "trailer"),
      lateral_receiving_yards: 20,
      pass_touchdown: 1,
      ...touchdown("trailer"),
    });
    expect(credits(row)).toEqual([
      "Abel Armstrong passingAttempts 1",
      "Carl Cole Jr. receivingTargets 1",
      "Abel Armstrong passingCompletions 1",
      "Abel Armstrong passingYards 21",
      "Carl Cole Jr. receptions 1",
      "Carl Cole Jr. receivingYards 1",
      "Dan Dane receivingYards 20",
      "Abel Armstrong passingTouchdowns 1",
      "Dan Dane receivingTouchdowns 1",
    ]);
  });
});

describe("rushes", () => {
  test("a touchdown", () => {
    expect(credits(rushRow("runner", 5, { rush_touchdown: 1, ...touchdown("runner") }))).toEqual([
      "Ben Burr rushingAttempts 1",
      "Ben Burr rushingYards 5",
      "Ben Burr rushingTouchdowns 1",
    ]);
  });

  test("kneels and scrambles are rushes", () => {
    expect(credits(rushRow("passer", -1, { play_type: "qb_kneel" }))).toEqual([
      "Abel Armstrong rushingAttempts 1",
      "Abel Armstrong rushingYards -1",
    ]);
  });

  test("yards after a lateral are no attempt", () => {
    expect(credits(rushRow("passer", 3, { ...who("lateral_rusher", "runner"), lateral_rushing_yards: 13 }))).toEqual([
      "Abel Armstrong rushingAttempts 1",
      "Abel Armstrong rushingYards 3",
      "Ben Burr rushingYards 13",
    ]);
  });
});

describe("fumbles", () => {
  const fumble = { fumbled_1_team: "LA", ...who("fumbled_1", "runner") };
  const recovery = { fumble_recovery_1_team: "DET", ...who("fumble_recovery_1", "corner") };

  test("lost when the other side recovers", () => {
    expect(credits(rushRow("runner", 3, { ...fumble, ...recovery, fumble_lost: 1 }))).toEqual(
      expect.arrayContaining(["Ben Burr fumbles 1", "Ben Burr fumblesLost 1", "Hal Hale fumbleRecoveries 1"]),
    );
  });

  test("kept when his own side recovers", () => {
    expect(
      credits(
        rushRow("runner", 3, { ...fumble, fumble_recovery_1_team: "LA", ...who("fumble_recovery_1", "catcher") }),
      ),
    ).not.toContain("Ben Burr fumblesLost 1");
  });

  test("lost through the end zone, where nobody recovers", () => {
    expect(credits(rushRow("runner", 40, { ...fumble, touchback: 1, fumble_lost: 1 }))).toContain(
      "Ben Burr fumblesLost 1",
    );
    expect(credits(rushRow("runner", 40, { ...fumble, fumble_lost: 0 }))).not.toContain("Ben Burr fumblesLost 1");
  });

  test("on a return it is one of its own kind, which costs no fantasy points", () => {
    const row = kickoffRow({
      ...who("kickoff_returner", "returner"),
      return_yards: 20,
      fumbled_1_team: "DET",
      ...who("fumbled_1", "returner"),
      fumble_recovery_1_team: "LA",
      fumble_lost: 1,
    });
    expect(credits(row)).toContain("Guy Gray returnFumblesLost 1");
    expect(credits(row)).not.toContain("Guy Gray fumblesLost 1");
  });

  test("a recovery carried in is a touchdown, and none of the offense's", () => {
    const row = rushRow("runner", 3, {
      ...fumble,
      ...recovery,
      fumble_lost: 1,
      fumble_recovery_1_yards: 60,
      ...touchdown("corner"),
    });
    expect(credits(row)).toEqual(
      expect.arrayContaining(["Hal Hale fumbleReturnTouchdowns 1", "Hal Hale fumbleReturnYards 60"]),
    );
    expect(credits(row)).not.toContain("Ben Burr rushingTouchdowns 1");
  });
});

describe("kicks", () => {
  test("a kickoff brought back for a touchdown", () => {
    expect(
      credits(kickoffRow({ ...who("kickoff_returner", "returner"), return_yards: 99, ...touchdown("returner") })),
    ).toEqual([
      "Emil Ek kickoffs 1",
      "Guy Gray kickReturns 1",
      "Guy Gray kickReturnYards 99",
      "Guy Gray kickReturnTouchdowns 1",
    ]);
  });

  test("a fair catch is no return", () => {
    const row = playRow({
      posteam: "DET",
      defteam: "LA",
      play_type: "punt",
      kick_distance: 44,
      punt_fair_catch: 1,
      ...who("punter", "punter"),
      ...who("punt_returner", "catcher"),
    });
    expect(credits(row)).toEqual(["Jan Jost punts 1", "Jan Jost puntYards 44"]);
  });

  test("a blocked punt carried in", () => {
    const row = playRow({
      posteam: "DET",
      defteam: "LA",
      play_type: "punt",
      punt_blocked: 1,
      ...who("punter", "punter"),
      ...who("blocked", "trailer"),
      ...touchdown("runner"),
    });
    expect(credits(row)).toEqual([
      "Jan Jost punts 1",
      "Ben Burr blockedKickReturnTouchdowns 1",
      "Dan Dane blockedKicks 1",
    ]);
  });

  test("field goals and extra points, made and missed", () => {
    const kick = who("kicker", "kicker");
    expect(credits(playRow({ play_type: "field_goal", field_goal_result: "made", ...kick }))).toEqual([
      "Emil Ek fieldGoalAttempts 1",
      "Emil Ek fieldGoalsMade 1",
    ]);
    expect(credits(playRow({ play_type: "field_goal", field_goal_result: "missed", ...kick }))).toEqual([
      "Emil Ek fieldGoalAttempts 1",
    ]);
    expect(credits(playRow({ play_type: "extra_point", extra_point_result: "good", ...kick }))).toEqual([
      "Emil Ek extraPointAttempts 1",
      "Emil Ek extraPointsMade 1",
    ]);
  });
});

describe("tries, and rows without credit", () => {
  test("a two-point pass credits both, and no yards", () => {
    expect(
      credits(passRow("catcher", null, { two_point_attempt: 1, two_point_conv_result: "success", yards_gained: 2 })),
    ).toEqual(["Abel Armstrong passingTwoPoints 1", "Carl Cole Jr. receivingTwoPoints 1"]);
  });

  test("a two-point rush", () => {
    expect(credits(rushRow("runner", 2, { two_point_attempt: 1, two_point_conv_result: "success" }))).toEqual([
      "Ben Burr rushingTwoPoints 1",
    ]);
  });

  test("a failed try credits nobody", () => {
    expect(credits(passRow("catcher", null, { two_point_attempt: 1, two_point_conv_result: "failure" }))).toEqual([]);
  });

  test("a play that a penalty undid, and a timeout, credit nobody", () => {
    expect(
      credits(passRow("catcher", 30, { play_type: "no_play", penalty: 1, penalty_team: "LA", penalty_yards: 10 })),
    ).toEqual([]);
    expect(credits(timeoutRow("LA"))).toEqual([]);
  });
});

test("somebody without a line keeps the initials of the play-by-play", () => {
  const stranger = { rusher_player_id: "00-0009999", rusher_player_name: "Z.Zorn" };
  expect(credits(rushRow("runner", 1, stranger))).toEqual(["Z.Zorn rushingAttempts 1", "Z.Zorn rushingYards 1"]);
});
