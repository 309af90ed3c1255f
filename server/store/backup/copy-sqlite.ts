import { existsSync } from "node:fs";
import Sqlite, { type Database as SqliteHandle } from "better-sqlite3";
import { BackupProblem } from "./backup-problem.ts";
import { refuseNewer } from "./check-copy.ts";

/**
 * Copies a store into the empty file `target`, as it is at one moment, while others read and write it. `vacuum into` reads in one
 * transaction; the backup API would begin again with every write of another process. Throws a BackupProblem if there is no store
 * or a newer version has changed it.
 */
export function copySqlite(source: string, target: string): void {
  if (!existsSync(source)) throw noStore(source);
  const handle = new Sqlite(source, { fileMustExist: true, timeout: 30_000 });
  try {
    refuseNewer(stepsOf(handle, source), `The store at ${source}`);
    handle.prepare("vacuum into ?").run(target);
  } finally {
    handle.close();
  }
}

function stepsOf(handle: SqliteHandle, source: string): string[] {
  const isStore = handle.prepare("select 1 from sqlite_schema where name = 'schema_step'").get() !== undefined;
  if (!isStore) throw noStore(source);
  return handle.prepare<[], string>("select name from schema_step").pluck().all();
}

function noStore(source: string): BackupProblem {
  return new BackupProblem(`There is no store at ${source} yet, so there is nothing to back up.`);
}
