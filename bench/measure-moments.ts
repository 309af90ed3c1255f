import { isFinal } from "../domain/game/status.ts";
import { openStore } from "../server/store/open-store.ts";
import { askPageCost } from "./ask-page-cost.ts";
import type { Bench, Part } from "./bench.ts";
import { allGameKeys } from "./bench-season.ts";
import { figure } from "./figure.ts";
import { momentFaults } from "./moments/moment-faults.ts";

const GAMES = 50;
const QUICK_GAMES = 2;

/** The time machine: that no moment of a game knows anything later, and what a move costs. */
export const momentsPart: Part = {
  name: "moments",
  title: "Finished games as of their plays",
  async measure(bench) {
    const { dataDir, gameKey, gameWords } = await bench.season();
    const { moments, games, faults } = await sweep(bench, dataDir);
    const [warmUp, rounds] = bench.isQuick ? [60, 60] : [200, 400];
    const paths = await momentPaths(dataDir, gameKey);
    const [move] = await askPageCost({ warmUp, rounds, groups: [{ dataDir, paths }] });
    return [
      figure({
        name: "moments that know something later, or are not the fold",
        value: faults.length,
        limit: { atMost: 0 },
        unit: "",
        how: `All ${moments} moments of ${games} finished games. Each page's data, tools' results and answers without a model are compared with those of the same game gone on otherwise (other plays, people, scores, result), and the page with the fold of the plays so far.`,
        note: faults[0] ?? null,
      }),
      figure({
        name: "a move of the time machine, CPU",
        value: move?.cpu ?? Number.NaN,
        limit: { atMost: 50 },
        unit: "ms",
        how: `User and system time of the whole process for one page of ${gameWords} as of a play, each play in turn, with nothing kept. Median of ${rounds} requests after ${warmUp} to warm up.`,
      }),
      figure({
        name: "a move of the time machine, on the clock",
        value: move?.wall ?? Number.NaN,
        limit: null,
        unit: "ms",
        how: "The same requests.",
      }),
    ];
  },
};

async function sweep(bench: Bench, dataDir: string): Promise<{ moments: number; games: number; faults: string[] }> {
  const store = await openStore({ dataDir });
  const faults: string[] = [];
  let moments = 0;
  let games = 0;
  try {
    for (const gameKey of await allGameKeys(store)) {
      if (games === (bench.isQuick ? QUICK_GAMES : GAMES)) break;
      const snapshot = await store.gameSnapshot(gameKey);
      if (snapshot === null || !isFinal(snapshot.game) || snapshot.allPlays.length === 0) continue;
      games += 1;
      for (let count = 0; count < snapshot.allPlays.length; count += 1) {
        moments += 1;
        for (const fault of await momentFaults(snapshot, count))
          faults.push(`${gameKey} after ${count} plays: ${fault}`);
      }
    }
  } finally {
    await store.close();
  }
  return { moments, games, faults };
}

async function momentPaths(dataDir: string, gameKey: string): Promise<string[]> {
  const store = await openStore({ dataDir });
  try {
    const plays = (await store.gameSnapshot(gameKey))?.allPlays ?? [];
    return plays.map(({ playId }) => `/games/${gameKey}?at=${encodeURIComponent(playId)}`);
  } finally {
    await store.close();
  }
}
