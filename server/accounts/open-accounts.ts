import { parseEmailAddress } from "../../domain/words/email-address.ts";
import type { Database } from "../db/database.ts";
import type { Logger } from "../log/logger.ts";
import type { Tables } from "../store/tables.ts";
import { accountLimits } from "./account-limits.ts";
import { openAccountKeeps } from "./account-keeps.ts";
import type { Accounts } from "./accounts.ts";
import { createAuthEngine } from "./auth-engine.ts";
import type { CodeSender } from "./code-sender.ts";
import { knownBrowsers } from "./known-browser.ts";
import type { Audit } from "./open-audit.ts";
import { openCodes } from "./open-codes.ts";
import { openSessions } from "./open-sessions.ts";
import { siteSecret } from "./site-secret.ts";

export interface AccountsOptions {
  database: Database<Tables>;
  /** The public address; null where none is configured. */
  baseUrl: string | null;
  /** The administrator's email address as configured; null for none. */
  administrator: string | null;
  sendCode: CodeSender;
  audit: Audit;
  log: Logger;
}

/** The accounts over the store's database, whose schema is up to date. */
export async function openAccounts(options: AccountsOptions): Promise<Accounts> {
  const { database, baseUrl, sendCode, audit, log } = options;
  const secret = await siteSecret(database, "sessions");
  const engine = createAuthEngine({ database, secret, baseUrl, log });
  const administrator = options.administrator === null ? null : parseEmailAddress(options.administrator);
  const browsers = knownBrowsers({ secret, baseUrl });
  const limits = accountLimits(database);
  const shared = { engine, database, browsers, audit, administrator };
  const [sessions, codes] = await Promise.all([openSessions(shared), openCodes({ ...shared, limits, sendCode })]);
  return { ...sessions, ...codes, keeps: openAccountKeeps(database) };
}
