import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface CaughtMail {
  /** The envelope: who the server would bring it to. */
  from: string;
  to: string[];
  /** Everything as it was sent, headers and body. */
  raw: string;
}

/** What goes wrong with the next mails. */
export type MailFault = "none" | "refuses the sender" | "refuses the receiver" | "refuses the mail" | "hangs" | "drops";

export interface MailCatcher {
  port: number;
  mails: CaughtMail[];
  /** Who has signed in, as `user:password`. */
  signIns: string[];
  fault: MailFault;
  close(): Promise<void>;
}

/** A real SMTP server on this machine that keeps what it is given. With a password it takes mail only after signing in. */
export async function openMailCatcher({ password }: { password?: string } = {}): Promise<MailCatcher> {
  const options: SMTPServerOptions = {
    authOptional: password === undefined,
    disabledCommands: ["STARTTLS", ...(password === undefined ? ["AUTH"] : [])],
    // So that the tests need no certificate; our side insists on TLS anywhere but on this machine.
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    logger: false,
    onAuth(auth, _session, done) {
      catcher.signIns.push(`${auth.username}:${auth.password}`);
      if (auth.password === password) done(null, { user: auth.username });
      else done(new Error(`wrong password ${auth.password}`));
    },
    onMailFrom(_address, session, done) {
      if (catcher.fault === "refuses the sender") return done(refusal("we know no such sender"));
      if (catcher.fault === "drops") return server.connections.forEach((connection) => connection.close());
      void session;
      return done();
    },
    onRcptTo({ address }, _session, done) {
      // As mail servers do, with the address in the words.
      if (catcher.fault === "refuses the receiver") return done(refusal(`<${address}>: no such mailbox`));
      return done();
    },
    onData(stream, session, done) {
      let raw = "";
      stream.setEncoding("utf8");
      stream.on("data", (piece: string) => {
        raw += piece;
      });
      stream.on("end", () => {
        if (catcher.fault === "hangs") return;
        if (catcher.fault === "refuses the mail") return done(refusal("mailbox full"));
        const { mailFrom, rcptTo } = session.envelope;
        catcher.mails.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw,
        });
        done();
      });
    },
  };
  const server = new SMTPServer(options);
  // A client that goes away in the middle is no fault of a test's.
  server.on("error", () => {});
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const catcher: MailCatcher = {
    port: (server.server.address() as AddressInfo).port,
    mails: [],
    signIns: [],
    fault: "none",
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
      }),
  };
  return catcher;
}

function refusal(words: string): Error {
  return Object.assign(new Error(words), { responseCode: 550 });
}

/** A header of a mail by its name, unfolded; null without one. */
export function mailHead({ raw }: CaughtMail, name: string): string | null {
  const heads =
    raw
      .split("\r\n\r\n")[0]
      ?.replaceAll(/\r\n[ \t]+/g, " ")
      .split("\r\n") ?? [];
  return heads.find((head) => head.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2) ?? null;
}
