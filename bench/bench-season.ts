import { isFinal } from "../domain/game/status.ts";
import { fillDemo } from "../server/games/import/fill-demo.ts";
import { demoProvider } from "../server/providers/demo/demo-provider.ts";
import { openStore } from "../server/store/open-store.ts";
import type { Store } from "../server/store/store.ts";
import { CannotMeasure } from "./cannot-measure.ts";
import { hasSeasonFiles, SEASON, seasonImport } from "./season-import.ts";

/** A season in a store, and the game whose page is measured. */
export interface BenchSeason {
  dataDir: string;
  year: number;
  gameKey: string;
  /** What that game is, such as `a real game of 180 plays`. */
  gameWords: string;
  /** That game and the next nearest ones, for what differs from game to game. */
  nearGames: string[];
}

/** A long but common game. */
const WANTED_PLAYS = 180;
const NEAR_GAMES = 10;

/**
 * Puts a season into a store and chooses the finished game whose number of plays is nearest to 180. The season is the real
 * one where its files are there, imported by the real command, and the demo's otherwise.
 */
export async function openBenchSeason(seasonFiles: string, dataDir: string): Promise<BenchSeason> {
  const isReal = hasSeasonFiles(seasonFiles);
  if (isReal) await seasonImport(seasonFiles, dataDir);
  const store = await openStore({ dataDir });
  try {
    const provider = demoProvider({ now: () => new Date() });
    if (!isReal) await fillDemo({ store, provider, signal: new AbortController().signal });
    const near = (await byDistance(store)).slice(0, NEAR_GAMES);
    const [first] = near;
    if (first === undefined) throw new CannotMeasure("the season has no finished game");
    return {
      dataDir,
      year: isReal ? SEASON : provider.season(),
      gameKey: first.gameKey,
      gameWords: `a ${isReal ? "real" : "simulated"} game of ${first.plays} plays`,
      nearGames: near.map(({ gameKey }) => gameKey),
    };
  } finally {
    await store.close();
  }
}

/** Finished games, those whose number of plays is nearest to the wanted one first. */
async function byDistance(store: Store): Promise<{ gameKey: string; plays: number }[]> {
  const games: { gameKey: string; plays: number }[] = [];
  for (const gameKey of await allGameKeys(store)) {
    const snapshot = await store.gameSnapshot(gameKey);
    if (snapshot !== null && isFinal(snapshot.game)) games.push({ gameKey, plays: snapshot.allPlays.length });
  }
  const distance = ({ plays }: { plays: number }): number => Math.abs(plays - WANTED_PLAYS);
  return games.toSorted((one, other) => distance(one) - distance(other));
}

/** Every game in the store, in order of weeks. */
export async function allGameKeys(store: Store): Promise<string[]> {
  const keys: string[] = [];
  for (const week of await store.weeks()) {
    for (const { game } of await store.weekGames(week)) keys.push(game.gameKey);
  }
  return keys;
}
