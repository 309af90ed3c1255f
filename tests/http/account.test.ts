import { describe, expect, it, vi } from "vitest";
import { scriptedIngest } from "../fixtures/scripted-ingest.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { openSignedIn, openVisitor, type Visitor } from "../setup/open-visitor.ts";
import { loggedCode } from "../setup/sign-in-as.ts";
import { aSite, BOSS, FAN, isSignedIn } from "./sign-in-steps.ts";
import { withoutMarks } from "../setup/without-marks.ts";

const GAME = `/games/${smallGame().game.gameKey}`;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const AGAIN = /^\/login\?again=1&next=/;

/** The sessions that a page offers to end. */
async function offered(visitor: Visitor): Promise<string[]> {
  const page = await (await visitor.get("/login")).text();
  return Array.from(page.matchAll(/name="session" value="([^"]+)"/g), ([, id = ""]) => id);
}

async function main(response: Response): Promise<string> {
  const html = /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? "";
  return withoutMarks(html)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

describe("the list of one's sessions", () => {
  it("ends one of them and leaves the others", async () => {
    const site = await aSite();
    const [here, there, third] = [
      await openSignedIn(site, FAN),
      await openSignedIn(site, FAN),
      await openSignedIn(site, FAN),
    ];
    const ids = await offered(here);
    expect(ids).toHaveLength(2);
    const answer = await here.post("/login", { intent: "endSession", session: ids[0] ?? "" });
    expect(answer.status).toBe(200);
    expect(await main(answer)).toContain("Signed out Unknown browser.");
    expect(await Promise.all([here, there, third].map(isSignedIn))).toEqual([true, true, false]);
    // Pressed twice, or ended meanwhile.
    const again = await here.post("/login", { intent: "endSession", session: ids[0] ?? "" });
    expect(await main(again)).toContain("That session had already ended.");
  });

  it("ends all others and says how many", async () => {
    const site = await aSite();
    const [here, there, third] = [
      await openSignedIn(site, FAN),
      await openSignedIn(site, FAN),
      await openSignedIn(site, FAN),
    ];
    const other = await openSignedIn(site, BOSS);
    expect(await main(await here.post("/login", { intent: "endOthers" }))).toContain("Signed out 2 other browsers.");
    expect(await Promise.all([here, there, third, other].map(isSignedIn))).toEqual([true, false, false, true]);
    expect(await main(await here.get("/login"))).not.toContain("Sign out everywhere else");
  });

  it("ends nobody else's session, and not the own one by its id", async () => {
    const site = await aSite();
    const [fan, boss] = [await openSignedIn(site, FAN), await openSignedIn(site, BOSS)];
    const rows = await site.database.reads.selectFrom("account_session").selectAll().execute();
    for (const { id, token } of rows)
      for (const session of [id, token, "", "' or 1=1"]) await fan.post("/login", { intent: "endSession", session });
    expect(await Promise.all([fan, boss].map(isSignedIn))).toEqual([true, true]);
    const visitor = openVisitor(site);
    for (const intent of ["endSession", "endOthers", "deleteAccount"]) {
      const refused = await visitor.post("/login", { intent, session: rows[0]?.id ?? "" });
      expect(refused.status).toBe(403);
      expect(await refused.text()).toContain("You are signed out. Sign in first.");
    }
    expect(await Promise.all([fan, boss].map(isSignedIn))).toEqual([true, true]);
  });
});

describe("deleting one's account", () => {
  it("takes the address, every session and the browser's mark with it, and a later sign-in is somebody new", async () => {
    const site = await aSite({ administrator: BOSS });
    const [here, there, boss] = [
      await openSignedIn(site, FAN),
      await openSignedIn(site, FAN),
      await openSignedIn(site, BOSS),
    ];
    const before = await (await here.get("/api/me")).json();
    const answer = await here.post("/login", { intent: "deleteAccount" });
    expect(answer.status).toBe(200);
    expect(await main(answer)).toContain("Your account is deleted");
    expect([...here.cookies.keys()]).toEqual([]);
    expect(await Promise.all([here, there, boss].map(isSignedIn))).toEqual([false, false, true]);
    for (const table of ["account_user", "account_session", "account_code", "audit_event"] as const) {
      const rows = await site.database.reads.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toContain(FAN);
    }
    expect(await (await boss.get("/admin")).text()).toContain("a deleted account");
    await here.signIn(FAN, () => loggedCode(site.log, FAN));
    expect(await (await here.get("/api/me")).json()).not.toEqual(before);
  });

  it("wants a fresh code, and leads to one and back", async () => {
    const site = await aSite();
    const fan = await openSignedIn(site, FAN);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 61 * MINUTE_MS);
    const led = await fan.post("/login", { intent: "deleteAccount" });
    expect([led.status, led.headers.get("location")]).toEqual([302, "/login?again=1&next=%2Flogin"]);
    const byScript = await fan.post("/login.data", { intent: "deleteAccount" });
    expect(await byScript.text()).toContain("/login?again=1&next=%2Flogin");
    expect(await isSignedIn(fan)).toBe(true);
    const page = await main(await fan.get("/login?again=1&next=%2Flogin"));
    expect(page).toContain("Confirm it’s you");
    expect(page).toContain(FAN);
    const asked = await fan.post("/login?again=1&next=%2Flogin", { intent: "send", email: FAN });
    expect(await main(asked)).toContain("Enter your code");
    const code = loggedCode(site.log, FAN);
    const back = await fan.post("/login?again=1&next=%2Flogin", { intent: "signIn", email: FAN, code });
    expect([back.status, back.headers.get("location")]).toEqual([302, "/login"]);
    expect(await main(await fan.post("/login", { intent: "deleteAccount" }))).toContain("Your account is deleted");
  });
});

