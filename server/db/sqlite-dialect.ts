import { setTimeout as wait } from "node:timers/promises";

import Sqlite, { type Database as SqliteHandle, type Statement } from "better-sqlite3";
import { type DatabaseConnection, type Driver, type SqliteDatabase, SqliteDialect, SqliteDriver } from "kysely";

const BUSY_RETRY_MS = 10;
const BUSY_LIMIT_MS = 30_000;

/**
 * Repeats an action that another process blocks, for up to half a minute. SQLite's own busy timeout would wait inside the
 * call and stop every request of this process meanwhile, so the connections have a very short one.
 */
export async function whenFree<T>(action: () => T): Promise<T> {
  const limit = performance.now() + BUSY_LIMIT_MS;
  for (;;) {
    try {
      return action();
    } catch (error) {
      const isBusy = error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!isBusy || performance.now() > limit) throw error;
      await wait(BUSY_RETRY_MS);
    }
  }
}

class HandleDriver extends SqliteDriver {
  readonly #handle: SqliteHandle;
  readonly #begin: string;

  constructor(handle: SqliteHandle, database: SqliteDatabase, begin: string) {
    super({ database });
    this.#handle = handle;
    this.#begin = begin;
  }

  override async beginTransaction(): Promise<void> {
    await whenFree(() => this.#handle.exec(this.#begin));
  }

  /** A full disk and some other faults make SQLite roll back by itself; asked again it would fail, in words that hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#handle.inTransaction) await super.rollbackTransaction(connection);
  }
}

class HandleDialect extends SqliteDialect {
  readonly #driver: HandleDriver;

  constructor(handle: SqliteHandle, begin: string) {
    const database = keepStatements(handle);
    super({ database });
    this.#driver = new HandleDriver(handle, database, begin);
  }

  override createDriver(): Driver {
    return this.#driver;
  }
}

/** Preparing costs more than running a short statement, and the site has a few dozen different ones. */
function keepStatements(handle: SqliteHandle): SqliteDatabase {
  const kept = new Map<string, Statement>();
  return {
    close: () => {
      handle.close();
    },
    prepare: (sql: string) => {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement = handle.prepare(sql);
      if (kept.size < 500) kept.set(sql, statement);
      return statement;
    },
  };
}

/** Kysely over one connection that only reads. */
export function readerDialect(handle: SqliteHandle): SqliteDialect {
  return new HandleDialect(handle, "begin");
}

/** Kysely over the one connection that writes. It takes the write lock at the start: asked for later, it can fail after a read. */
export function writerDialect(handle: SqliteHandle): SqliteDialect {
  return new HandleDialect(handle, "begin immediate");
}
