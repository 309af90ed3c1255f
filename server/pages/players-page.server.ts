import type { RouterContextProvider } from "react-router";

import { countedPoints } from "../../domain/page/counted-points.ts";
import { findPlayers } from "../../domain/players/find-players.ts";
import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import {
  LEADER_POSITIONS,
  type LeaderPosition,
  parseLeaderPosition,
  positionsUnder,
} from "../../domain/page/leader-positions.ts";
import type { ListedPlayer } from "../../domain/game/listed-player.ts";
import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import { inLeaderOrder, type LeaderOrder, parseLeaderOrder } from "../../domain/players/leader-order.ts";
import { searchText, SHORTEST_QUERY } from "../../domain/players/search-text.ts";
import type { SeasonTotal } from "../../domain/players/season-total.ts";
import { hidesScoresContext, servicesContext } from "../context.server.ts";
import type { Store } from "../store/store.ts";
import { hasScrambled } from "./has-scrambled.server.ts";
import { keptPlayers } from "./kept-players.server.ts";
import type { WeekRisers } from "../../domain/usage/risers.ts";
import { loadRisers } from "./risers.server.ts";
import { newestTotals } from "./newest-totals.server.ts";

const MOST_FOUND = 50;
/** More guesses are a guessing game. */
const MOST_GUESSES = 5;
/** Of each position where all are shown, and of one where it is chosen. */
const LEADERS_OF_ALL = 10;
const LEADERS_OF_ONE = 50;

export interface SeasonLeaders {
  position: LeaderPosition;
  players: SeasonTotal[];
}

export interface PlayerSearch {
  players: ListedPlayer[];
  /** How many fit; more than are listed. */
  matches: number;
  /** Nobody fits, and those listed are close to what was asked. */
  isGuess: boolean;
}

export interface PlayersPageData {
  query: string;
  /** The season of all points on the page; null while no regular season has any. */
  season: number | null;
  /** Null where nothing was searched: no query, or one that is too short. */
  search: PlayerSearch | null;
  /** The season's best in the order that was chosen; empty beside a search. */
  leaders: SeasonLeaders[];
  /** Who rose in the newest week that is over; null beside a search, where scores are hidden, and where nobody did. */
  risers: WeekRisers | null;
  /** This browser hides scores, and with them what anyone did. */
  hidesScores: boolean;
  /** The newest week that is counted in the leaders. */
  throughWeek: number;
  /** The position chosen; null for all. */
  position: LeaderPosition | null;
  order: LeaderOrder;
  sources: ProviderName[];
  /** The figures of some of the games behind the leaders are altered on purpose: see `is-scrambled.ts`. */
  isScrambled: boolean;
  /** Those starred by the reader, on the page or not. */
  starred: readonly string[];
  baseUrl: string | null;
}

/** `/players`: the season's leaders, or with `?q=` the players it means. */
export async function loadPlayersPage(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
): Promise<PlayersPageData> {
  const { store, baseUrl } = context.get(servicesContext);
  const query = searchText(params.get("q") ?? "");
  const position = parseLeaderPosition(params.get("pos"));
  const order = parseLeaderOrder(params.get("sort"));
  const hidesScores = context.get(hidesScoresContext);
  const [sources, newestSeason] = await Promise.all([store.providers(), newestTotals(store)]);
  const { season, totals } = hidesScores ? { ...newestSeason, totals: [] } : newestSeason;
  const { starred } = keptPlayers(context);
  const page = { query, season, position, order, sources, hidesScores, starred, baseUrl };
  const throughWeek = totals.reduce((newest, { week }) => Math.max(newest, week), 0);
  if (query !== "") {
    const search = query.length < SHORTEST_QUERY ? null : await searchPlayers(store, query, totals);
    return { ...page, search, leaders: [], risers: null, throughWeek, isScrambled: false };
  }
  const newest = { season: season ?? 0, seasonType: SEASON_TYPE.regular, week: throughWeek };
  const games = season === null || !sources.includes("sportsdataio") ? [] : await store.weekGames(newest);
  return {
    ...page,
    search: null,
    leaders: leadersOf(inLeaderOrder(totals, order, throughWeek), position),
    risers: season === null || hidesScores ? null : await loadRisers(store, season, throughWeek, position),
    throughWeek,
    isScrambled: await hasScrambled(store, sources, games),
  };
}

async function searchPlayers(
  store: Pick<Store, "people">,
  query: string,
  totals: readonly SeasonTotal[],
): Promise<PlayerSearch> {
  const byPlayer = new Map(totals.map((total) => [total.playerId, total]));
  const { players, isGuess } = findPlayers(query, await store.people(), byPlayer);
  const listed = players.slice(0, isGuess ? MOST_GUESSES : MOST_FOUND).map(({ person, total }) => {
    const { playerId, name, position, team, jerseyNumber } = person;
    const points = total === null ? null : countedPoints(total, "fantasyPointsPPR");
    const teamThen = points === null || total === null || total.team === team ? null : total.team;
    return { playerId, name, position, team, jerseyNumber, points, teamThen };
  });
  return { players: listed, matches: players.length, isGuess };
}

function leadersOf(totals: readonly SeasonTotal[], chosen: LeaderPosition | null): SeasonLeaders[] {
  const most = chosen === null ? LEADERS_OF_ALL : LEADERS_OF_ONE;
  return (chosen === null ? LEADER_POSITIONS : [chosen])
    .map((position) => {
      const positions = positionsUnder(position);
      return {
        position,
        players: totals.filter((total) => positions.includes(total.position)).slice(0, most),
      };
    })
    .filter(({ players }) => players.length > 0);
}
