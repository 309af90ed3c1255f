import { sql, type Transaction } from "kysely";

import type { Database } from "./database.ts";

/** One step of the schema. Once released it is never edited: a later step changes what it made. */
export interface Migration {
  /** Begins with its number. Steps run in the order of the list. */
  name: string;
  /** The statements, for the engine given. */
  statements: (types: ColumnTypes) => string[];
}

/** The words that differ between the engines in a table's definition. */
export interface ColumnTypes {
  /** Compared by code point, whatever the language of the server. */
  text: string;
  integer: string;
  real: string;
  /** After the closing parenthesis of a table: holds SQLite to the column types. */
  end: string;
}

const COLUMN_TYPES: Record<Database<unknown>["engine"], ColumnTypes> = {
  sqlite: { text: "text", integer: "integer", real: "real", end: "strict" },
  postgres: { text: 'text collate "C"', integer: "integer", real: "double precision", end: "" },
};

/**
 * Brings a database up to date, all steps in one transaction. Two processes that start together take turns. Fails on a
 * database that a newer version of the program has changed. Kysely's own migrator is not used because on SQLite it locks
 * only inside one process.
 */
export async function migrate<Tables>(database: Database<Tables>, migrations: readonly Migration[]): Promise<void> {
  await database.write(({ db }) => migrateIn(db, database.engine, migrations));
}

/** The same inside a transaction that does more. */
export async function migrateIn<Tables>(
  db: Transaction<Tables>,
  engine: Database<Tables>["engine"],
  migrations: readonly Migration[],
): Promise<void> {
  await sql`create table if not exists schema_step (name text primary key, at text not null)`.execute(db);
  const { rows } = await sql<{ name: string }>`select name from schema_step`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...done].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `The database was changed by a newer version of Pickle Six (${unknown.join(", ")}). Start that version, or use another database.`,
    );
  }
  for (const { name, statements } of migrations.filter((step) => !done.has(step.name))) {
    for (const statement of statements(COLUMN_TYPES[engine])) await sql.raw(statement).execute(db);
    await sql`insert into schema_step (name, at) values (${name}, ${new Date().toISOString()})`.execute(db);
  }
}
