import { type InspectedDatabase, inspectPostgres, inspectSqlite } from "../db/inspect-database.ts";
import { ALL_MIGRATIONS } from "./migrations/all-migrations.ts";
import { sqliteFile } from "./open-store.ts";

/** The configured store, looked at without changing it: opening it would bring its schema up to date. */
export interface InspectedStore extends Omit<InspectedDatabase, "steps"> {
  /** Steps of the schema that the next start will do. */
  missing: string[];
  /** Steps that this program does not know: a newer one was here. */
  unknown: string[];
}

export interface StorePlace {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Milliseconds that a database server may take. */
  patience: number;
}

/** Null where there is no store yet. Throws where it cannot be read or reached. */
export async function inspectStore({ databaseUrl, dataDir, patience }: StorePlace): Promise<InspectedStore | null> {
  const found =
    databaseUrl === undefined ? inspectSqlite(sqliteFile(dataDir)) : await inspectPostgres(databaseUrl, patience);
  if (found === null) return null;
  const { steps, ...rest } = found;
  const known = ALL_MIGRATIONS.map(({ name }) => name);
  return {
    ...rest,
    missing: known.filter((name) => !steps.includes(name)),
    unknown: steps.filter((name) => !known.includes(name)),
  };
}
