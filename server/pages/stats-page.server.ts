import type { RouterContextProvider } from "react-router";

import type { Game } from "../../domain/game.ts";
import type { ProviderName } from "../../domain/game-snapshot.ts";
import { type LeaderPosition, parseLeaderPosition, positionsUnder } from "../../domain/leader-positions.ts";
import type { LineSource } from "../../domain/player-line.ts";
import { parseSeasonTypeCode, SEASON_TYPE, type SeasonType } from "../../domain/season-type.ts";
import { servicesContext } from "../context.server.ts";
import type { Store } from "../store/store.ts";
import type { Leader } from "../../domain/leader.ts";
import type { WeekId } from "../../domain/week-id.ts";
import { findDefaultWeek } from "./default-week.server.ts";
import { inPlayingOrder, PLAYED_TYPES } from "./season-weeks.server.ts";

const LEADERS = 25;

export interface StatsPageData {
  /** Null in a store without a game. */
  week: WeekId | null;
  /** Newest first. */
  seasons: number[];
  /** The season types of the season shown, in playing order. */
  types: SeasonType[];
  /** The weeks of the season shown, in playing order. */
  weeks: WeekId[];
  games: Game[];
  leaders: Leader[];
  /** What the leaders lead in: statistics, or projections while there are none; null without either. */
  leaderSource: LineSource | null;
  position: LeaderPosition | null;
  sources: ProviderName[];
  baseUrl: string | null;
}

/** The week hub. Unknown or missing parts of the address fall back to the newest week that fits the rest. */
export async function loadStatsPage(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
): Promise<StatsPageData> {
  const { store, baseUrl } = context.get(servicesContext);
  const all = inPlayingOrder(await store.weeks());
  const week = await chooseWeek(store, all, params);
  const position = parseLeaderPosition(params.get("pos"));
  const seasons = [...new Set(all.map(({ season }) => season))].toReversed();
  const page = { seasons, position, baseUrl };
  if (week === null) {
    return { ...page, week, types: [], weeks: [], games: [], leaders: [], leaderSource: null, sources: [] };
  }
  const weeks = all.filter(({ season }) => season === week.season);
  const [games, { leaders, leaderSource }] = await Promise.all([
    store.weekGames(week),
    weekLeaders(store, week, position),
  ]);
  return {
    ...page,
    week,
    types: PLAYED_TYPES.filter((type) => weeks.some(({ seasonType }) => seasonType === type)),
    weeks,
    games: games.map(({ game }) => game),
    leaders,
    leaderSource,
    sources: [...new Set(games.map(({ provider }) => provider))],
  };
}

async function chooseWeek(store: Store, all: WeekId[], params: URLSearchParams): Promise<WeekId | null> {
  const hasStarted = async (week: WeekId): Promise<boolean> =>
    (await store.weekGames(week)).some(({ game }) => game.hasStarted);
  const season = Number(params.get("season"));
  const inSeason = all.filter((week) => week.season === season);
  if (inSeason.length === 0) return findDefaultWeek(newestSeasons(all), hasStarted);
  const type = parseSeasonTypeCode(params.get("type") ?? "");
  const inType = inSeason.filter(({ seasonType }) => seasonType === type);
  const named = inType.find(({ week }) => String(week) === params.get("week"));
  if (named !== undefined) return named;
  if (inType.length > 0) return findDefaultWeek(inType, hasStarted);
  const regular = inSeason.filter(({ seasonType }) => seasonType === SEASON_TYPE.regular);
  return findDefaultWeek(type === null || regular.length === 0 ? inSeason : regular, hasStarted);
}

/** The newest season may not have begun; the one before it then holds the newest week that was played. */
function newestSeasons(all: WeekId[]): WeekId[] {
  const newest = all.at(-1)?.season ?? 0;
  const before = all.findLast(({ season }) => season < newest)?.season ?? newest;
  return all.filter(({ season }) => season >= before);
}

async function weekLeaders(
  store: Store,
  week: WeekId,
  position: LeaderPosition | null,
): Promise<Pick<StatsPageData, "leaders" | "leaderSource">> {
  for (const leaderSource of ["stats", "projections"] as const) {
    const leaders = await store.weekLeaders(week, leaderSource, positionsUnder(position), LEADERS);
    if (leaders.length > 0) return { leaders, leaderSource };
  }
  return { leaders: [], leaderSource: null };
}
