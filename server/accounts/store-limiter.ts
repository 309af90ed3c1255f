import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import type { Tables } from "../store/tables.ts";

export interface StoreLimit {
  /** Names what is counted; begins the keys. */
  name: string;
  /** So often in `seconds`, counted from the first. */
  times: number;
  seconds: number;
}

export type Taken = { ok: true } | { ok: false; seconds: number };

export interface StoreLimiter {
  /** Counts one more of a key, or says how many seconds there are to wait. Fails when the store does, and counts nothing then. */
  take(key: string): Promise<Taken>;
  /** Takes back one that was counted and came to nothing. */
  giveBack(key: string): Promise<void>;
}

/**
 * Counts in the store, so that all processes count together and a restart forgets nothing. Memory counts first: whoever
 * has used up a limit in this process is refused without a write.
 */
export function storeLimiter(database: Database<Tables>, { name, times, seconds }: StoreLimit): StoreLimiter {
  const memory = new RateLimiterMemory({ points: times, duration: seconds });
  return {
    async take(key) {
      try {
        await memory.consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { ok: false, seconds: wholeSeconds(refused.msBeforeNext) };
      }
      const now = Date.now();
      const counted = { key: `${name}:${key}`, now, expires: now + seconds * 1000 };
      const { points, expires } = await countOne(database, counted).catch(async (error: unknown) => {
        await memory.reward(key);
        throw error;
      });
      return points <= times ? { ok: true } : { ok: false, seconds: wholeSeconds(expires - now) };
    },
    async giveBack(key) {
      await memory.reward(key);
      await database.write(({ db }) =>
        db
          .updateTable("account_limit")
          .set({ points: sql<number>`"points" - 1` })
          .where("key", "=", `${name}:${key}`)
          .where("points", ">", 0)
          .execute(),
      );
    },
  };
}

function countOne(
  database: Database<Tables>,
  { key, now, expires }: { key: string; now: number; expires: number },
): Promise<{ points: number; expires: number }> {
  return database.write(async ({ db }) => {
    await db.deleteFrom("account_limit").where("expires", "<=", now).execute();
    return db
      .insertInto("account_limit")
      .values({ key, points: 1, expires })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ points: sql<number>`account_limit."points" + 1` }))
      .returning(["points", "expires"])
      .executeTakeFirstOrThrow();
  });
}

function wholeSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
