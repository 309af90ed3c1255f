import type { RouterContextProvider } from "react-router";

import type { Player } from "../../domain/player.ts";
import type { ProviderName } from "../../domain/game-snapshot.ts";
import { servicesContext } from "../context.server.ts";
import type { PlayerLogEntry } from "../../domain/player-log-entry.ts";
import { hasScrambled } from "./has-scrambled.server.ts";

export interface PlayerPageData {
  player: Player;
  /** Seasons with a line of his, newest first. */
  seasons: number[];
  /** The season shown; null without any line. */
  season: number | null;
  /** In playing order. */
  log: PlayerLogEntry[];
  /** ISO date, for ages. The day alone: a page with the time in it would be another page every minute. */
  today: string;
  sources: ProviderName[];
  /** The figures of some of the games shown are altered on purpose: see `is-scrambled.ts`. */
  isScrambled: boolean;
  baseUrl: string | null;
}

/** What an id in the address leads to: the player's page, his page under our own id, or nobody. */
export type PlayerPageResult =
  | { kind: "page"; page: PlayerPageData }
  | { kind: "elsewhere"; playerId: string }
  | { kind: "unknown" };

/** The page of the player with this id, or of the one whom another source calls by it. */
export async function loadPlayerPage(
  context: Readonly<RouterContextProvider>,
  id: string,
  params: URLSearchParams,
): Promise<PlayerPageResult> {
  const { store, baseUrl, now } = context.get(servicesContext);
  const player = await store.player(id);
  if (player === null) {
    const other = await store.playerByAlias(id);
    return other === null ? { kind: "unknown" } : { kind: "elsewhere", playerId: other.playerId };
  }
  const [seasons, sources] = await Promise.all([store.playerSeasons(id), store.providers()]);
  const asked = Number(params.get("season"));
  const season = seasons.find((known) => known === asked) ?? seasons[0] ?? null;
  const log = season === null ? [] : await store.playerLog(id, season);
  const isScrambled = await hasScrambled(store, sources, log);
  return {
    kind: "page",
    page: { player, seasons, season, log, today: now().toISOString().slice(0, 10), sources, isScrambled, baseUrl },
  };
}
