import { describe, expect, it } from "vitest";
import { smallGame } from "../fixtures/small-game.ts";
import { openVisitor } from "../setup/open-visitor.ts";
import { loggedCode } from "../setup/sign-in-as.ts";
import { aSite, BOSS, codeFor, FAN, isSignedIn, tryCode } from "./sign-in-steps.ts";

const GAME = `/games/${smallGame().game.gameKey}`;
describe("a session", () => {
  it("has a new value with every sign-in, and one that was there before is worth nothing afterwards", async () => {
    const site = await aSite({ administrator: BOSS });
    const thief = openVisitor(site);
    await thief.signIn("thief@six.example", () => loggedCode(site.log, "thief@six.example"));
    // Somebody plants the own session in the browser of somebody else, and waits until that person has signed in.
    const fan = openVisitor(site);
    for (const [name, value] of thief.cookies) fan.cookies.set(name, value);
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    expect([...fan.cookies.values()]).not.toEqual([...thief.cookies.values()]);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await (await fan.get("/api/me")).json()).toMatchObject({ userEmail: FAN });
    // An invented value is not taken over.
    const planted = openVisitor(site);
    planted.cookies.set("pickle-six", "planted.value");
    await planted.signIn(FAN, () => loggedCode(site.log, FAN));
    expect(planted.cookies.get("pickle-six")).not.toBe("planted.value");
  });

  it("that was stolen ends with signing out everywhere", async () => {
    const site = await aSite({ administrator: BOSS });
    const [boss, thief] = [openVisitor(site), openVisitor(site)];
    await boss.signIn(BOSS, () => loggedCode(site.log, BOSS));
    for (const [name, value] of boss.cookies) thief.cookies.set(name, value);
    expect(await isSignedIn(thief)).toBe(true);
    await boss.post("/logout", { intent: "everywhere" });
    expect(await isSignedIn(thief)).toBe(false);
  });

  it("is nobody's with a changed, cut or repeated cookie", async () => {
    const site = await aSite({ administrator: BOSS });
    const boss = openVisitor(site);
    await boss.signIn(BOSS, () => loggedCode(site.log, BOSS));
    const value = boss.cookies.get("pickle-six") ?? "";
    const [token = "", signature = ""] = decodeURIComponent(value).split(".");
    const changed = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const forged of [
      token,
      `${token}.`,
      `${changed}.${signature}`,
      `${token}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`,
      `.${signature}`,
      `${token}.${token}`,
      "%",
      "%00",
      "undefined",
      "null",
      "' or '1'='1",
      "a".repeat(5_000),
    ]) {
      const visitor = openVisitor(site);
      visitor.cookies.set("pickle-six", forged.includes("%") ? forged : encodeURIComponent(forged));
      const answer = await visitor.get("/api/me");
      expect(answer.status, forged).toBe(200);
      expect(await answer.json(), forged).toMatchObject({ userEmail: null, isAdministrator: false });
    }
    // On https the name without its prefix, which another host could set, is no session.
    const secure = await aSite({ administrator: BOSS, baseUrl: "https://six.example" });
    const other = openVisitor(secure, "https://six.example");
    await other.signIn(BOSS, () => loggedCode(secure.log, BOSS));
    other.cookies.set("pickle-six", other.cookies.get("__Host-pickle-six") ?? "");
    other.cookies.delete("__Host-pickle-six");
    expect(await isSignedIn(other)).toBe(false);
  });

  it("of one site opens no other, whose secret is its own", async () => {
    const [ours, theirs] = [await aSite({ administrator: BOSS }), await aSite({ administrator: BOSS })];
    const boss = openVisitor(ours);
    await boss.signIn(BOSS, () => loggedCode(ours.log, BOSS));
    const [row] = await ours.database.reads.selectFrom("account_session").selectAll().execute();
    const [user] = await ours.database.reads.selectFrom("account_user").selectAll().execute();
    if (row === undefined || user === undefined) throw new Error("nobody is signed in");
    await theirs.database.write(async ({ db }) => {
      await db.insertInto("account_user").values(user).execute();
      await db.insertInto("account_session").values(row).execute();
    });
    const visitor = openVisitor(theirs);
    for (const [name, value] of boss.cookies) visitor.cookies.set(name, value);
    expect(await isSignedIn(visitor)).toBe(false);
  });
});

describe("what lies around the pages", () => {
  it("does not hold the library's own addresses", async () => {
    const site = await aSite({ administrator: BOSS });
    const fan = openVisitor(site);
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    const paths = [
      "/api/auth",
      "/api/auth/ok",
      "/api/auth/get-session",
      "/api/auth/list-sessions",
      "/api/auth/sign-in/email-otp",
      "/api/auth/sign-up/email",
      "/api/auth/email-otp/send-verification-otp",
      "/api/auth/email-otp/get-verification-otp",
      "/api/auth/update-user",
      "/api/auth/delete-user",
      "/api/auth/error",
      "/sign-in/email-otp",
      "/get-session",
    ];
    for (const path of paths) {
      expect((await fan.get(path)).status, path).toBe(404);
      const posted = await fan.post(path, { email: BOSS, type: "sign-in" });
      expect([404, 405], path).toContain(posted.status);
      expect(await posted.text(), path).not.toContain(BOSS);
    }
  });

  it("leads nowhere else after signing in", async () => {
    const site = await aSite({ administrator: BOSS });
    for (const next of [
      "//evil.example",
      "https://evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "/.//evil.example",
      "javascript:alert(1)",
      "evil",
      "/a/../..//evil.example",
    ]) {
      const visitor = openVisitor(site);
      const email = `fan${Math.trunc(performance.now() * 1000)}@six.example`;
      const code = await codeFor(site, visitor, email);
      const answer = await visitor.post(`/login?next=${encodeURIComponent(next)}`, { intent: "signIn", email, code });
      expect(answer.headers.get("location"), next).toBe("/login");
    }
  });

  it("takes no host from a request into a page, a mail or a cookie", async () => {
    const site = await aSite({ administrator: BOSS });
    const visitor = openVisitor(site);
    const forged = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const page = await visitor.get(`/login?next=${encodeURIComponent(GAME)}`, forged);
    expect(await page.text()).not.toContain("evil.example");
    const asked = await visitor.post(
      "/login",
      { intent: "send", email: FAN },
      { ...forged, origin: "http://evil.example" },
    );
    expect(`${await asked.text()}${JSON.stringify([...asked.headers])}`).not.toContain("evil.example");
    const signedIn = await tryCode(visitor, loggedCode(site.log, FAN), FAN, {
      ...forged,
      origin: "http://evil.example",
    });
    expect(signedIn.headers.get("location")).toBe("/login");
    expect(signedIn.headers.getSetCookie().join("")).not.toMatch(/evil|domain=|secure/i);
  });

  it("answers other verbs with 405 and changes nothing", async () => {
    const site = await aSite({ administrator: BOSS });
    for (const path of ["/login", "/logout", "/api/me"]) {
      for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
        const response = await site.app.fetch(new Request(`http://127.0.0.1${path}`, { method }));
        expect(response.status, `${method} ${path}`).toBe(405);
      }
    }
  });
});