describe("a session", () => {
  it("ends ninety days after signing in, however often it is used", async () => {
    const site = await aSite();
    const fan = await openSignedIn(site, FAN);
    vi.useFakeTimers({ toFake: ["Date"] });
    const start = Date.now();
    for (let days = 20; days < 90; days += 20) {
      vi.setSystemTime(start + days * DAY_MS);
      expect(await isSignedIn(fan), `after ${days} days`).toBe(true);
    }
    vi.setSystemTime(start + 90 * DAY_MS + 1_000);
    expect(await isSignedIn(fan)).toBe(false);
    expect(fan.cookies.has("pickle-six")).toBe(false);
    expect(await site.database.reads.selectFrom("account_session").selectAll().execute()).toEqual([]);
  });

  it("of the administrator ends after seven, on every address", async () => {
    const site = await aSite({ administrator: BOSS, games: [smallGame()] });
    const [boss, fan] = [await openSignedIn(site, BOSS), await openSignedIn(site, FAN)];
    vi.useFakeTimers({ toFake: ["Date"] });
    const start = Date.now();
    for (let days = 1; days < 7; days += 2) {
      vi.setSystemTime(start + days * DAY_MS);
      expect((await boss.get("/admin")).status, `after ${days} days`).toBe(200);
    }
    vi.setSystemTime(start + 7 * DAY_MS + 1_000);
    expect((await boss.get("/admin")).status).toBe(403);
    expect(await isSignedIn(boss)).toBe(false);
    expect(await (await boss.get(GAME)).text()).not.toContain("ADMIN_TOOLS");
    expect(await isSignedIn(fan)).toBe(true);
  });

  it("leaves nothing behind when its time is over: the next sign-in of anybody takes it out of the store", async () => {
    const site = await aSite();
    await openSignedIn(site, FAN);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 31 * DAY_MS);
    await openSignedIn(site, BOSS);
    expect(await site.database.reads.selectFrom("account_session").select("ipAddress").execute()).toHaveLength(1);
  });
});

describe("an hour after signing in", () => {
  const WRITES = [
    [GAME, { intent: "rewriteStory", kind: "recap" }],
    [GAME, { intent: "unpublishStory", kind: "recap" }],
    [GAME, { intent: "publishStory", kind: "recap" }],
    ["/admin", { intent: "openVoice" }],
    ["/admin", { intent: "acceptGame", gameKey: smallGame().game.gameKey }],
  ] as const;

  it.each(WRITES)("the administrator's form at %s with %j wants a fresh code first, then works", async (path, form) => {
    const site = await aSite({ administrator: BOSS, games: [smallGame()], ingest: scriptedIngest() });
    const boss = await openSignedIn(site, BOSS);
    expect((await boss.post(path, form)).status).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 61 * MINUTE_MS);
    const led = await boss.post(path, form);
    expect(led.status).toBe(302);
    const again = led.headers.get("location") ?? "";
    expect(again).toMatch(AGAIN);
    await boss.post(again, { intent: "send", email: BOSS });
    const back = await boss.post(again, { intent: "signIn", email: BOSS, code: loggedCode(site.log, BOSS) });
    expect(back.headers.get("location")).toBe(path);
    expect((await boss.post(path, form)).status).toBe(200);
  });

  it("the emergency brake, reading a game and reading a week work as before", async () => {
    const ingest = scriptedIngest();
    const site = await aSite({ administrator: BOSS, games: [smallGame()], ingest });
    const boss = await openSignedIn(site, BOSS);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 61 * MINUTE_MS);
    const week = { intent: "refreshWeek", season: "2025", type: "REG", week: "1" };
    for (const [path, form] of [
      ["/admin", { intent: "closeVoice" }],
      ["/admin", week],
      [GAME, { intent: "loadPlays" }],
    ] as const)
      expect((await boss.post(path, form)).status, form.intent).toBe(200);
    expect(ingest.asked).toHaveLength(2);
  });
});
