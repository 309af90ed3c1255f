import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { databaseProblem } from "../../db/database-problem.ts";
import { BackupProblem } from "./backup-problem.ts";
import { checkCopy } from "./check-copy.ts";
import { syncFile } from "./seal-copy.ts";
import { DIGEST_TABLE } from "./table-digests.ts";

/** SQLite keeps these beside a database that is in use. */
const COMPANIONS = ["-wal", "-shm"];

/**
 * Puts a checked backup in the place of the store at `target`. With `keepAs` a store that is there is kept under that name, without it
 * the restore is refused. True if there was one. Throws a BackupProblem while another program has the store open.
 */
export function restoreSqlite(copy: string, target: string, keepAs: string | null): boolean {
  const isThere = existsSync(target);
  if (isThere && keepAs === null) throw replaceProblem(target);
  mkdirSync(dirname(target), { recursive: true });
  const fresh = `${target}.restoring`;
  rmSync(fresh, { force: true });
  closeSync(openSync(fresh, "wx", 0o600));
  try {
    copyFileSync(copy, fresh);
    // What was read a moment ago is not yet what was written.
    checkCopy(fresh);
    unseal(fresh);
    if (isThere && keepAs !== null) keep(target, keepAs);
    renameSync(fresh, target);
    return isThere;
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/** What a restore says where it would replace something. */
export function replaceProblem(where: string): BackupProblem {
  return new BackupProblem(
    `There is a store at ${where} already. Nothing was changed. Add --overwrite to replace it; it is then kept under another name.`,
  );
}

function unseal(file: string): void {
  const handle = new Sqlite(file, { fileMustExist: true });
  handle.exec(`drop table ${DIGEST_TABLE}`);
  handle.close();
  syncFile(file);
}

/** A second name for the store: its own stays until the backup takes it in one step, so that there is a store at every moment. */
function keep(target: string, keepAs: string): void {
  refuseUsed(target);
  linkSync(target, keepAs);
  chmodSync(keepAs, 0o600);
  for (const end of COMPANIONS) if (existsSync(`${target}${end}`)) renameSync(`${target}${end}`, `${keepAs}${end}`);
}

/**
 * Leaving the write-ahead mode needs the database for itself, so this fails while another process has it open, and it makes one
 * complete file of it. A store that is too damaged for that is kept as it is.
 */
function refuseUsed(target: string): void {
  try {
    const handle = new Sqlite(target, { fileMustExist: true, timeout: 1_000 });
    try {
      handle.pragma("journal_mode = delete");
    } finally {
      handle.close();
    }
  } catch (error) {
    if (databaseProblem(error) === "damaged") return;
    if (databaseProblem(error) !== "away") throw error;
    throw new BackupProblem(
      `The store at ${target} is in use. Nothing was changed. Stop the site and every other command, then try again.`,
    );
  }
}
