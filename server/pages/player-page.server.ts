import type { RouterContextProvider } from "react-router";

import type { Player } from "../../domain/game/player.ts";
import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import { hidesScoresContext, servicesContext } from "../context.server.ts";
import { withCountedPoints } from "../../domain/page/counted-points.ts";
import type { PlayerLine } from "../../domain/game/player-line.ts";
import { playerSeason, type SeasonPart } from "../../domain/players/player-season.ts";
import type { Store } from "../store/store.ts";
import { hasScrambled } from "./has-scrambled.server.ts";

export interface PlayerPageData {
  player: Player;
  /** Seasons with a line of his, newest first. */
  seasons: number[];
  /** The season shown; null without any line. */
  season: number | null;
  /** This browser hides scores, and with them what he did. */
  hidesScores: boolean;
  /** The season shown, in playing order; empty without any line, and where scores are hidden. */
  parts: SeasonPart[];
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

/** The page of the player with this id, or of the one another source calls by it. */
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
  const hidesScores = context.get(hidesScoresContext);
  const { parts, isScrambled } = await loadSeason(store, id, hidesScores ? null : season, sources);
  return {
    kind: "page",
    page: {
      player,
      seasons,
      season,
      hidesScores,
      parts,
      today: now().toISOString().slice(0, 10),
      sources,
      isScrambled,
      baseUrl,
    },
  };
}

async function loadSeason(
  store: Store,
  playerId: string,
  season: number | null,
  sources: ProviderName[],
): Promise<Pick<PlayerPageData, "parts" | "isScrambled">> {
  if (season === null) return { parts: [], isScrambled: false };
  const [log, weeks] = await Promise.all([store.playerLog(playerId, season), store.weeks()]);
  const shown = (line: PlayerLine | null): PlayerLine | null => (line === null ? null : withCountedPoints(line));
  const entries = log.map(({ game, stats, projection }) => ({
    game,
    stats: shown(stats),
    projection: shown(projection),
  }));
  const teams = new Set(log.flatMap(({ stats, projection }) => (stats ?? projection)?.team ?? []));
  const games = await store.teamGames(season, [...teams]);
  return {
    parts: playerSeason(
      entries,
      games,
      weeks.filter((week) => week.season === season),
    ),
    isScrambled: await hasScrambled(store, sources, log),
  };
}
