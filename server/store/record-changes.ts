import type { WriteTransaction } from "../db/database.ts";
import type { Tables } from "./tables.ts";

/**
 * Numbers the new versions of games after everything committed so far, and tells other processes. Returns the last
 * number, which the one writer of the moment may count itself: a database's own counter gives numbers out of order.
 */
export async function recordChanges(
  { db, insertRows, announce }: WriteTransaction<Tables>,
  versions: ReadonlyMap<string, number>,
  at: string,
): Promise<number> {
  const { last } = await db
    .selectFrom("game_change")
    .select((eb) => eb.fn.max("seq").as("last"))
    .executeTakeFirstOrThrow();
  const before = last ?? 0;
  const rows = [...versions].map(([gameKey, version], index) => [before + index + 1, gameKey, version, at]);
  await insertRows({ table: "game_change", columns: ["seq", "gameKey", "version", "at"], rows });
  await announce();
  return before + rows.length;
}
