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
  };
  const others = Array.from({ length: 40 }, (_, index) => `other ${index}`);
  for (const other of others) {
    await readAnalystGame(store, "asked");
    await readAnalystGame(store, other);
  }
  expect(indexed).toEqual(["asked", ...others]);
});
