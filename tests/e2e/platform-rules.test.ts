import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { PRESETS } from "../../domain/scoring/presets.ts";
import { ESPN_SETTINGS } from "../fixtures/platform-settings.ts";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";
import { sideways } from "./page-measures.ts";

const POINTS = `/games/${SAMPLE_KEYS.final}/points`;
const SETTINGS = `${ESPN_SETTINGS}Rumors 7\n`.replace("Playoff Bracket", "Rumors 7\nPlayoff Bracket");

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

describe("rules from ESPN's or Yahoo's page of settings", () => {
  it("are pasted, read and used by keyboard alone", async () => {
    const page = await site.open(POINTS, { width: 360 });
    await page.locator("summary", { hasText: "ESPN or Yahoo rules" }).press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    await page.keyboard.insertText(SETTINGS);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("listitem").filter({ hasText: "Rumors 7" }).first().waitFor();
    expect(await page.getByRole("status").filter({ hasText: "lines understood" }).innerText()).toContain(
      "53 lines understood. Not counted, because the play-by-play here does not have it: 1pt Safety (ESPN).",
    );
    expect(await page.locator("textarea").inputValue()).toBe(SETTINGS);
    // The rest of the page is as it was: nothing is used before its reader says so.
    expect(await page.getByText("One point a catch.").count()).toBe(1);
    await page.getByRole("link", { name: "Use these rules" }).press("Enter");
    await page.waitForURL(/scoring=own\*/);
    await page.getByText(`Rules of a league: ${PRESETS.espn.items.length} that count.`).waitFor();
  });

  it("are asked about and kept without script, and then used", async () => {
    const page = await site.open(POINTS, { width: 360, script: false });
    await page.locator("summary", { hasText: "ESPN or Yahoo rules" }).click();
    await page.locator("textarea").fill("Sack 1");
    await page.getByRole("button", { name: "Read as Yahoo’s" }).click();
    await page.getByText("No line of this is a rule of Yahoo’s that is worth points.").waitFor();
    expect(await page.locator("textarea").inputValue()).toBe("Sack 1");
    expect(site.takeFaults()).toEqual([expect.stringContaining("422")]);
    await page.locator("textarea").fill("Sack (DEF) 1\nReceptions 10");
    await page.getByRole("button", { name: "Read as Yahoo’s" }).click();
    await page.getByText("2 lines understood.").waitFor();
    await page.getByRole("link", { name: "Use these rules" }).click();
    await page.getByText("Rules of a league: 2 that count.").waitFor();
  });

  it.each([320, 1280])("show no fault to axe and no line beyond the window: %i px", async (width) => {
    const page = await site.open(POINTS, { width });
    await page.locator("summary", { hasText: "ESPN or Yahoo rules" }).click();
    await page.locator("textarea").fill(`${SETTINGS}${"Long".repeat(80)} 3`);
    await page.getByRole("button", { name: "Read as ESPN’s" }).click();
    await page.getByText("53 lines understood.").waitFor();
    await page.locator("summary", { hasText: "What was understood" }).click();
    expect(await axeFindings(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});
