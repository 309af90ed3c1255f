import type { Accounts } from "./accounts/accounts.ts";
import { type CodeSender, loggedCodes, mailedCodes } from "./accounts/code-sender.ts";
import type { Audit } from "./accounts/open-audit.ts";
import { openAccounts } from "./accounts/open-accounts.ts";
import type { Database } from "./db/database.ts";
import type { Environment } from "./env/environment.ts";
import type { Logger } from "./log/logger.ts";
import type { Tables } from "./store/tables.ts";

export interface StartAccountsOptions {
  database: Database<Tables>;
  environment: Pick<Environment, "ADMIN_EMAIL" | "BASE_URL" | "MAIL_FROM" | "SMTP_URL" | "TRUSTED_PROXIES">;
  audit: Audit;
  log: Logger;
}

/** The configured accounts: codes go out by mail, or stand in the log where no mail server is configured. */
export async function startAccounts({ database, environment, audit, log }: StartAccountsOptions): Promise<Accounts> {
  const { ADMIN_EMAIL, BASE_URL, MAIL_FROM, SMTP_URL, TRUSTED_PROXIES } = environment;
  if (BASE_URL?.startsWith("https://") === true && TRUSTED_PROXIES === undefined) {
    log.warn(
      "BASE_URL is https, so a proxy stands in front, and TRUSTED_PROXIES does not name it: all visitors share one sign-in limit",
    );
  }
  return openAccounts({
    database,
    baseUrl: BASE_URL ?? null,
    administrator: ADMIN_EMAIL ?? null,
    sendCode: await codeSender(SMTP_URL, MAIL_FROM, log),
    audit,
    log,
  });
}

async function codeSender(
  server: Environment["SMTP_URL"],
  from: Environment["MAIL_FROM"],
  log: Logger,
): Promise<CodeSender> {
  if (server === undefined || from === undefined) return loggedCodes(log);
  // The mail library is 20 MB that a site without a mail server never needs.
  const { smtpMailer } = await import("./mail/smtp-mailer.ts");
  return mailedCodes(smtpMailer({ server, from }), log);
}
