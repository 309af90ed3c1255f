import { barePlayer } from "../fixtures/bare-player.ts";
import { describe, expect, test } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { Game } from "../../domain/game/game.ts";
import type { InjuryReport } from "../../domain/game/injury-report.ts";
import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import type { SnapCount } from "../../domain/game/snap-count.ts";
import { gameUsage } from "../../domain/usage/player-usage.ts";
import { openStoreAndDatabase } from "../../server/store/open-store.ts";
import { smallGame } from "../fixtures/small-game.ts";
import type { StoreUnderTest } from "./store.ts";

const SNAPS: SnapCount[] = [
  { playerId: "p-crewe", team: "MIN", offense: 41, teamOffense: 60, defense: 0, teamDefense: 55 },
  { playerId: "p-fisk", team: "CHI", offense: null, teamOffense: null, defense: 52, teamDefense: 60 },
];
const INJURIES: InjuryReport[] = [
  {
    playerId: "p-crewe",
    team: "MIN",
    status: "Questionable",
    injury: "Ankle",
    practice: "limited",
    reportedAt: "2025-09-05T19:00:00+00:00",
  },
];

export function declareUsageTests(current: () => StoreUnderTest): void {
  describe("how players were used", () => {
    test("is counted from a game's plays when they are written, and again when they change", async () => {
      const { store } = current();
      const first = smallGame();
      await store.putGames([first]);
      const crewe = gameUsage(first.allPlays).find(({ playerId }) => playerId === "p-crewe");
      expect(crewe?.carries).toBeGreaterThan(0);
      expect((await store.seasonUsage("p-crewe", 2025)).usage).toEqual([{ ...crewe, gameKey: first.game.gameKey }]);
      expect((await store.seasonUsage("p-crewe", 2024)).usage).toEqual([]);

      const fewer = first.allPlays.slice(0, 2);
      await store.putGames([{ ...first, allPlays: fewer }]);
      const after = gameUsage(fewer).find(({ playerId }) => playerId === "p-crewe");
      expect((await store.seasonUsage("p-crewe", 2025)).usage).toEqual([{ ...after, gameKey: first.game.gameKey }]);
      expect((await store.seasonUsage("p-durand", 2025)).usage).toEqual([]);
      await store.removeGames([first.game.gameKey]);
      expect(await store.seasonUsage("p-crewe", 2025)).toEqual({ usage: [], snaps: [], injuries: [] });
    });

    test("comes with snaps and reports where the source has them, which make another version", async () => {
      const { store } = current();
      const bare = smallGame();
      const { gameKey } = bare.game;
      await store.putGames([bare]);
      expect(await store.putGames([{ ...bare, snaps: SNAPS, injuries: INJURIES }])).toMatchObject([
        { version: 2, changed: true },
      ]);
      expect(await store.putGames([{ ...bare, snaps: SNAPS.toReversed(), injuries: INJURIES }])).toMatchObject([
        { version: 2, changed: false },
      ]);
      expect(await store.seasonUsage("p-crewe", 2025)).toMatchObject({
        snaps: [{ ...SNAPS[0], gameKey }],
        injuries: [{ ...INJURIES[0], gameKey, provider: bare.provider }],
      });
      expect(await store.gameSnapshot(gameKey)).toMatchObject({ snaps: SNAPS, injuries: INJURIES });

      await store.putGames([{ ...bare, snaps: [] }]);
      const without = await store.gameSnapshot(gameKey);
      expect(without).not.toHaveProperty("snaps");
      expect(without).not.toHaveProperty("injuries");
    });

    test("names everybody of lines, snaps and reports for initials in plays, but who is out and who is unknown", async () => {
      const { store } = current();
      const bare = smallGame();
      const player = (playerId: string, name: string) => barePlayer({ playerId, name, position: "OT", team: "MIN" });
      await store.putPlayers([
        player("p-block", "Otto Block"),
        player("p-hurt", "Hal Hurt"),
        player("p-out", "Oz Out"),
        player("p-else", "Ed Else"),
      ]);
      const [snap, report] = [SNAPS[0], INJURIES[0]];
      if (snap === undefined || report === undefined) throw new Error("no reports");
      const snaps = [...SNAPS, { ...snap, playerId: "p-block" }, { ...snap, playerId: "p-stranger" }];
      const injuries = [
        ...INJURIES,
        { ...report, playerId: "p-hurt" },
        { ...report, playerId: "p-out", status: "Out" as const },
      ];
      await store.putGames([{ ...bare, snaps, injuries }]);
      const people = (await store.gameSnapshot(bare.game.gameKey))?.people ?? [];
      const lines = new Set([...bare.playerGameStats, ...bare.playerProjections].map(({ playerId }) => playerId));
      const ofLines = people.filter(({ playerId }) => lines.has(playerId));
      expect(new Set(ofLines.map(({ playerId }) => playerId))).toEqual(lines);
      expect(people.filter(({ playerId }) => !lines.has(playerId))).toEqual([
        { playerId: "p-block", playerName: "Otto Block", team: "MIN" },
        { playerId: "p-hurt", playerName: "Hal Hurt", team: "MIN" },
      ]);
    });

    test("gives a week's use of everybody beside position and points, of games that are over", async () => {
      const { store } = current();
      await store.putGames([
        game({ gameKey: "202510106" }),
        { ...game({ gameKey: "202510206", week: 2 }), snaps: SNAPS },
        game({ gameKey: "202510306", week: 3, status: "InProgress", isInProgress: true }),
        game({ gameKey: "202530106", seasonType: SEASON_TYPE.postseason }),
      ]);
      const uses = await store.weekUses(2025, SEASON_TYPE.regular, 2);
      expect(new Set(uses.map(({ gameKey }) => gameKey))).toEqual(new Set(["202510206"]));
      const crewe = smallGame().playerGameStats.find(({ playerId }) => playerId === "p-crewe");
      expect(uses.find(({ playerId }) => playerId === "p-crewe")).toMatchObject({
        week: 2,
        position: "RB",
        points: crewe?.fantasyPointsPPR,
        snaps: { offense: 41, teamOffense: 60 },
      });
      expect(uses.find(({ playerId }) => playerId === "p-durand")?.snaps).toBeNull();
      expect(await store.weekUses(2025, SEASON_TYPE.regular, 1)).toHaveLength(2 * uses.length);
    });

    test("has who was on the field and got nothing, if he got something in another of the games", async () => {
      const { store } = current();
      const idle = smallGame().allPlays.filter(({ credits }) =>
        credits.every(({ playerId }) => playerId !== "p-crewe"),
      );
      const second = { ...game({ gameKey: "202510206", week: 2 }), allPlays: idle, snaps: SNAPS };
      await store.putGames([game({ gameKey: "202510106" }), second]);
      const uses = await store.weekUses(2025, SEASON_TYPE.regular, 1);
      const durand = uses.find(({ playerId, week }) => playerId === "p-durand" && week === 2);
      expect(uses.find(({ playerId, week }) => playerId === "p-crewe" && week === 2)).toMatchObject({
        position: "RB",
        carries: 0,
        teamCarries: durand?.teamCarries,
        snaps: { offense: 41, teamOffense: 60 },
      });
      // The defender was on the field for no snap of the offense.
      expect(uses.some(({ playerId }) => playerId === "p-fisk")).toBe(false);
    });

    test("is counted at the next start for games that were stored before it was", async () => {
      const { store, options, another } = current();
      await store.putGames([smallGame()]);
      const before = await store.seasonUsage("p-crewe", 2025);
      const { store: opened, database } = await openStoreAndDatabase(options);
      await database.write(async ({ db }) => {
        await db.deleteFrom("player_usage").execute();
      });
      expect((await opened.seasonUsage("p-crewe", 2025)).usage).toEqual([]);
      await opened.close();
      const restarted = await another();
      expect(before.usage).toHaveLength(1);
      expect(await restarted.seasonUsage("p-crewe", 2025)).toEqual(before);
    });
  });
}

function game(given: Partial<Game>): ProviderGame {
  return { ...smallGame(), game: { ...smallGame().game, ...given } };
}
