import { join } from "node:path";

import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openMemorySqlite, openSqlite } from "../db/open-sqlite.ts";
import { createStore } from "./create-store.ts";
import { ALL_MIGRATIONS } from "./migrations/all-migrations.ts";
import { fillUsage } from "./fill-usage.ts";
import type { Store } from "./store.ts";
import type { Tables } from "./tables.ts";

export interface StoreOptions {
  /** `postgres://...`; SQLite in `dataDir` when absent. */
  databaseUrl?: string | undefined;
  /** The folder of the embedded store; created when it is missing. */
  dataDir: string;
  /** Milliseconds between two looks for what other processes stored; SQLite only. */
  pollInterval?: number;
  /** Dates the changes; the system's clock when absent. */
  now?: () => Date;
}

/** Opens the store and brings its schema up to date. */
export async function openStore(options: StoreOptions): Promise<Store> {
  return (await openStoreAndDatabase(options)).store;
}

/** The same for what keeps tables of its own in the store's database. Closing the store closes both. */
export async function openStoreAndDatabase({
  now = () => new Date(),
  ...options
}: StoreOptions): Promise<{ store: Store; database: Database<Tables> }> {
  const database = await openDatabase(options);
  return { store: await bringUp(database, now), database };
}

/** An empty store in memory, of this process alone. It goes with its closing. */
export function openMemoryStore(now: () => Date = () => new Date()): Promise<Store> {
  return bringUp(openMemorySqlite(), now);
}

async function bringUp(database: Database<Tables>, now: () => Date): Promise<Store> {
  try {
    await migrate(database, ALL_MIGRATIONS);
    await fillUsage(database);
    return await createStore(database, now);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openDatabase({ databaseUrl, dataDir, pollInterval }: StoreOptions): Promise<Database<Tables>> {
  if (databaseUrl === undefined || databaseUrl === "") {
    return openSqlite({
      file: sqliteFile(dataDir),
      ...(pollInterval === undefined ? {} : { pollInterval }),
    });
  }
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) {
    // Its driver is 10 MB that a site with an embedded store never needs.
    const { openPostgres } = await import("../db/open-postgres.ts");
    return openPostgres({ url: databaseUrl });
  }
  throw new Error('DATABASE_URL must begin with "postgres://". Leave it out to use SQLite in DATA_DIR.');
}

/** Where the embedded store lies in its folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, "pickle-six.sqlite");
}
