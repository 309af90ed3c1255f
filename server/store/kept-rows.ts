import { LRUCache } from "lru-cache";
import type { Cell } from "../db/database.ts";

/** The rows of a game by the table that they are in. */
export type RowsByTable = ReadonlyMap<string, readonly (readonly Cell[])[]>;

/** A Sunday's games and some more; the rows of one are half a megabyte. */
const MOST_GAMES = 20;

/**
 * What this process wrote last of the games that it follows. A live game is written for every play: what the store has of it is known
 * then, and not read back. The content's hash says whether it still is what the store has.
 */
export class KeptRows {
  readonly #games = new LRUCache<string, { contentHash: string; rows: RowsByTable }>({ max: MOST_GAMES });

  keep(gameKey: string, contentHash: string, rows: RowsByTable): void {
    this.#games.set(gameKey, { contentHash, rows });
  }

  /** The rows of a game whose content in the store has this hash; null where somebody else wrote it. */
  of(gameKey: string, contentHash: string): RowsByTable | null {
    const kept = this.#games.get(gameKey);
    return kept?.contentHash === contentHash ? kept.rows : null;
  }
}
