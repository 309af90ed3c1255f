import type { RouterContextProvider } from "react-router";

import { parseGameKey } from "../../domain/game/game-key.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import { readAskedWeek } from "../../domain/page/asked-week.ts";
import { parseScoring, scoringOf } from "../../domain/scoring/scoring-address.ts";
import { makeStrip } from "../../domain/sunday/make-strip.ts";
import type { MyStrip } from "../../domain/sunday/my-strip.ts";
import { hidesScoresContext, requesterContext, servicesContext } from "../context.server.ts";
import { keptScoring } from "../http/scoring-cookie.ts";
import { inPlayingOrder } from "./in-playing-order.server.ts";
import { readMyLeagues } from "./read-my-leagues.server.ts";
import { chooseWeek } from "./choose-week.server.ts";
import { sundayWeekFor } from "./sunday-week.server.ts";

type Context = Readonly<RouterContextProvider>;

const PRIVATE = { "cache-control": "private, no-store" };

/**
 * `GET /my/strip`: a reader's players for a page that everybody gets, as a `MyStrip`, or `{error}` with 404. `game` is the game whose
 * page it is; else the week of the week's page (`season`, `type`, `week`). A browser that hides scores gets names alone, and with
 * `scores=shown` that game's points, as its page does. It is one person's: nobody keeps it.
 */
export async function myStripAnswer(context: Context, params: URLSearchParams): Promise<Response> {
  const gameKey = params.get("game");
  const week = await weekOf(context, gameKey, params);
  if (week === null) return refusal("There is no such game here. Choose one at /stats.");
  const strip = await loadStrip(context, week, { gameKey, asksForScores: params.get("scores") === "shown" });
  return strip === null
    ? refusal("This browser keeps no leagues and no stars here. Add them at /my/leagues.")
    : Response.json(strip, { headers: PRIVATE });
}

/** The same for the reader who asks about a game; null for a reader without leagues and stars. */
export async function loadStrip(
  context: Context,
  week: WeekId,
  { gameKey, asksForScores }: { gameKey: string | null; asksForScores: boolean },
): Promise<MyStrip | null> {
  const { leagues } = await readMyLeagues(context, week);
  if (leagues.length === 0) return null;
  const { cookies } = context.get(requesterContext);
  const kept = parseScoring(keptScoring(cookies) ?? "");
  const games = await context.get(servicesContext).store.weekGames(week);
  return makeStrip(leagues, await sundayWeekFor(context, week, leagues), {
    gameKey,
    own: kept === null ? null : scoringOf(kept),
    // Where only this was asked for, `scores` is still there: see `page-variant.ts`.
    scope: context.get(hidesScoresContext) ? "nothing" : asksForScores ? "game" : "all",
    providers: [...new Set(games.map(({ provider }) => provider))],
  });
}

async function weekOf(context: Context, gameKey: string | null, params: URLSearchParams): Promise<WeekId | null> {
  const { store } = context.get(servicesContext);
  const all = inPlayingOrder(await store.weeks());
  if (gameKey === null) return chooseWeek(store, all, readAskedWeek(params, all));
  const parsed = parseGameKey(gameKey);
  if (parsed === null) return null;
  const { season, seasonType, week } = parsed;
  return all.find((one) => one.season === season && one.seasonType === seasonType && one.week === week) ?? null;
}

function refusal(error: string): Response {
  return Response.json({ error }, { status: 404, headers: PRIVATE });
}
