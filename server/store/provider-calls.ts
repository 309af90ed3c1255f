import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import type { Database } from "../db/database.ts";
import type { Tables } from "./tables.ts";

interface Account {
  provider: ProviderName;
  month: string;
}

/** See `Store.addCalls`. */
export async function addCalls(database: Database<Tables>, account: Account, count: number): Promise<number> {
  return database.write(async ({ db, insertRows }) => {
    const sum = (await countOf(db, account)) + count;
    await insertRows({
      table: "provider_call",
      columns: ["provider", "month", "calls"],
      rows: [[account.provider, account.month, sum]],
      replaceBy: ["provider", "month"],
    });
    return sum;
  });
}

/** See `Store.calls`. */
export function calls({ reads }: Database<Tables>, account: Account): Promise<number> {
  return countOf(reads, account);
}

async function countOf(db: Database<Tables>["reads"], { provider, month }: Account): Promise<number> {
  const row = await db
    .selectFrom("provider_call")
    .select("calls")
    .where("provider", "=", provider)
    .where("month", "=", month)
    .executeTakeFirst();
  return row?.calls ?? 0;
}
