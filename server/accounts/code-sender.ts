import { ok, type Result } from "../../domain/result.ts";
import type { Logger } from "../log/logger.ts";
import type { Mailer } from "../mail/mailer.ts";
import { codeMail } from "./code-mail.ts";

/** Where a person finds a code: in the mail, or in the server's log where no mail is set up. */
export type CodePlace = "mail" | "log";

/** Brings a code to the person who owns the address. */
export interface CodeSender {
  place: CodePlace;
  /** The error says why it failed, for the log. */
  send(email: string, code: string): Promise<Result<null, string>>;
}

/** Sends codes by mail. Neither code nor address is logged. */
export function mailedCodes(mailer: Mailer, log: Logger): CodeSender {
  return {
    place: "mail",
    async send(email, code) {
      const start = performance.now();
      const sent = await mailer.send({ to: email, ...codeMail(code) });
      const ms = Math.round(performance.now() - start);
      if (sent.ok) log.info({ ms }, "a sign-in code was mailed");
      else log.error({ ms, reason: withoutThem(sent.error, [email, code]) }, "a sign-in code could not be mailed");
      return sent.ok ? ok(null) : sent;
    },
  };
}

/** Without a mail server: anyone who can read the log can sign in. At every LOG_LEVEL, because nobody could sign in otherwise. */
export function loggedCodes(log: Logger): CodeSender {
  const always = log.child({}, { level: "warn" });
  return {
    place: "log",
    async send(email, code) {
      always.warn(`The sign-in code for ${email} is ${code} (shown here because SMTP_URL is not set)`);
      return ok(null);
    },
  };
}

/** A mail server's refusal repeats the address it refuses, and some of them what the mail said. */
function withoutThem(text: string, hidden: readonly string[]): string {
  return hidden.reduce((safe, one) => safe.replaceAll(one, "[hidden]"), text);
}
