import type { RouterContextProvider } from "react-router";

import { readAskedWeek } from "../../domain/page/asked-week.ts";
import { makeSunday } from "../../domain/sunday/make-sunday.ts";
import type { MyLive } from "../../domain/sunday/sunday-view.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import { behindContext, hidesScoresContext, servicesContext } from "../context.server.ts";
import { readMyLeagues } from "./read-my-leagues.server.ts";
import { inPlayingOrder } from "./in-playing-order.server.ts";
import { sundayWeekFor } from "./sunday-week.server.ts";

/** A reader's week as it stands; null for a reader without leagues. `league` is the one to be shown in full. */
export async function loadMyLive(
  context: Readonly<RouterContextProvider>,
  week: WeekId,
  league: string | null,
): Promise<{ live: MyLive | null; problems: string[] }> {
  const { leagues, problems } = await readMyLeagues(context, week);
  if (leagues.length === 0) return { live: null, problems };
  const sundayWeek = await sundayWeekFor(context, week, leagues);
  const sunday = makeSunday(leagues, league, sundayWeek);
  return { live: sunday === null ? null : { sunday, problems, version: sundayWeek.version }, problems };
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
