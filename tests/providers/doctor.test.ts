import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Finding } from "../../cli/doctor/finding.ts";
import { openMailCatcher } from "../emulators/mail-catcher.ts";
import { openLanguageServer } from "../emulators/openai-compatible.ts";
import type { FeedFault } from "../emulators/sportsdataio-faults.ts";
import { startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { DOCTORS_NOW, findingAbout, findingsOf } from "../fixtures/doctor-findings.ts";
import { smallGame } from "../fixtures/small-game.ts";

const KEY = "the-providers-own-key";
const PASSWORD = "the%mail/password";

async function startFeed(): Promise<Awaited<ReturnType<typeof startSportsdataioFeed>>> {
  const feed = await startSportsdataioFeed({ key: KEY, games: [smallGame()], now: () => DOCTORS_NOW });
  onTestFinished(() => feed.close());
  return feed;
}

describe("the doctor on the provider", () => {
  it("says that the key is taken, by three calls", async () => {
    const feed = await startFeed();
    const findings = await findingsOf({ SPORTSDATAIO_KEY: KEY, SPORTSDATAIO_URL: feed.url });
    expect(findingAbout(findings, "provider").state).toBe("ok");
    expect(feed.seen.filter((path) => path.startsWith("/v3/"))).toHaveLength(3);
  });

  it("notices a free trial", async () => {
    const feed = await startFeed();
    feed.misbehave("*", { kind: "scrambled" }, Number.POSITIVE_INFINITY);
    const findings = await findingsOf({ SPORTSDATAIO_KEY: KEY, SPORTSDATAIO_URL: feed.url });
    expect(findingAbout(findings, "provider")).toMatchObject({
      state: "warn",
      message: expect.stringContaining("free trial"),
    });
  });

  it.each<{ name: string; fault: FeedFault; state: Finding["state"]; says: RegExp }>([
    { name: "401", fault: { kind: "status", status: 401 }, state: "fail", says: /refuses the key.*SPORTSDATAIO_KEY/ },
    { name: "403", fault: { kind: "status", status: 403 }, state: "fail", says: /refuses the key/ },
    { name: "429", fault: { kind: "status", status: 429, retryAfter: "90" }, state: "warn", says: /try again in 90 s/ },
    { name: "500", fault: { kind: "status", status: 500 }, state: "fail", says: /HTTP 500/ },
    { name: "silence", fault: { kind: "silence" }, state: "fail", says: /no answer within/ },
    { name: "a web page", fault: { kind: "html" }, state: "fail", says: /SPORTSDATAIO_URL/ },
    { name: "a cut answer", fault: { kind: "cut", share: 0.5 }, state: "fail", says: /cut off/ },
  ])("tells $name", async ({ fault, state, says }) => {
    const feed = await startFeed();
    feed.misbehave("*", fault, Number.POSITIVE_INFINITY);
    const findings = await findingsOf({ SPORTSDATAIO_KEY: KEY, SPORTSDATAIO_URL: feed.url });
    expect(findingAbout(findings, "provider")).toMatchObject({ state, message: expect.stringMatching(says) });
    expect(JSON.stringify(findings)).not.toContain(KEY);
  });

  it("tells a wrong key without showing it, and nobody at the address", async () => {
    const feed = await startFeed();
    const wrong = await findingsOf({ SPORTSDATAIO_KEY: "not-the-key-at-all", SPORTSDATAIO_URL: feed.url });
    expect(findingAbout(wrong, "provider").state).toBe("fail");
    expect(JSON.stringify(wrong)).not.toContain("not-the-key-at-all");
    const nobody = await findingsOf({ SPORTSDATAIO_KEY: KEY, SPORTSDATAIO_URL: "http://127.0.0.1:1" });
    expect(findingAbout(nobody, "provider").state).toBe("fail");
  });

  it("compares the clock with the provider's, by a request without the key", async () => {
    const heads: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      if (request.method === "HEAD") heads.push(request.headers["ocp-apim-subscription-key"]?.toString());
      response.setHeader("date", new Date(DOCTORS_NOW.getTime() + 3_600_000).toUTCString()).end("[]");
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const findings = await findingsOf({ SPORTSDATAIO_KEY: KEY, SPORTSDATAIO_URL: url });
    expect(findingAbout(findings, "clock")).toMatchObject({
      state: "fail",
      message: expect.stringContaining("3600 s behind"),
    });
    expect(heads).toEqual([undefined]);
  });
});

describe("the doctor on mail", () => {
  const settings = (port: number, password: string): Record<string, string> => ({
    SMTP_URL: `smtp://six:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    MAIL_FROM: "Pickle Six <six@six.example>",
  });

  it("signs in and sends nothing", async () => {
    const catcher = await openMailCatcher({ password: PASSWORD });
    onTestFinished(() => catcher.close());
    expect(findingAbout(await findingsOf(settings(catcher.port, PASSWORD)), "mail").state).toBe("ok");
    expect(catcher.signIns).toEqual([`six:${PASSWORD}`]);
    expect(catcher.mails).toEqual([]);
  });

  it("tells a wrong password and a server that is away, and shows no password", async () => {
    const catcher = await openMailCatcher({ password: "another" });
    onTestFinished(() => catcher.close());
    for (const port of [catcher.port, 1]) {
      const findings = await findingsOf(settings(port, PASSWORD));
      expect(findingAbout(findings, "mail")).toMatchObject({
        state: "fail",
        message: expect.stringContaining("SMTP_URL"),
      });
      expect(JSON.stringify(findings)).not.toContain(PASSWORD);
      expect(JSON.stringify(findings)).not.toContain(encodeURIComponent(PASSWORD));
    }
  });
});

describe("the doctor on the model", () => {
  it("says who writes, by a question that costs nothing", async () => {
    const server = await openLanguageServer({ key: KEY });
    onTestFinished(() => server.close());
    const settings = { AI_BASE_URL: server.url, AI_MODEL: "scripted" };
    const right = findingAbout(await findingsOf({ ...settings, AI_API_KEY: KEY }), "model");
    expect(right).toMatchObject({
      state: "ok",
      message: expect.stringMatching(/^scripted at 127\.0\.0\.1:\d+ writes/),
    });
    expect(server.requests).toEqual([]);
    const none = findingAbout(await findingsOf({ ...settings, AI_API_KEY: KEY, AI_TOKENS_PER_DAY: "0" }), "model");
    expect(none).toMatchObject({ state: "warn", message: expect.stringContaining("AI_TOKENS_PER_DAY is 0") });
    const few = findingAbout(await findingsOf({ ...settings, AI_API_KEY: KEY, AI_TOKENS_PER_DAY: "39999" }), "model");
    expect(few).toMatchObject({
      state: "warn",
      message: expect.stringContaining("leaves 19999 tokens to written questions"),
    });
    const wrong = await findingsOf({ ...settings, AI_API_KEY: "not-the-key-at-all" });
    expect(findingAbout(wrong, "model")).toMatchObject({ state: "fail", message: expect.stringContaining("(401)") });
    expect(JSON.stringify(wrong)).not.toContain("not-the-key-at-all");
  });

  it("says that a server wants a key of its own, and sends it no key of another", async () => {
    const server = await openLanguageServer({ key: KEY });
    onTestFinished(() => server.close());
    const settings = { AI_BASE_URL: server.url, AI_MODEL: "scripted", OPENAI_API_KEY: KEY };
    const { state, message } = findingAbout(await findingsOf(settings), "model");
    expect(state).toBe("fail");
    expect(message).toMatch(
      /requires a key \(401\): set AI_API_KEY; OPENAI_API_KEY is for OpenAI and is not sent there$/,
    );
    const own = { ...settings, OPENAI_BASE_URL: server.url };
    expect(findingAbout(await findingsOf(own), "model").state).toBe("ok");
  });

  it.each<[string, Record<string, string>, Finding["state"], RegExp]>([
    ["nobody", {}, "ok", /^no key is set: previews and recaps are written from the stats/],
    ["a name alone", { AI_MODEL: "gpt-6-sol" }, "warn", /AI_MODEL has no effect$/],
    ["a price alone", { AI_PRICE: "1/2" }, "warn", /AI_PRICE has no effect$/],
    [
      "a key and a limit without an address",
      { AI_API_KEY: KEY, AI_TOKENS_PER_DAY: "5000" },
      "warn",
      /AI_API_KEY and AI_TOKENS_PER_DAY have no effect$/,
    ],
    ["the limit as it is anyway", { AI_TOKENS_PER_DAY: "1000000" }, "ok", /^no key is set/],
    ["nobody at the address", { AI_BASE_URL: "http://127.0.0.1:1/v1", AI_MODEL: "m" }, "fail", /cannot be reached/],
  ])("tells %s", async (_what, variables, state, says) => {
    expect(findingAbout(await findingsOf(variables), "model")).toMatchObject({
      state,
      message: expect.stringMatching(says),
    });
  });
});

describe("the doctor on the voice", () => {
  const settings = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: "http://127.0.0.1:9/v1" };

  it.each([
    [{}, "ok", /^OPENAI_API_KEY is not set: no one can talk/],
    [
      settings,
      "ok",
      /^OPENAI_API_KEY lets signed-in users talk with gpt-realtime-2\.1, for up to \$10\.00 a day by our estimate \(VOICE_DOLLARS_PER_DAY\); if the key is only for previews, set VOICE_ACCESS=admin or turn voice off in \/admin$/,
    ],
    [{ ...settings, VOICE_ACCESS: "admin" }, "warn", /no one can talk; set ADMIN_EMAIL to talk yourself$/],
    [
      { ...settings, VOICE_ACCESS: "admin", ADMIN_EMAIL: "boss@six.example", VOICE_DOLLARS_PER_DAY: "2.5" },
      "ok",
      /lets the administrator talk .*\$2\.50 a day .*; turn it off in \/admin$/,
    ],
    [{ ...settings, VOICE_MODE: "direct", VOICE_ACCESS: "everyone" }, "warn", /lets everyone talk .*VOICE_MODE=relay$/],
    [{ VOICE_EMULATOR: "1" }, "warn", /^VOICE_EMULATOR is for npm run dev, .*npm start refuses it/],
  ])("says with %j who can talk, and for how much", async (variables: Record<string, string>, state, words) => {
    expect(findingAbout(await findingsOf(variables), "voice")).toMatchObject({
      state,
      message: expect.stringMatching(words),
    });
  });
});

describe("the doctor on games for programs", () => {
  it.each([
    [{}, false],
    [{ GAME_API: "all" }, false],
    [{ SPORTSDATAIO_KEY: "a-key" }, false],
    [{ SPORTSDATAIO_KEY: "a-key", GAME_API: "all" }, true],
  ])("%j: a warning: %s", async (variables, isWarned) => {
    const found = (await findingsOf(variables)).filter(({ check }) => check === "games as JSON");
    expect(found.map(({ state }) => state)).toEqual(isWarned ? ["warn"] : []);
  });
});

describe("the doctor on assistants", () => {
  const paid = { SPORTSDATAIO_KEY: KEY, SPORTSDATAIO_URL: "http://127.0.0.1:1", BASE_URL: "https://six.example" };

  it.each([
    [{}, "ok", "/mcp answers assistants; MCP=off closes it"],
    [{ ...paid, BASE_URL: "" }, "ok", "/mcp answers assistants; MCP=off closes it"],
    [{ ...paid, SPORTSDATAIO_KEY: "" }, "ok", "/mcp answers assistants; MCP=off closes it"],
    [
      paid,
      "warn",
      "/mcp hands SportsDataIO's figures to any program that asks: if your subscription's terms do not allow it, set MCP=off",
    ],
    [{ ...paid, MCP: "off" }, "ok", "MCP is off: /mcp is closed"],
  ])("says with %j what they are told", async (variables: Record<string, string>, state, message) => {
    expect(findingAbout(await findingsOf(variables), "assistants")).toEqual({ check: "assistants", state, message });
  });
});
