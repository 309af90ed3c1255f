import { openStore } from "../server/store/open-store.ts";
import { allGameKeys } from "./bench-season.ts";
import type { Part } from "./bench.ts";
import { type Figure, figure } from "./figure.ts";
import { askPageCost, type PageCost } from "./ask-page-cost.ts";
import { gameKeyInYear, repeatSeason } from "./repeat-season.ts";

const SEASONS = 26;
const QUICK_SEASONS = 6;
/** In one store there is one game for each page; coprime with the number of years, so that all of them come round. */
const GAMES = 41;
const LIMIT = { atMost: 1.2 };

/** Whether a page of the 26th season costs what one of the first did. */
export const yearsPart: Part = {
  name: "years",
  title: "Pages with many seasons in the store",
  async measure(bench) {
    const { dataDir: one, year: season } = await bench.season();
    const many = bench.newFolder("many-seasons");
    const count = bench.isQuick ? QUICK_SEASONS : SEASONS;
    const years = Array.from({ length: count }, (_, index) => season - count + 1 + index);
    await repeatSeason(one, many, years);
    const gameKeys = await someGames(one);
    const [warmUp, rounds] = bench.isQuick ? [60, 60] : [300, 600];
    const inTurn = Array.from({ length: gameKeys.length * years.length }, (_, index) => ({
      gameKey: gameKeys[index % gameKeys.length] ?? "",
      year: years[index % years.length] ?? season,
    }));
    const costs = await askPageCost({
      warmUp,
      rounds,
      groups: [
        { dataDir: one, paths: inTurn.map(({ gameKey }) => `/games/${gameKey}`) },
        { dataDir: many, paths: inTurn.map(({ gameKey, year }) => `/games/${gameKeyInYear(gameKey, year)}`) },
        { dataDir: one, paths: ["/stats"] },
        { dataDir: many, paths: ["/stats"] },
        { dataDir: one, paths: inTurn.map((_, index) => weekPath(season, index)) },
        { dataDir: many, paths: inTurn.map(({ year }, index) => weekPath(year, index)) },
      ],
    });
    return [
      ...compared("game page", costs[0], costs[1], years.length, rounds),
      ...compared("/stats", costs[2], costs[3], years.length, rounds),
      ...compared("/stats of a named week", costs[4], costs[5], years.length, rounds),
    ];
  },
};

function weekPath(year: number, index: number): string {
  return `/stats?season=${year}&type=REG&week=${1 + (index % 18)}`;
}

function compared(
  page: string,
  one: PageCost | undefined,
  many: PageCost | undefined,
  seasons: number,
  rounds: number,
): Figure[] {
  const words = { cpu: "CPU time", wall: "time on the clock" };
  return (["cpu", "wall"] as const).map((kind) => {
    const [before, after] = [one?.[kind] ?? Number.NaN, many?.[kind] ?? Number.NaN];
    return figure({
      name: `${page}, ${words[kind]}`,
      value: after / before,
      limit: LIMIT,
      unit: "times",
      how: `${after.toFixed(2)} ms with ${seasons} seasons in the store, ${before.toFixed(2)} ms with one; nothing kept, asked in turn, medians of ${rounds}.`,
    });
  });
}

async function someGames(dataDir: string): Promise<string[]> {
  const store = await openStore({ dataDir });
  try {
    const keys = await allGameKeys(store);
    const step = Math.max(1, Math.floor(keys.length / GAMES));
    return keys.filter((_, index) => index % step === 0).slice(0, GAMES);
  } finally {
    await store.close();
  }
}
