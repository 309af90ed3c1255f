import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { focusStop, focusStops } from "./focus-stops.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

const TIE = `/games/${SAMPLE_KEYS.tie}`;

describe.each([
  { name: "a game under FLOW", path: `${TIE}?plays=flow`, width: 1280 },
  { name: "a game under FLOW on a phone", path: `${TIE}?plays=flow`, width: 360 },
  { name: "a game with a recap, in the dark", path: `/games/${SAMPLE_KEYS.final}?plays=OT`, width: 1280, dark: true },
  { name: "the week", path: "/stats", width: 1280 },
  { name: "a player", path: "/players/demo-kc-qb1", width: 360 },
  { name: "the search", path: "/players?q=an", width: 1280 },
  { name: "the leaders", path: "/players", width: 360 },
  { name: "a week with one's own players at its foot", path: "/stats", width: 360, keeps: true },
  { name: "one's own week", path: "/my", width: 360, keeps: true },
  { name: "the account", path: "/login", width: 360 },
])("the Tab key through $name", ({ path, width, dark = false, keeps = false }) => {
  it("meets everything once, in the order of the document, always visible, and comes out at the end", async () => {
    const page = await site.open(path, { width, dark });
    if (keeps) await keepPlayers(page);
    const expected = await page.evaluate(tabbable);
    const stops = await focusStops(page);
    expect(expected.length).toBeGreaterThan(8);
    expect(stops.map(({ name }) => name)).toEqual(expected);
    expect(stops.filter(({ ring }) => ring < 2).map(({ name, ring }) => `${name}: ${ring} px`)).toEqual([]);
    expect(stops.filter(({ isInOrder }) => !isInOrder).map(({ name }) => name)).toEqual([]);
    expect(
      stops.filter(({ hiddenBy }) => hiddenBy !== null).map(({ name, hiddenBy }) => `${name} under ${hiddenBy}`),
    ).toEqual([]);
    expect(stops.filter(({ beyond }) => beyond > 0).map(({ name, beyond }) => `${name}: ${beyond} px over`)).toEqual(
      [],
    );
  });
});

describe("with the keyboard alone", () => {
  it("the first stop is the skip link, which shows itself and leads past the head", async () => {
    const page = await site.open(TIE);
    await page.keyboard.press("Tab");
    const skip = await focusStop(page);
    expect(skip?.name).toMatch(/^a Skip to the game/);
    expect(skip?.top).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "main");
    await page.keyboard.press("Tab");
    expect((await focusStop(page))?.isInMain).toBe(true);
  });

  it("S2.box.42 source and tab change in place, and the focus stays", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}`);
    await pressOn(page, "Source", "Projections");
    await page.waitForURL(/source=projections/);
    await expect.poll(() => current(page, "Source")).toMatch(/^Projections \(\d+\)$/);
    expect(await focused(page)).toBe(await current(page, "Source"));
    await pressOn(page, "Statistics", "Rushing");
    await page.waitForURL(/tab=rushing/);
    await expect.poll(() => current(page, "Statistics")).toBe("Rushing");
    expect(await focused(page)).toBe("Rushing");
    expect(page.url()).toContain("source=projections");
  });

  it("S2.plays.16 S2.plays.17 filter, order and a fold of FLOW", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}`);
    await pressOn(page, "Plays to show", "FLOW");
    await expect.poll(() => current(page, "Plays to show")).toBe("FLOW");
    const order = page.getByRole("link", { name: "Show newest first" });
    await order.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Show in game order");
    expect(page.url()).toContain("plays=flow&order=newest");
    const fold = page.locator("#plays details").first();
    await fold.locator("summary").focus();
    expect(await fold.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false);
    await page.keyboard.press("Enter");
    expect(await fold.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
    await page.keyboard.press("Space");
    expect(await fold.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false);
  });

  it.each([false, true])(
    "what a phone folds opens and closes; a wide window shows it and has nothing to press, dark: %s",
    async (dark) => {
      for (const [id, name] of [
        ["drives", /^Drives/],
        ["teams", /^Team statistics/],
      ] as const) {
        const phone = await site.open(TIE, { width: 360, dark });
        const [table, summary] = ["table", "summary"].map((part) => phone.locator(`#${id} ${part}`).first());
        if (table === undefined || summary === undefined) throw new Error("there are two");
        expect(await table.isVisible(), id).toBe(false);
        await tabTo(phone, `#${id} summary`);
        expect((await focusStop(phone))?.ring, id).toBeGreaterThanOrEqual(2);
        // The sign at its end is not a part of its name.
        expect(await summary.evaluate((one) => getComputedStyle(one, "::after").content), id).toBe('"+" / ""');
        await phone.keyboard.press("Enter");
        await table.waitFor({ state: "visible" });
        expect(await phone.getByRole("heading", { level: 3, name }).count(), id).toBe(1);
        await phone.keyboard.press("Space");
        await table.waitFor({ state: "hidden" });

        const wide = await site.open(TIE, { width: 1280, dark });
        expect(await wide.locator(`#${id} table`).first().isVisible(), id).toBe(true);
        expect(await wide.locator(`#${id} summary`).isVisible(), id).toBe(false);
        const heading = wide.getByRole("heading", { level: 3, name });
        expect([await heading.count(), await heading.isVisible()], id).toEqual([1, true]);
      }
    },
  );

  it("S2.box.41 to a player, at the beginning of his page, and back to the same view and place", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}?plays=2&tab=receiving`);
    const player = page.locator("#box tbody th a:visible").first();
    await player.focus();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    const name = await player.textContent();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/players\//);
    await page.getByRole("heading", { level: 1, name: name ?? "" }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "main");
    await page.goBack();
    await page.waitForURL(/plays=2&tab=receiving/);
    expect(await current(page, "Plays to show")).toBe("Q2");
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, before);
  });

  it("a wide table scrolls with the arrow keys once its frame has the focus", async () => {
    const page = await site.open("/players/demo-kc-qb1", { width: 360 });
    const frame = page.getByRole("region", { name: /^Game log/ });
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(0);
    await frame.focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
  });
});

/** The page as a reader sees it who keeps a roster and starred players. */
async function keepPlayers(page: Page): Promise<void> {
  const value = "1/s:demo-kc-wr1/l:1:Home:P:ppr:demo-kc-qb1+demo-kc-te1+KC:demo-kc-rb1";
  await page.context().addCookies([{ name: "my-players", value, url: page.url() }]);
  await page.reload();
  await hydrated(page);
  if (await page.locator("#mine:not([hidden])").isVisible()) await page.locator(".my-strip .lg").first().waitFor();
}

/** Presses Tab until the focus is there. Fails where it never comes. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 200; stop += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`Tab never comes to ${selector}`);
}

async function pressOn(page: Page, nav: string, name: string): Promise<void> {
  await page.getByRole("navigation", { name: nav, exact: true }).getByRole("link", { name }).focus();
  await page.keyboard.press("Enter");
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}

function current(page: Page, nav: string): Promise<string | null> {
  return page.getByRole("navigation", { name: nav, exact: true }).locator("[aria-current]").textContent();
}

/** What a keyboard can reach, in the order of the document. Runs in the page. */
function tabbable(): string[] {
  return [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [tabindex='0']")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0)
    .map(
      (element) =>
        `${element.localName} ${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}`,
    );
}
