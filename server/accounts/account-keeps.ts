import type { Kysely } from "kysely";

import { type Keeps, type KeepsKind, type Met, meetAccount, NO_KEEPS } from "../../domain/my-players/meet-account.ts";
import { parseKept } from "../../domain/my-players/kept-text.ts";
import { parseScoring } from "../../domain/scoring/scoring-address.ts";
import type { Database } from "../db/database.ts";
import type { Tables } from "../store/tables.ts";

/** What accounts keep for their people, so that it is the same in every browser where they sign in. */
export interface AccountKeeps {
  /** Nothing for an account that keeps nothing, and in place of a text that nobody can read. */
  of(userId: string): Promise<Keeps>;
  /** Brings a browser and the account together as `meetAccount` does, and stores what the account then keeps. */
  meet(userId: string, browser: Keeps, isLast: (kind: KeepsKind, text: string | null) => boolean): Promise<Met>;
  /** Keeps this from now on; null forgets it. */
  put(userId: string, kind: KeepsKind, text: string | null): Promise<void>;
}

export function openAccountKeeps(database: Database<Tables>): AccountKeeps {
  return {
    of: (userId) => readKeeps(database.reads, userId),
    async meet(userId, browser, isLast) {
      const account = await readKeeps(database.reads, userId);
      const met = meetAccount(browser, account, isLast);
      if (isSame(met.account, account)) return met;
      // Another browser may have come between: the account is read again where nobody else writes.
      return database.write(async ({ db }) => {
        const again = meetAccount(browser, await readKeeps(db, userId), isLast);
        await putKeeps(db, userId, again.account);
        return again;
      });
    },
    async put(userId, kind, text) {
      await database.write(async ({ db }) => putKeeps(db, userId, { ...(await readKeeps(db, userId)), [kind]: text }));
    },
  };
}

async function readKeeps(db: Kysely<Tables>, userId: string): Promise<Keeps> {
  const row = await db
    .selectFrom("account_keeps")
    .select(["players", "scoring"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (row === undefined) return NO_KEEPS;
  return {
    players: row.players !== null && parseKept(row.players) !== null ? row.players : null,
    scoring: row.scoring !== null && parseScoring(row.scoring) !== null ? row.scoring : null,
  };
}

async function putKeeps(db: Kysely<Tables>, userId: string, keeps: Keeps): Promise<void> {
  const row = { ...keeps, updatedAt: new Date().toISOString() };
  await db
    .insertInto("account_keeps")
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(row))
    .execute();
}

function isSame(one: Keeps, other: Keeps): boolean {
  return one.players === other.players && one.scoring === other.scoring;
}
