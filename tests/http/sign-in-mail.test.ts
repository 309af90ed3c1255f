import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { loggedCodes, mailedCodes } from "../../server/accounts/code-sender.ts";
import { createLogger } from "../../server/log/logger.ts";
import { smtpMailer } from "../../server/mail/smtp-mailer.ts";
import { mailHead, type MailCatcher, openMailCatcher } from "../emulators/mail-catcher.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { openVisitor } from "../setup/open-visitor.ts";

const FAN = "fan@six.example";
const FROM = { name: "Pickle Six", address: "six@six.example" };
const PASSWORD = "p@ss word";
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface MailSite {
  site: OpenSite;
  mail: MailCatcher;
  /** The log of the mail's side. */
  log: string[];
}

interface MailSiteOptions {
  /** What the mail server wants, and what is used instead of it. */
  password?: string;
  used?: string;
  /** Milliseconds; ample, because the machine may be busy. */
  patience?: number;
}

async function mailSite({ password, used, patience = 10_000 }: MailSiteOptions = {}): Promise<MailSite> {
  const mail = await openMailCatcher(password === undefined ? {} : { password });
  closing.push(() => mail.close());
  const log: string[] = [];
  const logger = createLogger({ level: "debug", secrets: [], plain: false, write: (line) => log.push(line) });
  const mailer = smtpMailer({
    server: {
      host: "127.0.0.1",
      port: mail.port,
      isSecure: false,
      user: password === undefined ? null : "six",
      password: used ?? password ?? null,
    },
    from: FROM,
    patience,
  });
  const site = await openSite({ sendCode: mailedCodes(mailer, logger) });
  closing.push(() => site.close());
  return { site, mail, log };
}

function mailedCode(mail: MailCatcher): string {
  const subject = mailHead(mail.mails.at(-1) ?? { from: "", to: [], raw: "" }, "subject");
  return /^(\d{8}) is your Pickle Six code$/.exec(subject ?? "")?.[1] ?? "none";
}

