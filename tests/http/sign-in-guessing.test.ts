import { describe, expect, it, vi } from "vitest";
import { openVisitor } from "../setup/open-visitor.ts";
import { loggedCode } from "../setup/sign-in-as.ts";
import { aSite, BOSS, codeFor, FAN, isSignedIn, tryCode, wrong } from "./sign-in-steps.ts";

describe("guessing", () => {
  it("kills a code after three tries, for the right one too", async () => {
    const site = await aSite({ administrator: BOSS });
    const guesser = openVisitor(site);
    const code = await codeFor(site, guesser, FAN);
    const texts = [];
    for (const by of [1, 2, 3]) texts.push(await (await tryCode(guesser, wrong(code, by))).text());
    expect(texts.map((text) => /You have (\w+) tr(?:y|ies) left|no longer works/.exec(text)?.[0])).toEqual([
      "You have 2 tries left",
      "You have one try left",
      "no longer works",
    ]);
    const right = await tryCode(guesser, code);
    expect(right.status).toBe(400);
    expect(await isSignedIn(guesser)).toBe(false);
    expect(await site.database.reads.selectFrom("account_session").selectAll().execute()).toEqual([]);
  });

  it("gains nothing by trying many at once", async () => {
    const site = await aSite({ administrator: BOSS });
    const guesser = openVisitor(site);
    const code = await codeFor(site, guesser, FAN);
    await Promise.all(Array.from({ length: 12 }, (_, index) => tryCode(guesser, wrong(code, index + 1))));
    const rows = await site.database.reads.selectFrom("account_code").selectAll().execute();
    for (const { value } of rows) expect(Number(value.split(":")[1])).toBeGreaterThan(0);
    // However they raced: what is left is at most the tries that were not used.
    const answers = [];
    for (const by of [20, 21, 22]) answers.push(await (await tryCode(guesser, wrong(code, by))).text());
    expect(answers.at(-1)).toMatch(/no longer works|Too many/);
    expect((await tryCode(guesser, code)).status).not.toBe(302);
  });

  it("lets the right code in once only, however many ask at once", async () => {
    const site = await aSite({ administrator: BOSS });
    const fan = openVisitor(site);
    const code = await codeFor(site, fan, FAN);
    const answers = await Promise.all(Array.from({ length: 6 }, () => tryCode(fan, code)));
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(await site.database.reads.selectFrom("account_session").selectAll().execute()).toHaveLength(1);
  });

  it("stops after fifteen tries an hour for an address from one network, whatever codes were sent meanwhile", async () => {
    const site = await aSite({ administrator: BOSS });
    const guesser = openVisitor(site);
    let code = "";
    for (let sent = 0; sent < 5; sent += 1) {
      code = await codeFor(site, guesser, FAN);
      for (const by of [1, 2, 3]) expect((await tryCode(guesser, wrong(code, by))).status).toBe(400);
    }
    const refused = await tryCode(guesser, code);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect(await refused.text()).toContain("Too many wrong attempts. Try again in an hour.");
  });

  it("does not cost a try where it is no code at all", async () => {
    const site = await aSite({ administrator: BOSS });
    const fan = openVisitor(site);
    const code = await codeFor(site, fan, FAN);
    for (const junk of ["", "1234567", "123456789", "1234567a", "１２３４５６７８", "' or 1=1", "00000000\u0000"]) {
      const answer = await tryCode(fan, junk);
      expect(answer.status, junk).toBe(400);
      expect(await answer.text(), junk).toContain("The code has eight digits");
    }
    expect((await tryCode(fan, code)).status).toBe(302);
  });
});

