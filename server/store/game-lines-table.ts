import { COUNTING_VERSION } from "../../domain/scoring/counting/counting-version.ts";
import type { Database } from "../db/database.ts";
import type { GameLinesRow, Tables } from "./tables.ts";

/** The lines of finished games on disk. */
interface GameLinesTable {
  /** By game key, counted in the way of today; whether the game's content is still the same is the caller's to look at. */
  read(gameKeys: readonly string[]): Promise<Map<string, GameLinesRow>>;
  /** Behind the readers' backs: they have what they asked for, and an import may hold the writer for seconds. */
  write(rows: readonly GameLinesRow[]): void;
  /** Resolves when nothing more is being written. */
  settled(): Promise<void>;
}

/** The table of one database. */
export function gameLinesTable(database: Database<Tables>): GameLinesTable {
  const { reads, oneOf } = database;
  let writing: Promise<void> = Promise.resolve();
  return {
    async read(gameKeys) {
      if (gameKeys.length === 0) return new Map();
      const rows = await reads
        .selectFrom("game_lines")
        .selectAll()
        .where("gameKey", "in", oneOf([...gameKeys]))
        .where("counting", "=", COUNTING_VERSION)
        .execute();
      return new Map(rows.map((row) => [row.gameKey, row]));
    },
    write(rows) {
      if (rows.length === 0) return;
      const work = () => putRows(database, rows);
      // What could not be written is counted again by the next process.
      writing = writing.then(work).catch(() => undefined);
    },
    settled: () => writing,
  };
}

/** Writes the lines of games whose content is still the one that was counted. */
async function putRows({ write, oneOf }: Database<Tables>, rows: readonly GameLinesRow[]): Promise<void> {
  await write(async ({ db, insertRows }) => {
    const games = await db
      .selectFrom("game")
      .select(["gameKey", "contentHash"])
      .where("gameKey", "in", oneOf(rows.map(({ gameKey }) => gameKey)))
      .execute();
    const hashes = new Map(games.map(({ gameKey, contentHash }) => [gameKey, contentHash]));
    const current = rows.filter(({ gameKey, contentHash }) => hashes.get(gameKey) === contentHash);
    await insertRows({
      table: "game_lines",
      columns: ["gameKey", "contentHash", "counting", "lines"],
      rows: current.map(({ gameKey, contentHash, counting, lines }) => [gameKey, contentHash, counting, lines]),
      replaceBy: ["gameKey"],
    });
  });
}
