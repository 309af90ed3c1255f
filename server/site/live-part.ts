import type { RouterContextProvider } from "react-router";
import type { WeekId } from "../../domain/game/week-id.ts";
import { MOVING_PART } from "../../domain/page/address/game-pages.ts";
import { hidesScoresContext, requesterContext, servicesContext } from "../context.server.ts";
import { networkOf } from "../http/client-address.ts";
import { myLiveAnswer } from "../pages/my-live.server.ts";
import { myStripAnswer } from "../pages/my-strip.server.ts";
import { findLiveSource, SCORES_HIDDEN, UNKNOWN_GAME } from "./find-live-source.ts";
import type { RouterHandler } from "./render-page.ts";

/** No pages of the framework: a name in its list of routes is bytes for every page. */
const MY_LIVE = "/my/live";
const MY_STRIP = "/my/strip";
const AGAIN_AFTER_S = "60";

/**
 * The application's pages, and the live part of each beside them: `GET /games/KEY/live`, `/stats/live` and
 * `/games/KEY/replay/live`, with the query of the page, answer with its `LiveGame` or `LiveWeek` as JSON, or with `{error}`. An
 * open page reads it where frames of its stream are missing. Made and kept in the same way as the pages.
 */
export function withLivePart(pages: RouterHandler, weeks: () => readonly WeekId[]): RouterHandler {
  return (request, context) => {
    const url = new URL(request.url);
    if (url.pathname === MY_LIVE) return myLiveAnswer(context, url.searchParams);
    if (url.pathname === MY_STRIP) return myStripAnswer(context, url.searchParams);
    const [, page, part] = MOVING_PART.exec(url.pathname) ?? [];
    return page === undefined || part !== "live"
      ? pages(request, context)
      : livePart(page, url.searchParams, context, weeks);
  };
}

async function livePart(
  page: string,
  params: URLSearchParams,
  context: Readonly<RouterContextProvider>,
  weeks: () => readonly WeekId[],
): Promise<Response> {
  if (context.get(hidesScoresContext)) return refusal(403, SCORES_HIDDEN);
  const network = networkOf(context.get(requesterContext).address);
  const source = await findLiveSource(page, params, network, { services: context.get(servicesContext), weeks });
  if (!source.ok) return refusal(source.error.status, source.error.text);
  const state = await source.value.load();
  if (state === null) return refusal(404, UNKNOWN_GAME);
  // Another second of a replay, another answer: it tells of its changes itself, and nobody else does.
  const isKept = source.value.follow === undefined;
  return Response.json(state.data, { headers: isKept ? {} : { "cache-control": "no-store" } });
}

function refusal(status: number, error: string): Response {
  const headers = status === 429 || status === 503 ? { "retry-after": AGAIN_AFTER_S } : {};
  return Response.json({ error }, { status, headers });
}
