import { describe, expect, it, vi } from "vitest";
import { smallGame } from "../fixtures/small-game.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { openVisitor, type Visitor } from "../setup/open-visitor.ts";
import { loggedCode } from "../setup/sign-in-as.ts";
import { aSite, BOSS, FAN } from "./sign-in-steps.ts";

const GAME = `/games/${smallGame().game.gameKey}`;
async function me(response: Promise<Response>): Promise<unknown> {
  return (await response).json();
}

const NOBODY = { userEmail: null, user: null, isAdministrator: false };

describe("the administrator", () => {
  const isBoss = { userEmail: BOSS, isAdministrator: true };

  it("S6.admin.8 is the person who has proven the configured address, whatever the case of its letters", async () => {
    const site = await aSite({ games: [smallGame()], administrator: " Boss@SIX.Example " });
    const [boss, fan] = [openVisitor(site), openVisitor(site)];
    await boss.signIn("BOSS@six.EXAMPLE", () => loggedCode(site.log, BOSS));
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    expect(await me(boss.get("/api/me"))).toMatchObject(isBoss);
    expect(await me(fan.get("/api/me"))).toMatchObject({ userEmail: FAN, isAdministrator: false });
    await site.database.write(({ db }) => db.updateTable("account_user").set({ emailVerified: 0 }).execute());
    expect(await me(boss.get("/api/me"))).toMatchObject({ userEmail: BOSS, isAdministrator: false });
  });

  it("finds the way to /admin on the account's page; nobody else is shown one", async () => {
    const site = await aSite({ games: [smallGame()], administrator: BOSS });
    const [boss, fan] = [openVisitor(site), openVisitor(site)];
    await boss.signIn(BOSS, () => loggedCode(site.log, BOSS));
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    expect(await (await boss.get("/login")).text()).toContain('<a href="/admin"');
    expect(await (await fan.get("/login")).text()).not.toContain("/admin");
  });

  it.each([undefined, "", "   "])("S6.admin.10 is nobody with %j for the address", async (administrator) => {
    const site = await aSite({ games: [smallGame()], ...(administrator === undefined ? {} : { administrator }) });
    const boss = openVisitor(site);
    expect(await me(boss.get("/api/me"))).toEqual(NOBODY);
    await boss.signIn(BOSS, () => loggedCode(site.log, BOSS));
    expect(await me(boss.get("/api/me"))).toMatchObject({ userEmail: BOSS, isAdministrator: false });
  });

  it("S6.admin.12 is so no longer at the next request after signing out, or with another address configured", async () => {
    const dataDir = temporaryFolder();
    const site = await aSite({ games: [smallGame()], administrator: BOSS, dataDir });
    const boss = openVisitor(site);
    await boss.signIn(BOSS, () => loggedCode(site.log, BOSS));
    expect(await me(boss.get("/api/me"))).toMatchObject(isBoss);
    // A second process over the same store, configured otherwise.
    const other = await aSite({ games: [smallGame()], administrator: "chief@six.example", dataDir });
    const moved = openVisitor(other);
    for (const [name, value] of boss.cookies) moved.cookies.set(name, value);
    expect(await me(moved.get("/api/me"))).toMatchObject({ userEmail: BOSS, isAdministrator: false });
    await moved.post("/logout", {});
    expect(await me(boss.get("/api/me"))).toEqual(NOBODY);
  });

  it("S6.admin.11 S7.loader.3 leaves no trace in what others get, and nobody's address is in another's page", async () => {
    const site = await aSite({ games: [smallGame()], administrator: BOSS });
    const [boss, fan, visitor] = [openVisitor(site), openVisitor(site), openVisitor(site)];
    await boss.signIn(BOSS, () => loggedCode(site.log, BOSS));
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    for (const path of [
      GAME,
      `${GAME}.data`,
      "/stats",
      "/stats.data",
      "/login",
      "/login.data",
      "/logout",
      "/players?q=x",
      "/nothing",
    ]) {
      // The administrator first, so that whatever was kept of that would be found.
      await boss.get(path);
      const fans = await (await fan.get(path)).text();
      const visitors = await (await visitor.get(path)).text();
      for (const page of [fans, visitors]) expect(page, path).not.toContain(BOSS);
      expect(visitors, path).not.toContain(FAN);
    }
  });

  it("gets pages of their own, which nobody keeps, while everybody else gets the kept ones", async () => {
    const site = await aSite({ games: [smallGame()], administrator: BOSS });
    const [boss, fan] = [openVisitor(site), openVisitor(site)];
    await boss.signIn(BOSS, () => loggedCode(site.log, BOSS));
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    const kept = await fan.get(GAME);
    expect(kept.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    for (const path of [GAME, `${GAME}.data`]) {
      const own = await boss.get(path, { "if-none-match": kept.headers.get("etag") ?? "" });
      expect(own.status, path).toBe(200);
      expect(own.headers.get("cache-control"), path).toBe("no-store");
      expect(own.headers.get("etag"), path).toBeNull();
    }
    expect((await fan.get(GAME)).headers.get("server-timing")).toBe('kept;desc="yes"');
    expect(site.app.kept().pages).toBe(1);
  });

  it("gets such a page over a socket too, where kept pages are answered before anything else", async () => {
    const site = await aSite({ games: [smallGame()], administrator: BOSS });
    const [boss, fan] = [openVisitor(site), openVisitor(site)];
    await boss.signIn(BOSS, () => loggedCode(site.log, BOSS));
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    const address = await site.listen();
    const ask = async (cookies: Map<string, string>): Promise<string | null> => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(`${address}${GAME}`, { headers: { cookie, "accept-encoding": "identity" } });
      await response.arrayBuffer();
      return response.headers.get("cache-control");
    };
    const kept = "public, max-age=0, must-revalidate";
    const strangers = new Map([["theme", "dark"]]);
    const forged = new Map([["pickle-six", "forged"]]);
    for (const round of [1, 2]) {
      for (const cookies of [new Map<string, string>(), strangers, forged, fan.cookies])
        expect(await ask(cookies)).toBe(kept);
      expect(await ask(boss.cookies), `round ${round}`).toBe("no-store");
    }
  });

  it.each([
    ["a page that is kept for everybody else", (boss: Visitor) => boss.get(GAME)],
    ["a form of theirs", (boss: Visitor) => boss.post("/admin", { intent: "refreshWeek" })],
  ])("stays signed in by using %s: the cookie's end moves with the session's", async (_what, use) => {
    const site = await aSite({ games: [smallGame()], administrator: BOSS });
    const boss = openVisitor(site);
    await boss.signIn(BOSS, () => loggedCode(site.log, BOSS));
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60 * 1000);
    const [cookie = "none"] = (await use(boss)).headers.getSetCookie();
    expect(cookie).toMatch(/^pickle-six=.*Max-Age=2592000/);
    // Once a day, not with every page.
    expect((await use(boss)).headers.getSetCookie()).toEqual([]);
  });

  it("gets the page for everyone while the store cannot say who asks", async () => {
    const site = await aSite({ games: [smallGame()], administrator: BOSS });
    const boss = openVisitor(site);
    await boss.signIn(BOSS, () => loggedCode(site.log, BOSS));
    await openVisitor(site).get(GAME);
    vi.spyOn(site.accounts, "viewer").mockRejectedValue(new Error("the database is away"));
    expect((await boss.get(GAME)).headers.get("server-timing")).toBe('kept;desc="yes"');
    expect(site.log.join("")).toContain("who is signed in could not be read");
  });
});
