import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";

const PATH = `/games/${SAMPLE_KEYS.final}`;

let site: BrowserSite;
let id: string;
beforeAll(async () => {
  site = await openBrowserSite();
  const page = await site.open(`${PATH}?plays=4`, { script: false });
  id = ((await page.locator("#plays li.play").nth(3).getAttribute("id")) ?? "").replace("play-", "");
  await page.context().close();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

const row = (play: string) => `[id="play-${play}"]`;

/** Without what only the scrolling does: the section bar covers a part of a link. */
async function findings(page: Page): Promise<string[]> {
  return (await axeFindings(page)).filter((line) => !line.includes("partially obscured"));
}

describe("a play's own address", () => {
  it.each([true, false])("shows the play open and in view, with its ways on, with script: %s", async (script) => {
    const page = await site.open(`${PATH}?play=${id}#play-${id}`, { script });
    if (script) await hydrated(page);
    const acts = page.locator(`${row(id)} .acts`);
    await acts.waitFor();
    expect(await page.locator("#plays .acts").count()).toBe(1);
    expect(await acts.getByRole("link").allInnerTexts()).toEqual(["Copy link", "Share picture", "Watch from here"]);
    expect(await page.locator(`${row(id)}:target`).count()).toBe(1);
    if (!script) {
      await acts.getByRole("link", { name: "Copy link" }).click();
      expect(page.url()).toContain(`${PATH}?play=${id}#play-${id}`);
      const share = await acts.getByRole("link", { name: "Share picture" }).getAttribute("href");
      const picture = new URL(share ?? "", page.url()).href;
      // A site that is busy says so, and is asked again.
      await expect
        .poll(async () => (await page.request.get(picture)).headers()["content-type"], { timeout: 240_000 })
        .toBe("image/png");
      return;
    }
    expect(await findings(page)).toEqual([]);
  });

  it("is copied by one press, and said", async () => {
    const page = await site.open(PATH);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await hydrated(page);
    // The clock opens the play.
    await page.locator(`${row(id)} > a.clock`).press("Enter");
    const copy = page.locator(`${row(id)} .acts`).getByRole("link", { name: "Copy link" });
    await copy.press("Enter");
    await page
      .locator(`${row(id)} output`)
      .getByText("Link copied")
      .waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(`${PATH}?play=${id}#play-${id}`, page.url()).href);
    // Another view is no longer the address of this play.
    const opened = await site.open(copied.replace(/^https?:\/\/[^/]+/, ""));
    await hydrated(opened);
    await opened.getByRole("navigation", { name: "Plays to show" }).getByText("Q1", { exact: true }).click();
    await opened.waitForURL(`**${PATH}?plays=1`);
  });

  it("is copied with the moment at which the page stands", async () => {
    const page = await site.open(`${PATH}?at=${id}`);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await hydrated(page);
    await page.locator(`${row(id)} > a.clock`).press("Enter");
    await page
      .locator(`${row(id)} .acts`)
      .getByRole("link", { name: "Copy link" })
      .press("Enter");
    await page
      .locator(`${row(id)} output`)
      .getByText("Link copied")
      .waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL(`${PATH}?at=${id}&play=${id}#play-${id}`, page.url()).href,
    );
  });

  it("is handed to the phone's own sheet where there is one", async () => {
    const page = await site.open(PATH, { width: 360, options: { hasTouch: true, isMobile: true } });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: async (given: ShareData) => void (document.body.dataset.shared = `${given.title} ${given.url}`),
      });
    });
    await page.goto(new URL(`${PATH}?play=${id}#play-${id}`, page.url()).href);
    await hydrated(page);
    await page
      .locator(`${row(id)} .acts`)
      .getByRole("button", { name: "Share" })
      .click();
    const shared = await page.locator("body").getAttribute("data-shared");
    expect(shared).toContain(`?play=${id}#play-${id}`);
    // Its words, and not the page's title.
    const words = await page.locator(`${row(id)} > .desc`).textContent();
    expect(shared?.startsWith(`${words} http`)).toBe(true);
    expect(await findings(page)).toEqual([]);
  });
});
