import type { Database } from "../db/database.ts";
import type { ChatCount } from "./store.ts";
import type { Tables } from "./tables.ts";

/** See `Store.addChatCount`. */
export async function addChatCount(database: Database<Tables>, day: string, added: ChatCount): Promise<void> {
  await database.write(async ({ db, insertRows }) => {
    const before = await db.selectFrom("chat_day").selectAll().where("day", "=", day).executeTakeFirst();
    await insertRows({
      table: "chat_day",
      columns: ["day", "answers", "violations"],
      rows: [[day, (before?.answers ?? 0) + added.answers, (before?.violations ?? 0) + added.violations]],
      replaceBy: ["day"],
    });
  });
}

/** See `Store.chatCount`. */
export async function chatCount({ reads }: Database<Tables>, day: string): Promise<ChatCount> {
  const row = await reads
    .selectFrom("chat_day")
    .select(["answers", "violations"])
    .where("day", "=", day)
    .executeTakeFirst();
  return row ?? { answers: 0, violations: 0 };
}
