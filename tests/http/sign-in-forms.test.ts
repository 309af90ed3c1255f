import { describe, expect, it, onTestFinished } from "vitest";
import { mailedCodes } from "../../server/accounts/code-sender.ts";
import { createLogger } from "../../server/log/logger.ts";
import { smtpMailer } from "../../server/mail/smtp-mailer.ts";
import { openMailCatcher } from "../emulators/mail-catcher.ts";
import { openVisitor } from "../setup/open-visitor.ts";
import { loggedCode } from "../setup/sign-in-as.ts";
import { aSite, BOSS, FAN, isSignedIn } from "./sign-in-steps.ts";

describe("the field for an address", () => {
  const tricks = [
    "fan@six.example\r\nBcc: thief@evil.example",
    "fan@six.example\nBcc: thief@evil.example",
    "fan@six.example%0d%0aBcc:thief@evil.example",
    "fan@six.example,thief@evil.example",
    "fan@six.example;thief@evil.example",
    "fan@six.example thief@evil.example",
    "Fan <fan@six.example>",
    "<thief@evil.example>fan@six.example",
    '"thief@evil.example "@six.example',
    '"fan@six.example\r\nBcc: x@evil.example"@six.example',
    "fan(comment)@six.example",
    "fan@six.example\u0000.evil.example",
    "fan@[127.0.0.1]",
    "fan@localhost",
    "fan@six..example",
    ".fan@six.example",
    "fan@-six.example",
    "fan@six.example.",
    "fän@six.example",
    "fan@ѕix.example",
    "bo\u017f\u017f@six.example",
    "\u212aing@six.example",
    "fan@@six.example",
    "@six.example",
    "fan",
    "",
    " ",
    `${"a".repeat(65)}@six.example`,
    `fan@${"six.".repeat(70)}example`,
    `${"a".repeat(10_000)}@six.example`,
    "=?utf-8?q?fan?=@six.example\t",
  ];

  it("takes one plain address and nothing that could be two, or a head of the mail", async () => {
    const mail = await openMailCatcher();
    onTestFinished(() => mail.close());
    const log = createLogger({ level: "debug", secrets: [], plain: false, write: () => {} });
    const server = { host: "127.0.0.1", port: mail.port, isSecure: false, user: null, password: null };
    const mailer = smtpMailer({ server, from: { name: "Six", address: "six@six.example" } });
    const site = await aSite({ administrator: BOSS, sendCode: mailedCodes(mailer, log) });
    for (const trick of tricks) {
      const answer = await openVisitor(site).post("/login", { intent: "send", email: trick });
      const isHarmless = trick.trim() === "=?utf-8?q?fan?=@six.example";
      expect(answer.status, JSON.stringify(trick)).toBe(isHarmless ? 200 : 400);
      if (!isHarmless) expect(await answer.text()).toContain("That is not a valid email address");
    }
    // One mail, to the address as it was typed: what looks encoded was not decoded.
    expect(mail.mails.map(({ to }) => to)).toEqual([["=?utf-8?q?fan?=@six.example"]]);
    expect(mail.mails[0]?.raw).not.toMatch(/^bcc:/im);
  });

  it("is refused where it comes twice, as a list, as a file or as another kind of body", async () => {
    const site = await aSite({ administrator: BOSS });
    const visitor = openVisitor(site);
    const twice = new URLSearchParams([
      ["intent", "send"],
      ["email", FAN],
      ["email", "thief@evil.example"],
    ]);
    const list = new URLSearchParams([
      ["intent", "send"],
      ["email[]", FAN],
      ["email[0]", FAN],
    ]);
    for (const fields of [twice, list]) expect((await visitor.post("/login", fields)).status).toBe(400);
    const bodies: [string, string][] = [
      ["application/json", JSON.stringify({ intent: "send", email: FAN })],
      ["text/plain", `intent=send&email=${FAN}`],
      ["multipart/form-data; boundary=x", `--x\r\ncontent-disposition: form-data; name="intent"\r\n\r\nsend\r\n--x--`],
      ["multipart/form-data", "no boundary"],
      ["", "intent=send"],
      ["application/x-www-form-urlencoded", "%"],
      ["application/x-www-form-urlencoded", "intent=constructor&email=__proto__"],
    ];
    for (const [type, body] of bodies) {
      const response = await site.app.fetch(
        new Request("http://127.0.0.1/login", {
          method: "POST",
          body: new TextEncoder().encode(body),
          headers: { host: "127.0.0.1", origin: "http://127.0.0.1", ...(type === "" ? {} : { "content-type": type }) },
        }),
      );
      expect(response.status, type).toBe(400);
      expect(await response.text()).toContain("Part of this form was lost on the way");
    }
    expect(site.log.join("")).not.toContain("sign-in code");
    const large = await visitor.post("/login", { intent: "send", email: "a".repeat(70_000) });
    expect(large.status).toBe(413);
  });
});

describe("a form on somebody else's page", () => {
  const foreign: [string, Record<string, string>][] = [
    ["another origin", { origin: "https://evil.example" }],
    ["the same name on another port", { origin: "http://127.0.0.1:81" }],
    ["a longer name", { origin: "http://127.0.0.1.evil.example" }],
    ["no origin that can be named", { origin: "null" }],
    ["our origin, but another site by the browser's word", { "sec-fetch-site": "cross-site" }],
    ["our origin, but a neighbor by the browser's word", { "sec-fetch-site": "same-site" }],
    ["another host that it claims to be ours", { origin: "https://evil.example", "x-forwarded-host": "evil.example" }],
  ];

  it.each(foreign)("with %s changes nothing", async (_name, headers) => {
    const site = await aSite({ administrator: BOSS });
    const fan = openVisitor(site);
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    const before = site.log.length;
    for (const path of ["/login", "/login.data", "/logout", "/logout.data"]) {
      const answer = await fan.post(path, { intent: "send", email: BOSS }, headers);
      expect(answer.status, path).toBe(403);
      expect(answer.headers.getSetCookie(), path).toEqual([]);
    }
    expect(await isSignedIn(fan)).toBe(true);
    expect(site.log.slice(before).join("")).not.toContain("sign-in code");
  });

  it("without Origin and without the browser's word changes nothing either", async () => {
    const site = await aSite({ administrator: BOSS });
    const fan = openVisitor(site);
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    const cookie = [...fan.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await site.app.fetch(
      new Request("http://127.0.0.1/logout", {
        method: "POST",
        body: "intent=everywhere",
        headers: { host: "127.0.0.1", cookie, "content-type": "application/x-www-form-urlencoded" },
      }),
    );
    expect(response.status).toBe(403);
    expect(await isSignedIn(fan)).toBe(true);
  });
});
