import type { Database as SqliteHandle } from "better-sqlite3";
import { reasonOf } from "../log/reason-of.ts";

/**
 * What SQLite says of the state of a database: `ok`, or the first thing that is wrong. The whole check also finds an index that
 * has lost rows, which the quick one does not look for: a game that is there would then be unknown.
 */
export function soundnessOf(handle: SqliteHandle): string {
  try {
    const found = String(handle.pragma("integrity_check(1)", { simple: true }));
    return found.replaceAll(/\*\*\*.*?\*\*\*/g, "").trim();
  } catch (error) {
    return reasonOf(error);
  }
}
