import { describe, expect, it, vi } from "vitest";
import type { OpenSite } from "../setup/open-site.ts";
import { openVisitor, type Visitor } from "../setup/open-visitor.ts";
import { loggedCode } from "../setup/sign-in-as.ts";
import { aSite, BOSS, codeFor, FAN, isSignedIn, tryCode, wrong } from "./sign-in-steps.ts";

const OWNER = "2001:db8:a::7";

interface NetworkSite {
  site: OpenSite;
  /** A browser with an address of its own. */
  from(address: string): Visitor;
}

/** A site behind a proxy on this machine, which says what addresses its clients have. */
async function siteOnNetworks(): Promise<NetworkSite> {
  const site = await aSite({ administrator: BOSS, trustedProxies: ["127.0.0.1"] });
  const origin = await site.listen();
  return { site, from: (address) => openVisitor(site, origin, address) };
}

const askFor = async (visitor: Visitor, email: string): Promise<number> =>
  (await visitor.post("/login", { intent: "send", email })).status;

/** How many of `ask(0)`, `ask(1)`, ... are answered before the first is refused as too many; 100 where none is. */
async function answeredOf(ask: (index: number) => Promise<number>): Promise<number> {
  for (let index = 0; index < 100; index += 1) if ((await ask(index)) === 429) return index;
  return 100;
}

describe("a stranger", () => {
  it("who asks for codes for somebody's address until none is given uses up nothing of that person's", async () => {
    const { site, from } = await siteOnNetworks();
    const strangers = ["2001:db8:b::1", "198.51.100.1", "203.0.113.1", "2001:db9:c::1", "192.0.2.1"];
    for (const address of strangers) expect(await answeredOf(() => askFor(from(address), FAN)), address).toBe(5);
    const owner = from(OWNER);
    const signedIn = await tryCode(owner, await codeFor(site, owner, FAN));
    expect(signedIn.status).toBe(302);
    expect(await isSignedIn(owner)).toBe(true);
  });

  it("who asks for a code, and guesses, leaves the code alone that its owner has just got", async () => {
    const { site, from } = await siteOnNetworks();
    const owner = from(OWNER);
    const code = await codeFor(site, owner, FAN);
    const stranger = from("198.51.100.1");
    const strangers = await codeFor(site, stranger, FAN);
    for (const by of [1, 2, 3, 4]) await tryCode(stranger, wrong(strangers, by));
    for (const by of [1, 2, 3, 4]) await tryCode(from("198.51.100.2"), wrong(code, by));
    expect((await tryCode(owner, code)).status).toBe(302);
  });

  it("who has seen somebody's code cannot use it in another browser", async () => {
    const { site, from } = await siteOnNetworks();
    const owner = from(OWNER);
    const code = await codeFor(site, owner, FAN);
    // Without asking, and with a browser that has asked for a code of the same address.
    const [first, second] = [from("198.51.100.1"), from("198.51.100.2")];
    await codeFor(site, second, FAN);
    for (const thief of [first, second]) {
      const refused = await tryCode(thief, code);
      expect(refused.status).toBe(400);
      expect(await isSignedIn(thief)).toBe(false);
    }
    expect(await (await tryCode(first, code)).text()).toContain("was requested in another browser");
    expect((await tryCode(owner, code)).status).toBe(302);
  });

  it("has three tries for a code whatever it does to its cookie", async () => {
    const { site, from } = await siteOnNetworks();
    const stranger = from("198.51.100.1");
    const code = await codeFor(site, stranger, FAN);
    const name = "pickle-six-browser";
    const own = stranger.cookies.get(name) ?? "";
    for (const value of [`${own}.${own}`, own, `${own}x`, own, own]) {
      stranger.cookies.set(name, value);
      await tryCode(stranger, wrong(code));
    }
    stranger.cookies.set(name, own);
    expect((await tryCode(stranger, code)).status).toBe(400);
  });
});

