import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";

const FINAL = `/games/${SAMPLE_KEYS.final}`;

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

describe("why a player has his points", () => {
  it("is asked, set to other rules and led back to a play, by keyboard alone", async () => {
    const page = await site.open(`${FINAL}?tab=receiving`, { width: 360 });
    const figure = page.locator("#receiving-demo-kc-te1 td:last-child a");
    await figure.focus();
    await page.keyboard.press("Enter");
    await page.getByText("Why 21.90?").waitFor();

    await page.getByRole("navigation", { name: "Scoring" }).getByRole("link", { name: "Half PPR" }).press("Enter");
    await page.getByText("Why 16.40?").waitFor();

    await page.locator("summary", { hasText: "Change a rule" }).press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SELECT");
    // As a reader finds a name in a list: by its first letters.
    await page.keyboard.type("Receiving touchdown,");
    await page.keyboard.press("Tab");
    await page.keyboard.type(".5");
    await page.keyboard.press("Enter");
    await page.waitForURL(/scoring=half\*rec_td\*0\.5$/);
    const undo = page.getByRole("link", { name: "Undo Receiving touchdown" });
    await undo.press("Enter");
    await page.waitForURL(/scoring=half$/);
    await page.getByText("Why 16.40?").waitFor();

    const play = page.locator(".tale a").first();
    const place = await play.getAttribute("href");
    await play.press("Enter");
    await page.waitForURL(`**${place}`);
    await page.locator(`#${place?.split("#")[1]} .about`).waitFor();
  });

  it("is asked with a finger and without script", async () => {
    const phone = { hasTouch: true, isMobile: true };
    const page = await site.open(`${FINAL}?tab=receiving`, { width: 360, script: false, options: phone });
    await page.locator("#receiving-demo-kc-te1 td:last-child a").tap();
    await page.getByText("Why 21.90?").waitFor();
    await page.locator("summary", { hasText: "Change a rule" }).tap();
    await page.getByRole("combobox", { name: "Rule" }).selectOption("rec");
    await page.getByRole("spinbutton", { name: "Points" }).fill("2");
    await page.getByRole("button", { name: "Apply rule" }).tap();
    await page.getByText("Why 32.90?").waitFor();
    await page.getByRole("link", { name: /^All points of/ }).tap();
    await page.getByRole("link", { name: "Lions defense" }).waitFor();
    expect(await page.getByText("Everyone with points, PPR with changes").count()).toBe(1);
  });
});
