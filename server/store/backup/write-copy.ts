import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { openPostgres } from "../../db/open-postgres.ts";
import { sqliteFile } from "../open-store.ts";
import type { Tables } from "../tables.ts";
import { checkCopy } from "./check-copy.ts";
import { copyPostgres } from "./copy-postgres.ts";
import { copySqlite } from "./copy-sqlite.ts";
import { sealCopy } from "./seal-copy.ts";
import type { TableDigest } from "./table-digests.ts";

/** Where the store is: see `StoreOptions`. */
export interface StoreAddress {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** A backup that was written and read back. */
export interface WrittenCopy {
  file: string;
  bytes: number;
  tables: TableDigest[];
}

/**
 * Writes a backup of the whole store to `file`, which only this user may read, because it holds sign-in secrets. The site may run and
 * write meanwhile. The file gets its name when it is complete, checked and on disk. Throws a BackupProblem if there is no store.
 */
export async function writeCopy({ databaseUrl, dataDir }: StoreAddress, file: string): Promise<WrittenCopy> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  // Made here, so that it never exists with other rights.
  closeSync(openSync(part, "wx", 0o600));
  try {
    if (databaseUrl === undefined) {
      copySqlite(sqliteFile(dataDir), part);
    } else {
      const database = await openPostgres<Tables>({ url: databaseUrl });
      try {
        await copyPostgres(database, part);
      } finally {
        await database.close();
      }
    }
    sealCopy(part);
    const { tables } = checkCopy(part);
    renameSync(part, file);
    return { file, bytes: statSync(file).size, tables };
  } catch (error) {
    for (const leftover of [part, `${part}-wal`, `${part}-shm`, `${part}-journal`]) rmSync(leftover, { force: true });
    throw error;
  }
}
