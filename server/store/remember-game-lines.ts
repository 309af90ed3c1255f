import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { isFinal } from "../../domain/game/status.ts";
import { COUNTING_VERSION } from "../../domain/scoring/counting/counting-version.ts";
import { gameLines, type GameLines } from "../../domain/scoring/game-lines.ts";
import type { Database } from "../db/database.ts";
import type { ChangeFeed } from "./change-feed.ts";
import { gameLinesTable } from "./game-lines-table.ts";
import { ownerLinesFromText, ownerLinesToText } from "./owner-lines-text.ts";
import { gameSnapshot } from "./read-games.ts";
import type { Store } from "./store.ts";
import type { GameLinesRow, GameRow, Tables } from "./tables.ts";

/** Three seasons, of 12 kB a game. */
const MOST_GAMES = 900;
const MOST_SEASONS = 3;
/** Counted games that are written together. */
const BATCH = 40;

/** A game as far as it has to be known to be counted. */
type CountedRow = Pick<GameRow, "gameKey" | "contentHash" | "version" | "season" | "seasonType" | "week" | "provider">;

const COLUMNS = ["gameKey", "contentHash", "version", "season", "seasonType", "week", "provider"] as const;

/** The two reads of the store. */
interface GameLinesMemory extends Pick<Store, "seasonLines" | "gameLines"> {
  /** Resolves when nothing more is being written. */
  settled(): Promise<void>;
}

/**
 * See `Store.seasonLines` and `Store.gameLines`. Lines are kept in memory by the game's content, and those of finished games in a table too: a season is counted once, and after that a
 * start costs its reading. A game that is played is counted anew with each of its changes and not written, because the next is seconds away.
 * Counting gives way after each game, so that a season that nobody has counted yet holds nobody up.
 */
export function rememberGameLines(database: Database<Tables>, feed: Pick<ChangeFeed, "latest">): GameLinesMemory {
  const { reads, oneOf } = database;
  const known = new LRUCache<string, { contentHash: string; game: GameLines }>({ max: MOST_GAMES });
  const seasons = new LRUCache<string, { change: number; list: GameLines[] }>({ max: MOST_SEASONS });
  let reading: Promise<unknown> = Promise.resolve();
  const table = gameLinesTable(database);

  /** One after the other: two readers of the same season would both count it. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = reading.then(work, work);
    reading = done.catch(() => undefined);
    return done;
  }

  async function linesOf(rows: readonly CountedRow[]): Promise<GameLines[]> {
    const found = new Map<string, GameLines>();
    for (const { gameKey, contentHash } of rows) {
      const one = known.get(gameKey);
      if (one?.contentHash === contentHash) found.set(gameKey, one.game);
    }
    const fresh = rows.filter(({ gameKey }) => !found.has(gameKey));
    const keep = ({ gameKey, contentHash }: CountedRow, game: GameLines): void => {
      found.set(gameKey, game);
      known.set(gameKey, { contentHash, game });
    };
    const stored = await table.read(fresh.map(({ gameKey }) => gameKey));
    const unwritten: GameLinesRow[] = [];
    for (const row of fresh) {
      const text = stored.get(row.gameKey);
      if (text?.contentHash === row.contentHash) {
        keep(row, fromRow(row, text.lines));
        continue;
      }
      await setImmediate();
      const snapshot = await gameSnapshot(database, row.gameKey);
      // Removed since the rows were read.
      if (snapshot === null) continue;
      const game = gameLines(snapshot);
      // Changed since then: right for this reader, and counted again for the next.
      if (snapshot.version === row.version) keep(row, game);
      else found.set(row.gameKey, game);
      if (snapshot.version !== row.version || !isFinal(snapshot.game)) continue;
      const { gameKey, contentHash } = row;
      unwritten.push({ gameKey, contentHash, counting: COUNTING_VERSION, lines: ownerLinesToText(game.lines) });
      if (unwritten.length === BATCH) table.write(unwritten.splice(0));
    }
    table.write(unwritten);
    return rows.flatMap(({ gameKey }) => found.get(gameKey) ?? []);
  }

  return {
    async seasonLines(season, seasonType) {
      const name = `${season} ${seasonType}`;
      // Asked for before the games are read, so that a change in between only means one look too many.
      const change = await feed.latest();
      const before = seasons.get(name);
      if (before?.change === change) return before.list;
      return inTurn(async () => {
        const rows = await reads
          .selectFrom("game")
          .select(COLUMNS)
          .where("season", "=", season)
          .where("seasonType", "=", seasonType)
          .orderBy("gameKey")
          .execute();
        const games = (await linesOf(rows)).filter(({ lines }) => lines.length > 0);
        const last = seasons.get(name);
        const isSame = games.length === last?.list.length && games.every((game, place) => game === last.list[place]);
        const list = isSame ? last.list : games;
        seasons.set(name, { change, list });
        return list;
      });
    },
    gameLines: (gameKeys) =>
      inTurn(async () => {
        const rows = await reads
          .selectFrom("game")
          .select(COLUMNS)
          .where("gameKey", "in", oneOf([...gameKeys]))
          .orderBy("gameKey")
          .execute();
        return (await linesOf(rows)).filter(({ lines }) => lines.length > 0);
      }),
    settled: table.settled,
  };
}

function fromRow({ gameKey, season, seasonType, week, provider }: CountedRow, text: string): GameLines {
  return { gameKey, season, seasonType, week, provider, lines: ownerLinesFromText(text) };
}
