import { describe, expect, test } from "vitest";

import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import { COUNTING_VERSION } from "../../domain/scoring/counting/counting-version.ts";
import { gameLines } from "../../domain/scoring/game-lines.ts";
import { openStoreAndDatabase } from "../../server/store/open-store.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { finishedGame, gameAtHalf, simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import type { StoreUnderTest } from "./store.ts";

const REGULAR = SEASON_TYPE.regular;

function final(week: number) {
  return finishedGame(simulatedGame({ week, awayTeam: "DET", homeTeam: "KC" }));
}

export function declareLineTests(current: () => StoreUnderTest): void {
  describe("the lines that a season is scored by", () => {
    test("are those of every game with plays, as its plays count them, stored or not", async () => {
      const { store, another } = current();
      const [first, second] = [final(3), final(4)];
      await store.putGames([second, first, bareGame({ week: 5, awayTeam: "NYG", homeTeam: "DAL" })]);
      const expected = [first, second].map((game) => gameLines(snapshotOf(game)));
      const counted = await store.seasonLines(first.game.season, REGULAR);
      expect(counted).toEqual(expected);
      expect(counted[0]?.lines.length).toBeGreaterThan(20);
      expect(await (await another()).seasonLines(first.game.season, REGULAR)).toEqual(expected);
      expect(await store.gameLines([second.game.gameKey, "202510199"])).toEqual([expected[1]]);
      expect(await store.seasonLines(first.game.season, SEASON_TYPE.postseason)).toEqual([]);
      expect(await store.gameLines([])).toEqual([]);
    });

    test("are the same list until a game changes, in another process too, and then of that game alone others", async () => {
      const { store, another } = current();
      const [first, second] = [final(3), final(4)];
      await store.putGames([first, second]);
      const { season } = first.game;
      const before = await store.seasonLines(season, REGULAR);
      expect(await store.seasonLines(season, REGULAR)).toBe(before);
      await store.putPlayers([]);
      await (await another()).putGames([{ ...second, allPlays: second.allPlays.slice(0, -30) }]);
      const after = await store.seasonLines(season, REGULAR);
      expect(after[0]).toBe(before[0]);
      expect(after[1]).toEqual(gameLines(snapshotOf({ ...second, allPlays: second.allPlays.slice(0, -30) })));
      await store.removeGames([second.game.gameKey]);
      expect(await store.seasonLines(season, REGULAR)).toEqual([before[0]]);
    });

    test("are not counted again for a text, which is no content of the game's", async () => {
      const { store } = current();
      const game = final(3);
      const { gameKey, season } = game.game;
      await store.putGames([game]);
      const before = await store.seasonLines(season, REGULAR);
      await store.putStory({ ...STORY, gameKey, claims: [] });
      expect(await store.seasonLines(season, REGULAR)).toBe(before);
    });

    test("are counted once by two readers at the same moment", async () => {
      const { store } = current();
      const game = final(3);
      await store.putGames([game]);
      const [one, other] = await Promise.all([
        store.seasonLines(game.game.season, REGULAR),
        store.gameLines([game.game.gameKey]),
      ]);
      expect(other[0]).toBe(one[0]);
    });

    test("follow a game that is played: nothing of it is written", async () => {
      const { store, database } = await openStoreAndDatabase(current().options);
      try {
        const live = gameAtHalf(simulatedGame({ week: 3, awayTeam: "DET", homeTeam: "KC" }));
        const done = final(4);
        await store.putGames([live, done]);
        expect(await store.gameLines([live.game.gameKey])).toEqual([gameLines(snapshotOf(live))]);
        const rows = () => database.reads.selectFrom("game_lines").select(["gameKey", "counting"]).execute();
        await store.seasonLines(done.game.season, REGULAR);
        await expect.poll(rows).toEqual([{ gameKey: done.game.gameKey, counting: COUNTING_VERSION }]);
        await store.removeGames([done.game.gameKey]);
        expect(await rows()).toEqual([]);
      } finally {
        await store.close();
      }
    });

    test("are counted anew where they were counted in another way, or from another content", async () => {
      const { store, another } = current();
      const game = final(3);
      const { gameKey, season } = game.game;
      await store.putGames([game]);
      const expected = await store.seasonLines(season, REGULAR);
      const opened = await openStoreAndDatabase(current().options);
      try {
        const { database } = opened;
        const stored = () => database.reads.selectFrom("game_lines").selectAll().execute();
        await expect.poll(async () => (await stored()).length).toBe(1);
        const [row] = await stored();
        for (const outdated of [{ counting: COUNTING_VERSION - 1 }, { contentHash: "another" }]) {
          await database.write(async ({ db }) => {
            await db
              .updateTable("game_lines")
              .set({ ...outdated, lines: "[]" })
              .execute();
          });
          expect(await (await another()).seasonLines(season, REGULAR)).toEqual(expected);
          await expect.poll(stored).toEqual([row]);
        }
        await database.write(async ({ db }) => {
          await db.updateTable("game_lines").set({ lines: "[]" }).where("gameKey", "=", gameKey).execute();
        });
        expect(await (await another()).seasonLines(season, REGULAR), "it reads what is written").toEqual([]);
      } finally {
        await opened.store.close();
      }
    });
  });
}

const STORY = {
  kind: "recap",
  markdown: "# It was close",
  html: "<h2>It was close</h2>",
  createdAt: "2025-09-22T04:00:00.000Z",
  model: null,
  promptVersion: 1,
  isPublished: true,
} as const;
