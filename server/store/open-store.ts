import { join } from "node:path";

import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openPostgres } from "../db/open-postgres.ts";
import { openSqlite } from "../db/open-sqlite.ts";
import { createStore } from "./create-store.ts";
import { ALL_MIGRATIONS } from "./migrations/all-migrations.ts";
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
export async function openStore({ now = () => new Date(), ...options }: StoreOptions): Promise<Store> {
  const database = await openDatabase(options);
  try {
    await migrate(database, ALL_MIGRATIONS);
    return await createStore(database, now);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openDatabase({ databaseUrl, dataDir, pollInterval }: StoreOptions): Promise<Database<Tables>> {
  if (databaseUrl === undefined || databaseUrl === "") {
    return openSqlite({
      file: join(dataDir, "pickle-six.sqlite"),
      ...(pollInterval === undefined ? {} : { pollInterval }),
    });
  }
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return openPostgres({ url: databaseUrl });
  throw new Error('DATABASE_URL must begin with "postgres://". Leave it out to use SQLite in DATA_DIR.');
}
