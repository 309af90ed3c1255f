import { join } from "node:path";
import { sqliteFile } from "../open-store.ts";
import { checkCopy, type CheckedCopy } from "./check-copy.ts";
import { restorePostgres } from "./restore-postgres.ts";
import { restoreSqlite } from "./restore-sqlite.ts";
import type { StoreAddress } from "./write-copy.ts";

export interface RestoreOptions {
  /** The backup. */
  file: string;
  /** Where to, whichever engine the backup was made on. */
  place: StoreAddress;
  /** Replaces a store that is there, and keeps it in `dataDir`. Without it such a restore is refused. */
  overwrite: boolean;
  now: Date;
}

export interface Restored extends CheckedCopy {
  /** The file that holds what was replaced; null if nothing was. */
  kept: string | null;
}

/**
 * Checks a backup and puts it in the place of a store. Nothing is changed unless all of it succeeds. A backup of an older schema is
 * brought up to date by the next start. Throws a BackupProblem for whatever was refused.
 */
export async function restoreCopy({ file, place, overwrite, now }: RestoreOptions): Promise<Restored> {
  const checked = checkCopy(file);
  const { databaseUrl, dataDir } = place;
  const kept = join(dataDir, `before-restore-${fileStamp(now)}.sqlite`);
  const keepAs = overwrite ? kept : null;
  if (databaseUrl === undefined) {
    const isKept = restoreSqlite(file, sqliteFile(dataDir), keepAs);
    return { ...checked, kept: isKept ? kept : null };
  }
  const isKept = await restorePostgres(file, checked, databaseUrl, keepAs);
  return { ...checked, kept: isKept ? kept : null };
}

/** A time in a file's name: `2026-11-22T15-04-05-123Z`. */
export function fileStamp(time: Date): string {
  return time.toISOString().replaceAll(/[:.]/g, "-");
}
