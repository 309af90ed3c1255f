import type { Environment } from "../../server/env/environment.ts";
import { smtpMailer } from "../../server/mail/smtp-mailer.ts";
import { type Finding, failure, fine, warning } from "./finding.ts";

type MailSettings = Pick<Environment, "SMTP_URL" | "MAIL_FROM" | "ADMIN_EMAIL" | "BASE_URL">;

/** Whether the mail server lets us in; nothing is sent. `patience` in milliseconds. */
export async function checkMail(
  { SMTP_URL, MAIL_FROM, BASE_URL }: MailSettings,
  { patience }: { patience: number },
): Promise<Finding> {
  if (SMTP_URL === undefined || SMTP_URL === null || MAIL_FROM === undefined || MAIL_FROM === null) {
    const message = "SMTP_URL and MAIL_FROM are not set: sign-in codes are written to the server's log";
    return BASE_URL === undefined ? fine("mail", message) : warning("mail", `${message}, so only you can sign in`);
  }
  const checked = await smtpMailer({ server: SMTP_URL, from: MAIL_FROM, patience }).check();
  return checked.ok
    ? fine("mail", `${SMTP_URL.host}:${SMTP_URL.port} accepts our login; mail comes from ${MAIL_FROM.address}`)
    : failure("mail", `mail cannot be sent (${checked.error}): check SMTP_URL`);
}
