import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";

import Sqlite, { type Database as SqliteHandle } from "better-sqlite3";
import { Kysely, sql } from "kysely";

import { checkSqlite } from "./check-sqlite.ts";
import type { Cell, Database, RowBatch } from "./database.ts";
import { readerDialect, whenFree, writerDialect } from "./sqlite-dialect.ts";

const BUSY_TIMEOUT_MS = 50;
const CACHE_KIB = 32_000;
const OWNER_ALONE = 0o600;

export interface SqliteOptions {
  file: string;
  /** Milliseconds between two looks for commits of other processes; 250 when absent. */
  pollInterval?: number;
}

/**
 * Opens an embedded database, and creates it with its folder where there is none. One connection writes and another
 * reads, so that a page never waits for an import. A commit has reached the disk when it is acknowledged.
 */
export async function openSqlite<Tables>({ file, pollInterval = 250 }: SqliteOptions): Promise<Database<Tables>> {
  makePrivate(file);
  const writer = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
  await whenFree(() => writer.pragma("journal_mode = WAL"));
  writer.pragma("synchronous = FULL");
  writer.pragma("foreign_keys = ON");
  writer.pragma(`cache_size = -${CACHE_KIB}`);
  const reader = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
  reader.pragma("query_only = ON");
  reader.pragma(`cache_size = -${CACHE_KIB}`);

  const reads = new Kysely<Tables>({ dialect: readerDialect(reader) });
  const writes = new Kysely<Tables>({ dialect: writerDialect(writer) });

  return {
    ...overConnections({ reads, writes, writer }),
    check: () => checkSqlite(file),
    watch: (onMoved) => watchCommits(writer, pollInterval, onMoved),
    close: async () => {
      await Promise.all([reads.destroy(), writes.destroy()]);
      reader.close();
      writer.close();
    },
  };
}

/**
 * Makes the file with its folder where there is none, and takes the file away from everybody but its owner: it holds
 * secrets. SQLite gives the two files beside it the same rights. Where the file is another user's, that user decides.
 */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", OWNER_ALONE));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(path) && isOwn(path)) chmodSync(path, OWNER_ALONE);
  }
}

function isOwn(path: string): boolean {
  const me = process.getuid?.();
  return me === 0 || statSync(path).uid === me;
}

/**
 * Opens an empty database in memory, which goes with its closing. Its one connection takes reads and writes in turn, and
 * no other process can see it.
 */
export function openMemorySqlite<Tables>(): Database<Tables> {
  const handle = new Sqlite(":memory:");
  handle.pragma("foreign_keys = ON");
  const only = new Kysely<Tables>({ dialect: writerDialect(handle) });
  return {
    ...overConnections({ reads: only, writes: only, writer: handle }),
    check: async () => "ok",
    watch: () => () => {},
    close: async () => {
      await only.destroy();
      handle.close();
    },
  };
}

interface Connections<Tables> {
  reads: Kysely<Tables>;
  writes: Kysely<Tables>;
  /** The connection of `writes`. */
  writer: SqliteHandle;
}

function overConnections<Tables>({
  reads,
  writes,
  writer,
}: Connections<Tables>): Omit<Database<Tables>, "check" | "watch" | "close"> {
  return {
    engine: "sqlite",
    reads,
    snapshot: (work) => reads.transaction().execute(work),
    write: (work) =>
      writes.transaction().execute((db) =>
        work({
          db,
          insertRows: async (batch) => {
            insertRows(writer, batch);
          },
          announce: async () => {},
        }),
      ),
    oneOf: (values) => sql<string>`(select value from json_each(${JSON.stringify(values)}))`,
  };
}

/** One prepared statement run row by row: 49,590 plays take 215 ms, and 880 ms as one statement over `json_each`. */
function insertRows(writer: SqliteHandle, { table, columns, rows, replaceBy }: RowBatch): void {
  if (rows.length === 0) return;
  const names = columns.map((column) => `"${column}"`).join(", ");
  const places = columns.map(() => "?").join(", ");
  const statement = writer.prepare<Cell[]>(
    `insert into "${table}" (${names}) values (${places})${replacing(columns, replaceBy)}`,
  );
  for (const row of rows) statement.run(...row);
}

function replacing(columns: readonly string[], keys: readonly string[] | undefined): string {
  if (keys === undefined) return "";
  const updates = columns
    .filter((column) => !keys.includes(column))
    .map((column) => `"${column}" = excluded."${column}"`);
  return ` on conflict (${keys.map((key) => `"${key}"`).join(", ")}) do update set ${updates.join(", ")}`;
}

/** `data_version` of the writing connection moves for every commit but its own. */
function watchCommits(writer: SqliteHandle, interval: number, onMoved: () => void): () => void {
  let seen = dataVersion(writer);
  const timer = setInterval(() => {
    const version = dataVersion(writer);
    if (version === null || version === seen) return;
    seen = version;
    onMoved();
  }, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

/** Null while another process holds the file alone, as when it recovers the file after a crash: the next look tells. */
function dataVersion(writer: SqliteHandle): unknown {
  try {
    return writer.pragma("data_version", { simple: true });
  } catch {
    return null;
  }
}
