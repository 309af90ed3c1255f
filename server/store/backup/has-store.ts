import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** Whether a PostgreSQL database holds a store, of any version. */
export async function hasStore(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('schema_step') is not null as "isThere"`.execute(
    db,
  );
  return rows.some(({ isThere }) => isThere);
}
