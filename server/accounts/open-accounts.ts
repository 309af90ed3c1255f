import { parseEmailAddress } from "../../domain/email-address.ts";
import type { Database } from "../db/database.ts";
import type { Logger } from "../log/logger.ts";
import type { Tables } from "../store/tables.ts";
import { accountLimits } from "./account-limits.ts";
import type { Accounts } from "./accounts.ts";
import { createAuthEngine } from "./auth-engine.ts";
import type { CodeSender } from "./code-sender.ts";
import { knownBrowsers } from "./known-browser.ts";
import { openCodes } from "./open-codes.ts";
import { openSessions } from "./open-sessions.ts";
import { siteSecret } from "./site-secret.ts";

export interface AccountsOptions {
  database: Database<Tables>;
  /** The public address; null where none is configured. */
  baseUrl: string | null;
  /** The administrator's e-mail address as configured; null for none. */
  administrator: string | null;
  sendCode: CodeSender;
  log: Logger;
}

/** The accounts over the store's database, whose schema is up to date. */
export async function openAccounts(options: AccountsOptions): Promise<Accounts> {
  const { database, baseUrl, sendCode, log } = options;
  const secret = await siteSecret(database, "sessions");
  const engine = createAuthEngine({ database, secret, baseUrl, log });
  const administrator = options.administrator === null ? null : parseEmailAddress(options.administrator);
  const [sessions, codes] = await Promise.all([
    openSessions({ engine, database, administrator }),
    openCodes({
      engine,
      limits: accountLimits(database),
      browsers: knownBrowsers({ secret, baseUrl }),
      sendCode,
      administrator,
    }),
  ]);
  return { ...sessions, ...codes };
}
