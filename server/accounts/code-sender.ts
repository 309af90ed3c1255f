import { ok, type Result } from "../../domain/result.ts";
import type { Logger } from "../log/logger.ts";
import type { Mailer } from "../mail/mailer.ts";
import { codeMail } from "./code-mail.ts";

/** Brings a code to the person who owns the address. The error says why that failed, for the log. */
export type CodeSender = (email: string, code: string) => Promise<Result<null, string>>;

/** Sends codes by mail. Neither code nor address is logged. */
export function mailedCodes(mailer: Mailer, log: Logger): CodeSender {
  return async (email, code) => {
    const start = performance.now();
    const sent = await mailer.send({ to: email, ...codeMail(code) });
    const ms = Math.round(performance.now() - start);
    if (sent.ok) log.info({ ms }, "a sign-in code was mailed");
    else log.error({ ms, reason: sent.error }, "a sign-in code could not be mailed");
    return sent;
  };
}

/** Without a mail server: whoever can read the log can sign in. */
export function loggedCodes(log: Logger): CodeSender {
  return async (email, code) => {
    log.warn(`The sign-in code for ${email} is ${code} (shown here because SMTP_URL is not set)`);
    return ok(null);
  };
}
