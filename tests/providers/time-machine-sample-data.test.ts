import { describe, expect, test } from "vitest";
import { momentFaults } from "../../bench/moments/moment-faults.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSeason } from "../fixtures/sample-season.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const GAMES = 50;
/** Every play of all of them is looked at by `npm run bench -- --only moments`. */
const STEP = 53;

describe.skipIf(!HAS_SAMPLE_DATA)(
  "fifty real games of 2024 as of their plays (needs the sample data in ../shared)",
  () => {
    test("are the fold of the plays so far, and the same however the game went on", async () => {
      const faults: string[] = [];
      let games = 0;
      for await (const game of sampleSeason({ season: 2024, weeks: { from: 1, to: 4 } })) {
        if (games === GAMES) break;
        games += 1;
        const snapshot = snapshotOf(game);
        // Another offset in each game, and always the last moment before the end.
        for (let count = games % STEP; count < snapshot.allPlays.length; count += STEP)
          faults.push(
            ...(await momentFaults(snapshot, count)).map((fault) => `${game.game.gameKey} ${count}: ${fault}`),
          );
        faults.push(...(await momentFaults(snapshot, snapshot.allPlays.length - 1)));
      }
      expect([games, faults]).toEqual([GAMES, []]);
    });
  },
);
