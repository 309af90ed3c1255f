import Sqlite, { type Database as SqliteHandle } from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import type { Cell, Database } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { openSqlite } from "../../db/open-sqlite.ts";
import { ALL_MIGRATIONS } from "../migrations/all-migrations.ts";
import type { Tables } from "../tables.ts";
import { BackupProblem } from "./backup-problem.ts";
import { refuseNewer } from "./check-copy.ts";
import { hasStore } from "./has-store.ts";
import { dataTables } from "./table-digests.ts";

const ROWS_AT_ONCE = 2_000;

/**
 * Copies a store on PostgreSQL into the empty file `target`, as it is at one moment, while others read and write it: an SQLite
 * file with the same tables, so that every backup is of one kind and can be restored on either engine.
 */
export async function copyPostgres(database: Database<Tables>, target: string): Promise<void> {
  await database.snapshot(async (db) => {
    const steps = await stepsOf(db);
    await makeTables(target, steps);
    const handle = new Sqlite(target, { fileMustExist: true });
    try {
      handle.exec("begin");
      for (const table of dataTables(handle)) await copyTable(db, handle, table);
      handle.exec("commit");
    } finally {
      handle.close();
    }
  });
}

async function stepsOf(db: Kysely<Tables>): Promise<string[]> {
  if (!(await hasStore(db))) {
    throw new BackupProblem("There is no store in this database yet, so there is nothing to back up.");
  }
  const { rows } = await sql<{ name: string }>`select name from schema_step`.execute(db);
  const steps = rows.map(({ name }) => name);
  refuseNewer(steps, "The database");
  return steps;
}

/** An empty store at these steps of the schema. */
async function makeTables(file: string, steps: readonly string[]): Promise<void> {
  const copy = await openSqlite<Tables>({ file });
  try {
    await migrate(
      copy,
      ALL_MIGRATIONS.filter(({ name }) => steps.includes(name)),
    );
  } finally {
    await copy.close();
  }
  const handle = new Sqlite(file);
  // Of a file that nobody writes to any more there should be one.
  handle.pragma("journal_mode = delete");
  handle.exec("delete from schema_step");
  handle.close();
}

/** Reads by a cursor: a table can be larger than the memory. */
async function copyTable(db: Kysely<Tables>, handle: SqliteHandle, table: string): Promise<void> {
  const columns = handle.prepare<[string], string>("select name from pragma_table_info(?)").pluck().all(table);
  const names = columns.map((column) => `"${column}"`).join(", ");
  const insert = handle.prepare<Cell[]>(
    `insert into "${table}" (${names}) values (${columns.map(() => "?").join(", ")})`,
  );
  await sql.raw(`declare backup_rows no scroll cursor for select ${names} from "${table}"`).execute(db);
  for (;;) {
    const { rows } = await sql.raw<Record<string, Cell>>(`fetch ${ROWS_AT_ONCE} from backup_rows`).execute(db);
    for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close backup_rows`.execute(db);
}
