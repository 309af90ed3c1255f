import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { gameShape } from "../../domain/shape/game-shape.ts";
import { SAMPLE_KEYS, sampleLeague } from "../fixtures/sample-league.ts";
import { painted } from "../setup/layout-shifts.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";

const league = sampleLeague();
/** Six scores, and fourteen: the figure of a phone has little room for those. */
const KEYS = [SAMPLE_KEYS.final, SAMPLE_KEYS.seventy];

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite(league);
});
afterEach(() => site.endTest());
afterAll(() => site.close());

function scoresOf(key: string) {
  const found = league.games.find(({ game }) => game.gameKey === key);
  if (found === undefined) throw new Error("the league has this game");
  return gameShape(found.game, found.allPlays).scores;
}

const dots = (page: Page) => page.locator(".course .chance a");

/** The accessible name of what has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null);

async function isInView(page: Page, playId: string): Promise<boolean> {
  await painted(page);
  return page.locator(`[id="play-${playId}"]`).evaluate((play) => {
    const { top, bottom } = play.getBoundingClientRect();
    return play.checkVisibility() && top >= 0 && bottom <= innerHeight;
  });
}

describe("the dots of the figure", () => {
  it.each(KEYS)("are walked by arrow keys, each step says its play: %s", async (key) => {
    const labels = scoresOf(key).map(({ label }) => label);
    const page = await site.open(`/games/${key}`);
    // Links of an image would not be read.
    const named = page.getByRole("group", { name: "Scores" }).getByRole("link");
    expect(await named.evaluateAll((links) => links.map((link) => link.getAttribute("aria-label")))).toEqual(labels);
    await dots(page).first().focus();
    const said = [await focused(page)];
    for (const _ of labels.slice(1)) {
      await page.keyboard.press("ArrowRight");
      said.push(await focused(page));
    }
    expect(said).toEqual(labels);
    // Nothing is after the last, nor before the first.
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toBe(labels.at(-1));
    for (const label of labels.toReversed().slice(1)) {
      await page.keyboard.press("ArrowLeft");
      expect(await focused(page)).toBe(label);
    }
    await page.keyboard.press("ArrowLeft");
    expect(await focused(page)).toBe(labels[0]);
    // First and last, and the page stays where it is.
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press("End");
    expect(await focused(page)).toBe(labels.at(-1));
    await page.keyboard.press("Home");
    expect(await focused(page)).toBe(labels[0]);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  it.each(["", "?plays=key", "?plays=1&tab=rushing"])("lead to their plays by Enter, under %s", async (search) => {
    const scores = scoresOf(SAMPLE_KEYS.final);
    const page = await site.newPage();
    for (const [index, { playId }] of scores.entries()) {
      await page.goto(`/games/${SAMPLE_KEYS.final}${search}`);
      await hydrated(page);
      await dots(page).first().focus();
      for (let step = 0; step < index; step += 1) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await page.waitForURL(`**#play-${playId}`);
      await page.locator(`[id="play-${playId}"]`).waitFor();
      expect(await isInView(page, playId), playId).toBe(true);
      expect(new URL(page.url()).searchParams.get("tab")).toBe(new URLSearchParams(search).get("tab"));
    }
  });

  it.each(KEYS.flatMap((key) => [true, false].map((script) => ({ key, script }))))(
    "lead to their plays by touch on a phone: $key, with script: $script",
    async ({ key, script }) => {
      const page = await site.open(`/games/${key}`, {
        width: 360,
        script,
        options: { hasTouch: true, isMobile: true },
      });
      for (const [index, { playId }] of scoresOf(key).entries()) {
        const dot = dots(page).nth(index).locator(".score");
        await dot.scrollIntoViewIfNeeded();
        const place = await dot.boundingBox();
        if (place === null) throw new Error("the dot is shown");
        await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
        await page.waitForURL(`**#play-${playId}`);
        expect(await isInView(page, playId), playId).toBe(true);
      }
    },
  );
});
