import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import type { Database } from "../db/database.ts";
import type { Tables } from "./tables.ts";

/** See `Store.putReadTimes`. */
export async function putReadTimes(
  database: Database<Tables>,
  provider: ProviderName,
  times: ReadonlyMap<string, string>,
): Promise<void> {
  if (times.size === 0) return;
  await database.write(({ insertRows }) =>
    insertRows({
      table: "provider_read",
      columns: ["provider", "what", "at"],
      rows: [...times].map(([what, at]) => [provider, what, at]),
      replaceBy: ["provider", "what"],
    }),
  );
}

/** See `Store.readTimes`. */
export async function readTimes({ reads }: Database<Tables>, provider: ProviderName): Promise<Map<string, string>> {
  const rows = await reads
    .selectFrom("provider_read")
    .select(["what", "at"])
    .where("provider", "=", provider)
    .execute();
  return new Map(rows.map(({ what, at }) => [what, at]));
}
