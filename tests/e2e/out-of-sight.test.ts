import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { SAMPLE_KEYS, SAMPLE_NOW } from "../fixtures/sample-league.ts";
import { painted } from "../setup/layout-shifts.ts";
import { openSlowStream } from "../setup/open-slow-stream.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";

const FINAL = `/games/${SAMPLE_KEYS.final}`;
const REPLAY = `${FINAL}/replay?from=${SAMPLE_NOW.getTime() / 1000 - 300}&speed=20`;
/** The bar that stays, and the room below it. */
const BELOW_BAR = 60;
const FEW = 3;

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

describe("plays that nobody is near", () => {
  it.each([360, 1280])("cost no layout in a finished game, at %i px", async (width) => {
    const page = await site.open(FINAL, { width });
    const [skipped, drives] = await skippedDrives(page);
    expect(drives).toBeGreaterThan(15);
    expect(skipped).toBeGreaterThan(drives / 2);
  });

  it.each([
    ["a game that is on", `/games/${SAMPLE_KEYS.live}?order=oldest`, 360],
    ["a replay", REPLAY, 360],
    ["a replay that is over", REPLAY.replace("speed=20", "speed=100"), 360],
    ["a moment of a finished game", `${FINAL}?at=60`, 360],
    ["a filter", `${FINAL}?plays=4`, 360],
    ["a tablet, where half of the lines break", FINAL, 700],
  ])("are laid out in %s", async (_name, path, width) => {
    const page = await site.open(path, { width });
    expect((await skippedDrives(page))[0]).toBe(0);
  });

  it("are laid out once the page itself keeps its reader's place", async () => {
    const page = await site.open(FINAL, { width: 360 });
    await layOutAll(page);
    expect((await skippedDrives(page))[0]).toBe(0);
  });

  it("keep a height where the page stopped on its way, in the middle of one", async () => {
    const { address, goOn } = await openSlowStream(
      await site.site.listen(),
      /(?:<[^>]*class="drive [^"]*"[^>]*>[^]*?){9}/,
    );
    const page = await site.newPage({ width: 360, script: false });
    await page.goto(`${address}${FINAL}`, { waitUntil: "commit" });
    const drives = page.locator("#plays .drive");
    await drives.nth(8).waitFor({ state: "attached" });
    await painted(page);
    goOn();
    await page.waitForLoadState();
    await painted(page);
    const heights = await drives.evaluateAll((all) => all.map((drive) => drive.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThan(50);
  });

  it.each([
    [360, "final"],
    [360, "tie"],
    [430, "final"],
    [1280, "final"],
  ] as const)(
    "leave a simulated page about as high as it is, at %i px: %s (real games in real-games.test.ts)",
    async (width, key) => {
      const page = await site.open(`/games/${SAMPLE_KEYS[key]}`, { width });
      expect((await skippedDrives(page))[0]).toBeGreaterThan(0);
      const guessed = await heightOf(page);
      await layOutAll(page);
      const whole = await heightOf(page);
      expect(Math.abs(guessed / whole - 1), `${guessed} of ${whole}`).toBeLessThan(0.03);
    },
  );
});

describe("a link to a play far down", () => {
  it.each([
    [360, true],
    [360, false],
    [1280, true],
    [1280, false],
  ])("lands on it at %i px, with script: %s", async (width, script) => {
    const id = await lastScore();
    for (const path of [`${FINAL}#${id}`, `${FINAL}?play=${id.replace("play-", "")}#${id}`]) {
      const page = await site.open(path, { width, script });
      await painted(page);
      await expectLanded(page, id);
    }
  });

  it.each([360, 1280])("lands on it from the index of scores at %i px, and back", async (width) => {
    const page = await site.open(FINAL, { width });
    await hydrated(page);
    const link = page.locator("#scores a").last();
    const id = (await link.getAttribute("href"))?.slice(1) ?? "";
    await link.click();
    await page.waitForURL(`**#${id}`);
    await painted(page);
    await expectLanded(page, id);
    await page.goBack();
    await expect.poll(() => link.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(800);
  });

  it.each([360, 1280])("lands on it out of a filter that hides it, at %i px", async (width) => {
    const id = await lastScore();
    const page = await site.open(`${FINAL}?plays=1#${id}`, { width });
    await page.locator(`[id="${id}"][data-marked]`).waitFor();
    await painted(page);
    await expectLanded(page, id);
  });

  it.each([360, 1280])("keeps its row in place when the address is left for another, at %i px", async (width) => {
    const id = await lastScore();
    const page = await site.open(`${FINAL}#${id}`, { width });
    await hydrated(page);
    await page.evaluate(() => (location.hash = "#plays"));
    await painted(page);
    expect(await topOf(page, "plays")).toBeCloseTo(BELOW_BAR, -1);
    await page.goBack();
    await painted(page);
    await expectLanded(page, id);
  });
});

describe("reading on", () => {
  it("the browser's search finds a play far down and shows it", async () => {
    const id = await lastScore();
    const page = await site.open(FINAL, { width: 360 });
    await hydrated(page);
    const words = await page
      .locator(`[id="${id}"] .desc`)
      .evaluate((desc) => desc.lastChild?.textContent?.trim() ?? "");
    expect(words.length).toBeGreaterThan(10);
    expect(await isSkipped(page, id)).toBe(true);
    // Not in TypeScript's library: every browser has it all the same.
    expect(await page.evaluate(`window.find(${JSON.stringify(words)}, true, true)`)).toBe(true);
    await painted(page);
    const found = await page.evaluate(() => {
      const selection = getSelection();
      return {
        play: selection?.anchorNode?.parentElement?.closest(".play") !== null,
        top: selection?.getRangeAt(0).getBoundingClientRect().top ?? -1,
      };
    });
    expect(found.play).toBe(true);
    expect(found.top).toBeGreaterThan(0);
    expect(found.top).toBeLessThan(800);
  });

  it.each([360, 1280])(
    "nothing that is read moves while the page is scrolled up through drives, at %i px",
    async (width) => {
      const page = await site.open(FINAL, { width });
      await hydrated(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await painted(page);
      for (let step = 0; step < 6; step += 1) {
        const moved = await page.evaluate(async () => {
          const row = [...document.querySelectorAll("#plays .play")].find(
            (one) => one.getBoundingClientRect().top > 100,
          );
          const before = row?.getBoundingClientRect().top ?? 0;
          scrollBy(0, -400);
          for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
          return (row?.getBoundingClientRect().top ?? 0) - before;
        });
        expect(Math.abs(moved - 400)).toBeLessThanOrEqual(FEW);
      }
    },
  );

  it("Tab walks from one drive into the next, and each play is shown", async () => {
    const page = await site.open(FINAL, { width: 360 });
    await hydrated(page);
    await page.locator("#plays a.clock").nth(20).focus();
    for (let press = 0; press < 30; press += 1) await page.keyboard.press("Tab");
    await painted(page);
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? -1);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("clock");
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(800);
  });
});

it.each([360, 1280])("nothing that reaches over a drive's box is cut, at %i px", async (width) => {
  const page = await site.open(FINAL, { width });
  await hydrated(page);
  await page.locator("#plays a.clock").nth(2).press("Enter");
  await page.locator("#plays .play.open .acts a, #plays .play.open .acts button").first().waitFor();
  const { margin, cut } = await page.locator("#plays .drive:has(.open)").evaluate((drive) => {
    const box = drive.getBoundingClientRect();
    const margin = Number.parseFloat(getComputedStyle(drive).overflowClipMargin);
    const ring = 4;
    const cut = [...drive.querySelectorAll("a, button, summary, .badge, .sleeve")].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isInside =
        left - ring >= box.left - margin &&
        right + ring <= box.right + margin &&
        top - ring >= box.top - margin &&
        bottom + ring <= box.bottom + margin;
      return isInside ? [] : [one.outerHTML];
    });
    return { margin, cut };
  });
  expect(margin).toBeGreaterThan(0);
  expect(cut).toEqual([]);
});

it("a printed page has every scoring play, wherever its reader was", async () => {
  const page = await site.open(FINAL, { width: 360 });
  expect((await skippedDrives(page))[0]).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect((await skippedDrives(page))[0]).toBe(0);
  const lows = await page
    .locator("#plays li.play.td")
    .evaluateAll((plays) => plays.filter((play) => play.getBoundingClientRect().height < 8).length);
  expect(lows).toBe(0);
});

/** The drives whose content is skipped, and all. */
async function skippedDrives(page: Page): Promise<[skipped: number, drives: number]> {
  await painted(page);
  return page.evaluate(() => {
    const drives = [...document.querySelectorAll("#plays .drive > ol")];
    return [drives.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length, drives.length];
  });
}

function isSkipped(page: Page, id: string): Promise<boolean> {
  return page.evaluate(
    (one) => document.getElementById(one)?.checkVisibility({ contentVisibilityAuto: true }) === false,
    id,
  );
}

/** As the page's own change of a followed game does. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.add("keeps-place"));
  await painted(page);
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function lastScore(): Promise<string> {
  const page = await site.open(`${FINAL}?plays=4`, { script: false });
  const id = await page.locator("#plays li.play.td").last().getAttribute("id");
  await page.context().close();
  if (id === null) throw new Error("the fourth quarter has a score");
  return id;
}

function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate((one) => document.getElementById(one)?.getBoundingClientRect().top ?? Number.NaN, id);
}

/** The play stands below the bar, or as far up as the end of the page lets it. */
async function expectLanded(page: Page, id: string): Promise<void> {
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY));
  await expect
    .poll(async () => ((await left()) <= 1 ? 0 : Math.abs((await topOf(page, id)) - BELOW_BAR)), { timeout: 10_000 })
    .toBeLessThanOrEqual(FEW);
  expect(await topOf(page, id)).toBeLessThan(800 - 20);
}
