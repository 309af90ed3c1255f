import { setTimeout as wait } from "node:timers/promises";

import Sqlite, { type Database as SqliteHandle, type Statement } from "better-sqlite3";
import { type Driver, type SqliteDatabase, SqliteDialect, SqliteDriver } from "kysely";

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

/** Takes the write lock at the start: a transaction that asks for it later can fail after it has read. */
class WriterDriver extends SqliteDriver {
  readonly #handle: SqliteHandle;

  constructor(handle: SqliteHandle, database: SqliteDatabase) {
    super({ database });
    this.#handle = handle;
  }

  override async beginTransaction(): Promise<void> {
    await whenFree(() => this.#handle.exec("begin immediate"));
  }
}

class WriterDialect extends SqliteDialect {
  readonly #driver: WriterDriver;

  constructor(handle: SqliteHandle) {
    const database = keepStatements(handle);
    super({ database });
    this.#driver = new WriterDriver(handle, database);
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
  return new SqliteDialect({ database: keepStatements(handle) });
}

/** Kysely over the one connection that writes. */
export function writerDialect(handle: SqliteHandle): SqliteDialect {
  return new WriterDialect(handle);
}
