import { describe, expect, test } from "vitest";
import {
  BASKETBALL_LEAGUE_ID,
  GUS_ID,
  LEAGUE_ID,
  LONER_ID,
  OTHER_LEAGUE_ID,
} from "../emulators/sleeper/invented-world.ts";
import { answerOf, openSleeperClient, problemOf, SUNDAY } from "../setup/open-sleeper-client.ts";

describe("people", () => {
  test("are found by name and by id, without their private fields", async () => {
    const { sleeper } = await openSleeperClient();
    const gus = { userId: GUS_ID, userName: "gridiron_gus", displayName: "Gridiron_Gus" };
    expect(await sleeper.findUser("gridiron_gus")).toEqual({
      ok: true,
      value: { value: gus, readAt: SUNDAY, stale: null },
    });
    expect(answerOf(await sleeper.findUser(GUS_ID)).value).toEqual(gus);
  });

  test("who do not exist are not found, although Sleeper answers 200", async () => {
    const { sleeper } = await openSleeperClient();
    expect(problemOf(await sleeper.findUser("nobody_at_all"))).toEqual({
      kind: "not-found",
      message: expect.stringMatching(/no user of that name/),
      retryAfterSeconds: null,
    });
  });
});

describe("the leagues of a user", () => {
  test("are those of the season", async () => {
    const { sleeper } = await openSleeperClient();
    const leagues = answerOf(await sleeper.leaguesOf(GUS_ID, 2026)).value;
    expect(leagues.map(({ name, season }) => [name, season])).toEqual([
      ["Fourth and Long", 2026],
      ["Garbage Time", 2026],
    ]);
    expect(answerOf(await sleeper.leaguesOf(GUS_ID, 2025)).value).toEqual([]);
  });

  test.each([
    ["an empty list", []],
    ["null", null],
  ])("%s is none", async (_name, data) => {
    const { sleeper, emulator } = await openSleeperClient();
    emulator.pin(`/user/${LONER_ID}/leagues/nfl/2026`, data);
    expect(answerOf(await sleeper.leaguesOf(LONER_ID, 2026)).value).toEqual([]);
  });
});

describe("a league", () => {
  test("has its rules: weights of an old league without noise, keys that nobody knows kept", async () => {
    const { sleeper } = await openSleeperClient();
    const { scoring, ...league } = answerOf(await sleeper.league(LEAGUE_ID)).value;
    expect(league).toEqual({
      leagueId: LEAGUE_ID,
      name: "Fourth and Long",
      season: 2026,
      teamCount: 4,
      slots: ["QB", "RB", "WR", "TE", "FLEX", "K", "DEF", "BN", "BN"],
    });
    expect(Math.fround(0.04)).not.toBe(0.04);
    expect(scoring).toMatchObject({
      pass_yd: 0.04,
      rush_yd: 0.1,
      rec: 0.5,
      fgm_yds_over_30: 0.15,
      fum_lost: -2,
      moon_landing: 3,
    });
    expect(Object.keys(scoring)).toHaveLength(12);
  });

  test("of a name that nobody can read is a league still", async () => {
    const { sleeper, emulator } = await openSleeperClient();
    emulator.misbehave(`/league/${OTHER_LEAGUE_ID}`, { kind: "value", field: "name", value: " \u202e\n " });
    expect(answerOf(await sleeper.league(OTHER_LEAGUE_ID)).value.name).toBe(`League ${OTHER_LEAGUE_ID}`);
  });

  test("of another sport is refused in words", async () => {
    const { sleeper } = await openSleeperClient();
    expect(problemOf(await sleeper.league(BASKETBALL_LEAGUE_ID))).toMatchObject({
      kind: "bad-input",
      message: expect.stringMatching(/not an NFL league/),
    });
  });
});

test("rosters: slots in order, an empty one is null", async () => {
  const { sleeper } = await openSleeperClient();
  const [gus, paula, , orphan] = answerOf(await sleeper.rosters(LEAGUE_ID)).value;
  expect(gus).toEqual({
    rosterId: 1,
    ownerId: GUS_ID,
    coOwnerIds: [],
    playerIds: ["90101", "90102", "90103", "90104", "90105", "90106", "CHI", "90108", "90109"],
    starterIds: ["90101", "90102", "90103", "90104", "90105", "90106", "CHI"],
    reserveIds: ["90109"],
    taxiIds: [],
  });
  expect(paula?.coOwnerIds).toEqual([LONER_ID]);
  expect(orphan).toMatchObject({ ownerId: null, playerIds: [], starterIds: Array(7).fill(null) });
});

test("members: the names of their teams, on one line and without signs that cannot be seen", async () => {
  const { sleeper } = await openSleeperClient();
  const [gus, paula] = answerOf(await sleeper.members(LEAGUE_ID)).value;
  expect(gus).toEqual({ userId: GUS_ID, displayName: "Gridiron_Gus", teamName: "Gus Bus 🚌" });
  expect(paula).toMatchObject({ teamName: null });
});

describe("the matchups of a week", () => {
  test("pair the teams and say who starts, and what they have together", async () => {
    const { sleeper } = await openSleeperClient();
    const week = answerOf(await sleeper.matchups(LEAGUE_ID, 1)).value;
    expect(week.map(({ rosterId, matchupId }) => [rosterId, matchupId])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
      [4, 2],
    ]);
    const [gus] = week;
    expect(gus).toMatchObject({ points: 36.82, fixedTotal: null });
    expect(gus?.starterIds?.[6]).toBe("CHI");
    expect(gus?.playerIds).toHaveLength(9);
  });

  test("hold an empty slot, the commissioner's word, a week off, and what old answers leave out", async () => {
    const { sleeper } = await openSleeperClient();
    const [empty, custom, old, none] = answerOf(await sleeper.matchups(LEAGUE_ID, 2)).value;
    expect(empty?.starterIds?.[5]).toBeNull();
    expect(custom?.fixedTotal).toBe(101.5);
    expect(old).toMatchObject({ matchupId: null, fixedTotal: null });
    expect(none).toMatchObject({ matchupId: null, starterIds: null });
  });

  test("take the players from their points where the list of them is missing, and know of none where both are", async () => {
    const { sleeper, emulator } = await openSleeperClient();
    emulator.misbehave("*", { kind: "missing", field: "players" });
    const [gus] = answerOf(await sleeper.matchups(LEAGUE_ID, 1)).value;
    expect(gus?.playerIds?.toSorted()).toEqual(
      ["90101", "90102", "90103", "90104", "90105", "90106", "CHI", "90108", "90109"].toSorted(),
    );
    emulator.pin(`/league/${LEAGUE_ID}/matchups/3`, [{ roster_id: 1, matchup_id: 1, points: 1, starters: null }]);
    expect(answerOf(await sleeper.matchups(LEAGUE_ID, 3)).value[0]?.playerIds).toBeNull();
  });

  test("are none where the week is not paired yet", async () => {
    const { sleeper } = await openSleeperClient();
    expect(answerOf(await sleeper.matchups(LEAGUE_ID, 18)).value).toEqual([]);
  });
});