describe("a mailed code", () => {
  it("is promised, and looked for in the mail after a mistake", async () => {
    const { site } = await mailSite();
    const fan = openVisitor(site);
    const form = await (await fan.get("/login")).text();
    expect(form).toContain("We’ll email you a code");
    expect(form).toContain("Email me a code");
    await fan.post("/login", { intent: "send", email: FAN });
    const refused = await (await fan.post("/login", { intent: "signIn", email: FAN, code: "1234" })).text();
    expect(refused).toContain("It’s in the subject line of our email.");
    expect(refused).toContain(`Codes go to ${FAN}, in the subject line of our email.`);
    expect(refused).not.toContain("server’s log");
  });

  it("S9.config.8 goes to the one address that was typed, with the code in its subject, text and HTML", async () => {
    const { site, mail } = await mailSite();
    const fan = openVisitor(site);
    const answer = await fan.post("/login", { intent: "send", email: FAN });
    expect(await answer.text()).toContain(`A code is on its way to ${FAN}.`);
    expect(mail.mails).toHaveLength(1);
    const [sent] = mail.mails;
    if (sent === undefined) throw new Error("no mail");
    expect([sent.from, sent.to]).toEqual(["six@six.example", [FAN]]);
    expect(mailHead(sent, "from")).toBe("Pickle Six <six@six.example>");
    expect(mailHead(sent, "to")).toBe(FAN);
    expect(mailHead(sent, "auto-submitted")).toBe("auto-generated");
    const code = mailedCode(mail);
    expect(sent.raw).toContain(`Your code is ${code}`);
    expect(sent.raw).toContain("Content-Type: text/plain");
    expect(sent.raw).toContain("Content-Type: text/html");
    // No link in it: people used to codes alone are harder to phish.
    expect(sent.raw).not.toMatch(/https?:/);
    const signedIn = await fan.post("/login", { intent: "signIn", email: FAN, code });
    expect(signedIn.status).toBe(302);
  });

  it("is nowhere else: not in the page, its headers or cookies, not in the log, and in the store only as a slow hash", async () => {
    const { site, mail, log } = await mailSite();
    const fan = openVisitor(site);
    const answer = await fan.post("/login", { intent: "send", email: FAN });
    const code = mailedCode(mail);
    expect(code).toMatch(/^\d{8}$/);
    const seen = `${[...answer.headers].join("\n")}${await answer.text()}${await (await fan.get("/login")).text()}`;
    expect(seen).not.toContain(code);
    expect([...site.log, ...log].join("")).not.toContain(code);
    expect([...site.log, ...log].join("")).not.toContain(FAN);
    const stored = await site.database.reads.selectFrom("account_code").selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(stored[0]?.value).toMatch(/^[\w-]{43}:0$/);
  });

  it("S9.config.8 stands in the log, in words for a person, where no mail server is configured", async () => {
    const site = await openSite();
    closing.push(() => site.close());
    await openVisitor(site).post("/login", { intent: "send", email: FAN });
    const lines = site.log.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(lines.filter((line) => /^The sign-in code for fan@six\.example is \d{8} \(/.test(line))).toHaveLength(1);
  });

  it.each(["error", "silent"])("stands there with LOG_LEVEL=%s too: nobody could sign in otherwise", async (level) => {
    const lines: string[] = [];
    const logger = createLogger({ level, secrets: [], plain: true, write: (line) => lines.push(line) });
    const site = await openSite({ sendCode: loggedCodes(logger) });
    closing.push(() => site.close());
    await openVisitor(site).post("/login", { intent: "send", email: FAN });
    expect(lines).toEqual([expect.stringMatching(/The sign-in code for fan@six\.example is \d{8} \(/)]);
  });

  it("goes out after signing in at the mail server", async () => {
    const { site, mail } = await mailSite({ password: PASSWORD });
    await openVisitor(site).post("/login", { intent: "send", email: FAN });
    expect(mail.signIns).toEqual([`six:${PASSWORD}`]);
    expect(mail.mails).toHaveLength(1);
  });
});

describe("a mail server that fails", () => {
  it.each(["refuses the sender", "refuses the receiver", "refuses the mail", "hangs", "drops"] as const)(
    "that %s: the page says so, the log names the server, and it works again afterwards",
    async (fault) => {
      // Only who hangs is waited for.
      const { site, mail, log } = await mailSite(fault === "hangs" ? { patience: 1_500 } : {});
      const fan = openVisitor(site);
      mail.fault = fault;
      const answer = await fan.post("/login", { intent: "send", email: FAN });
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("60");
      const page = await answer.text();
      expect(page).toContain("The email could not be sent, and it’s not your fault. Try again in a minute.");
      expect(page).toContain(`value="${FAN}"`);
      expect(log.join("")).toContain(`"reason":"127.0.0.1:${mail.port}: `);
      expect(log.join("")).not.toContain(FAN);
      expect(await site.database.reads.selectFrom("account_code").selectAll().execute()).toEqual([]);
      mail.fault = "none";
      expect((await fan.post("/login", { intent: "send", email: FAN })).status).toBe(200);
      expect(mail.mails).toHaveLength(1);
    },
  );

  it("costs none of the five codes an hour: a person who waited it out gets one", async () => {
    const { site, mail } = await mailSite();
    const fan = openVisitor(site);
    mail.fault = "refuses the sender";
    for (let tries = 0; tries < 6; tries += 1)
      expect((await fan.post("/login", { intent: "send", email: FAN })).status).toBe(503);
    mail.fault = "none";
    for (let tries = 0; tries < 5; tries += 1)
      expect((await fan.post("/login", { intent: "send", email: FAN })).status).toBe(200);
    expect((await fan.post("/login", { intent: "send", email: FAN })).status).toBe(429);
  });

  it("by its password: the log says so without the password", async () => {
    const { site, log } = await mailSite({ password: PASSWORD, used: "not this" });
    const answer = await openVisitor(site).post("/login", { intent: "send", email: FAN });
    expect(answer.status).toBe(503);
    expect(log.join("")).toMatch(/could not be mailed/);
    expect(log.join("")).not.toContain("not this");
    expect(await answer.text()).not.toContain("not this");
  });

  it("and is not there at all, or answers nothing", async () => {
    const silent: Server = createServer(() => {});
    await new Promise<void>((listening) => {
      silent.listen(0, "127.0.0.1", listening);
    });
    closing.push(async () => silent.close());
    const { port } = silent.address() as AddressInfo;
    const server = { host: "127.0.0.1", port, isSecure: false, user: null, password: null };
    const mail = { to: FAN, subject: "x", text: "x", html: "x" };
    const answersNothing = await smtpMailer({ server, from: FROM, patience: 200 }).send(mail);
    expect(answersNothing).toEqual({ ok: false, error: expect.stringMatching(/^127\.0\.0\.1:\d+: /) });
    const isAway = await smtpMailer({ server: { ...server, port: 1 }, from: FROM, patience: 2_000 }).check();
    expect(isAway).toEqual({ ok: false, error: expect.stringContaining("ECONNREFUSED") });
  });

  it("learns a password without TLS on this machine, by whichever of its names", async () => {
    for (const host of ["localhost", "127.0.0.1", "::ffff:127.0.0.1"]) {
      const mail = await openMailCatcher({ password: PASSWORD });
      closing.push(() => mail.close());
      const server = { host, port: mail.port, isSecure: false, user: "six", password: PASSWORD };
      const sent = await smtpMailer({ server, from: FROM }).send({ to: FAN, subject: "x", text: "x", html: "x" });
      expect([host, sent.ok]).toEqual([host, true]);
    }
  });

  it("never learns a password over a line that anybody can read", async () => {
    const mail = await openMailCatcher({ password: PASSWORD });
    closing.push(() => mail.close());
    // Another name of this machine, so that it is no loopback address for the mailer.
    const server = { host: "0.0.0.0", port: mail.port, isSecure: false, user: "six", password: PASSWORD };
    const sent = await smtpMailer({ server, from: FROM, patience: 1_000 }).send({
      to: FAN,
      subject: "x",
      text: "x",
      html: "x",
    });
    expect(sent.ok).toBe(false);
    expect(mail.signIns).toEqual([]);
  });
});
