import type { Database, WriteTransaction } from "../db/database.ts";
import type { ModelUse, TokenLimits } from "./store.ts";
import type { Tables } from "./tables.ts";

const FIELDS = ["calls", "inputTokens", "outputTokens"] as const;

/** See `Store.addModelUse`. */
export async function addModelUse(database: Database<Tables>, day: string, use: ModelUse): Promise<void> {
  await database.write((transaction) => addUse(transaction, day, use));
}

/** See `Store.reserveTokens`. */
export async function reserveTokens(
  database: Database<Tables>,
  day: string,
  { purpose, model }: Pick<ModelUse, "purpose" | "model">,
  { allowed, share, least, most }: TokenLimits,
): Promise<number | null> {
  return database.write(async (transaction) => {
    const uses = await usesOf(transaction.db, day);
    const left = Math.min(allowed - tokensOf(uses), share - tokensOf(uses.filter((use) => use.purpose === purpose)));
    const tokens = Math.min(Math.floor(left), most);
    if (tokens < least) return null;
    await addUse(transaction, day, { purpose, model, calls: 0, inputTokens: tokens, outputTokens: 0 });
    return tokens;
  });
}

/** See `Store.modelUse`. */
export async function modelUse({ reads }: Database<Tables>, day: string): Promise<ModelUse[]> {
  return usesOf(reads, day);
}

/** All tokens of these uses, in and out. */
export function tokensOf(uses: readonly Pick<ModelUse, "inputTokens" | "outputTokens">[]): number {
  return uses.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
}

async function addUse(
  { db, insertRows }: WriteTransaction<Tables>,
  day: string,
  { purpose, model, ...added }: ModelUse,
): Promise<void> {
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
