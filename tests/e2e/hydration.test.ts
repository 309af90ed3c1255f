import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PAGE_STATES } from "../fixtures/page-states.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";

let site: BrowserSite;
let plain: Page;
let scripted: Page;
beforeAll(async () => {
  site = await openBrowserSite();
  plain = await site.newPage({ script: false });
  scripted = await site.newPage();
});
afterAll(() => site.close());

describe("S2.score.8 the page says the same without JavaScript and after hydration, and nobody complains:", () => {
  it.each(PAGE_STATES)("$name", async ({ path }) => {
    await Promise.all([plain.goto(path), scripted.goto(path)]);
    await hydrated(scripted);
    const [without, after] = await Promise.all([words(plain), words(scripted)]);
    expect(without.length).toBeGreaterThan(8);
    expect(after).toEqual(without);
    expect(site.takeFaults()).toEqual([]);
  });

  it("a page that an extension changed under way is put right, not lost", async () => {
    const page = await site.newPage();
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        const heading = document.querySelector("#leaders-h");
        if (heading === null) return;
        heading.textContent = "Changed by an extension";
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/stats");
    await page.getByRole("heading", { name: "Fantasy leaders" }).waitFor();
    expect(await page.locator(".tiles > li").count()).toBe(16);
    // The watch over complaints works: React says that it found something else.
    expect(site.takeFaults().join()).toMatch(/418/);
  });
});

/**
 * Every line that can be read, but for the one of a live page that says whether it follows the game, and for what begins a
 * spoken conversation, which nobody can have without JavaScript.
 */
async function words(page: Page): Promise<string[]> {
  const spoken = new Set((await page.locator("#analyst .voice").allInnerTexts()).join("\n").split("\n"));
  const lines = (await page.locator("body").innerText()).split("\n");
  return lines.filter((line) => line.trim() !== "" && !spoken.has(line) && !/^(Live$|Replay$|As of )/.test(line));
}
