import type { Database } from "../db/database.ts";
import type { ModelUse } from "./store.ts";
import type { Tables } from "./tables.ts";

const FIELDS = ["calls", "inputTokens", "outputTokens"] as const;

/** See `Store.addModelUse`. */
export async function addModelUse(
  database: Database<Tables>,
  day: string,
  { purpose, model, ...added }: ModelUse,
): Promise<ModelUse[]> {
  return database.write(async ({ db, insertRows }) => {
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
    return usesOf(db, day);
  });
}

/** See `Store.modelUse`. */
export async function modelUse({ reads }: Database<Tables>, day: string): Promise<ModelUse[]> {
  return usesOf(reads, day);
}

function usesOf(db: Database<Tables>["reads"], day: string): Promise<ModelUse[]> {
  return db
    .selectFrom("model_use")
    .select(["purpose", "model", ...FIELDS])
    .where("day", "=", day)
    .orderBy("purpose")
    .orderBy("model")
    .execute();
}
