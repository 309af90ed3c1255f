import type { PlayerLogEntry } from "../../domain/players/player-log-entry.ts";
import type { Store } from "../store/store.ts";

/** The keys of the games of a log in which a player has a play that counts: those whose ledger there is. */
export async function explainedGames(
  store: Pick<Store, "gameLines">,
  playerId: string,
  log: readonly PlayerLogEntry[],
): Promise<string[]> {
  const played = log.flatMap(({ game, stats }) => (stats === null ? [] : [game.gameKey]));
  const games = await store.gameLines(played);
  return games.flatMap(({ gameKey, lines }) => (lines.some(({ id }) => id === playerId) ? [gameKey] : []));
}
