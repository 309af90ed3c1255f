import type { Database } from "../db/database.ts";
import type { PushRow } from "./push-tables.ts";
import type { Tables } from "./tables.ts";

/** What a browser asked for, and what the reader has there. */
export type PushRequest = Omit<PushRow, "told" | "revision" | "failures" | "retryAt">;

/** What may have changed with a visit. */
export type PushVisit = Pick<PushRow, "players" | "scoring" | "hidesScores" | "behind" | "userId" | "seenAt">;

/** The browsers that get notifications. */
export interface PushSubscriptions {
  /** Stores a browser's wish in place of an earlier one; false, and nothing is stored, where there are `most` already. */
  put(request: PushRequest, most: number): Promise<boolean>;
  /** What a browser asked for; null for none. */
  of(browser: string): Promise<PushRow | null>;
  visit(browser: string, visit: PushVisit): Promise<void>;
  remove(browser: string): Promise<void>;
  /** Those to which something may be sent at `now`. */
  due(now: Date): Promise<PushRow[]>;
  /** Writes what was told if nobody has since `row` was read; false otherwise, and then nothing is to be sent. */
  tell(row: Pick<PushRow, "browser" | "revision">, told: string): Promise<boolean>;
  /** After a sending: `failures` in a row, and when to try again. */
  note(browser: string, failures: number, retryAt: Date | null): Promise<void>;
  /** Removes those that were not seen since. */
  forgetBefore(seen: Date): Promise<void>;
}

/** The table over the store's database, whose schema is up to date. */
export function openPushSubscriptions(database: Database<Tables>): PushSubscriptions {
  return {
    put: (request, most) =>
      database.write(async ({ db }) => {
        // One address belongs to one browser: a cookie that was lost leaves no second row.
        await db
          .deleteFrom("push_subscription")
          .where((is) => is.or([is("browser", "=", request.browser), is("endpoint", "=", request.endpoint)]))
          .execute();
        const { count } = await db
          .selectFrom("push_subscription")
          .select(({ fn }) => fn.countAll().as("count"))
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        await db
          .insertInto("push_subscription")
          .values({ ...request, told: null, revision: 0, failures: 0, retryAt: null })
          .execute();
        return true;
      }),
    async of(browser) {
      const rows = database.reads.selectFrom("push_subscription").selectAll().where("browser", "=", browser);
      return (await rows.executeTakeFirst()) ?? null;
    },
    async visit(browser, visit) {
      await database.write(({ db }) =>
        db.updateTable("push_subscription").set(visit).where("browser", "=", browser).execute(),
      );
    },
    async remove(browser) {
      await database.write(({ db }) => db.deleteFrom("push_subscription").where("browser", "=", browser).execute());
    },
    due: (now) =>
      database.reads
        .selectFrom("push_subscription")
        .selectAll()
        .where((is) => is.or([is("retryAt", "is", null), is("retryAt", "<=", now.toISOString())]))
        .orderBy("browser")
        .execute(),
    tell: ({ browser, revision }, told) =>
      database.write(async ({ db }) => {
        const rows = await db
          .updateTable("push_subscription")
          .set({ told, revision: revision + 1 })
          .where("browser", "=", browser)
          .where("revision", "=", revision)
          .returning("browser")
          .execute();
        return rows.length > 0;
      }),
    async note(browser, failures, retryAt) {
      const change = { failures, retryAt: retryAt?.toISOString() ?? null };
      await database.write(({ db }) =>
        db.updateTable("push_subscription").set(change).where("browser", "=", browser).execute(),
      );
    },
    async forgetBefore(seen) {
      await database.write(({ db }) =>
        db.deleteFrom("push_subscription").where("seenAt", "<", seen.toISOString()).execute(),
      );
    },
  };
}
