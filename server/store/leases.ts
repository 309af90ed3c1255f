import type { Database } from "../db/database.ts";
import type { Tables } from "./tables.ts";

interface Lease {
  name: string;
  holder: string;
}

/** No lease is taken for this long: one that lasts longer was taken before the clock was set back, and holds nobody up. */
const LONGEST_MS = 10 * 60_000;

/** See `Store.takeLease`. */
export async function takeLease(
  database: Database<Tables>,
  { name, holder }: Lease,
  now: Date,
  seconds: number,
): Promise<boolean> {
  return database.write(async ({ db, insertRows }) => {
    // Nobody comes back for what a process that died has held, and there is a name for everybody who asked it something.
    await db.deleteFrom("lease").where("expiresAt", "<=", now.toISOString()).execute();
    const held = await db.selectFrom("lease").selectAll().where("name", "=", name).executeTakeFirst();
    const left = held === undefined ? 0 : Date.parse(held.expiresAt) - now.getTime();
    if (held?.holder !== holder && left > 0 && left < LONGEST_MS) return false;
    const expiresAt = new Date(now.getTime() + seconds * 1000).toISOString();
    await insertRows({
      table: "lease",
      columns: ["name", "holder", "expiresAt"],
      rows: [[name, holder, expiresAt]],
      replaceBy: ["name"],
    });
    return true;
  });
}

/** See `Store.releaseLease`. */
export async function releaseLease(database: Database<Tables>, { name, holder }: Lease): Promise<void> {
  await database.write(async ({ db }) => {
    await db.deleteFrom("lease").where("name", "=", name).where("holder", "=", holder).execute();
  });
}
