import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";

const PATH = `/games/${SAMPLE_KEYS.corrected}`;
let site: BrowserSite;

beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

describe("a corrected game", () => {
  it("a reader hears of a correction with the play, and of all of them in a list to open by keyboard", async () => {
    const page = await site.open(PATH);
    await hydrated(page);
    expect(await page.locator(".play .corrected").allTextContents()).toEqual([
      expect.stringMatching(/^Corrected \w{3} \d+, \d{4}, \d+:\d\d [AP]M E[SD]T: yards gained -?\d+, was 21\.$/),
      expect.stringMatching(/^Added \w{3} \d+, \d{4}, \d+:\d\d [AP]M E[SD]T\.$/),
    ]);
    const list = page.locator("#corrections");
    expect(await list.locator("li").first().isVisible()).toBe(false);
    await list.locator("summary").focus();
    await page.keyboard.press("Enter");
    const items = await list.locator("li").allTextContents();
    expect(items.map((text) => text.replace(/ \w{3} \d+, \d{4}, .*$/, ""))).toEqual([
      expect.stringMatching(/^Passing yards of .+ \d+, was 1\.$/),
      expect.stringMatching(/^Score of CIN \d+, was 99\.$/),
      "Play removed: Durand up the middle for 3 yards.",
      expect.stringMatching(/^Q2 \d+:\d\d, play added: .+/),
      expect.stringMatching(/^Q2 \d+:\d\d, yards gained -?\d+, was 21\.$/),
    ]);
    expect(await list.locator("li").first().isVisible()).toBe(true);
  });

  it("times are the reader's own", async () => {
    const page = await site.open(PATH, { timeZone: "Asia/Tokyo" });
    await hydrated(page);
    await expect.poll(() => page.locator(".play .corrected").first().textContent()).toMatch(/GMT\+9|JST/);
  });

  it("marks stay under a filter, and the list is complete whatever is filtered", async () => {
    const page = await site.open(`${PATH}?plays=1`);
    expect(await page.locator(".play .corrected").count()).toBe(0);
    expect(await page.locator("#corrections li").count()).toBe(5);
  });

  it("all of it is there without JavaScript", async () => {
    const page = await site.open(PATH, { script: false });
    expect(await page.locator(".play .corrected").count()).toBe(2);
    await page.locator("#corrections summary").click();
    expect(await page.locator("#corrections li").first().isVisible()).toBe(true);
  });

  it("the list is on paper, open", async () => {
    const page = await site.open(PATH);
    await page.emulateMedia({ media: "print" });
    const box = await page.locator("#corrections li").last().boundingBox();
    expect(box?.height).toBeGreaterThan(5);
  });
});
