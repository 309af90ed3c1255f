import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";

const WEEK = "/stats?season=2025&type=REG&week=3";
const FINAL = `/games/${SAMPLE_KEYS.final}`;

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

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

  it.each([
    [360, FINAL],
    [1280, FINAL],
    [1280, `/games/${SAMPLE_KEYS.live}`],
    [360, WEEK],
    [768, "/players"],
  ] as const)("at %i px, %s: no findings in either theme, and nothing sticks out", async (width, path) => {
    const page = await site.open(WEEK, { width });
    await page.context().addCookies([{ name: "scores", value: "hidden", url: page.url() }]);
    await page.goto(new URL(path, page.url()).href);
    await hydrated(page);
    expect(await axeFindings(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});
