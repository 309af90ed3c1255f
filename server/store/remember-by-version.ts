import { LRUCache } from "lru-cache";
import type { ChangeFeed } from "./change-feed.ts";

export interface ByVersion<Asked extends readonly (string | number)[], One, All> {
  /** So many answers are kept. */
  most: number;
  /** The games that are asked for, in the order in which they are put together. */
  versions(...asked: Asked): Promise<{ gameKey: string; version: number }[]>;
  /** What is kept of each of these games, one at least. A game that is not there was removed meanwhile. */
  read(gameKeys: readonly string[]): Promise<ReadonlyMap<string, One>>;
  together(games: One[]): All;
}

interface Known<One, All> {
  /** The newest change when it was read. */
  change: number;
  games: ReadonlyMap<string, { version: number; one: One }>;
  all: All;
}

/**
 * What is made from all games of a season: reading all of them again for every change of a Sunday would hold up everyone. So games are
 * kept by version and only those that have another by now are read again; of the others the same objects are put together again.
 */
export function rememberByVersion<Asked extends readonly (string | number)[], One, All>(
  feed: Pick<ChangeFeed, "latest">,
  { most, versions, read, together }: ByVersion<Asked, One, All>,
): (...asked: Asked) => Promise<All> {
  const answers = new LRUCache<string, Known<One, All>>({ max: most });
  return async (...asked) => {
    const name = asked.join(" ");
    const before = answers.get(name);
    // Asked for before the games are read, so that a change in between only means one look too many.
    const change = await feed.latest();
    if (before?.change === change) return before.all;
    const rows = await versions(...asked);
    const known = new Map(
      rows.flatMap(({ gameKey, version }) => {
        const kept = before?.games.get(gameKey);
        return kept?.version === version ? [[gameKey, kept.one] as const] : [];
      }),
    );
    const others = rows.map(({ gameKey }) => gameKey).filter((gameKey) => !known.has(gameKey));
    const fresh: ReadonlyMap<string, One> = others.length === 0 ? new Map() : await read(others);
    const games = new Map<string, { version: number; one: One }>();
    for (const { gameKey, version } of rows) {
      const one = fresh.get(gameKey) ?? known.get(gameKey);
      if (one !== undefined) games.set(gameKey, { version, one });
    }
    const all = together([...games.values()].map(({ one }) => one));
    answers.set(name, { change, games, all });
    return all;
  };
}
