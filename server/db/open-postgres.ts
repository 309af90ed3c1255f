import { randomUUID } from "node:crypto";

import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";

import type { Database, RowBatch } from "./database.ts";
import { listenToPostgres } from "./listen-to-postgres.ts";

const CHANNEL = "pickle_six_change";
/** Any number that nothing else in the same database locks. */
const WRITE_LOCK = 6_060_842;
const ROWS_PER_STATEMENT = 5_000;

export interface PostgresOptions {
  url: string;
  /** Connections of the pool at most; 10 when absent. */
  connections?: number;
}

/** Opens a pool of connections to a PostgreSQL database that exists. Fails when it cannot be reached. */
export async function openPostgres<Tables>(options: PostgresOptions): Promise<Database<Tables>> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
    // A connection whose other end is gone must not hold its place forever.
    query_timeout: 60_000,
    keepAlive: true,
    application_name: "pickle-six",
  });
  // An error that nobody listens to ends the process. The pool listens to its idle connections alone; one that breaks in the
  // middle of its work also tells the code working with it.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
  });
  const reads = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(reads);
  } catch (error) {
    await reads.destroy();
    throw error;
  }
  const me = randomUUID();

  return {
    engine: "postgres",
    reads,
    snapshot: (work) =>
      reads.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work),
    write: (work) =>
      reads.transaction().execute(async (db) => {
        // Numbers given out under this lock are in the order of the commits, so nobody who reads "after 41" misses one.
        await sql`select pg_advisory_xact_lock(${WRITE_LOCK})`.execute(db);
        return work({
          db,
          insertRows: (batch) => insertRows(db, batch),
          announce: async () => {
            await sql`select pg_notify(${CHANNEL}, ${me})`.execute(db);
          },
        });
      }),
    oneOf: (values) => sql<string>`(select unnest(${values}::text[]))`,
    // The server looks after its own files, and says so where it finds a page of them broken.
    check: async () => "ok",
    watch: (onMoved) =>
      listenToPostgres({ url: options.url, channel: CHANNEL }, (sender) => {
        if (sender !== me) onMoved();
      }),
    close: () => reads.destroy(),
  };
}

/** One JSON parameter for thousands of rows; the table itself says how to read it. */
async function insertRows<Tables>(
  db: Transaction<Tables>,
  { table, columns, rows, replaceBy }: RowBatch,
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const objects = rows
      .slice(start, start + ROWS_PER_STATEMENT)
      .map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
    await sql`
      insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(objects)}::json)
      ${replacing(columns, replaceBy)}`.execute(db);
  }
}

function replacing(columns: readonly string[], keys: readonly string[] | undefined) {
  if (keys === undefined) return sql``;
  const updates = columns
    .filter((column) => !keys.includes(column))
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  return sql`on conflict (${sql.join(keys.map((key) => sql.ref(key)))}) do update set ${sql.join(updates)}`;
}
