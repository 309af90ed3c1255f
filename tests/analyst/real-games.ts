import type { GameSnapshot } from "../../domain/game-snapshot.ts";
import { folderSource } from "../../server/providers/nflverse/folder-source.ts";
import { nflverseProvider } from "../../server/providers/nflverse/nflverse-provider.ts";
import { NFLVERSE_SAMPLES } from "../fixtures/sample-data.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

/** Every game of 2024 by nflverse's id. */
export async function realGames(): Promise<Map<string, GameSnapshot>> {
  const provider = nflverseProvider({ source: folderSource(NFLVERSE_SAMPLES) });
  const games = new Map<string, GameSnapshot>();
  for await (const result of provider.games({ season: 2024 }, new AbortController().signal)) {
    if (!result.ok) throw new Error(result.error.message);
    games.set(result.value.providerGameId, snapshotOf(result.value));
  }
  return games;
}

/** The game of an id; an error where the samples have none. */
export function gameOf(games: ReadonlyMap<string, GameSnapshot>, id: string): GameSnapshot {
  const game = games.get(id);
  if (game === undefined) throw new Error(`The sample data has no game ${id}.`);
  return game;
}
