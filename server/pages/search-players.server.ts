import type { RouterContextProvider } from "react-router";

import type { Player } from "../../domain/player.ts";
import type { ProviderName } from "../../domain/game-snapshot.ts";
import { servicesContext } from "../context.server.ts";

/** Shorter queries match half the league. */
export const SHORTEST_QUERY = 2;

const LONGEST_QUERY = 80;
const RESULTS = 50;

export interface PlayerSearch {
  query: string;
  /** Null where nothing was searched: no query, or one that is too short. */
  players: Pick<Player, "playerId" | "name" | "position" | "team" | "jerseyNumber">[] | null;
  /** There are more than the players listed. */
  more: boolean;
  sources: ProviderName[];
  baseUrl: string | null;
}

/** People by name, for `/players?q=`. */
export async function searchPlayers(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
): Promise<PlayerSearch> {
  const { store, baseUrl } = context.get(servicesContext);
  // Cut first: half of a character at the cut is no character, and goes with the other things that nobody can see.
  const query = (params.get("q") ?? "")
    .slice(0, LONGEST_QUERY)
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim();
  const sources = await store.providers();
  if (query.length < SHORTEST_QUERY) return { query, players: null, more: false, sources, baseUrl };
  const found = await store.searchPlayers(query, RESULTS + 1);
  const players = found
    .slice(0, RESULTS)
    .map(({ playerId, name, position, team, jerseyNumber }) => ({ playerId, name, position, team, jerseyNumber }));
  return { query, players, more: found.length > RESULTS, sources, baseUrl };
}
