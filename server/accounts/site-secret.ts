import { randomBytes } from "node:crypto";
import type { Database } from "../db/database.ts";
import type { Tables } from "../store/tables.ts";

/** 256 bits. */
const BYTES = 32;

/** A secret created at the first start and shared by every process over this database from then on. */
export async function siteSecret(database: Database<Tables>, name: string): Promise<string> {
  const known = await database.reads
    .selectFrom("site_secret")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  if (known !== undefined) return known.value;
  return database.write(async ({ db }) => {
    await db
      .insertInto("site_secret")
      .values({ name, value: randomBytes(BYTES).toString("base64url") })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await db
      .selectFrom("site_secret")
      .select("value")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    return value;
  });
}