describe("a network of IPv6", () => {
  it("is one client to the limit of codes, whatever its last 64 bits, and a /48 has three times as many", async () => {
    const { from } = await siteOnNetworks();
    const own = (index: number): Visitor => from(`2001:db8:1:1:${index.toString(16)}::1`);
    expect(await answeredOf((index) => askFor(own(index), `fan${index}@six.example`))).toBe(20);
    const near = (index: number): Visitor => from(`2001:db8:1:${(index + 2).toString(16)}::1`);
    expect(await answeredOf((index) => askFor(near(index), `more${index}@six.example`))).toBe(40);
    expect(await askFor(from(OWNER), FAN)).toBe(200);
  });

  it("is one client to the limit of tries, whatever its last 64 bits", async () => {
    const { site, from } = await siteOnNetworks();
    const guesser = (index: number): Visitor => from(`2001:db8:1:1:${index.toString(16)}::1`);
    const guess = async (index: number): Promise<number> =>
      (await tryCode(guesser(index), "12345678", `fan${index}@six.example`)).status;
    expect(await answeredOf(guess)).toBe(60);
    // For one email address fewer: another network has its own.
    const other = (index: number): Visitor => from(`2001:db8:1:2:${index.toString(16)}::1`);
    expect(await answeredOf(async (index) => (await tryCode(other(index), "12345678")).status)).toBe(15);
    const owner = from(OWNER);
    expect((await tryCode(owner, await codeFor(site, owner, FAN))).status).toBe(302);
  });

  it("gets ten codes for an address in a day, however it spreads them", async () => {
    const { from } = await siteOnNetworks();
    vi.useFakeTimers({ toFake: ["Date"] });
    const start = Date.now();
    let sent = 0;
    for (let hour = 0; hour < 23; hour += 1) {
      vi.setSystemTime(start + hour * 3_601_000);
      if ((await askFor(from(`2001:db8:1:1::${hour + 1}`), FAN)) === 200) sent += 1;
    }
    expect(sent).toBe(10);
    expect(await askFor(from(OWNER), FAN)).toBe(200);
  });
});

describe("a browser that has signed in before", () => {
  /** What strangers have used up, as the store has it. */
  async function useUp(site: OpenSite, counts: Record<string, number>): Promise<void> {
    const expires = Date.now() + 3_600_000;
    const rows = Object.entries(counts).map(([key, points]) => ({ key, points, expires }));
    await site.database.write(({ db }) =>
      db
        .insertInto("account_limit")
        .values(rows)
        .onConflict((conflict) => conflict.column("key").doUpdateSet((row) => ({ points: row.ref("excluded.points") })))
        .execute(),
    );
  }

  it("is let past what strangers have used up of the site's and of the own address's codes", async () => {
    const { site, from } = await siteOnNetworks();
    const owner = from(OWNER);
    await owner.signIn(FAN, () => loggedCode(site.log, FAN));
    await owner.post("/logout", {});
    await useUp(site, { "send-site:all": 1_000, [`send-email:${FAN}`]: 60 });
    expect(await askFor(from("198.51.100.1"), "new@six.example")).toBe(429);
    // For another address this browser is a stranger's too.
    expect(await askFor(owner, BOSS)).toBe(429);
    expect((await tryCode(owner, await codeFor(site, owner, FAN))).status).toBe(302);
  });

  it("is told by a signature: nobody becomes it by writing a cookie", async () => {
    const { site, from } = await siteOnNetworks();
    const owner = from(OWNER);
    await owner.signIn(FAN, () => loggedCode(site.log, FAN));
    await useUp(site, { "send-site:all": 1_000 });
    const [id = "", proof = ""] = (owner.cookies.get("pickle-six-browser") ?? "").split(".");
    expect(proof).toHaveLength(43);
    const forged = `${proof.startsWith("A") ? "B" : "A"}${proof.slice(1)}`;
    for (const value of [id, `${id}.`, `${id}.${forged}`, `${proof}.${proof}`, `${id}.${id}`, "%", "x".repeat(5_000)]) {
      const stranger = from("198.51.100.1");
      stranger.cookies.set("pickle-six-browser", value);
      expect(await askFor(stranger, FAN), value).toBe(429);
    }
  });

  it("may ask for ten codes an hour all the same", async () => {
    const { site, from } = await siteOnNetworks();
    const owner = from(OWNER);
    await owner.signIn(FAN, () => loggedCode(site.log, FAN));
    expect(await answeredOf(() => askFor(owner, FAN))).toBe(10);
  });

  it("is kept in a cookie that scripts and other sites cannot use, and that holds no address", async () => {
    const { site, from } = await siteOnNetworks();
    const answer = await from(OWNER).signIn(FAN, () => loggedCode(site.log, FAN));
    const [value = "", ...attributes] = (answer.headers.getSetCookie()[1] ?? "").split("; ");
    expect(value).toMatch(/^pickle-six-browser=[\w-]{43}\.[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual(["HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=Lax"]);
    const secure = await aSite({ baseUrl: "https://six.example" });
    const guest = openVisitor(secure, "https://six.example");
    await guest.signIn(FAN, () => loggedCode(secure.log, FAN));
    expect([...guest.cookies.keys()]).toEqual(["__Host-pickle-six-browser", "__Host-pickle-six", "my-account"]);
  });
});
