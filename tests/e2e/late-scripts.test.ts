import type { Locator, Page, Request } from "playwright-core";
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
      expect(paint).toBeLessThan(Infinity);
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

  it("take over a page that names its manifest already", async () => {
    const page = await site.newPage();
    const scripts = await hold(page, (request) => request.url().endsWith(".js"));
    await page.goto(FINAL);
    await page.locator('head > link[rel="manifest"]').waitFor({ state: "attached" });
    scripts.release();
    await hydrated(page);
    expect(await page.locator('link[rel="manifest"]').count()).toBe(1);
    expect(site.takeFaults()).toEqual([]);
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
});

/** What a reader does first on a page, and what has to come of it, with scripts or without. */
interface FirstUse {
  path: string;
  use(page: Page): Promise<void>;
  comes(page: Page): Promise<void>;
}

const TAKEN_OVER = "React has the page";
const QUESTION = "Who led in fantasy points?";

const FIRST_USES: [string, FirstUse][] = [
  [
    "a filter of the plays",
    {
      path: FINAL,
      use: (page) => choice(page, "Plays to show", "FLOW").click(),
      comes: (page) => chosen(page, "Plays to show", "FLOW"),
    },
  ],
  [
    "a tab of the box score",
    {
      path: FINAL,
      use: (page) => choice(page, "Statistics", "Rushing").click(),
      comes: (page) => chosen(page, "Statistics", "Rushing"),
    },
  ],
  [
    "a figure of points",
    {
      path: `${FINAL}?tab=receiving`,
      use: (page) => page.locator("#receiving-demo-kc-te1 td:last-child a").click(),
      comes: (page) => page.getByText("Why 21.90?").first().waitFor(),
    },
  ],
  ["a star on a player's page", { path: "/players/demo-kc-qb1", use: pressStar, comes: starIsKept }],
  ["a star in a table of the box score", { path: `${FINAL}/box/usage`, use: pressStar, comes: starIsKept }],
  [
    "Hide scores",
    {
      path: "/stats?season=2025&type=REG&week=2",
      use: (page) => page.getByRole("button", { name: "Hide scores" }).click(),
      comes: (page) => page.getByRole("button", { name: "Show scores" }).first().waitFor(),
    },
  ],
  [
    "a question and Ask",
    {
      path: FINAL,
      async use(page) {
        await page.locator("#analyst input").fill(QUESTION);
        await page.getByRole("button", { name: "Ask", exact: true }).click();
      },
      comes: isAnswered,
    },
  ],
  [
    "a question and Enter",
    { path: FINAL, use: (page) => typeAndEnter(page.locator("#analyst input"), QUESTION), comes: isAnswered },
  ],
  [
    "a search for a player",
    { path: "/players", use: (page) => typeAndEnter(page.locator("main [name=q]"), "equanimeous"), comes: isFound },
  ],
];

describe("nothing that a reader uses first is lost:", () => {
  it.each(FIRST_USES)("%s, while the scripts come", async (_name, { path, use, comes }) => {
    const page = await openWaiting(path);
    await use(page);
    await comes(page);
    expect(site.takeFaults()).toEqual([]);
  });

  it.each(FIRST_USES)("%s, and the scripts come before its answer", async (_name, { path, use, comes }) => {
    const page = await site.newPage();
    await page.addInitScript(sayWhenTakenOver, TAKEN_OVER);
    const scripts = await hold(page, (request) => request.url().endsWith(".js"));
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const answers = await hold(page, (request) => request.isNavigationRequest());
    // It ends when the page that it leads to has come, and until then the page answers no question about itself.
    const used = use(page);
    await answers.asked;
    const takenOver = page.waitForEvent("console", (message) => message.text() === TAKEN_OVER);
    scripts.release();
    await takenOver;
    answers.release();
    await used;
    await comes(page);
    // And it stays when that page has its scripts too.
    await hydrated(page);
    await comes(page);
    expect(site.takeFaults()).toEqual([]);
  });

  it.each([
    ["a question", FINAL, "#analyst input", QUESTION, isAnswered],
    ["a search", "/players", "main [name=q]", "equanimeous", isFound],
  ])("%s, typed before the scripts and sent after them", async (_name, path, selector, text, comes) => {
    const page = await site.newPage();
    const scripts = await hold(page, (request) => request.url().endsWith(".js"));
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const field = page.locator(selector);
    await field.fill(text);
    scripts.release();
    await hydrated(page);
    expect(await field.inputValue()).toBe(text);
    await field.press("Enter");
    await comes(page);
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

/** Keeps such requests of a page waiting: `asked` when the first one is made, all answered from `release` on. */
async function hold(page: Page, isSuch: (request: Request) => boolean) {
  const asked = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  await page.route("**", async (route) => {
    if (!isSuch(route.request())) return route.fallback();
    asked.resolve(undefined);
    await released.promise;
    await route.fallback();
  });
  return { asked: asked.promise, release: () => released.resolve(undefined) };
}

/** Run in a page: says to its console when React has taken it over. */
function sayWhenTakenOver(words: string): void {
  const main = document.querySelector("main") ?? {};
  if (Object.keys(main).some((key) => key.startsWith("__reactProps"))) console.log(words);
  else setTimeout(sayWhenTakenOver, 0, words);
}

function choice(page: Page, of: string, name: string): Locator {
  return page.getByRole("navigation", { name: of, exact: true }).getByRole("link", { name });
}

async function chosen(page: Page, of: string, name: string): Promise<void> {
  const shown = page.getByRole("navigation", { name: of, exact: true }).locator("[aria-current]");
  await expect.poll(() => shown.innerText()).toMatch(new RegExp(`^${name}`));
}

function pressStar(page: Page): Promise<void> {
  return page
    .getByRole("button", { name: /^Star / })
    .first()
    .click();
}

/** The star is shown as pressed, and the server has put it into the cookie. */
async function starIsKept(page: Page): Promise<void> {
  await page.locator(".star[aria-pressed=true]").waitFor();
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("my-players");
}

async function typeAndEnter(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press("Enter");
}

async function isAnswered(page: Page): Promise<void> {
  await page.locator(".told .basis").waitFor();
  expect(await page.locator(".said").innerText()).toContain(QUESTION);
}

async function isFound(page: Page): Promise<void> {
  await page.locator(".people").getByText("Equanimeous St. Brown").waitFor();
  expect(new URL(page.url()).search).toBe("?q=equanimeous");
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
    // The first paint, which on a busy machine may be of the background alone, before any content.
    const paint = Math.min(...performance.getEntriesByType("paint").map(({ startTime }) => startTime));
    return { load, paint, scripts };
  });
}
