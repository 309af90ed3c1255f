import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { keptPlayersCookie } from "../../server/http/my-players-cookie.ts";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { signInAs } from "../setup/sign-in-as.ts";
import { axeFindings } from "./axe-findings.ts";

const GAME = `/games/${SAMPLE_KEYS.final}`;
const LIVE = `/games/${SAMPLE_KEYS.live}`;

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

/** A page of a browser that takes the service worker, with the worker at work. */
async function withWorker(path: string): Promise<Page> {
  const page = await site.open(path, { width: 360, options: { serviceWorkers: "allow" } });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** The paths that are kept, the oldest first. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await (await caches.open("pages")).keys()).map(({ url }) => new URL(url).pathname + new URL(url).search),
  );
}

async function keepCookies(page: Page, pairs: readonly string[]): Promise<void> {
  const cookies = pairs.map((pair) => /^([^=]+)=(.*)$/s.exec(pair) ?? []);
  await page.context().addCookies(cookies.map(([, name = "", value = ""]) => ({ name, value, url: page.url() })));
}

/** What a browser without a network says on its console is no fault of the page. */
function takeNetworkFaults(): string[] {
  return site
    .takeFaults()
    .filter((fault) => !/net::ERR_|Error loading route module|Failed to fetch dynamically imported module/.test(fault));
}

