import { describe, expect, it, vi } from "vitest";
import { smallGame } from "../fixtures/small-game.ts";
import { openVisitor } from "../setup/open-visitor.ts";
import { loggedCode } from "../setup/sign-in-as.ts";
import { aSite, BOSS, FAN } from "./sign-in-steps.ts";

const GAME = `/games/${smallGame().game.gameKey}`;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The text of a page, without its markup. */
async function words(response: Response): Promise<string> {
  const main = /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? "";
  return main
    .replaceAll(/<!-- -->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll("&#x27;", "'");
}

async function me(response: Promise<Response>): Promise<unknown> {
  return (await response).json();
}

const NOBODY = { userEmail: null, user: null, isAdministrator: false };

describe("signing in", () => {
  it("S2.route.12 takes two forms: an address, and the code that was sent there", async () => {
    const site = await aSite({ games: [smallGame()] });
    const fan = openVisitor(site);
    expect(await words(await fan.get("/login"))).toContain("Get a code");
    const asked = await fan.post("/login", { intent: "send", email: "  Fan@Six.example " });
    expect(asked.status).toBe(200);
    expect([...fan.cookies.keys()]).toEqual(["pickle-six-browser"]);
    const form = await asked.text();
    expect(form).toContain("A code for fan@six.example is in the server’s log: this site sends no email.");
    expect(form).toMatch(/<input[^>]*autoComplete="one-time-code"[^>]*inputMode="numeric"/i);
    const signedIn = await fan.post("/login", { intent: "signIn", email: FAN, code: loggedCode(site.log, FAN) });
    expect([signedIn.status, signedIn.headers.get("location")]).toEqual([302, "/login"]);
    expect(await words(await fan.get("/login"))).toContain("You are signed in as fan@six.example .");
    expect(await me(fan.get("/api/me"))).toEqual({
      userEmail: FAN,
      user: { id: expect.any(String), email: FAN },
      isAdministrator: false,
    });
  });

  it("promises no email where none is sent, and says after a mistake where the code is", async () => {
    const site = await aSite({ games: [smallGame()] });
    const fan = openVisitor(site);
    const before = await words(await fan.get("/login"));
    expect(before).toContain("This site sends no email: the code will be in the server’s log");
    const pages = [before];
    await fan.post("/login", { intent: "send", email: FAN });
    for (const code of ["1234", "x", loggedCode(site.log, FAN) === "00000000" ? "00000001" : "00000000"]) {
      const refused = await words(await fan.post("/login", { intent: "signIn", email: FAN, code }));
      expect(refused).toContain(`Codes for ${FAN} are in the server’s log: this site sends no email.`);
      pages.push(refused);
    }
    expect(pages[1]).toContain("The code has eight digits. It’s in the server’s log.");
    for (const page of pages) expect(page).not.toMatch(/email (?:you|me|one)|\bour email/i);
  });

  it("takes a code as people paste it: with spaces or a dash", async () => {
    const site = await aSite({ games: [smallGame()] });
    const fan = openVisitor(site);
    const answer = await fan.signIn(FAN, () => loggedCode(site.log, FAN).replace(/^(....)(....)$/, " $1-$2 "));
    expect(answer.status).toBe(302);
  });

  it("S2.route.13 refuses a wrong code and says how many tries are left, and a code that was used before", async () => {
    const site = await aSite({ games: [smallGame()] });
    const fan = openVisitor(site);
    await fan.post("/login", { intent: "send", email: FAN });
    const code = loggedCode(site.log, FAN);
    const wrong = code === "00000000" ? "00000001" : "00000000";
    const refused = await fan.post("/login", { intent: "signIn", email: FAN, code: wrong });
    expect(refused.status).toBe(400);
    expect(await words(refused)).toContain("That code is incorrect. You have 2 tries left.");
    expect(await me(fan.get("/api/me"))).toEqual(NOBODY);
    expect((await fan.post("/login", { intent: "signIn", email: FAN, code })).status).toBe(302);
    const other = openVisitor(site);
    const again = await other.post("/login", { intent: "signIn", email: FAN, code });
    expect(again.status).toBe(400);
    expect(await words(again)).toContain("This code no longer works");
    expect(await me(other.get("/api/me"))).toEqual(NOBODY);
  });

  it("finds the same account again, from another browser and in other letters", async () => {
    const site = await aSite({ games: [smallGame()] });
    const [first, second] = [openVisitor(site), openVisitor(site)];
    await first.signIn(FAN, () => loggedCode(site.log, FAN));
    await second.signIn("FAN@SIX.EXAMPLE", () => loggedCode(site.log, FAN));
    expect(await me(second.get("/api/me"))).toEqual(await me(first.get("/api/me")));
    expect(await site.database.reads.selectFrom("account_user").selectAll().execute()).toHaveLength(1);
  });

  it("leads back to the page that the person came from", async () => {
    const site = await aSite({ games: [smallGame()] });
    const fan = openVisitor(site);
    await fan.post("/login", { intent: "send", email: FAN });
    const path = `/login?next=${encodeURIComponent(`${GAME}?plays=flow`)}`;
    const answer = await fan.post(path, { intent: "signIn", email: FAN, code: loggedCode(site.log, FAN) });
    expect(answer.headers.get("location")).toBe(`${GAME}?plays=flow`);
  });

  it("gives a cookie that scripts and other sites cannot use, and on https no other host can set", async () => {
    const plain = await aSite({ games: [smallGame()] });
    const fan = openVisitor(plain);
    const answer = await fan.signIn(FAN, () => loggedCode(plain.log, FAN));
    const parts = (answer.headers.getSetCookie()[0] ?? "").split("; ");
    expect(parts[0]).toMatch(/^pickle-six=/);
    expect(parts.slice(1).toSorted()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"]);

    const secure = await aSite({ games: [smallGame()], baseUrl: "https://six.example" });
    const guest = openVisitor(secure, "https://six.example");
    const secured = await guest.signIn(FAN, () => loggedCode(secure.log, FAN));
    const secureParts = (secured.headers.getSetCookie()[0] ?? "").split("; ");
    expect(secureParts[0]).toMatch(/^__Host-pickle-six=/);
    expect(secureParts.slice(1).toSorted()).toEqual([
      "HttpOnly",
      "Max-Age=2592000",
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
  });

  it("lasts thirty days from the last use, which is noted once a day", async () => {
    const site = await aSite({ games: [smallGame()] });
    const fan = openVisitor(site);
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    expect((await fan.get("/api/me")).headers.getSetCookie()).toEqual([]);
    vi.useFakeTimers({ toFake: ["Date"] });
    for (const days of [20, 40]) {
      vi.setSystemTime(Date.now() + 20 * DAY_MS);
      const answer = await fan.get("/api/me");
      expect(answer.headers.getSetCookie(), `after ${days} days`).toHaveLength(1);
      expect(await answer.json()).toMatchObject({ userEmail: FAN });
    }
    vi.setSystemTime(Date.now() + 31 * DAY_MS);
    expect(await me(fan.get("/api/me"))).toEqual(NOBODY);
    // The mark says whose the leagues of this browser are.
    expect([...fan.cookies.keys()]).toEqual(["pickle-six-browser", "my-account"]);
  });
});

describe("signing out", () => {
  it("S2.route.14 makes the person a visitor again", async () => {
    const site = await aSite({ games: [smallGame()] });
    const fan = openVisitor(site);
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    expect(await words(await fan.get("/logout"))).toContain("You are signed in as fan@six.example");
    const held = new Map(fan.cookies);
    expect(await words(await fan.post("/logout", {}))).toContain("You are signed out");
    expect([...fan.cookies.keys()]).toEqual(["pickle-six-browser"]);
    expect(await me(fan.get("/api/me"))).toEqual(NOBODY);
    expect(site.log.filter((line) => (JSON.parse(line) as { level: number }).level > 30)).toEqual([
      expect.stringContaining("The sign-in code for"),
    ]);
    // The session itself is gone, not only the browser's cookie.
    for (const [name, value] of held) fan.cookies.set(name, value);
    expect(await me(fan.get("/api/me"))).toEqual(NOBODY);
  });

  it("is only a page when it is asked for with GET", async () => {
    const site = await aSite({ games: [smallGame()] });
    const fan = openVisitor(site);
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    await fan.get("/logout");
    expect(await me(fan.get("/api/me"))).toMatchObject({ userEmail: FAN });
  });

  it("says the same to a visitor", async () => {
    const visitor = openVisitor(await aSite({ games: [smallGame()] }));
    expect(await words(await visitor.get("/logout"))).toContain("You are signed out");
    expect((await visitor.post("/logout", { intent: "everywhere" })).status).toBe(200);
  });

  it("everywhere ends the sessions of this person on every browser, and of nobody else", async () => {
    const site = await aSite({ games: [smallGame()] });
    const [here, there, other] = [openVisitor(site), openVisitor(site), openVisitor(site)];
    for (const browser of [here, there]) await browser.signIn(FAN, () => loggedCode(site.log, FAN));
    await other.signIn(BOSS, () => loggedCode(site.log, BOSS));
    await here.post("/logout", { intent: "everywhere" });
    expect(await me(here.get("/api/me"))).toEqual(NOBODY);
    expect(await me(there.get("/api/me"))).toEqual(NOBODY);
    expect(await me(other.get("/api/me"))).toMatchObject({ userEmail: BOSS });
  });

  it("can be decided by the list of places where one is signed in", async () => {
    const site = await aSite({ games: [smallGame()] });
    const [here, there] = [openVisitor(site), openVisitor(site)];
    await there.post("/login", { intent: "send", email: FAN });
    await there.post(
      "/login",
      { intent: "signIn", email: FAN, code: loggedCode(site.log, FAN) },
      { "user-agent": "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0" },
    );
    await here.signIn(FAN, () => loggedCode(site.log, FAN));
    const page = await words(await here.get("/login"));
    expect(page).toContain("Firefox on Windows");
    expect(page.match(/this one/g)).toHaveLength(1);
  });
});

describe("GET /api/me", () => {
  it("is kept by nobody, and answers nothing but GET", async () => {
    const visitor = openVisitor(await aSite({ games: [smallGame()] }));
    const answer = await visitor.get("/api/me");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("vary")).toBe("cookie");
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect((await visitor.post("/api/me", {})).status).toBe(405);
  });
});
