import type { MyStrip } from "../../domain/sunday/my-strip.ts";

/**
 * A reader's players from the site's own address for them. `nobody` where the browser keeps none any more, and null where the site
 * does not answer.
 */
export async function readStrip(query: string, signal: AbortSignal): Promise<MyStrip | "nobody" | null> {
  try {
    const response = await fetch(`/my/strip${query}`, { signal, cache: "no-store" });
    if (response.status === 404) return "nobody";
    // Our own server made it, of this very type: `server/pages/my-strip.server.ts`.
    return response.ok ? ((await response.json()) as MyStrip) : null;
  } catch {
    return null;
  }
}