describe("asking for codes", () => {
  it("kills the code that was sent before", async () => {
    const site = await aSite({ administrator: BOSS });
    const fan = openVisitor(site);
    const first = await codeFor(site, fan, FAN);
    const second = await codeFor(site, fan, FAN);
    if (first !== second) expect((await tryCode(fan, first)).status).toBe(400);
    expect((await tryCode(fan, second)).status).toBe(302);
  });

  it("stops after five an hour for an address from one network, in words, and goes on an hour later", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    const site = await aSite({ administrator: BOSS });
    for (let sent = 0; sent < 5; sent += 1) await codeFor(site, openVisitor(site), FAN);
    const refused = await openVisitor(site).post("/login", { intent: "send", email: FAN });
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain("Too many codes requested. Try again in an hour.");
    vi.advanceTimersByTime(61 * 60 * 1000);
    await codeFor(site, openVisitor(site), FAN);
  });

  it("stops after ten a day for an address from one network, and says how long", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    const site = await aSite({ administrator: BOSS });
    for (let hour = 0; hour < 2; hour += 1) {
      for (let sent = 0; sent < 5; sent += 1) await codeFor(site, openVisitor(site), FAN);
      vi.advanceTimersByTime(61 * 60 * 1000);
    }
    const refused = await openVisitor(site).post("/login", { intent: "send", email: FAN });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(21 * 3_600);
    expect(await refused.text()).toContain("Too many codes requested. Try again in 22 hours.");
  });

  it("stops after twenty an hour from one client, whatever it writes about its address", async () => {
    const site = await aSite({ administrator: BOSS });
    const address = await site.listen();
    const forged = (index: number): Record<string, string> => ({
      "x-forwarded-for": `203.0.113.${index}`,
      forwarded: `for=203.0.113.${index}`,
      "x-real-ip": `203.0.113.${index}`,
      "cf-connecting-ip": `203.0.113.${index}`,
      "true-client-ip": `203.0.113.${index}`,
      "x-client-ip": `203.0.113.${index}`,
      "x-pickle-six-address": `203.0.113.${index}`,
    });
    const ask = async (index: number): Promise<number> => {
      const response = await fetch(`${address}/login`, {
        method: "POST",
        body: new URLSearchParams({ intent: "send", email: `fan${index}@six.example` }),
        headers: { origin: address, ...forged(index) },
      });
      await response.text();
      return response.status;
    };
    const statuses = [];
    for (let index = 1; index <= 22; index += 1) statuses.push(await ask(index));
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
    const limits = await site.database.reads.selectFrom("account_limit").select("key").execute();
    expect(limits.filter(({ key }) => key.includes("203.0.113"))).toEqual([]);
  });

  it("counts the clients behind a proxy that is named, and not what they put in front of their address", async () => {
    const site = await aSite({ administrator: BOSS, trustedProxies: ["127.0.0.1"] });
    const address = await site.listen();
    const ask = async (forwarded: string): Promise<number> => {
      const response = await fetch(`${address}/login`, {
        method: "POST",
        body: new URLSearchParams({ intent: "send", email: `fan${Math.trunc(performance.now() * 1000)}@six.example` }),
        headers: { origin: address, "x-forwarded-for": forwarded },
      });
      await response.text();
      return response.status;
    };
    for (let index = 1; index <= 20; index += 1) expect(await ask(`198.51.100.${index}, 203.0.113.7`)).toBe(200);
    expect(await ask("198.51.100.99, 203.0.113.7")).toBe(429);
    expect(await ask("203.0.113.8")).toBe(200);
  });

  it("answers alike for an address that has an account and one that has none", async () => {
    const site = await aSite({ administrator: BOSS });
    const fan = openVisitor(site);
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    const shape = async (email: string): Promise<unknown> => {
      const visitor = openVisitor(site);
      const asked = await visitor.post("/login", { intent: "send", email });
      const tried = await tryCode(visitor, wrong(loggedCode(site.log, email)), email);
      const nothingSent = await tryCode(openVisitor(site), "12345678", `x${email}`);
      const pages = [];
      for (const answer of [asked, tried, nothingSent]) {
        const headers = [...answer.headers]
          .filter(([name]) => !/server-timing|request-id|security-policy/.test(name))
          .map(([name, value]) => `${name}: ${value.replace(/(?<=pickle-six-browser=)[\w-]+/, "RANDOM")}`);
        pages.push([answer.status, headers, (await answer.text()).replaceAll(email, "EMAIL")]);
      }
      return pages;
    };
    expect(await shape(FAN)).toEqual(await shape("new@six.example"));
  });
});

describe("a code", () => {
  it("opens nothing for another address, and the try counts there", async () => {
    const site = await aSite({ administrator: BOSS });
    const thief = openVisitor(site);
    const code = await codeFor(site, thief, "thief@six.example");
    const bosses = await codeFor(site, thief, BOSS);
    if (code !== bosses) {
      const answer = await tryCode(thief, code, BOSS);
      expect(await answer.text()).toContain("You have 2 tries left");
    }
    expect(await isSignedIn(thief)).toBe(false);
    expect((await tryCode(thief, code, "thief@six.example")).status).toBe(302);
    expect(await (await thief.get("/api/me")).json()).toMatchObject({
      userEmail: "thief@six.example",
      isAdministrator: false,
    });
  });

  it("is worth nothing after ten minutes", async () => {
    const site = await aSite({ administrator: BOSS });
    const fan = openVisitor(site);
    const [old, fresh] = [await codeFor(site, fan, FAN), await codeFor(site, fan, BOSS)];
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 9.9 * 60_000);
    expect((await tryCode(fan, fresh, BOSS)).status).toBe(302);
    vi.setSystemTime(Date.now() + 0.2 * 60_000);
    const late = await tryCode(fan, old);
    expect(late.status).toBe(400);
    expect(await late.text()).toContain("has expired");
  });
});
