import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { GamePerson } from "../../domain/game/game-person.ts";
import type { GameSnapshot, ProviderGame } from "../../domain/game/game-snapshot.ts";
import { arbitraryGame } from "../fixtures/arbitrary-game.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { smallGamePlayers } from "../fixtures/small-game-people.ts";
import type { StoreUnderTest } from "./store.ts";
import { HAND_WRITTEN } from "../fixtures/hand-written.ts";

const RECAP = {
  gameKey: "202510106",
  kind: "recap",
  markdown: "**Minnesota** came back.",
  html: "<p><strong>Minnesota</strong> came back.</p>",
  createdAt: "2025-09-09T10:00:00Z",
  ...HAND_WRITTEN,
} as const;

export function declareGameTests(current: () => StoreUnderTest): void {
  describe("games", () => {
    test("is empty at first", async () => {
      const { store } = current();
      expect(await store.isEmpty()).toBe(true);
      expect(await store.providers()).toEqual([]);
      expect(await store.weeks()).toEqual([]);
      expect(await store.gameSnapshot("202510106")).toBeNull();
      await expect(store.ping()).resolves.toBeUndefined();
    });

    test("gives back the whole game that was put", async () => {
      const { store } = current();
      expect(await store.putGames([smallGame()])).toEqual([{ gameKey: "202510106", version: 1, changed: true }]);
      expect(await store.gameSnapshot("202510106")).toEqual(storedAs(smallGame(), 1));
      expect(await store.isEmpty()).toBe(false);
      expect(await store.providers()).toEqual(["nflverse"]);
    });

    test("tells the games whose figures are a free trial's, of those that are asked for", async () => {
      const { store } = current();
      const scrambled = (gameKey: string) =>
        withPlay(gameAt(gameKey), 3, (play) => ({ ...play, description: "Scrambled" }));
      await store.putGames([scrambled("202510106"), gameAt("202510206"), scrambled("202510306")]);
      expect(await store.scrambledGames(["202510206", "202510306", "202510406", "a\0"])).toEqual(["202510306"]);
      expect(await store.scrambledGames([])).toEqual([]);
      await store.putGames([gameAt("202510306")]);
      expect(await store.scrambledGames(["202510306"])).toEqual([]);
    });

    test("gives the same game as pages show it, without what only the fold needs", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      const whole = await store.gameSnapshot("202510106");
      expect(await store.shownSnapshot("202510106")).toEqual({
        ...whole,
        people: undefined,
        allPlays: whole?.allPlays.map(({ credits: _credits, happenedAt: _happenedAt, ...play }) => play),
      });
      expect(await store.shownSnapshot("202510107")).toBeNull();
      expect(await store.game("202510106")).toEqual((await store.shownSnapshot("202510106"))?.game);
      expect(await store.game("202510107")).toBeNull();
      expect(await store.game("no\0key")).toBeNull();
    });

    test("puts nothing without a game", async () => {
      const { store } = current();
      expect(await store.putGames([])).toEqual([]);
      expect(await store.latestChange()).toBe(0);
    });

    test("gives back any game that was put", async () => {
      const { store } = current();
      await fc.assert(
        fc.asyncProperty(arbitraryGame, async (game) => {
          const [stored] = await store.putGames([game]);
          expect(await store.gameSnapshot(game.game.gameKey)).toEqual(storedAs(game, stored?.version ?? 0));
          expect(await store.putGames([game])).toEqual([{ ...stored, changed: false }]);
        }),
        { numRuns: 60 },
      );
    });

    test("gives back any game that was put over another one, or over a part of itself", async () => {
      const { store } = current();
      await fc.assert(
        fc.asyncProperty(arbitraryGame, arbitraryGame, fc.nat(12), async (first, other, count) => {
          const part = {
            ...first,
            allPlays: first.allPlays.slice(0, count),
            playerGameStats: first.playerGameStats.slice(1),
            playerProjections: first.playerProjections.slice(0, -1),
            differences: [],
          };
          const second = { ...other, game: { ...other.game, gameKey: first.game.gameKey } };
          for (const game of [part, first, second, part]) {
            const [stored] = await store.putGames([game]);
            expect(await store.gameSnapshot(first.game.gameKey)).toEqual(storedAs(game, stored?.version ?? 0));
          }
        }),
        { numRuns: 30 },
      );
    });

    test("gives back a game that two processes put in turn, in any order", async () => {
      const { store, another } = current();
      const stores = [store, await another()] as const;
      const plays = smallGame().allPlays.length;
      const step = fc.record({ writer: fc.constantFrom(...stores), count: fc.nat(plays), isRemoved: fc.boolean() });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
          for (const { writer, count, isRemoved } of steps) {
            const game = { ...smallGame(), allPlays: smallGame().allPlays.slice(0, count) };
            const [stored] = await writer.putGames([game]);
            expect(await store.gameSnapshot("202510106")).toEqual(storedAs(game, stored?.version ?? 0));
            if (isRemoved) await writer.removeGames(["202510106"]);
          }
        }),
        { numRuns: 30 },
      );
    });

    test("gives back many games that were put over others at once", async () => {
      const { store } = current();
      const games = fc.sample(arbitraryGame, { numRuns: 60, seed: 7 });
      const some = [...new Map(games.map((game) => [game.game.gameKey, game])).values()];
      await store.putGames(some.map((game) => ({ ...game, allPlays: game.allPlays.slice(0, 3) })));
      await store.putGames(some);
      for (const game of some) {
        const snapshot = await store.gameSnapshot(game.game.gameKey);
        expect(snapshot).toEqual(storedAs(game, snapshot?.version ?? 0));
      }
    });

    test("leaves an equal game alone, whatever the order of its lists and the time of reading", async () => {
      const { store } = current();
      const game = smallGame();
      await store.putGames([game]);
      const same = {
        ...smallGame(),
        allPlays: game.allPlays.toReversed(),
        playerGameStats: game.playerGameStats.toReversed(),
        asOf: "2025-09-09T09:05:00Z",
      };
      expect(await store.putGames([same])).toEqual([{ gameKey: "202510106", version: 1, changed: false }]);
      expect((await store.gameSnapshot("202510106"))?.asOf).toBe("2025-09-09T09:00:00Z");
      expect(await store.latestChange()).toBe(1);
    });

    test("keeps whether a game is at a neutral site; what is read alike is the same content", async () => {
      const { store } = current();
      const placed = (isNeutralSite: boolean | null) => ({
        ...smallGame(),
        game: { ...smallGame().game, isNeutralSite },
      });
      await store.putGames([placed(null)]);
      expect((await store.game("202510106"))?.isNeutralSite).toBeNull();
      expect(await store.putGames([placed(false)])).toEqual([{ gameKey: "202510106", version: 1, changed: false }]);
      for (const [version, isNeutralSite] of [
        [2, true],
        [3, false],
      ] as const) {
        expect(await store.putGames([placed(isNeutralSite)])).toEqual([
          { gameKey: "202510106", version, changed: true },
        ]);
        expect((await store.game("202510106"))?.isNeutralSite).toBe(isNeutralSite);
      }
    });

    test("raises the version by one for every content that differs", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      const score = { ...smallGame(), game: { ...smallGame().game, awayScore: 12 } };
      const credit = withPlay(score, 3, (play) => ({ ...play, credits: play.credits.slice(1) }));
      const projection = { ...credit, playerProjections: credit.playerProjections.slice(1) };
      for (const [index, game] of [score, credit, projection].entries()) {
        expect(await store.putGames([game])).toEqual([{ gameKey: "202510106", version: index + 2, changed: true }]);
        expect(await store.gameSnapshot("202510106")).toEqual(storedAs(game, index + 2));
      }
    });

    test("removes what the fresh game no longer has", async () => {
      const { store } = current();
      const difference = {
        playerId: "p-teal",
        playerName: "D.J. Teal",
        team: "CHI",
        field: "receptions",
        fromPlays: 1,
        official: 2,
        cause: null,
      } as const;
      await store.putGames([{ ...smallGame(), differences: [difference] }]);
      const less = {
        ...smallGame(),
        allPlays: smallGame().allPlays.slice(0, 3),
        playerGameStats: [],
        playerProjections: [],
      };
      await store.putGames([less]);
      expect(await store.gameSnapshot("202510106")).toEqual(storedAs(less, 2));
    });

    test("tells of each game of a call, in its order", async () => {
      const { store } = current();
      await store.putGames([gameAt("202510206")]);
      expect(await store.putGames([gameAt("202510306"), gameAt("202510206"), gameAt("202510406")])).toEqual([
        { gameKey: "202510306", version: 1, changed: true },
        { gameKey: "202510206", version: 1, changed: false },
        { gameKey: "202510406", version: 1, changed: true },
      ]);
    });

    test("stores a call whole or not at all", async () => {
      const { store } = current();
      await store.putGames([smallGame()]);
      const changed = { ...smallGame(), allPlays: [] };
      const broken = withPlay(gameAt("202510206"), 1, (play) => ({ ...play, playId: "23" }));
      await expect(store.putGames([changed, broken, gameAt("202510306")])).rejects.toThrow(/unique/i);
      expect(await store.gameSnapshot("202510106")).toEqual(storedAs(smallGame(), 1));
      expect(await store.gameSnapshot("202510206")).toBeNull();
      expect(await store.gameSnapshot("202510306")).toBeNull();
      expect(await store.changesSince(0)).toHaveLength(1);
      expect(await store.putGames([gameAt("202510306")])).toEqual([
        { gameKey: "202510306", version: 1, changed: true },
      ]);
    });

    test("keeps what is stored when it is opened again", async () => {
      const { store, another } = current();
      await store.putGames([smallGame()]);
      await store.putPlayers(smallGamePlayers());
      await store.close();
      const reopened = await another();
      expect(await reopened.gameSnapshot("202510106")).toEqual(storedAs(smallGame(), 1));
      expect(await reopened.player("p-crewe")).toEqual(smallGamePlayers()[1]);
    });
  });

  describe("removing games", () => {
    test("removes those with all that hangs on them, tells of it, and passes over keys that nobody has", async () => {
      const { store } = current();
      await store.putGames([gameAt("202510106"), gameAt("202510206")]);
      await store.putStory(RECAP);
      const before = await store.latestChange();
      expect(await store.removeGames(["202510106", "202510199", "x\0"])).toEqual({ games: 1 });
      expect(await store.gameSnapshot("202510106")).toBeNull();
      expect(await store.gameSnapshot("202510206")).toEqual(storedAs(gameAt("202510206"), 1));
      expect(await store.changesSince(before)).toMatchObject([{ gameKey: "202510106" }]);
      expect(await store.removeGames([])).toEqual({ games: 0 });
    });
  });

  describe("removing a provider", () => {
    test("removes its games with all that hangs on them, and no other", async () => {
      const { store } = current();
      await store.putGames([demoGame("202510106"), gameAt("202510206")]);
      await store.putStory(RECAP);
      expect(await store.removeProvider("demo")).toEqual({ games: 1 });
      expect(await store.gameSnapshot("202510106")).toBeNull();
      expect(await store.gameSnapshot("202510206")).toEqual(storedAs(gameAt("202510206"), 1));
      expect(await store.providers()).toEqual(["nflverse"]);
      expect(await store.weekLeaders({ season: 2025, seasonType: 1, week: 1 }, "stats", ["RB"], 5)).toEqual([]);
      expect(await store.removeProvider("demo")).toEqual({ games: 0 });
    });

    test("leaves a change, after which the game's versions go on", async () => {
      const { store } = current();
      await store.putGames([demoGame("202510106")]);
      await store.removeProvider("demo");
      expect(await store.changesSince(1)).toEqual([{ seq: 2, gameKey: "202510106", version: 2 }]);
      expect(await store.putGames([smallGame()])).toEqual([{ gameKey: "202510106", version: 3, changed: true }]);
      expect((await store.gameSnapshot("202510106"))?.gameRecap).toBeNull();
    });

    test("removes the people no game names any more", async () => {
      const { store } = current();
      const roster = smallGamePlayers();
      const bench = { ...person("p-bench"), aliases: [] };
      const rookie = { ...person("p-rookie"), aliases: [{ source: "gsis", id: "00-0040000" } as const] };
      await store.putPlayers([...roster, bench, rookie]);
      const kept = gameAt("202510206");
      const lines = kept.playerGameStats.filter(({ playerId }) => playerId === "p-teal");
      const plays = kept.allPlays.filter(({ credits }) => credits.every(({ playerId }) => playerId === "p-lund"));
      await store.putGames([
        demoGame("202510106"),
        { ...kept, playerGameStats: lines, playerProjections: [], allPlays: plays },
      ]);
      await store.removeProvider("demo");
      const left = await Promise.all([...roster, bench, rookie].map(({ playerId }) => store.player(playerId)));
      expect(left.flatMap((one) => one?.playerId ?? [])).toEqual(["p-teal", "p-lund", "p-rookie"]);
      expect(await store.playerByAlias("p-crewe")).toBeNull();
    });
  });
}

