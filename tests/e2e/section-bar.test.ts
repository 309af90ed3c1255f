import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { painted } from "../setup/layout-shifts.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

describe("the thin bar on a phone", () => {
  it("never has its score half there, printed over the links", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}`, { width: 360, height: 740 });
    const seen = new Set<string>();
    for (let above = 320; above >= 0; above -= 20) {
      await page.evaluate((top) => {
        const bar = document.querySelector(".thin");
        if (bar !== null) scrollBy(0, bar.getBoundingClientRect().top - top);
      }, above);
      await painted(page);
      seen.add(await page.locator(".thin .now").evaluate((now) => getComputedStyle(now).opacity));
    }
    expect([...seen]).toEqual(["0", "1"]);
  });

  it("says that its links go on, until the last of them is in view", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}`, { width: 360, height: 740 });
    const sign = () =>
      page.locator(".thin .now").evaluate((now) => {
        const { content, visibility } = getComputedStyle(now, "::before");
        return `${content} ${visibility}`;
      });
    expect(await sign()).toBe('"›" visible');
    await page.locator(".thin ul").evaluate((links) => links.scrollTo(links.scrollWidth, 0));
    await painted(page);
    expect(await sign()).toBe('"›" hidden');
    await page.setViewportSize({ width: 1280, height: 800 });
    await painted(page);
    expect(await sign()).toBe('"›" hidden');
  });
});

describe("the tabs of the plays on a phone", () => {
  it("have a line under the whole word of the chosen one", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}?plays=scoring`, { width: 360, height: 740 });
    const chosen = page.locator(".filters [aria-current]");
    expect(await chosen.innerText()).toBe("SCORING");
    const drawn = await chosen.evaluate((tab) => ({
      line: getComputedStyle(tab).textDecorationLine,
      after: getComputedStyle(tab, "::after").content,
    }));
    expect(drawn).toEqual({ line: "underline", after: "none" });
  });
});
