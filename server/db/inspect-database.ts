import { accessSync, constants, existsSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { soundnessOf } from "./soundness-of.ts";

/** A database as it is, looked at without changing anything in it. */
export interface InspectedDatabase {
  /** Names of the schema's steps that were done; empty in a database that is new. */
  steps: string[];
  /** Whether this user may write. */
  isWritable: boolean;
  /** What the database says of its own state: `ok`, or what is wrong. */
  soundness: string;
  /** The time by the database server's clock; null where there is no server. */
  now: Date | null;
}

/** Null where there is no file yet. Throws for a file that is no database or cannot be read. */
export function inspectSqlite(file: string): InspectedDatabase | null {
  if (!existsSync(file)) return null;
  const isWritable = mayWrite(file) && mayWrite(dirname(file));
  // A connection that may not write would leave its two files of bookkeeping behind, perhaps as another user's.
  const handle = new Sqlite(file, { readonly: !isWritable, fileMustExist: true, timeout: 2_000 });
  try {
    handle.pragma("query_only = ON");
    const hasSteps = handle.prepare("select 1 from sqlite_master where name = 'schema_step'").get() !== undefined;
    const rows = hasSteps ? handle.prepare<[], { name: string }>("select name from schema_step").all() : [];
    return {
      steps: rows.map(({ name }) => name),
      isWritable,
      soundness: soundnessOf(handle),
      now: null,
    };
  } finally {
    handle.close();
  }
}

/** Whether this user may write a file or folder that exists. */
export function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Fails when the server cannot be reached within `patience` milliseconds. */
export async function inspectPostgres(url: string, patience: number): Promise<InspectedDatabase> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: "pickle-six doctor",
  });
  // A connection that breaks while nothing is asked would otherwise end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ now: Date; has_steps: boolean; is_replica: boolean; may_create: boolean }>(
      `select clock_timestamp() as now, to_regclass('schema_step') is not null as has_steps,
        pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_replica,
        coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create`,
    );
    const [state] = rows;
    if (state === undefined) throw new Error("the database did not answer");
    const steps = state.has_steps ? await client.query<{ name: string }>("select name from schema_step") : { rows: [] };
    return {
      steps: steps.rows.map(({ name }) => name),
      isWritable: !state.is_replica && state.may_create,
      soundness: "ok",
      now: state.now,
    };
  } finally {
    await client.end().catch(() => {});
  }
}
