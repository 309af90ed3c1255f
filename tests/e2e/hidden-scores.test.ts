import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { painted, watchLayoutShifts } from "../setup/layout-shifts.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";
import { overflowing, sideways } from "./page-measures.ts";

const WEEK = "/stats?season=2025&type=REG&week=3";
const FINAL = `/games/${SAMPLE_KEYS.final}`;

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

/** A page of a browser that hides scores. */
async function hiding(width: number, script = true): Promise<Page> {
  // A page that does not move: its own requests would be refused from then on.
  const page = await site.open("/privacy", { width, script });
  await page.context().addCookies([{ name: "scores", value: "hidden", url: page.url() }]);
  return page;
}

describe("hidden scores", () => {
  it.each([true, false])(
    "are one press on the week's page, and stay hidden everywhere, with script: %s",
    async (script) => {
      const page = await site.open(WEEK, { script, width: 360 });
      if (script) await hydrated(page);
      const shown = page.locator(`.tiles a[href="${FINAL}"]`);
      expect(await shown.innerText()).toMatch(/17[^]*13/);
      await page.getByRole("button", { name: "Hide scores" }).press("Enter");
      await page.getByRole("button", { name: "Show scores" }).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Show scores");
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(new URL(page.url()).search).toBe("?season=2025&type=REG&week=3");
      expect(await page.locator(".tiles").innerText()).not.toMatch(/\b(?:17|13|70)\b/);
      await page.locator(`.tiles a[href="${FINAL}"]`).press("Enter");
      await page.getByRole("heading", { name: "Scores hidden" }).waitFor();
      expect(await page.title()).toBe("DET vs KC Week 3 - AI Fantasy Football Analysis");
      await page.getByRole("link", { name: "Show the score" }).press("Enter");
      await page.locator("#score .won").waitFor();
      // For this game and this once.
      await page.goto(new URL(FINAL, page.url()).href);
      await page.getByRole("button", { name: "Show scores everywhere" }).press("Enter");
      await page.locator("#score .won").waitFor();
    },
  );

  it.each([320, 360, 700, 768])(
    "have a cover at either edge of the score, as far in as the teams: %i px",
    async (width) => {
      const page = await hiding(width);
      await page.goto(FINAL);
      const edges = page.locator(".side").evaluateAll((sides) =>
        sides.map((side) => {
          const cover = side.querySelector(".pts .cover")?.getBoundingClientRect();
          const { left, right } = side.getBoundingClientRect();
          return side.matches(".home") ? (cover?.right ?? 0) - right : (cover?.left ?? 0) - left;
        }),
      );
      expect((await edges).map((off) => Math.abs(Math.round(off)))).toEqual([0, 0]);
    },
  );

  it.each([360, 1280])("let a game be watched on from where it was left in this browser: %i px", async (width) => {
    const page = await hiding(width);
    await page.goto(FINAL);
    await hydrated(page);
    expect(await page.getByRole("link", { name: "Go on from" }).count()).toBe(0);
    await page.getByRole("link", { name: "Watch from kickoff" }).click();
    await hydrated(page);
    for (const play of [2, 3, 4]) {
      await page.getByRole("link", { name: "Next", exact: true }).click();
      await page.locator(".past-head", { hasText: `play ${play}` }).waitFor();
    }
    const moment = page.url();
    const label = await page.locator(".past-head span b").innerText();
    expect(label).toMatch(/^Q1 \d+:\d\d$/);
    // Another day, in the same browser.
    const later = await page.context().newPage();
    await later.goto("/privacy");
    const kept = () => later.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(kept).toContain(new URLSearchParams({ label }).toString());
    const shifts = await watchLayoutShifts(later);
    await later.goto(FINAL);
    await hydrated(later);
    const on = later.getByRole("link", { name: `Go on from ${label}` });
    await on.waitFor();
    await painted(later);
    expect(shifts.seen()).toEqual([]);
    const [one, other] = [
      await on.boundingBox(),
      await later.getByRole("link", { name: "From kickoff" }).boundingBox(),
    ];
    expect(one?.y).toBe(other?.y);
    expect(await overflowing(later)).toEqual([]);
    expect(await axeFindings(later)).toEqual([]);
    await on.press("Enter");
    await later.waitForURL(moment);
    // At the end there is nothing left to go on with.
    await later.goto(moment.replace(/at=[^&]*/, "sec=99999"));
    await later.locator(".past-head", { hasText: "the end" }).waitFor();
    await hydrated(later);
    await expect.poll(() => later.evaluate(() => localStorage.length)).toBe(0);
    await later.goto(FINAL);
    await hydrated(later);
    await later.getByRole("link", { name: "Watch from kickoff" }).waitFor();
    expect(await later.getByRole("link", { name: "Go on from" }).count()).toBe(0);
  });

  it("keep nothing of a game in the browser of anyone who shows scores", async () => {
    const page = await site.open(`${FINAL}?at=kickoff`);
    for (const play of [1, 2]) {
      await page.getByRole("link", { name: "Next", exact: true }).click();
      await page.locator(".past-head", { hasText: `play ${play}` }).waitFor();
    }
    await painted(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it("offer kickoff without script", async () => {
    const page = await hiding(360, false);
    await page.goto(FINAL);
    expect(await page.locator(".watch a").allInnerTexts()).toEqual(["Watch from kickoff"]);
    await page.getByRole("link", { name: "Watch from kickoff" }).press("Enter");
    await page.locator(".past-head", { hasText: "play 1" }).waitFor();
  });

  it.each([
    [360, FINAL],
    [1280, FINAL],
    [1280, `/games/${SAMPLE_KEYS.live}`],
    [360, WEEK],
    [768, "/players"],
  ] as const)("at %i px, %s: no findings in either theme, and nothing sticks out", async (width, path) => {
    const page = await hiding(width);
    await page.goto(new URL(path, page.url()).href);
    await hydrated(page);
    expect(await axeFindings(page)).toEqual([]);
    const wide = await sideways(page);
    expect(wide).toBeLessThanOrEqual(0);
  });
});
