import type { Database } from "../db/database.ts";
import type { Tables } from "../store/tables.ts";
import { oldestSignIn } from "./session-ages.ts";

/** Deletes the sessions that nobody can use any more, with what they say of browsers and networks. */
export async function sweepSessions(database: Database<Tables>): Promise<void> {
  await database.write(({ db }) =>
    db
      .deleteFrom("account_session")
      .where((eb) => eb.or([eb("expiresAt", "<=", new Date().toISOString()), eb("createdAt", "<=", oldestSignIn())]))
      .execute(),
  );
}
