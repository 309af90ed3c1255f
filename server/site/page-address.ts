import { parseLeaderPosition } from "../../domain/leader-positions.ts";
import { seasonTypeCode, parseSeasonTypeCode } from "../../domain/season-type.ts";
import { gameViewSearch, parseGameView } from "../../domain/view-query.ts";
import type { WeekId } from "../../domain/week-id.ts";

const GAME = /^\/games\/\d{9}$/;
const PLAYER = /^\/players\/[\w.-]{1,64}$/;
const DATA = ".data";

/**
 * The one address under which a page is kept, as path and query; null for an address that is not kept.
 *
 * Unknown parameters and values are dropped and known ones put in a fixed order, so that nobody can fill the memory with
 * addresses that all show the same page. `weeks` are those in the store; the framework's requests for a page's data
 * (`/stats.data`) have the same query and may name the routes that they want.
 */
export function keptAddress(url: URL, weeks: readonly WeekId[], routeIds: ReadonlySet<string>): string | null {
  const isData = url.pathname.endsWith(DATA);
  const path = isData ? url.pathname.slice(0, -DATA.length) : url.pathname;
  const params = pageParams(path, url.searchParams, weeks);
  if (params === null) return null;
  if (isData) {
    const routes = url.searchParams.get("_routes");
    if (routes !== null) {
      const ids = routes.split(",");
      if (new Set(ids).size !== ids.length || !ids.every((id) => routeIds.has(id))) return null;
      params.set("_routes", ids.toSorted().join(","));
    }
  }
  const query = params.toString();
  return `${url.pathname}${query === "" ? "" : `?${query}`}`;
}

function pageParams(path: string, given: URLSearchParams, weeks: readonly WeekId[]): URLSearchParams | null {
  if (GAME.test(path)) return new URLSearchParams(gameViewSearch(parseGameView(given)));
  if (path === "/stats") return statsParams(given, weeks);
  if (PLAYER.test(path)) return seasonParam(given, weeks);
  return null;
}

function statsParams(given: URLSearchParams, weeks: readonly WeekId[]): URLSearchParams {
  const params = seasonParam(given, weeks);
  const ofSeason = weeks.filter(({ season }) => String(season) === params.get("season"));
  const type = parseSeasonTypeCode(given.get("type") ?? "");
  const ofType = ofSeason.filter(({ seasonType }) => seasonType === type);
  if (type !== null && ofType.length > 0) {
    params.set("type", seasonTypeCode(type));
    const week = ofType.find((known) => String(known.week) === given.get("week"));
    if (week !== undefined) params.set("week", String(week.week));
  }
  const position = parseLeaderPosition(given.get("pos"));
  if (position !== null) params.set("pos", position);
  return params;
}

function seasonParam(given: URLSearchParams, weeks: readonly WeekId[]): URLSearchParams {
  const season = given.get("season");
  const isKnown = weeks.some((week) => String(week.season) === season);
  return new URLSearchParams(isKnown && season !== null ? { season } : {});
}
