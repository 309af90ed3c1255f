import type { Versioned } from "./feed-state.ts";

/**
 * The live part of a page as it stands now, from the site's own address for it. The framework's revalidation would show the
 * error page where the server does not answer; here the page stays. Rejects then.
 */
export async function readLivePart<T extends Versioned>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal, cache: "no-cache" });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Our own server made it, of this very type: `server/site/live-part.ts`.
  return (await response.json()) as T;
}
