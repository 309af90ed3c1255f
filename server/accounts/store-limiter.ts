import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import type { Tables } from "../store/tables.ts";

export interface Pace {
  /** The most times in `seconds`, counted from the first. */
  times: number;
  seconds: number;
}

export interface StoreLimit extends Pace {
  /** Names what is counted; begins the keys. */
  name: string;
}

export type RateLimitResult = { ok: true } | { ok: false; seconds: number };

/** What is counted: the name of a limit, and whose. */
export type Count<Name extends string> = readonly [name: Name, key: string];

export interface StoreLimits<Name extends string> {
  /**
   * Counts one of each, or none where one of them is used up, and says how many seconds to wait. Fails
   * when the store does, and counts nothing then.
   */
  consume(counts: readonly Count<Name>[]): Promise<RateLimitResult>;
  /** Refunds counts that came to nothing. */
  refund(counts: readonly Count<Name>[]): Promise<void>;
}

export interface StoreLimiter {
  /** Counts one for a key, or says how many seconds to wait. Fails when the store does, and counts nothing then. */
  consume(key: string): Promise<RateLimitResult>;
  /** Refunds a count that came to nothing. */
  refund(key: string): Promise<void>;
}

/** One limit by itself; see `storeLimits`. */
export function storeLimiter(database: Database<Tables>, { name, ...pace }: StoreLimit): StoreLimiter {
  const limits = storeLimits(database, { [name]: pace });
  return { consume: (key) => limits.consume([[name, key]]), refund: (key) => limits.refund([[name, key]]) };
}

/**
 * Counts in the store, so that all processes count together and a restart forgets nothing. Memory counts first: anyone who
 * has used up a limit in this process is refused without a write. By the system's clock, which the counts in memory go by.
 */
export function storeLimits<Name extends string>(
  database: Database<Tables>,
  paces: Readonly<Record<Name, Pace>>,
): StoreLimits<Name> {
  const memories = new Map<Name, RateLimiterMemory>();
  const memoryOf = (name: Name): RateLimiterMemory => {
    const { times: points, seconds: duration } = paces[name];
    const memory = memories.get(name) ?? new RateLimiterMemory({ points, duration });
    memories.set(name, memory);
    return memory;
  };
  const forget = async (counts: readonly Count<Name>[]): Promise<void> => {
    for (const [name, key] of counts) await memoryOf(name).reward(key);
  };
  return {
    async consume(counts) {
      for (const [index, [name, key]] of counts.entries()) {
        try {
          await memoryOf(name).consume(key);
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) throw refused;
          await forget(counts.slice(0, index + 1));
          return { ok: false, seconds: wholeSeconds(refused.msBeforeNext) };
        }
      }
      try {
        await countAll(database, counts, paces);
        return { ok: true };
      } catch (error) {
        await forget(counts);
        if (!(error instanceof UsedUp)) throw error;
        const [name, key] = counts[error.index] ?? [];
        if (name !== undefined && key !== undefined) await memoryOf(name).block(key, error.seconds);
        return { ok: false, seconds: error.seconds };
      }
    },
    async refund(counts) {
      await forget(counts);
      await database.write(({ db }) =>
        db
          .updateTable("account_limit")
          .set({ points: sql<number>`"points" - 1` })
          .where("key", "in", counts.map(rowKey))
          .where("points", ">", 0)
          .execute(),
      );
    },
  };
}

/** Thrown to roll back the transaction: another process has used up the limit. */
class UsedUp extends Error {
  readonly index: number;
  readonly seconds: number;

  constructor(index: number, seconds: number) {
    super("a limit is used up");
    this.index = index;
    this.seconds = seconds;
  }
}

function countAll<Name extends string>(
  database: Database<Tables>,
  counts: readonly Count<Name>[],
  paces: Readonly<Record<Name, Pace>>,
): Promise<void> {
  const now = Date.now();
  const rows = counts.map((count) => ({
    key: rowKey(count),
    points: 1,
    expires: now + paces[count[0]].seconds * 1000,
  }));
  return database.write(async ({ db }) => {
    await db.deleteFrom("account_limit").where("expires", "<=", now).execute();
    const counted = await db
      .insertInto("account_limit")
      .values(rows)
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ points: sql<number>`account_limit."points" + 1` }))
      .returning(["key", "points", "expires"])
      .execute();
    for (const [index, count] of counts.entries()) {
      const row = counted.find(({ key }) => key === rowKey(count));
      if (row !== undefined && row.points > paces[count[0]].times)
        throw new UsedUp(index, wholeSeconds(row.expires - now));
    }
  });
}

function rowKey<Name extends string>([name, key]: Count<Name>): string {
  return `${name}:${key}`;
}

function wholeSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
