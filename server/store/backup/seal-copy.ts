import { closeSync, fsyncSync, openSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { DIGEST_TABLE, type TableDigest, tableDigests } from "./table-digests.ts";

/** Adds the digests of all tables to a copy, so that a damaged one can be told from a good one, and waits until it is on disk. */
export function sealCopy(file: string): TableDigest[] {
  const handle = new Sqlite(file, { fileMustExist: true });
  try {
    const digests = tableDigests(handle);
    handle.exec(
      `create table ${DIGEST_TABLE} (name text primary key, rows integer not null, digest text not null) strict`,
    );
    const insert = handle.prepare<[string, number, string]>(`insert into ${DIGEST_TABLE} values (?, ?, ?)`);
    for (const { name, rows, digest } of digests) insert.run(name, rows, digest);
    return digests;
  } finally {
    handle.close();
    syncFile(file);
  }
}

/** Returns when everything written to a file is on disk. */
export function syncFile(file: string): void {
  const descriptor = openSync(file, "r+");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
