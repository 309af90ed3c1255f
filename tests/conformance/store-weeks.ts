import { describe, expect, test } from "vitest";

import type { Game } from "../../domain/game/game.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { playerLine } from "../fixtures/player-line.ts";
import { smallGame } from "../fixtures/small-game.ts";
import type { StoreUnderTest } from "./store.ts";

const WEEK_1 = { season: 2025, seasonType: 1, week: 1 };

export function declareWeekTests(current: () => StoreUnderTest): void {
  describe("weeks", () => {
    test("are those that hold a game, in order, each once", async () => {
      const { store } = current();
      await store.putGames([
        game({ gameKey: "202530106", season: 2025, seasonType: 3, week: 1 }),
        game({ gameKey: "202511006", season: 2025, seasonType: 1, week: 10 }),
        game({ gameKey: "202510206", season: 2025, seasonType: 1, week: 2 }),
        game({ gameKey: "202510211", season: 2025, seasonType: 1, week: 2 }),
        game({ gameKey: "202411006", season: 2024, seasonType: 1, week: 10 }),
      ]);
      expect(await store.gameKeys()).toEqual(["202411006", "202510206", "202510211", "202511006", "202530106"]);
      expect(await store.weeks()).toEqual([
        { season: 2024, seasonType: 1, week: 10 },
        { season: 2025, seasonType: 1, week: 2 },
        { season: 2025, seasonType: 1, week: 10 },
        { season: 2025, seasonType: 3, week: 1 },
      ]);
    });

    test("give their games by the moment of kickoff, unknown ones last", async () => {
      const { store } = current();
      const sunday = game({ gameKey: "202510111", dateTime: "2025-09-07T13:00:00-04:00" });
      const london = game({ gameKey: "202510115", dateTime: "2025-09-07T14:30:00+01:00" });
      const later = game({ gameKey: "202510101", dateTime: null });
      const monday = smallGame();
      const other = game({ gameKey: "202510206", week: 2 });
      await store.putGames([later, monday, sunday, { ...london, provider: "demo" }, other]);
      expect(await store.weekGames(WEEK_1)).toEqual([
        { game: london.game, provider: "demo", asOf: london.asOf, version: 1 },
        { game: sunday.game, provider: "nflverse", asOf: sunday.asOf, version: 1 },
        { game: monday.game, provider: "nflverse", asOf: monday.asOf, version: 1 },
        { game: later.game, provider: "nflverse", asOf: later.asOf, version: 1 },
      ]);
      expect(await store.weekGames({ ...WEEK_1, week: 9 })).toEqual([]);
    });
  });

  describe("the version of a week", () => {
    test("is the number of the newest change of its games, and of no other game", async () => {
      const { store } = current();
      expect(await store.weekVersion(WEEK_1)).toBe(0);
      await store.putGames([smallGame(), game({ gameKey: "202510111" })]);
      expect(await store.weekVersion(WEEK_1)).toBe(2);
      await store.putGames([game({ gameKey: "202510206", week: 2 }), game({ gameKey: "202530106", seasonType: 3 })]);
      await store.putGames([smallGame()]);
      expect(await store.weekVersion(WEEK_1)).toBe(2);
      expect(await store.weekVersion({ ...WEEK_1, week: 2 })).toBe(3);
      await store.putGames([game({ gameKey: "202510111", awayScore: 3 })]);
      expect(await store.weekVersion(WEEK_1)).toBe(5);
    });

    test("rises with a game that is removed, and with one that moved here from another week", async () => {
      const { store } = current();
      await store.putGames([smallGame(), game({ gameKey: "202510111" })]);
      await store.removeGames(["202510111"]);
      expect(await store.weekVersion(WEEK_1)).toBe(3);
      await store.putGames([game({ gameKey: "202510206", week: 1 })]);
      expect(await store.weekVersion(WEEK_1)).toBe(4);
    });
  });

  describe("the names of a game", () => {
    test("are its week and everyone who has a line of any source, once", async () => {
      const { store } = current();
      const given = smallGame();
      await store.putGames([given]);
      const lines = [...given.playerGameStats, ...given.playerProjections];
      expect(await store.gameNames(given.game.gameKey)).toEqual({
        week: WEEK_1,
        playerIds: [...new Set(lines.map(({ playerId }) => playerId))].toSorted(),
      });
      expect(await store.gameNames("202510199")).toBeNull();
    });
  });

  describe("the games that projections are made from", () => {
    test("are all of a season's, with official lines of who is projected and the sacks of each offense", async () => {
      const { store } = current();
      const given = smallGame();
      await store.putGames([
        given,
        game({ gameKey: "202410106", season: 2024 }),
        bareGame({ week: 2, awayTeam: "NYG", homeTeam: "DAL" }),
      ]);
      const [played, scheduled, ...others] = await store.pastGames(2025);
      expect(others).toEqual([]);
      expect(played?.game).toEqual(given.game);
      expect(played?.lines).toEqual(
        given.playerGameStats
          .filter(({ position }) => ["QB", "RB", "FB", "WR", "TE", "K"].includes(position))
          .toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1)),
      );
      const sacksOf = (team: string): number =>
        given.allPlays.filter((play) => play.type === "Sack" && play.team === team).length;
      expect(played?.sacks).toEqual({ away: sacksOf(given.game.awayTeam), home: sacksOf(given.game.homeTeam) });
      expect(scheduled).toMatchObject({ lines: [], sacks: null });
      expect(await store.pastGames(2019)).toEqual([]);
    });

    test("are the same objects until they change, in another process too", async () => {
      const { store, another } = current();
      await store.putGames([smallGame(), game({ gameKey: "202510206", week: 2 })]);
      const [first, second] = await store.pastGames(2025);
      const elsewhere = await another();
      await elsewhere.putGames([game({ gameKey: "202510206", week: 2, homeScore: 31 })]);
      const [sameFirst, newSecond] = await store.pastGames(2025);
      expect(sameFirst).toBe(first);
      expect(newSecond).not.toBe(second);
      expect(newSecond?.game.homeScore).toBe(31);
      await store.removeGames(["202510206"]);
      expect(await store.pastGames(2025)).toEqual([first]);
    });
  });

  describe("leaders of a week", () => {
    test("are its best lines by PPR points, with the game and the opponent", async () => {
      const { store } = current();
      await store.putGames([smallGame(), game({ gameKey: "202510206", week: 2 })]);
      const leaders = await store.weekLeaders(WEEK_1, "stats", ["QB", "RB", "WR", "TE"], 3);
      expect(
        leaders.map(({ line, gameKey, opponent }) => [line.playerName, line.fantasyPointsPPR, gameKey, opponent]),
      ).toEqual([
        ["Ben Oakley", 9.3, "202510106", "MIN"],
        ["Jamal Crewe", 8.9, "202510106", "CHI"],
        ["D.J. Teal", 7.1, "202510106", "MIN"],
      ]);
      expect(leaders[0]?.line).toEqual(smallGame().playerGameStats.find(({ playerId }) => playerId === "p-oakley"));
    });

    test("hold only the positions and the source asked for", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      const names = async (source: "stats" | "projections", positions: string[]) =>
        (await store.weekLeaders(WEEK_1, source, positions, 10)).map(({ line }) => line.playerName);
      expect(await names("stats", ["QB"])).toEqual(["Cole Varner", "Ty Brandvold"]);
      expect(await names("projections", ["QB", "RB", "WR"])).toEqual(["Ty Brandvold", "D.J. Teal", "Jamal Crewe"]);
      expect(await names("stats", [])).toEqual([]);
    });

    test("leave out unknown points and who has none, and stand by name where points are equal", async () => {
      const { store } = current();
      const points = { Zed: 1.5, Abe: 1.5, Nil: null, Idle: 0, Loss: -0.4 };
      const lines = Object.entries(points).map(([playerName, fantasyPointsPPR], index) =>
        playerLine({ playerId: `p-${index}`, playerName, fantasyPointsPPR }),
      );
      await store.putGames([{ ...smallGame(), playerGameStats: lines }]);
      const leaders = await store.weekLeaders(WEEK_1, "stats", ["WR"], 10);
      expect(leaders.map(({ line }) => line.playerName)).toEqual(["Abe", "Zed"]);
    });
  });

  describe("the totals of a season", () => {
    const points = async (season = 2025, seasonType = 1) =>
      (await current().store.seasonTotals(season, seasonType)).map(
        ({ playerName, games, week, fantasyPointsPPR }) => [playerName, games, week, fantasyPointsPPR] as const,
      );
    const withLine = (given: Partial<Game>, ppr: number): ProviderGame => ({
      ...game(given),
      playerProjections: [playerLine({ playerId: "p-2", fantasyPointsPPR: 99 })],
      playerGameStats: [playerLine({ fantasyPointsPPR: ppr })],
    });

    test("add up the statistics of one part of one season, and no projections", async () => {
      const { store } = current();
      await store.putGames([
        withLine({ gameKey: "202510106" }, 10.5),
        withLine({ gameKey: "202510206", week: 2 }, 2.25),
        withLine({ gameKey: "202530106", seasonType: 3 }, 70),
        withLine({ gameKey: "202410106", season: 2024 }, 80),
      ]);
      expect(await points()).toEqual([["Sam Okafor", 2, 2, 12.75]]);
      expect(await points(2025, 3)).toEqual([["Sam Okafor", 1, 1, 70]]);
      expect(await points(2024)).toEqual([["Sam Okafor", 1, 1, 80]]);
      expect(await points(2023)).toEqual([]);
    });

    test("follow games that change, come and go, by this process and another", async () => {
      const { store, another } = current();
      await store.putGames([withLine({ gameKey: "202510106" }, 10), withLine({ gameKey: "202510206", week: 2 }, 1)]);
      expect(await points()).toEqual([["Sam Okafor", 2, 2, 11]]);
      expect(await store.seasonTotals(2025, 1)).toBe(await store.seasonTotals(2025, 1));
      await store.putGames([withLine({ gameKey: "202510106" }, 12)]);
      expect(await points()).toEqual([["Sam Okafor", 2, 2, 13]]);
      const other = await another();
      await other.putGames([withLine({ gameKey: "202510306", week: 3 }, 5)]);
      expect(await points()).toEqual([["Sam Okafor", 3, 3, 18]]);
      await store.removeGames(["202510206"]);
      expect(await points()).toEqual([["Sam Okafor", 2, 3, 17]]);
      await store.putGames([{ ...withLine({ gameKey: "202510306", week: 3 }, 0), playerGameStats: [] }]);
      expect(await points()).toEqual([["Sam Okafor", 1, 1, 12]]);
    });
  });

  describe("the games of some teams", () => {
    test("are theirs of the whole season, home and away, by kickoff", async () => {
      const { store } = current();
      const first = game({ gameKey: "202510106", dateTime: "2025-09-07T13:00:00-04:00" });
      const away = game({ gameKey: "202510211", week: 2, homeTeam: "DET", dateTime: "2025-09-14T13:00:00-04:00" });
      const playoffs = game({ gameKey: "202530106", seasonType: 3, dateTime: "2026-01-10T13:00:00-05:00" });
      const others = game({ gameKey: "202510212", week: 2, awayTeam: "SF", homeTeam: "GB" });
      const before = game({ gameKey: "202410106", season: 2024 });
      await store.putGames([playoffs, others, away, before, first]);
      expect(await store.teamGames(2025, ["MIN"])).toEqual([first.game, away.game, playoffs.game]);
      expect((await store.teamGames(2025, ["GB", "DET"])).map(({ gameKey }) => gameKey).toSorted()).toEqual([
        "202510211",
        "202510212",
      ]);
      expect(await store.teamGames(2025, [])).toEqual([]);
      expect(await store.teamGames(2023, ["MIN"])).toEqual([]);
    });
  });

  describe("a player's log", () => {
    test("lists the seasons in which he has a line, newest first", async () => {
      const { store } = current();
      await store.putGames([
        game({ gameKey: "202310106", season: 2023 }),
        game({ gameKey: "202510106" }),
        game({ gameKey: "202410106", season: 2024 }),
        game({ gameKey: "202410206", season: 2024, week: 2 }),
      ]);
      expect(await store.playerSeasons("p-crewe")).toEqual([2025, 2024, 2023]);
      expect(await store.playerSeasons("p-nobody")).toEqual([]);
    });

    test("gives the season's games in order, with the line of each source", async () => {
      const { store } = current();
      const first = smallGame();
      const second = {
        ...game({ gameKey: "202510206", week: 2, dateTime: "2025-09-14T13:00:00-04:00" }),
        playerProjections: [],
      };
      const third = {
        ...game({ gameKey: "202510306", week: 3, dateTime: "2025-09-21T13:00:00-04:00" }),
        playerGameStats: [],
      };
      const absent = { ...game({ gameKey: "202510406", week: 4 }), playerGameStats: [], playerProjections: [] };
      await store.putGames([third, first, absent, second, game({ gameKey: "202410106", season: 2024 })]);
      const stats = first.playerGameStats.find(({ playerId }) => playerId === "p-crewe");
      const projection = first.playerProjections.find(({ playerId }) => playerId === "p-crewe");
      expect(await store.playerLog("p-crewe", 2025)).toEqual([
        { game: first.game, stats, projection },
        { game: second.game, stats, projection: null },
        { game: third.game, stats: null, projection },
      ]);
      expect(await store.playerLog("p-crewe", 2019)).toEqual([]);
    });

    test("gives the plays that credit him, of the season's games that he has a line in and whose plays are known", async () => {
      const { store } = current();
      const first = smallGame();
      const unread = { ...game({ gameKey: "202510206", week: 2 }), allPlays: [] };
      const absent = { ...game({ gameKey: "202510406", week: 4 }), playerGameStats: [], playerProjections: [] };
      const namesake = first.allPlays.map((play) => ({
        ...play,
        credits: play.credits.map((one) => (one.playerId === "p-crewe" ? { ...one, playerId: "pXcrewe" } : one)),
      }));
      const other = { ...game({ gameKey: "202510506", week: 5 }), allPlays: namesake };
      await store.putGames([first, unread, absent, other, game({ gameKey: "202410106", season: 2024 })]);
      const own = first.allPlays.filter(({ credits }) => credits.some(({ playerId }) => playerId === "p-crewe"));
      expect(own.length).toBeGreaterThan(0);
      expect(await store.playerPlays("p-crewe", 2025)).toEqual([
        { gameKey: first.game.gameKey, provider: first.provider, plays: own },
        { gameKey: other.game.gameKey, provider: first.provider, plays: [] },
      ]);
      expect(await store.playerPlays("p_crewe", 2025)).toEqual([]);
      expect(await store.playerPlays("p-crewe", 2019)).toEqual([]);
    });
  });
}

function game(given: Partial<Game>): ProviderGame {
  return { ...smallGame(), game: { ...smallGame().game, ...given } };
}
