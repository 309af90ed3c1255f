import { MOVING_PART } from "../../domain/page/address/game-pages.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import type { LiveSource } from "../live/live-source.ts";
import { findLiveSource, type LivePlaces, type LiveProblem } from "./find-live-source.ts";

/** Which live page somebody wants to follow, and what they have of it. */
export interface LiveRequest {
  source: LiveSource;
  /** The version of the page that is open; 0 for none, which is answered with `resync`. */
  since: number;
}

/** An address of a stream of events, whether there is such a page or not. */
export function isLiveAddress(path: string): boolean {
  return pageOf(path) !== null;
}

/**
 * What a stream's address asks for. `lastEventId` is the browser's own word of the last frame that it had, which it adds
 * when it opens an address again by itself, and `network` who asks.
 */
export async function parseLiveAddress(
  url: URL,
  lastEventId: string | null,
  network: string,
  places: LivePlaces,
): Promise<Result<LiveRequest, LiveProblem>> {
  const since = sinceOf(url.searchParams.get("since"), lastEventId);
  if (since === null) {
    return fail({
      status: 400,
      text: `Say which version of the page you have, as a number: ${url.pathname}?since=41. With 0 you are told to load it.`,
    });
  }
  const page = pageOf(url.pathname) ?? "";
  const source = await findLiveSource(page, url.searchParams, network, places);
  return source.ok ? ok({ source: source.value, since }) : source;
}

/** The page whose stream of events stands at a path; null for every other path. */
function pageOf(path: string): string | null {
  const [, page = null, part] = MOVING_PART.exec(path) ?? [];
  return part === "events" ? page : null;
}

function sinceOf(given: string | null, lastEventId: string | null): number | null {
  if (given === null || !/^\d{1,15}$/.test(given)) return null;
  const last = lastEventId !== null && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : 0;
  return Math.max(Number(given), last);
}
