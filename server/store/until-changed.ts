import type { ChangeFeed } from "./change-feed.ts";

/**
 * A read whose result is remembered until the store's next change, by whatever process: what runs over all games (the weeks,
 * the providers) would otherwise make every page dearer with every season. The change is asked for before the read, so that
 * a change in between only means one read too many.
 */
export function untilChanged<T>(feed: Pick<ChangeFeed, "latest">, read: () => Promise<T[]>): () => Promise<T[]> {
  let remembered: { change: number; result: T[] } | null = null;
  return async () => {
    const change = await feed.latest();
    if (remembered?.change !== change) remembered = { change, result: await read() };
    return [...remembered.result];
  };
}
