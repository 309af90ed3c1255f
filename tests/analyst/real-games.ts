import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { sampleSnapshots } from "../fixtures/sample-season.ts";

/** Every game of 2024 by nflverse's id. */
export async function realGames(): Promise<Map<string, GameSnapshot>> {
  return new Map((await sampleSnapshots()).map((game) => [game.providerGameId, game]));
}

/** The game of an id; an error where the samples have none. */
export function gameOf(games: ReadonlyMap<string, GameSnapshot>, id: string): GameSnapshot {
  const game = games.get(id);
  if (game === undefined) throw new Error(`The sample data has no game ${id}.`);
  return game;
}
