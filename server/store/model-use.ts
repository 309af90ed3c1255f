import type { Database } from "../db/database.ts";
import type { ModelUse } from "./store.ts";
import type { Tables } from "./tables.ts";

const FIELDS = ["calls", "inputTokens", "outputTokens"] as const;

/** See `Store.addModelUse`. */
export async function addModelUse(
  database: Database<Tables>,
  day: string,
  { purpose, model, ...added }: ModelUse,
): Promise<void> {
  await database.write(async ({ db, insertRows }) => {
    const before = await db
      .selectFrom("model_use")
      .select(FIELDS)
      .where("day", "=", day)
      .where("purpose", "=", purpose)
      .where("model", "=", model)
      .executeTakeFirst();
    await insertRows({
      table: "model_use",
      columns: ["day", "purpose", "model", ...FIELDS],
      rows: [[day, purpose, model, ...FIELDS.map((field) => (before?.[field] ?? 0) + added[field])]],
      replaceBy: ["day", "purpose", "model"],
    });
  });
}

/** See `Store.modelUse`. */
export async function modelUse({ reads }: Database<Tables>, day: string): Promise<ModelUse[]> {
  return reads
    .selectFrom("model_use")
    .select(["purpose", "model", ...FIELDS])
    .where("day", "=", day)
    .orderBy("purpose")
    .orderBy("model")
    .execute();
}
