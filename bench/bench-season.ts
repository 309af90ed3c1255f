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
}

/** A long but common game. */
const WANTED_PLAYS = 180;

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
    const { gameKey, plays } = await nearestGame(store);
    const year = isReal ? SEASON : provider.season();
    return { dataDir, year, gameKey, gameWords: `a ${isReal ? "real" : "simulated"} game of ${plays} plays` };
  } finally {
    await store.close();
  }
}

async function nearestGame(store: Store): Promise<{ gameKey: string; plays: number }> {
  let nearest: { gameKey: string; plays: number } | null = null;
  for (const gameKey of await allGameKeys(store)) {
    const snapshot = await store.gameSnapshot(gameKey);
    if (snapshot === null || !isFinal(snapshot.game)) continue;
    const plays = snapshot.allPlays.length;
    if (nearest === null || Math.abs(plays - WANTED_PLAYS) < Math.abs(nearest.plays - WANTED_PLAYS))
      nearest = { gameKey, plays };
  }
  if (nearest === null) throw new CannotMeasure("the season has no finished game");
  return nearest;
}

/** Every game in the store, in order of weeks. */
export async function allGameKeys(store: Store): Promise<string[]> {
  const keys: string[] = [];
  for (const week of await store.weeks()) {
    for (const { game } of await store.weekGames(week)) keys.push(game.gameKey);
  }
  return keys;
}
