import { createHash } from "node:crypto";
import type { Database as SqliteHandle } from "better-sqlite3";

/** The content of one table, as a fingerprint. */
export interface TableDigest {
  name: string;
  rows: number;
  /** SHA-256 over the rows in the order in which they are stored, in hexadecimal. */
  digest: string;
}

/** The table of a backup that holds the digests of all others. */
export const DIGEST_TABLE = "backup_digest";

/** The tables of a database that hold data of the site, in the order in which they were created. */
export function dataTables(handle: SqliteHandle): string[] {
  return handle
    .prepare<[string], string>("select name from sqlite_schema where type = 'table' and name <> ? order by rowid")
    .pluck()
    .all(DIGEST_TABLE)
    .filter((name) => !name.startsWith("sqlite_"));
}

/** Reads every row of every table. */
export function tableDigests(handle: SqliteHandle): TableDigest[] {
  return dataTables(handle).map((name) => {
    const hash = createHash("sha256");
    let rows = 0;
    for (const row of handle.prepare(`select * from "${name}" order by rowid`).raw().iterate()) {
      hash.update(JSON.stringify(row)).update("\n");
      rows += 1;
    }
    return { name, rows, digest: hash.digest("hex") };
  });
}
