import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite(undefined, { servesLogos: true });
});
afterEach(() => site.endTest());
afterAll(() => site.close());

/** Opens a page and notes which hosts the browser asks meanwhile. */
async function openWatched(path: string, script: boolean): Promise<{ page: Page; hosts: Set<string> }> {
  const page = await site.newPage({ script });
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto(path, { waitUntil: "load" });
  return { page, hosts };
}

const drawn = (page: Page): Promise<boolean[]> =>
  page
    .locator(".hero img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));

describe.each([{ script: true }, { script: false }])("team logos from here, JavaScript $script", ({ script }) => {
  it("are drawn without the browser asking anybody else, and sleeves stand where there is none", async () => {
    site.logos.answer = "picture";
    const { page, hosts } = await openWatched(`/games/${SAMPLE_KEYS.tie}`, script);
    await expect.poll(() => drawn(page)).toEqual([true, true]);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    // Another game, whose logos nobody has asked for yet.
    site.logos.answer = "missing";
    const away = await openWatched(`/games/${SAMPLE_KEYS.final}`, script);
    await expect.poll(() => drawn(away.page)).toEqual([false, false]);
    expect(await away.page.locator(".hero .team-mark").first().innerText()).toMatch(/^[A-Z]+$/);
  });
});
