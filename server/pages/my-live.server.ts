import type { RouterContextProvider } from "react-router";

import { readAskedWeek } from "../../domain/page/asked-week.ts";
import { gamePhase } from "../../domain/game/game-state.ts";
import { sundayGame } from "../../domain/sunday/sunday-game.ts";
import { readSunday } from "../sunday/read-sunday.ts";
import type { WeekOfGames } from "../sunday/sunday-games.ts";
import type { MyLive } from "../../domain/sunday/sunday-view.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import { behindContext, hidesScoresContext, servicesContext } from "../context.server.ts";
import { readMyLeagues } from "./read-my-leagues.server.ts";
import { inPlayingOrder } from "./in-playing-order.server.ts";

/** A reader's week as it stands; null for a reader without leagues. `league` is the one to be shown in full. */
export async function loadMyLive(
  context: Readonly<RouterContextProvider>,
  week: WeekId,
  league: string | null,
): Promise<{ live: MyLive | null; problems: string[] }> {
  const { store, sundayGames } = context.get(servicesContext);
  const { leagues, problems } = await readMyLeagues(context, week);
  if (leagues.length === 0) return { live: null, problems };
  const shown = await shownWeek(context, week);
  const sunday = await readSunday(leagues, league, { ...shown, week }, { store, sundayGames });
  return { live: sunday === null ? null : { sunday, problems, version: shown.version }, problems };
}

/** The week's games; for a browser that stays behind a stream those that are played as they stood so many seconds ago. */
async function shownWeek(context: Readonly<RouterContextProvider>, week: WeekId): Promise<WeekOfGames> {
  const { store, sundayGames } = context.get(servicesContext);
  const now = await sundayGames.ofWeek(week);
  if (context.get(behindContext) === 0) return now;
  // The number of the newest change would tell that something has happened.
  const version = await store.weekVersion(week);
  const before = new Map((await store.weekGames(week)).map(({ game }) => [game.gameKey, game]));
  const games = await Promise.all(
    now.games.map(async (one) => {
      const past = before.get(one.game.gameKey);
      const phase = gamePhase(one.game);
      if (past === undefined || (phase !== "live" && gamePhase(past) === phase)) return one;
      const snapshot = await store.gameSnapshot(one.game.gameKey);
      return snapshot === null ? one : sundayGame(snapshot);
    }),
  );
  return { games, version };
}

/** `GET /my/live`: the moving part as JSON, or `{error}`. An open page asks for it when its week has changed. */
export async function myLiveAnswer(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
): Promise<Response> {
  if (context.get(hidesScoresContext)) return refusal(403, "Scores are hidden in this browser. Show them at /my.");
  if (context.get(behindContext) > 0)
    return refusal(403, "This browser stays behind a stream, so my Sunday does not move by itself. Reload /my.");
  const all = inPlayingOrder(await context.get(servicesContext).store.weeks());
  const { season, seasonType, week } = readAskedWeek(params, all);
  const asked = all.find((one) => one.season === season && one.seasonType === seasonType && one.week === week);
  if (asked === undefined)
    return refusal(404, "Week not found. Ask for one with its season, type and week: ?season=2025&type=REG&week=1.");
  const { live } = await loadMyLive(context, asked, params.get("league"));
  if (live === null) return refusal(404, "This browser has no leagues here. Add one at /my/leagues.");
  return Response.json(live, { headers: { "cache-control": "private, no-store" } });
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { "cache-control": "private, no-store" } });
}
