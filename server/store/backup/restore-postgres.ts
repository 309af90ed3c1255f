import Sqlite from "better-sqlite3";
import { sql, type Transaction } from "kysely";
import type { Cell, Database, WriteTransaction } from "../../db/database.ts";
import { migrateIn } from "../../db/migrate.ts";
import { openMemorySqlite } from "../../db/open-sqlite.ts";
import { openPostgres } from "../../db/open-postgres.ts";
import { ALL_MIGRATIONS } from "../migrations/all-migrations.ts";
import type { Tables } from "../tables.ts";
import { BackupProblem } from "./backup-problem.ts";
import type { CheckedCopy } from "./check-copy.ts";
import { hasStore } from "./has-store.ts";
import { replaceProblem } from "./restore-sqlite.ts";
import { writeCopy } from "./write-copy.ts";

const ROWS_AT_ONCE = 5_000;

/**
 * Fills a PostgreSQL database with a checked backup, in one transaction. With `keepAs` a store that is there is saved to that file
 * first, without it the restore is refused. True if there was one. Throws a BackupProblem while a site uses the database.
 */
export async function restorePostgres(
  copy: string,
  { steps, tables }: CheckedCopy,
  url: string,
  keepAs: string | null,
): Promise<boolean> {
  const database = await openPostgres<Tables>({ url, connections: 1 });
  const handle = new Sqlite(copy, { readonly: true, fileMustExist: true });
  try {
    const isThere = await hasStore(database.reads);
    if (isThere && keepAs === null) throw replaceProblem(new URL(url).host);
    await refuseUsed(database);
    if (isThere && keepAs !== null) await writeCopy({ databaseUrl: url, dataDir: "" }, keepAs);
    await database.write(async ({ db, insertRows }) => {
      await dropTables(db);
      await migrateIn(
        db,
        "postgres",
        ALL_MIGRATIONS.filter(({ name }) => steps.includes(name)),
      );
      await sql`delete from schema_step`.execute(db);
      for (const { name } of tables) await fillTable(handle, name, insertRows);
    });
    return isThere;
  } finally {
    handle.close();
    await database.close();
  }
}

async function refuseUsed({ reads }: Database<Tables>): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'pickle-six%' and pid <> pg_backend_pid()`.execute(
    reads,
  );
  if ((rows[0]?.count ?? 0) > 0) {
    throw new BackupProblem(
      "The database is in use by a site or a command. Nothing was changed. Stop the site on every machine, then try again.",
    );
  }
}

/** Every table that any step of the schema makes. */
async function dropTables(db: Transaction<Tables>): Promise<void> {
  const memory = openMemorySqlite<Tables>();
  try {
    await memory.write((transaction) => migrateIn(transaction.db, "sqlite", ALL_MIGRATIONS));
    const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(
      memory.reads,
    );
    for (const { name } of rows.filter((table) => !table.name.startsWith("sqlite_"))) {
      await sql`drop table if exists ${sql.table(name)} cascade`.execute(db);
    }
  } finally {
    await memory.close();
  }
}

async function fillTable(
  handle: Sqlite.Database,
  table: string,
  insertRows: WriteTransaction<Tables>["insertRows"],
): Promise<void> {
  const columns = handle.prepare<[string], string>("select name from pragma_table_info(?)").pluck().all(table);
  const page = handle
    .prepare<[number, number], Cell[]>(`select rowid, * from "${table}" where rowid > ? order by rowid limit ?`)
    .raw();
  for (let after = Number.MIN_SAFE_INTEGER; ;) {
    const rows = page.all(after, ROWS_AT_ONCE);
    if (rows.length === 0) return;
    await insertRows({ table, columns, rows: rows.map(([, ...cells]) => cells) });
    after = Number(rows.at(-1)?.[0]);
  }
}
