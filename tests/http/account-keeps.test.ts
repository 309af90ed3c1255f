import { describe, expect, it } from "vitest";
import { SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import type { OpenSite } from "../setup/open-site.ts";
import { openVisitor, type Visitor } from "../setup/open-visitor.ts";
import { loggedCode } from "../setup/sign-in-as.ts";
import { aSite, FAN } from "./sign-in-steps.ts";
import { withoutMarks } from "../setup/without-marks.ts";

/** What an account keeps, in two browsers of one person. */
const STAR = "demo-kc-qb1";
const OTHER = "scripted-was-wr";
const STRANGER = "other@six.example";

async function aLeagueSite(): Promise<OpenSite> {
  const { games, players } = sampleLeague();
  return aSite({ games, players, now: SAMPLE_NOW });
}

async function signIn(site: OpenSite, email = FAN, visitor = openVisitor(site)): Promise<Visitor> {
  await visitor.signIn(email, () => loggedCode(site.log, email));
  return visitor;
}

function star(visitor: Visitor, owner: string): Promise<Response> {
  return visitor.post("/my/leagues", { star: owner, to: "/my/leagues" });
}

const starsOf = ({ cookies }: Visitor): string => cookies.get("my-players") ?? "";

async function accountText(visitor: Visitor): Promise<string> {
  const html = await (await visitor.get("/login")).text();
  return withoutMarks(html);
}

describe("an account", () => {
  it("brings stars and scoring to another browser, and each change after that", async () => {
    const site = await aLeagueSite();
    const phone = await signIn(site);
    await star(phone, STAR);
    await phone.post("/my-scoring", { scoring: "half", to: "/stats" });
    const laptop = await signIn(site);
    expect(starsOf(laptop)).toBe(`1/s:${STAR}`);
    expect(laptop.cookies.get("my-scoring")).toBe("half");
    await star(laptop, OTHER);
    await phone.get("/my/leagues");
    expect(starsOf(phone)).toBe(`1/s:${STAR}+${OTHER}`);
    await phone.post("/my/leagues", { unstar: STAR, to: "/my/leagues" });
    const page = await laptop.get("/my/leagues");
    expect(starsOf(laptop)).toBe(`1/s:${OTHER}`);
    // The page was made from what came, not from what the browser sent.
    expect(await page.text()).not.toContain(STAR);
    expect(page.headers.get("cache-control")).toBe("no-store");
  });

  it("takes what a visitor kept before, and joins it with its own", async () => {
    const site = await aLeagueSite();
    const phone = await signIn(site);
    await star(phone, STAR);
    const laptop = openVisitor(site);
    await star(laptop, OTHER);
    await signIn(site, FAN, laptop);
    expect(starsOf(laptop)).toBe(`1/s:${STAR}+${OTHER}`);
    await phone.get("/login");
    expect(starsOf(phone)).toBe(starsOf(laptop));
  });

  it("asks which of two scorings counts, and keeps both until then", async () => {
    const site = await aLeagueSite();
    const phone = await signIn(site);
    await phone.post("/my-scoring", { scoring: "half", to: "/stats" });
    const laptop = openVisitor(site);
    await laptop.post("/my-scoring", { scoring: "standard", to: "/stats" });
    await signIn(site, FAN, laptop);
    expect(laptop.cookies.get("my-scoring")).toBe("standard");
    expect(await accountText(laptop)).toMatch(/This browser keeps Standard instead/);
    expect(await accountText(phone)).not.toContain("This browser keeps");
    const chosen = await laptop.post("/login", { intent: "keep", keep: "scoring", from: "account" });
    expect(chosen.status).toBe(303);
    expect(laptop.cookies.get("my-scoring")).toBe("half");
    expect(await accountText(laptop)).not.toContain("This browser keeps");

    const tablet = openVisitor(site);
    await tablet.post("/my-scoring", { scoring: "standard", to: "/stats" });
    await signIn(site, FAN, tablet);
    await tablet.post("/login", { intent: "keep", keep: "scoring", from: "browser" });
    await phone.get("/login");
    expect(phone.cookies.get("my-scoring")).toBe("standard");
    const lost = await tablet.post("/login", { intent: "keep", keep: "money", from: "browser" });
    expect(await lost.text()).toContain("Part of this form was lost on the way. Choose again.");
  });

  it("leaves nothing in a browser from which its person signs out, and gives nobody else any of it", async () => {
    const site = await aLeagueSite();
    const shared = await signIn(site);
    await star(shared, STAR);
    await shared.post("/logout", {});
    expect([...shared.cookies.keys()].filter((name) => name.startsWith("my-"))).toEqual([]);
    await signIn(site, STRANGER, shared);
    expect(starsOf(shared)).toBe("");
    // A session that ended by itself leaves the cookies: they are still not the next person's.
    await star(shared, OTHER);
    for (const name of shared.cookies.keys()) if (!name.startsWith("my-")) shared.cookies.delete(name);
    await signIn(site, FAN, shared);
    expect(starsOf(shared)).toBe(`1/s:${STAR}`);
    const stranger = await signIn(site, STRANGER);
    expect(starsOf(stranger)).toBe(`1/s:${OTHER}`);
  });

  it("goes with what it kept, and the browser stays as it is", async () => {
    const site = await aLeagueSite();
    const phone = await signIn(site);
    await star(phone, STAR);
    await phone.post("/login", { intent: "deleteAccount" });
    expect(starsOf(phone)).toBe(`1/s:${STAR}`);
    expect(phone.cookies.has("my-account")).toBe(false);
    expect(await site.database.reads.selectFrom("account_keeps").selectAll().execute()).toEqual([]);
  });

  it("is nothing to visitors, and a forged mark or a damaged row breaks no page", async () => {
    const site = await aLeagueSite();
    const visitor = openVisitor(site);
    await star(visitor, STAR);
    expect(visitor.cookies.has("my-account")).toBe(false);
    expect(await site.database.reads.selectFrom("account_keeps").selectAll().execute()).toEqual([]);
    const phone = await signIn(site, FAN, visitor);
    await site.database.write(({ db }) =>
      db.updateTable("account_keeps").set({ players: "1/s:<script>", scoring: "nonsense*" }).execute(),
    );
    phone.cookies.set("my-account", "../../etc");
    const page = await phone.get("/my/leagues");
    expect(page.status).toBe(200);
    expect(starsOf(phone)).toBe(`1/s:${STAR}`);
  });

  it("does not stand in the way of a page while its table cannot be read", async () => {
    const site = await aLeagueSite();
    const phone = await signIn(site);
    await star(phone, STAR);
    await site.database.write(({ db }) => db.schema.dropTable("account_keeps").execute());
    const page = await phone.get("/my/leagues");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(STAR);
    expect(site.log.join()).toContain("what an account keeps could not be read or stored");
  });
});
