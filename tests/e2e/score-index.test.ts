import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

/** Which lines of the index can be seen whole. */
function seen(page: Page): Promise<boolean[]> {
  return page.locator(".scores").evaluate((frame) => {
    const { top, bottom } = frame.getBoundingClientRect();
    return Array.from(frame.querySelectorAll("li"), (line) => {
      const box = line.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= bottom + 1;
    });
  });
}

describe("scoring beside the plays of a game with many scores", () => {
  it("shows most of them, the first in any case once the game is over, and the analyst whole, in a window of 800 px", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.seventy}`, { width: 1280, height: 800 });
    await page.locator("#plays .play").nth(30).scrollIntoViewIfNeeded();
    const lines = await seen(page);
    expect(lines.length).toBeGreaterThan(9);
    expect(lines[0]).toBe(true);
    expect(lines.filter(Boolean).length).toBeGreaterThan(8);
    const cut = await page.locator(".analyst").evaluate((panel) => panel.scrollHeight - panel.clientHeight);
    expect(cut).toBe(0);
    const asks = await page.locator("#analyst .asks:visible li").last().boundingBox();
    expect((asks?.y ?? 999) + (asks?.height ?? 0)).toBeLessThanOrEqual(800);
  });
});

describe("the figures of the teams", () => {
  it.each([360, 1280])("look like what can be pressed, and are large enough, at %i px", async (width) => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}`, { width, height: 800 });
    await page.locator("#teams").evaluate((table: HTMLDetailsElement) => {
      table.open = true;
    });
    const figures = await page.locator("#teams td a").evaluateAll((links) =>
      links.map((link) => {
        const { color, textDecorationLine } = getComputedStyle(link);
        const label = link.closest("tr")?.querySelector("th");
        const isColored = label !== null && label !== undefined && color !== getComputedStyle(label).color;
        return { isColored, textDecorationLine, isTall: link.getBoundingClientRect().height >= 24 };
      }),
    );
    expect(figures.length).toBeGreaterThan(20);
    for (const figure of figures)
      expect(figure).toEqual({ isColored: true, textDecorationLine: "underline", isTall: true });
    if (width > 640) return;
    const rules = await page
      .locator("#teams tbody tr")
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row.children[1] ?? row).borderTopWidth));
    // One list to the reader, although it is two tables: every row but the first has its rule.
    expect(rules.slice(1).filter((rule) => rule !== "1px")).toEqual([]);
  });
});
