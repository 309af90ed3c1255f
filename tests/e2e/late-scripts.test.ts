import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(async () => {
  site.logos.answer = "picture";
  await site.endTest();
});
afterAll(() => site.close());

const FINAL = `/games/${SAMPLE_KEYS.final}`;

describe("the scripts of a page on which nothing moves", () => {
  it.each([FINAL, "/players/demo-kc-qb1", "/privacy", "/games/209910199", "/nothing"])(
    "start when all of it has arrived and is painted, and not before: %s",
    async (path) => {
      const page = await site.open(path);
      await hydrated(page);
      const { load, paint, scripts } = await startOfScripts(page);
      expect(paint).toBeGreaterThan(0);
      expect(scripts.length).toBeGreaterThan(3);
      for (const { name, start } of scripts) expect(start, name).toBeGreaterThanOrEqual(Math.max(load, paint));
      // The browser notes the status of a page that is not there.
      expect(site.takeFaults().filter((fault) => !fault.includes("404 (Not Found)"))).toEqual([]);
    },
  );

  it.each([
    ["a pointer", (page: Page) => page.mouse.move(300, 300)],
    ["a finger or a button", (page: Page) => page.locator("h1").first().dispatchEvent("pointerdown")],
    ["a key", (page: Page) => page.keyboard.press("Shift")],
    ["focus", (page: Page) => page.locator("main a[href]").first().focus()],
  ])("start with %s while a picture is still awaited", async (_name, move) => {
    const page = await openWaiting(FINAL);
    expect(await page.evaluate("performance.timing.loadEventStart")).toBe(0);
    expect(await asleep(page)).toBe(1);
    await move(page);
    await hydrated(page);
    expect(await asleep(page)).toBe(0);
  });

  it("sleep on under a pointer that rests", async () => {
    const page = await openWaiting(FINAL);
    await page.locator("h1").first().dispatchEvent("pointermove", { bubbles: true, movementX: 0, movementY: 0 });
    expect(await asleep(page)).toBe(1);
    await page.locator("h1").first().dispatchEvent("pointermove", { bubbles: true, movementX: 1, movementY: 0 });
    expect(await asleep(page)).toBe(0);
  });

  it("start once, also behind what an extension has put in front of them", async () => {
    const page = await openWaiting(FINAL);
    await page.locator("script[type=later]").evaluate((script) => script.before(document.createElement("i")));
    await page.keyboard.press("Shift");
    await hydrated(page);
    const markup = () => page.locator("script").evaluateAll((scripts) => scripts.map(({ outerHTML }) => outerHTML));
    const started = await markup();
    expect(started.filter((script) => script.startsWith('<script type="module"'))).toHaveLength(1);
    for (const move of ["Shift", "Escape"]) await page.keyboard.press(move);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await page.evaluate(() => {
      dispatchEvent(new Event("load"));
      // The waker has heard of the paint when a later observer hears of it.
      return new Promise((heard) => new PerformanceObserver(heard).observe({ type: "paint", buffered: true }));
    });
    expect(await markup()).toEqual(started);
  });

  it("make a press of Start that came before them", async () => {
    const page = await openWaiting(FINAL);
    await page.route("**/api/realtime-token?*", (route) => route.fulfill({ json: {} }));
    const begun = page.waitForRequest("**/api/realtime-token?*");
    // Nothing of the section is heard yet: a click alone, without the pointer that wakes.
    await page.getByRole("button", { name: "Start talking" }).evaluate((button: HTMLButtonElement) => button.click());
    expect(await asleep(page)).toBe(1);
    await page.mouse.move(300, 300);
    await begun;
  });

  it("start by themselves where a picture never comes", async () => {
    const page = await site.newPage();
    await page.clock.install();
    site.logos.answer = "silence";
    await page.goto(FINAL, { waitUntil: "domcontentloaded" });
    expect(await asleep(page)).toBe(1);
    await page.clock.fastForward(4_000);
    await hydrated(page);
  });

  it("lose nothing of what is pressed first: it works as it does without scripts", async () => {
    const page = await openWaiting(FINAL);
    await page.getByRole("navigation", { name: "Plays to show" }).getByRole("link", { name: "FLOW" }).click();
    await page.waitForURL(/plays=flow/, { waitUntil: "domcontentloaded" });
    const shown = page.getByRole("navigation", { name: "Plays to show" }).locator("[aria-current]");
    await expect.poll(() => shown.innerText()).toMatch(/^FLOW/);
  });
});

describe("the scripts of a page that moves", () => {
  it.each([`/games/${SAMPLE_KEYS.live}`, "/stats"])("do not wait: %s", async (path) => {
    const page = await openWaiting(path);
    expect(await asleep(page)).toBe(0);
    await hydrated(page);
  });
});

/** A page of which everything but its pictures has come. */
async function openWaiting(path: string): Promise<Page> {
  site.logos.answer = "silence";
  const page = await site.newPage();
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return page;
}

function asleep(page: Page): Promise<number> {
  return page.locator("script[type=later]").count();
}

/** When the page had loaded and was first painted, and when each of its scripts was asked for; milliseconds. */
function startOfScripts(
  page: Page,
): Promise<{ load: number; paint: number; scripts: { name: string; start: number }[] }> {
  return page.evaluate(() => {
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name, startTime: start }) => ({ name, start }));
    const load = Math.max(
      ...performance.getEntriesByType("navigation").map((entry) => Reflect.get(entry, "loadEventStart")),
    );
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return { load, paint: paint?.startTime ?? 0, scripts };
  });
}
