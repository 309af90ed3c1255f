import { createTransport } from "nodemailer";
import { fail, ok, type Result } from "../../domain/result.ts";
import { inTime } from "../clock/in-time.ts";
import type { Sender, SmtpAddress } from "../env/mail-settings.ts";
import { isLoopbackName } from "../http/loopback.ts";
import { reasonOf } from "../log/reason-of.ts";
import type { Mailer } from "./mailer.ts";

export interface SmtpOptions {
  server: SmtpAddress;
  from: Sender;
  /** Milliseconds for a whole mail; somebody waits for it in front of a page. */
  patience?: number;
}

const PATIENCE_MS = 10_000;

/** Mail through an SMTP server, a connection for each. */
export function smtpMailer({ server, from, patience = PATIENCE_MS }: SmtpOptions): Mailer {
  const where = `${server.host}:${server.port}`;
  const transport = createTransport({
    host: server.host,
    port: server.port,
    secure: server.isSecure,
    // A password never goes over another machine's network in the clear, whatever somebody in between pretends.
    requireTLS: server.password !== null && !isLoopbackName(server.host),
    ...(server.user === null ? {} : { auth: { user: server.user, pass: server.password ?? "" } }),
    connectionTimeout: patience,
    dnsTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function attempt(work: () => Promise<unknown>): Promise<Result<null, string>> {
    try {
      if ((await inTime(work(), patience)) === null) throw new Error(`no answer within ${patience} ms`);
      return ok(null);
    } catch (error) {
      return fail(`${where}: ${withoutPassword(reasonOf(error), server.password)}`);
    }
  }

  return {
    send: ({ to, subject, text, html }) =>
      attempt(() =>
        transport.sendMail({
          from,
          // As parts, so that nothing in it is read as a second address.
          to: { name: "", address: to },
          subject,
          text,
          html,
          headers: { "Auto-Submitted": "auto-generated" },
        }),
      ),
    check: () => attempt(() => transport.verify()),
  };
}

/** A mail server's refusal can repeat what it was told. */
function withoutPassword(text: string, password: string | null): string {
  return password === null || password === "" ? text : text.replaceAll(password, "[hidden]");
}