/** The snapshot that a put must give: lists in the order in which the store keeps them, without stories. */
function storedAs(game: ProviderGame, version: number): GameSnapshot {
  return {
    ...game,
    playerProjections: byPlayer(game.playerProjections),
    playerGameStats: byPlayer(game.playerGameStats),
    differences: game.differences.toSorted((a, b) => order(a.playerId, b.playerId) || order(a.field, b.field)),
    gameRecap: null,
    gameProjection: null,
    corrections: [],
    people: lineNames(game),
    version,
  };
}

/** Of two lines of one man the one of the statistics counts. */
function lineNames({ playerProjections, playerGameStats }: ProviderGame): GamePerson[] {
  const lines = [...byPlayer(playerProjections), ...byPlayer(playerGameStats)];
  return [
    ...new Map(
      lines.map(({ playerId, playerName, team }) => [playerId, { playerId, playerName, team }] as const),
    ).values(),
  ];
}

function byPlayer<T extends { playerId: string }>(lines: T[]): T[] {
  return lines.toSorted((a, b) => order(a.playerId, b.playerId));
}

function order(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function gameAt(gameKey: string): ProviderGame {
  return { ...smallGame(), game: { ...smallGame().game, gameKey, week: Number(gameKey.slice(5, 7)) } };
}

function demoGame(gameKey: string): ProviderGame {
  return { ...gameAt(gameKey), provider: "demo" };
}

function withPlay(
  game: ProviderGame,
  index: number,
  change: (play: ProviderGame["allPlays"][number]) => ProviderGame["allPlays"][number],
): ProviderGame {
  return { ...game, allPlays: game.allPlays.map((play, at) => (at === index ? change(play) : play)) };
}

function person(playerId: string) {
  return {
    playerId,
    name: `Somebody ${playerId}`,
    position: "OL",
    team: "CHI",
    jerseyNumber: null,
    birthDate: null,
    height: null,
    weight: null,
    college: null,
    rookieSeason: null,
  };
}