describe("offline", () => {
  it("a page that was opened is read again, whole and with a line that says from when it is", async () => {
    const page = await withWorker(GAME);
    await expect.poll(() => keptPaths(page)).toContain(GAME);
    await page.context().setOffline(true);
    await page.reload();
    await hydrated(page);
    expect(await page.locator(".offline-line").innerText()).toMatch(
      /^You are offline\. This page is as of \d{1,2}:\d\d [AP]M\.$/,
    );
    expect(await page.locator("#score").innerText()).toMatch(/17[^]*13/);
    // With its styles and its scripts: a tab is a press.
    expect(await page.locator(".offline-line").evaluate((line) => getComputedStyle(line).textAlign)).toBe("center");
    await page.getByRole("link", { name: "Rushing", exact: true }).click();
    await page.locator("table.box caption", { hasText: "Rushing" }).first().waitFor({ state: "attached" });
    // What is loaded when it is shown is there too.
    await page.locator("#plays a.clock").first().click();
    await page.locator(".play.open .acts a").first().waitFor();
    expect(takeNetworkFaults()).toEqual([]);
  });

  it("the line is gone once a live page has caught up with the network", async () => {
    const page = await withWorker(LIVE);
    await expect.poll(() => keptPaths(page)).toContain(LIVE);
    await page.context().setOffline(true);
    await page.reload();
    await hydrated(page);
    await page.locator(".offline-line", { hasText: "You are offline." }).waitFor();
    await page.context().setOffline(false);
    await page.locator(".live-line.is-on").waitFor();
    expect(await page.locator(".offline-line").count()).toBe(0);
    expect(takeNetworkFaults()).toEqual([]);
  });

  it("the line does not call a reader offline whose network is back, and is gone when a page's data have come", async () => {
    const page = await withWorker("/players");
    await expect.poll(() => keptPaths(page)).toContain("/players");
    await page.context().setOffline(true);
    await page.reload();
    await hydrated(page);
    const line = page.locator(".offline-line");
    await page.context().setOffline(false);
    await expect.poll(() => line.innerText()).toMatch(/^This page is as of \d{1,2}:\d\d [AP]M\.$/);
    // As a link asks for a page's data; the worker may have its network back after the page.
    await expect
      .poll(async () => {
        await page.evaluate(() => fetch("/players.data").catch(() => null));
        return line.count();
      })
      .toBe(0);
    expect(takeNetworkFaults()).toEqual([]);
  });

  it("a page stays as it is where a part of it does not come, which comes when there is a network again", async () => {
    const page = await site.open(GAME);
    // A part that the page shows already is loaded after it has come alive.
    await hydrated(page, "#differences");
    await page.context().setOffline(true);
    const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/play-actions-"));
    await page.locator("#plays a.clock").first().click();
    await lost;
    expect(await page.locator("#score").innerText()).toMatch(/17[^]*13/);
    await page.locator(".play.open .about").waitFor({ state: "attached" });
    const actions = page.locator(".play.open .acts a");
    expect(await actions.count()).toBe(0);
    await page.context().setOffline(false);
    // The page may hear of the network before it hears that the script is lost.
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event("online")));
        return actions.count();
      })
      .toBeGreaterThan(0);
    expect(takeNetworkFaults()).toEqual([]);
  });

  it("a link to a page that is not kept leads to those that are, also from a page that is there", async () => {
    const page = await withWorker(GAME);
    await hydrated(page);
    await expect.poll(() => keptPaths(page)).toContain(GAME);
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Players", exact: true }).click();
    await page.getByRole("heading", { name: "You are offline" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/players");
    expect(await axeFindings(page)).toEqual([]);
    const menu = page.getByRole("navigation", { name: "Site" }).getByRole("link");
    expect(await menu.allInnerTexts()).toEqual(["Scores", "My Sunday", "Players", "Account"]);
    // With the site's styles: the head is a line of the page's width, and the menu stands in it.
    expect(await page.locator("header.mast .wrap").evaluate((line) => getComputedStyle(line).display)).toBe("flex");
    expect(await page.locator(".kept-pages small").innerText()).toMatch(/^As of \d{1,2}:\d\d [AP]M$/);
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "You are offline" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/players");
    const kept = page.getByRole("list").getByRole("link");
    expect(await kept.count()).toBe(1);
    await kept.click();
    await page.locator(".offline-line").waitFor();
    expect(new URL(page.url()).pathname).toBe(GAME);
    expect(takeNetworkFaults()).toEqual([]);
  });

  it("what is kept has a bound, nothing of an account is in it, and hiding scores forgets all of it", async () => {
    const page = await withWorker("/stats");
    await page.evaluate(async (game) => {
      for (const path of ["/login", "/my/leagues", "/my?scores=shown", "/players"])
        await fetch(path.replace(/(?=\?|$)/, ".data"));
      for (let index = 0; index < 24; index += 1) await fetch(`${game}.data?x=${index}`);
    }, GAME);
    await expect.poll(async () => (await keptPaths(page)).at(-1)).toBe(`${GAME}?x=23`);
    await expect.poll(async () => (await keptPaths(page)).length).toBe(20);
    expect((await keptPaths(page)).filter((path) => /^\/(my|login)/.test(path))).toEqual([]);
    await page.goto("/stats?season=2025&type=REG&week=3");
    await page.getByRole("button", { name: "Hide scores" }).click();
    await page.getByRole("button", { name: "Show scores" }).waitFor();
    // The page that it leads to is kept again, as it is now.
    await expect.poll(() => keptPaths(page)).toEqual(["/stats?season=2025&type=REG&week=3"]);
    await page.context().setOffline(true);
    await page.goto(GAME);
    await page.getByRole("heading", { name: "You are offline" }).waitFor();
    await page.goto("/stats?season=2025&type=REG&week=3");
    expect(await page.locator(".tiles").innerText()).not.toMatch(/\b(?:17|13|70)\b/);
    expect(takeNetworkFaults()).toEqual([]);
  });

  it("a player's page is kept for a reader with a star too, without the star", async () => {
    const page = await withWorker("/players/scripted-was-wr");
    await expect.poll(() => keptPaths(page)).toEqual(["/players/scripted-was-wr"]);
    // The worker forgets its pages when it sees the request; the star is in the cookie when it is answered.
    const starred = page.waitForResponse("**/my/leagues");
    await page.getByRole("button", { name: /^Star / }).click();
    await starred;
    await expect.poll(() => keptPaths(page)).toEqual([]);
    await page.reload();
    expect(await page.getByRole("button", { name: /^Star / }).getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => keptPaths(page)).toEqual(["/players/scripted-was-wr"]);
    await page.context().setOffline(true);
    await page.reload();
    await page.locator(".offline-line").waitFor();
    expect(await page.getByRole("button", { name: /^Star / }).getAttribute("aria-pressed")).toBe("false");
    expect(takeNetworkFaults()).toEqual([]);
  });

  it("a reader's own week is read again as it was seen, and goes with signing out", async () => {
    const page = await withWorker("/stats");
    const league = { id: "1", source: "pasted", name: "Office", scoring: "half", bench: [] } as const;
    const kept = keptPlayersCookie({ starred: [], leagues: [{ ...league, starters: ["scripted-was-wr"] }] }, false);
    await keepCookies(page, [kept.split(";")[0] ?? "", await signInAs(site.site, "fan@six.example")]);
    await page.goto("/my");
    await expect.poll(() => keptPaths(page)).toContain("/my");
    const rosters = await page.locator(".mine-page").innerText();
    expect(rosters).toContain("St. Brown");
    await page.goto("/players");
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "My Sunday", exact: true }).click();
    await page.locator(".offline-line").waitFor();
    await hydrated(page);
    expect(await page.locator(".offline-line").innerText()).toMatch(/ This page is as of \d{1,2}:\d\d [AP]M\.$/);
    expect(await page.locator(".mine-page").innerText()).toBe(rosters);
    await page.goto("/accuracy");
    const listed = page.getByRole("link", { name: /^My Sunday: Office, Week \d+$/ });
    expect(await listed.getAttribute("href")).toBe("/my");
    await page.context().setOffline(false);
    await page.goto("/logout");
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.getByRole("heading", { name: "You are signed out" }).waitFor();
    await expect.poll(() => keptPaths(page)).toEqual([]);
    await page.context().setOffline(true);
    await page.goto("/my");
    await page.getByRole("heading", { name: "You are offline" }).waitFor();
    expect(await page.locator("main").innerText()).not.toContain("Office");
    expect(takeNetworkFaults()).toEqual([]);
  });

  it("the menu leads to the week of a reader's own that was kept last", async () => {
    const page = await withWorker("/stats");
    // The page that brought the worker is kept behind it, and would else be the last one.
    await expect.poll(() => keptPaths(page)).toContain("/stats");
    const [earlier, last] = ["/my?season=2025&type=REG&week=2", "/my?season=2025&type=REG&week=3"];
    for (const path of [earlier, last]) {
      await page.goto(path);
      await expect.poll(async () => (await keptPaths(page)).at(-1)).toBe(path);
    }
    await page.context().setOffline(true);
    await page.goto("/my");
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(last);
    // Another league is no week that was kept.
    await page.goto("/my?league=2");
    await page.getByRole("heading", { name: "You are offline" }).waitFor();
    expect(takeNetworkFaults()).toEqual([]);
  });

  it("Chromium finds nothing that keeps the site from being installed", async () => {
    const page = await withWorker("/stats");
    await page.locator('link[rel="manifest"]').waitFor({ state: "attached" });
    const devtools = await page.context().newCDPSession(page);
    const { errors, url } = await devtools.send("Page.getAppManifest");
    expect([new URL(url).pathname, errors]).toEqual(["/manifest.webmanifest", []]);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    // A test's profile is a private window.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  });
});
