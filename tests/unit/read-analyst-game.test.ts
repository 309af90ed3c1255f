import { expect, test } from "vitest";
import { type AnalystStore, readAnalystGame } from "../../server/games/read-analyst-game.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

test("the game that is asked about again and again keeps its index, whatever else is asked about meanwhile", async () => {
  const snapshot = snapshotOf(smallGame());
  const indexed: string[] = [];
  const store: AnalystStore = {
    gameSnapshot: async (gameKey) => ({ ...snapshot, game: { ...snapshot.game, gameKey } }),
    async seasonBefore(gameKey) {
      indexed.push(gameKey);
      return null;
    },
    seasonBeforeVersion: async () => "",
  };
  const others = Array.from({ length: 40 }, (_, index) => `other ${index}`);
  for (const other of others) {
    await readAnalystGame(store, "asked");
    await readAnalystGame(store, other);
  }
  expect(indexed).toEqual(["asked", ...others]);
});

test("a game's facts tell of the season as it is stored now, and are made once for each state of it", async () => {
  const snapshot = snapshotOf(smallGame());
  const before = { ...snapshot.game, gameKey: "202510096", dateTime: "2025-09-01T13:00:00-04:00" };
  let games = [before];
  let made = 0;
  const store: AnalystStore = {
    gameSnapshot: async () => snapshot,
    async seasonBefore() {
      made += 1;
      return { games, lines: [], allowed: [] };
    },
    seasonBeforeVersion: async () => games.map(({ awayScore }) => `202510096:${awayScore}`).join(" "),
  };
  const told = async () => JSON.stringify((await readAnalystGame(store, "asked"))?.tools.facts);
  const won = await told();
  games = [{ ...before, awayScore: 0 }];
  const lost = await told();
  expect(lost).not.toBe(won);
  expect(await told()).toBe(lost);
  expect(made).toBe(2);
});
