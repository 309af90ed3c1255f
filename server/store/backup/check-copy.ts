import { existsSync } from "node:fs";
import Sqlite, { type Database as SqliteHandle } from "better-sqlite3";
import { soundnessOf } from "../../db/soundness-of.ts";
import { reasonOf } from "../../log/reason-of.ts";
import { ALL_MIGRATIONS } from "../migrations/all-migrations.ts";
import { BackupProblem } from "./backup-problem.ts";
import { DIGEST_TABLE, type TableDigest, tableDigests } from "./table-digests.ts";

/** A backup that was read from end to end and is what was saved. */
export interface CheckedCopy {
  /** The schema's steps that it was made at. */
  steps: string[];
  tables: TableDigest[];
}

/** Reads all of a backup. Throws a BackupProblem if it is damaged, is no backup, or was made by a newer version. */
export function checkCopy(file: string): CheckedCopy {
  if (!existsSync(file)) throw new BackupProblem(`There is no file ${file}.`);
  try {
    const handle = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      return checked(handle, file);
    } finally {
      handle.close();
    }
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw damaged(file, reasonOf(error));
  }
}

function checked(handle: SqliteHandle, file: string): CheckedCopy {
  const soundness = soundnessOf(handle);
  if (soundness !== "ok") throw damaged(file, soundness);
  const isSealed = handle.prepare("select 1 from sqlite_schema where name = ?").get(DIGEST_TABLE) !== undefined;
  if (!isSealed) {
    throw new BackupProblem(
      `${file} is a database, but no backup made by npm run backup. To use the store of another folder, set DATA_DIR to that folder.`,
    );
  }
  const saved = handle.prepare<[], TableDigest>(`select name, rows, digest from ${DIGEST_TABLE}`).all();
  const tables = tableDigests(handle);
  const found = new Map(tables.map(({ name, digest }) => [name, digest]));
  const changed = saved.find(({ name, digest }) => found.get(name) !== digest);
  if (changed !== undefined) throw damaged(file, `the table ${changed.name} is not what was saved`);
  if (saved.length !== tables.length) throw damaged(file, "it has more tables than were saved");
  const steps = handle.prepare<[], string>("select name from schema_step order by name").pluck().all();
  refuseNewer(steps, file);
  return { steps, tables };
}

/** Throws a BackupProblem for a schema that this version does not know. */
export function refuseNewer(steps: readonly string[], where: string): void {
  const known = new Set(ALL_MIGRATIONS.map(({ name }) => name));
  const unknown = steps.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new BackupProblem(
      `${where} was made by a newer version of Pickle Six (${unknown.join(", ")}). Use that version or a later one.`,
    );
  }
}

function damaged(file: string, what: string): BackupProblem {
  return new BackupProblem(`${file} is damaged (${what}). Nothing was changed. Use an earlier backup.`);
}
