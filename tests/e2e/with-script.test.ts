import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

const FINAL = `/games/${SAMPLE_KEYS.final}`;

/** The navigation, the link in it, and what the address says afterwards. */
const STEPS = [
  ["Statistics", "Receiving", "?tab=receiving"],
  ["Source", "Projections", "?source=projections&tab=receiving"],
  ["Plays to show", "FLOW", "?plays=flow&source=projections&tab=receiving"],
  ["Plays to show", "Q4", "?plays=4&source=projections&tab=receiving"],
  ["Source", "Game Stats", "?plays=4&tab=receiving"],
  ["Statistics", "Passing", "?plays=4"],
  ["Plays to show", "ALL", ""],
] as const;

describe("with JavaScript", () => {
  it.each([1280, 360])(
    "S2.box.42 S2.box.43 S2.plays.17 choices change in place, without a request or a jump (%i px)",
    async (width) => {
      const page = await openHydrated(FINAL, width);
      // Its script comes behind that of the page, once.
      await hydrated(page, "#differences");
      const requests: string[] = [];
      page.on("request", (request) => {
        // It is named a second after the page has arrived.
        if (!request.url().endsWith("/manifest.webmanifest")) requests.push(request.url());
      });
      for (const [name, link, search] of STEPS) {
        const target = nav(page, name).getByRole("link", { name: link });
        await target.scrollIntoViewIfNeeded();
        const before = await placeOf(page, name);
        await target.click();
        await page.waitForFunction((wanted) => location.search === wanted, search);
        await page.waitForFunction(
          ({ label, text }) =>
            document.querySelector(`nav[aria-label="${label}"] [aria-current]`)?.textContent.startsWith(text),
          { label: name, text: link },
        );
        await nextFrames(page);
        expect(await placeOf(page, name), `${name}: ${link}`).toBeCloseTo(before, 0);
      }
      expect(requests).toEqual([]);
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  it("S2.plays.17 a copied address opens the view that was clicked together", async () => {
    const page = await openHydrated(FINAL);
    await choose(page, "Plays to show", "FLOW");
    await choose(page, "Statistics", "Rushing");
    await page.getByRole("link", { name: "Show newest first" }).click();
    await page.waitForURL(/order=newest/);
    await page.getByRole("link", { name: "Show in game order" }).waitFor();
    const clicked = await page.locator("main").innerText();
    const copy = await site.open(new URL(page.url()).pathname + new URL(page.url()).search);
    expect(await copy.locator("main").innerText()).toBe(clicked);
  });

  it("S4.view.1 S4.view.2 back and forward restore the view and the place on the page", async () => {
    const page = await openHydrated("/stats");
    await page.locator(`.tiles a[href="${FINAL}"]`).click();
    await page.waitForURL(new RegExp(FINAL));
    await choose(page, "Plays to show", "Q2");
    await choose(page, "Statistics", "Receiving");
    await page.waitForURL(/plays=2&tab=receiving/);
    const player = page.locator("#box tbody th a:visible").nth(3);
    await player.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 150));
    await nextFrames(page);
    const [name, place] = [await player.innerText(), await page.evaluate(() => scrollY)];
    await player.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL(/plays=2&tab=receiving/);
    expect(await nav(page, "Plays to show").locator("[aria-current]").innerText()).toBe("Q2");
    expect(await nav(page, "Statistics").locator("[aria-current]").innerText()).toBe("Receiving");
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, place);
    await page.goForward();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.waitForURL(/\/stats$/);
    await page.getByRole("heading", { level: 1, name: "Week 3" }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
  });

  it("S2.route.4 S2.route.7 weeks and positions change in place, and the way back from another season is right", async () => {
    const page = await openHydrated("/stats");
    await nav(page, "Position").getByRole("link", { name: "TE" }).click();
    await page.waitForURL(/pos=TE/);
    await page.waitForFunction(() => document.querySelector("#leaders .pos")?.textContent.startsWith("TE"));
    await nav(page, "Weeks").getByRole("link", { name: "Week 2" }).click();
    await page.waitForURL(/week=2/);
    await page.getByRole("heading", { level: 1, name: "Week 2" }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await page.getByRole("combobox", { name: "Season", exact: true }).selectOption("2024");
    await page.getByRole("combobox", { name: "Season type", exact: true }).selectOption("POST");
    await page.getByRole("button", { name: "Go", exact: true }).click();
    await page.waitForURL(/season=2024&type=POST/);
    await page.locator(`.tiles a[href="/games/${SAMPLE_KEYS.january}"]`).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Week 2" }).waitFor();
    expect(await page.getByRole("combobox", { name: "Season", exact: true }).inputValue()).toBe("2025");
    expect(await page.getByRole("combobox", { name: "Season type", exact: true }).inputValue()).toBe("REG");
  });

  it("a page reached inside the site takes the title and the reader to its top", async () => {
    const page = await openHydrated("/stats");
    await page.evaluate(() => scrollTo(0, 600));
    await page.locator(`.tiles a[href="/games/${SAMPLE_KEYS.seventy}"]`).click();
    await page.waitForFunction(() => document.title === "TB vs WAS Week 3 - AI Fantasy Football Analysis");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  it("the link to the last score goes to the play, also when the filter would hide it", async () => {
    const page = await openHydrated(`${FINAL}?plays=1`);
    await page.locator("#last").getByRole("link").click();
    const isInWindow = () =>
      page.locator(`li.play[id="${new URL(page.url()).hash.slice(1)}"]`).evaluate((play) => {
        const { top, bottom } = play.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await page.waitForURL(/#play-\d+$/);
    await expect.poll(isInWindow).toBe(true);
  });
});

/** Follows a link of a row of choices and waits until the page shows it as chosen. */
async function choose(page: Page, name: string, link: string): Promise<void> {
  await nav(page, name).getByRole("link", { name: link, exact: true }).click();
  await expect.poll(() => nav(page, name).locator("[aria-current]").innerText()).toBe(link);
}

/** Opens a page and waits until React has taken it over; marks the document, to see whether it stays. */
async function openHydrated(path: string, width = 1280): Promise<Page> {
  const page = await site.open(path, { width });
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
  return page;
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => "isMarked" in globalThis);
}

/** Where the row of choices stands in the window, in pixels from its top. */
function placeOf(page: Page, name: string): Promise<number> {
  return nav(page, name).evaluate((element) => element.getBoundingClientRect().top);
}

function nextFrames(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}

function nav(page: Page, name: string) {
  return page.getByRole("navigation", { name, exact: true });
}
