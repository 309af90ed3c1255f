import { askedWeekSearch, readAskedWeek } from "../../domain/page/asked-week.ts";
import { GAME_PAGE } from "../../domain/page/address/game-pages.ts";
import { asksForMoment } from "../../domain/page/address/asks-for-moment.ts";
import { gameViewSearch, parseGameView } from "../../domain/page/game-view.ts";
import { parseLeaderGroup } from "../../domain/game/leader-group.ts";
import { leaderSearch, parseLeaderOrder } from "../../domain/players/leader-order.ts";
import { parseScoring, scoringText } from "../../domain/scoring/scoring-address.ts";
import type { WeekId } from "../../domain/game/week-id.ts";

const LIVE_GAME = /^\/games\/\d{9}\/live$/;
const GAME_POINTS = /^(?:\/api\/games\/\d{9}|\/games\/\d{9}\/live)\/points$/;
const GAME_API = /^\/api\/games\/\d{9}$/;
const PLAYER = /^\/players\/[\w.-]{1,64}$/;
const DATA = ".data";

/**
 * The one address under which a page is kept, as path and query; null for an address that is not kept.
 *
 * Unknown parameters are dropped, unknown values are dropped or called unknown where the page says so, and known ones are put in
 * a fixed order, so that nobody can fill the memory with addresses that all show the same page. `weeks` are those in the store; the framework's requests for a page's data
 * (`/stats.data`) have the same query and may name the routes that they want.
 * `hasOwnRules`: the page is made for browsers that keep rules of their own, which decides what is usual in an address of leaders.
 */
export function keptAddress(
  url: URL,
  weeks: readonly WeekId[],
  routeIds: ReadonlySet<string>,
  hasOwnRules = false,
): string | null {
  if (LIVE_GAME.test(url.pathname)) return url.pathname;
  if (GAME_API.test(url.pathname)) {
    const scoring = scoringParam(url.searchParams);
    if (scoring === undefined) return null;
    return scoring === null ? url.pathname : `${url.pathname}?${new URLSearchParams({ scoring })}`;
  }
  if (GAME_POINTS.test(url.pathname)) {
    const scoring = scoringParam(url.searchParams);
    return typeof scoring === "string" ? `${url.pathname}?${new URLSearchParams({ scoring })}` : null;
  }
  const isData = url.pathname.endsWith(DATA);
  const path = isData ? url.pathname.slice(0, -DATA.length) : url.pathname;
  const params = pageParams(path, url.searchParams, weeks, hasOwnRules);
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

function pageParams(
  path: string,
  given: URLSearchParams,
  weeks: readonly WeekId[],
  hasOwnRules: boolean,
): URLSearchParams | null {
  // A finished game has a moment for each of its plays, each of which few read: they are made when they are asked for.
  if (GAME_PAGE.test(path) && asksForMoment(given)) return null;
  if (GAME_PAGE.test(path)) return gameParams(given);
  if (path === "/stats" || path === "/stats/live") return askedWeekSearch(readAskedWeek(given, weeks));
  if (path === "/privacy") return new URLSearchParams();
  if (PLAYER.test(path) || path === "/accuracy") return seasonParam(given, weeks);
  // Searches have no end of addresses.
  if (path === "/players" && (given.get("q") ?? "").trim() === "") return leaderParams(given, hasOwnRules);
  return null;
}

/** A play's own address is kept as it is shared; with a view beside it there would be thousands for each game. */
function gameParams(given: URLSearchParams): URLSearchParams | null {
  const scoring = scoringParam(given);
  if (scoring === undefined) return null;
  const params = new URLSearchParams(gameViewSearch({ ...parseGameView(given), scoring }));
  return params.has("play") && params.size > 1 ? null : params;
}

/** What is not there is only called so, or strangers could make any number of addresses; the page says what it shows instead. */
const UNKNOWN = "unknown";

/** A rule that a form changes leads elsewhere. */
function leaderParams(given: URLSearchParams, hasOwnRules: boolean): URLSearchParams | null {
  const scoring = scoringParam(given);
  if (scoring === undefined || given.has("key")) return null;
  const hasRules = scoring !== null || hasOwnRules;
  const order = parseLeaderOrder(given.get("sort"), hasRules);
  const group = parseLeaderGroup(given.get("pos"));
  const params = new URLSearchParams(leaderSearch({ group, order, scoring, hasRules }));
  if (group === null && (given.get("pos")?.trim() ?? "") !== "") params.set("pos", UNKNOWN);
  return params;
}

function seasonParam(given: URLSearchParams, weeks: readonly WeekId[]): URLSearchParams | null {
  const season = given.get("season");
  const isKnown = weeks.some((week) => String(week.season) === season);
  const scoring = scoringParam(given);
  if (scoring === undefined) return null;
  return new URLSearchParams({
    ...(season === null || season.trim() === "" ? {} : { season: isKnown ? season : UNKNOWN }),
    ...(scoring === null ? {} : { scoring }),
  });
}

/** Rules in the one way that they are written; null without any, undefined where they are none. */
function scoringParam(given: URLSearchParams): string | null | undefined {
  const text = given.get("scoring");
  if (text === null) return null;
  const asked = parseScoring(text);
  return asked === null ? undefined : scoringText(asked);
}
