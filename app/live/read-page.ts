import { UNSAFE_decodeViaTurboStream as decodeLoaderData } from "react-router";

import type { Versioned } from "./follow-feed.ts";
import type { LiveAddress } from "./use-live-page.ts";

interface PageSource<T> extends Pick<LiveAddress, "data" | "routeId"> {
  /** The moving part of what the page's loader returns. */
  read(loaderData: unknown): T;
}

/**
 * The whole page as it stands now, from the address that the framework itself asks on a navigation, which the server keeps
 * ready. The framework's own revalidation would show the error page where the server does not answer; here the page stays.
 * Rejects then.
 */
export async function readPage<T extends Versioned>(
  { data, routeId, read }: PageSource<T>,
  signal: AbortSignal,
): Promise<T> {
  const address = new URL(data, location.origin);
  address.searchParams.set("_routes", routeId);
  const response = await fetch(address, { signal, cache: "no-cache" });
  if (!response.ok || response.body === null) throw new Error(`the page's data: ${response.status}`);
  const decoded = await decodeLoaderData(response.body, window);
  await decoded.done;
  const routes: unknown = decoded.value;
  const result: unknown = Object(routes)[routeId];
  const loaderData: unknown = Object(result).data;
  if (loaderData === undefined) throw new Error("the page's data holds no page");
  return read(loaderData);
}
