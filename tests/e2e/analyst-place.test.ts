import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { closeQuietBrowser, openVoiceBrowser } from "../setup/open-voice-browser.ts";
import { GREETING, said, start, status } from "./voice-steps.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());
afterAll(closeQuietBrowser);

const GAME = `/games/${SAMPLE_KEYS.final}`;
const QUESTIONS = ["Who won?", "Who led in fantasy points?", "What was the turning point?", "Who scored last?"];

async function box(page: Page, selector: string) {
  const found = await page.locator(selector).first().boundingBox();
  if (found === null) throw new Error(`${selector} is not shown`);
  return { ...found, bottom: found.y + found.height };
}

/** Waits until as many questions have been answered as were asked. */
async function answered(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.locator("#analyst .told .basis").count()).toBe(count);
}

async function ask(page: Page, question: string): Promise<void> {
  const field = page.locator("#q");
  await field.fill(question);
  await field.press("Enter");
}

describe("where the analyst stands", () => {
  it("is beside the game under the scoring, and both stay in view beside the plays", async () => {
    const page = await site.open(GAME, { width: 1280, height: 900 });
    const [boxScore, scores, analyst] = [
      await box(page, "#box"),
      await box(page, "#scores"),
      await box(page, "#analyst"),
    ];
    expect(analyst.x).toBeGreaterThan(boxScore.x + boxScore.width);
    expect(analyst.x).toBe(scores.x);
    expect(analyst.y).toBeGreaterThan(scores.bottom);
    await page.locator("#plays .play").nth(40).scrollIntoViewIfNeeded();
    const bar = await box(page, ".thin");
    await expect.poll(async () => (await box(page, "#analyst")).y).toBeGreaterThanOrEqual(bar.bottom);
    expect((await box(page, "#analyst")).bottom).toBeLessThanOrEqual(900);
    expect((await box(page, "#scores")).y).toBeGreaterThanOrEqual(bar.bottom);
  });

  it("is between the box score and the facts on a phone", async () => {
    const page = await site.open(GAME, { width: 360 });
    const [boxScore, facts, analyst] = [
      await box(page, "#box"),
      await box(page, "#facts"),
      await box(page, "#analyst"),
    ];
    expect(analyst.y).toBeGreaterThan(boxScore.bottom);
    expect(facts.y).toBeGreaterThan(analyst.bottom);
  });
});

describe("a long conversation", () => {
  it.each([
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ])("leaves the field where it is, in view, and begins at the newest question: $width px", async (window) => {
    const page = await site.open(GAME, window);
    await hydrated(page);
    const tops: number[] = [];
    for (const [index, question] of [...QUESTIONS, ...QUESTIONS].entries()) {
      await ask(page, question);
      await answered(page, index + 1);
      tops.push(Math.round((await box(page, "#q")).y));
    }
    const settled = tops.slice(3);
    expect(new Set(settled).size, `field at ${tops.join(", ")}`).toBe(1);
    expect((await box(page, "#q")).bottom).toBeLessThanOrEqual(window.height);
    const frame = await box(page, "#analyst .sheet");
    const newest = await page.locator("#analyst .said").last().boundingBox();
    expect(newest?.y).toBeGreaterThanOrEqual(frame.y);
    expect(newest?.y).toBeLessThan(frame.bottom);
  });

  it("is left where its reader has scrolled to, until the next question", async () => {
    const page = await site.open(GAME, { width: 360, height: 740 });
    await hydrated(page);
    for (const [index, question] of QUESTIONS.entries()) {
      await ask(page, question);
      await answered(page, index + 1);
    }
    const frame = page.locator("#analyst .sheet");
    const offset = (): Promise<number> => frame.evaluate((element) => element.scrollTop);
    expect(await offset()).toBeGreaterThan(0);
    await frame.focus();
    await page.keyboard.press("Home");
    await expect.poll(offset).toBe(0);
    await ask(page, "Who won?");
    await expect.poll(offset).toBeGreaterThan(0);
  });
});

describe("a long answer beside the plays", () => {
  it("is read in one frame that scrolls, from its question on, with most of the column", async () => {
    const page = await site.open(GAME, { width: 1280, height: 800 });
    await hydrated(page);
    await page.locator("#plays .play").nth(40).scrollIntoViewIfNeeded();
    for (const [index, question] of QUESTIONS.entries()) {
      await ask(page, question);
      await answered(page, index + 1);
    }
    const cut = await page.locator(".analyst").evaluate((panel) => panel.scrollHeight - panel.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
    const frame = await box(page, "#analyst .sheet");
    expect(frame.height).toBeGreaterThan(290);
    const newest = await page.locator("#analyst .said").last().boundingBox();
    expect(newest?.y).toBeGreaterThanOrEqual(frame.y);
    expect((await box(page, "#q")).bottom).toBeLessThanOrEqual(800);
  });
});

describe("by ear", () => {
  it("an answer is said once, when it is whole, and not as it grows", async () => {
    const page = await site.open(GAME);
    await hydrated(page);
    const go = Promise.withResolvers<void>();
    await page.route("**/api/chat", async (route) => {
      await go.promise;
      await route.continue();
    });
    await ask(page, "Who won?");
    const news = page.locator("#analyst > * > output");
    await expect.poll(() => news.textContent()).toBe("Big Dill is looking it up");
    go.resolve();
    await answered(page, 1);
    const text = await page.locator("#analyst .told p").first().textContent();
    expect(`Big Dill ${await news.textContent()}`).toBe(text);
    const live = page.locator("#analyst").locator("[aria-live], [role=log], [role=status], [role=alert], output");
    expect(
      await live.evaluateAll(
        (found) =>
          found.filter((one) => one.getAttribute("aria-live") !== "off" && one.textContent.includes(" beat ")).length,
      ),
    ).toBeLessThanOrEqual(1);
    expect(await page.getByRole("log", { name: "Conversation" }).getAttribute("aria-live")).toBe("off");
  });

  it("a double click on Ask does not stop the answer", async () => {
    const page = await site.open(GAME);
    await hydrated(page);
    const go = Promise.withResolvers<void>();
    await page.route("**/api/chat", async (route) => {
      await go.promise;
      await route.continue();
    });
    await page.locator("#q").fill("Who won?");
    await page.getByRole("button", { name: "Ask" }).dblclick();
    await page.getByRole("button", { name: "Stop" }).waitFor();
    go.resolve();
    await answered(page, 1);
    expect(await page.locator("#analyst .note").count()).toBe(0);
  });
});

describe("while the analyst talks", () => {
  it("nothing in the panel moves when it begins and stops, and the button that stops it keeps the keyboard", async () => {
    const voice = await openVoiceBrowser();
    try {
      const { page } = voice;
      await page.setViewportSize({ width: 360, height: 740 });
      await start(page);
      await status(page, /^connected$/);
      await page.locator(".voice-active[data-active=true]").waitFor();
      await said(page, GREETING);
      const stop = page.getByRole("button", { name: "Stop talking" });
      const places = (): Promise<number[]> =>
        page
          .locator(".voice :is(button, input, .sheet)")
          .evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
      await stop.focus();
      const before = await places();
      await page.keyboard.press("Enter");
      await page.locator(".voice-active[data-active=false]").waitFor();
      expect(await places()).toEqual(before);
      expect(await stop.evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await stop.getAttribute("aria-disabled")).toBe("true");
      expect(voice.faults).toEqual([]);
    } finally {
      await voice.close();
    }
  });
});
