import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS, sampleLeague } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";
import { follow } from "./follow.ts";

const FINAL = `/games/${SAMPLE_KEYS.final}`;
const plays = sampleLeague().games.find(({ game }) => game.gameKey === SAMPLE_KEYS.final)?.allPlays ?? [];
const THIRD = plays.findIndex(({ quarterName }) => quarterName === "3");
const FOURTH = plays.findIndex(({ quarterName }) => quarterName === "4");

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

const machine = (page: Page) => page.getByRole("region", { name: "Time machine" });
const slider = (page: Page) => page.getByRole("slider", { name: "Game time" });

async function openAt(at: string | number, options = {}): Promise<Page> {
  const page = await site.open(`${FINAL}?at=${at}`, options);
  await hydrated(page);
  // The page is taken over from above; this part comes with a file of its own.
  await machine(page).getByRole("button", { name: "Play" }).waitFor();
  return page;
}

/** Waits until the page stands at a moment, and says so. */
async function standsAt(page: Page, at: string | number): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get("at") === String(at));
  await expect
    .poll(() => machine(page).locator(".past-head").innerText())
    .toContain(at === "kickoff" ? "kickoff" : `play ${at}`);
}

describe("the time machine", () => {
  it("takes the focus when a link has led there, its keys work at once, and the page has it afterward", async () => {
    const page = await site.open(FINAL);
    await hydrated(page);
    await page.getByRole("link", { name: "Time machine" }).press("Enter");
    await machine(page).getByRole("button", { name: "Play" }).waitFor();
    await expect.poll(() => machine(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("3");
    await standsAt(page, THIRD);
    await machine(page).getByRole("link", { name: "Leave" }).press("Enter");
    await machine(page).waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  });

  it("takes no focus on a page that was loaded at a moment, and says what gives its keys work", async () => {
    const page = await openAt(60);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await page.locator(".past-keys").innerText()).toMatch(/^Keys, once you click in this panel: Space/);
    await machine(page).locator(".past-head").click();
    await page.keyboard.press("ArrowRight");
    await standsAt(page, 61);
  });

  it("is walked by keys: plays, scores, quarters, and the focus stays where it was", async () => {
    const page = await openAt(60);
    await slider(page).focus();
    expect(await slider(page).getAttribute("aria-valuetext")).toMatch(
      /^(First|Second) quarter, \d+:\d\d left, [A-Z]\w+.* \d+, [A-Z]\w+.* \d+, win chance [A-Z]\w+.* \d+ percent$/,
    );
    await page.keyboard.press("ArrowRight");
    await standsAt(page, 61);
    await page.keyboard.press("ArrowLeft");
    await standsAt(page, 60);
    await page.keyboard.press("3");
    await standsAt(page, THIRD);
    expect(await page.locator("#score .status").innerText()).toBe("Halftime");
    await page.keyboard.press("1");
    await standsAt(page, "kickoff");
    expect(await slider(page).getAttribute("aria-valuetext")).toMatch(/^Before kickoff, win chance .+ \d+ percent$/);
    // Nothing is before it, and nothing breaks.
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("4");
    await standsAt(page, FOURTH);
    await page.keyboard.press("Shift+ArrowLeft");
    await page.waitForURL((url) => {
      const at = plays.find(({ playId }) => playId === url.searchParams.get("at"));
      return at !== undefined && at.awayPoints + at.homePoints > 0;
    });
    expect(await slider(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator(`#play-${plays.at(-1)?.playId}`).count()).toBe(0);
  });

  it("asks once for a moment while its key is held, also where that called another one off", async () => {
    const page = await openAt(60);
    const asked: string[] = [];
    const answers = Promise.withResolvers<void>();
    await page.route(/\.data\?/, async (route) => {
      asked.push(new URL(route.request().url()).search.replace(/&_routes=.*/, ""));
      await answers.promise;
      // One that was called off is gone meanwhile.
      await route.continue().catch(() => undefined);
    });
    await slider(page).focus();
    await page.keyboard.press("ArrowLeft");
    for (let held = 0; held < 6; held += 1) await page.keyboard.down("ArrowRight");
    answers.resolve();
    await standsAt(page, 61);
    await page.keyboard.up("ArrowRight");
    expect(asked).toEqual(["?at=59", "?after=60", "?at=61"]);
  });

  it("is in view with the score on a phone", async () => {
    const page = await openAt(60, { width: 360, height: 740, options: { hasTouch: true, isMobile: true } });
    const bottoms = await page
      .locator("#score .pts, .past-ways > .btn")
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().bottom));
    expect(bottoms).toHaveLength(6);
    for (const bottom of bottoms) expect(bottom).toBeLessThanOrEqual(740);
    const lines = await machine(page)
      .locator(".past-ways > .btn")
      .evaluateAll((elements) => elements.map(({ clientHeight }) => clientHeight));
    expect(Math.max(...lines)).toBeLessThan(46);
  });

  it("brings the summary into view that opens below a phone's window", async () => {
    const page = await openAt(60, { width: 360, height: 780 });
    await machine(page)
      .locator("summary")
      .evaluate((summary) => {
        scrollBy(0, summary.getBoundingClientRect().bottom - innerHeight + 8);
      });
    await machine(page).getByText("Catch me up").click();
    const hidden = (): Promise<number> =>
      machine(page)
        .getByText("So far:")
        .evaluate((answer) => answer.getBoundingClientRect().bottom - innerHeight);
    await expect.poll(hidden).toBeLessThanOrEqual(0);
  });

  it("plays by itself until it is paused, a play at a time", async () => {
    const page = await openAt(60);
    await machine(page).getByLabel("Pace").selectOption("1");
    await slider(page).focus();
    await page.keyboard.press("Space");
    await machine(page).getByRole("button", { name: "Pause" }).waitFor();
    await page.waitForURL((url) => Number(url.searchParams.get("at")) >= 62);
    await page.keyboard.press("Space");
    await machine(page).getByRole("button", { name: "Play" }).waitFor();
    // A step that had begun may still come; then the page says what its address says.
    const agrees = async (): Promise<boolean> =>
      (await machine(page).locator(".past-head").innerText()).includes(
        `play ${new URL(page.url()).searchParams.get("at")}`,
      );
    await expect.poll(agrees).toBe(true);
    expect(await machine(page).getByRole("button", { name: "Pause" }).count()).toBe(0);
  });

  it("opens the summary by Space, as every summary, and does not play for it", async () => {
    const page = await openAt(60);
    const more = machine(page).locator("details");
    await more.locator("summary").focus();
    await page.keyboard.press("Space");
    await machine(page).getByText("So far:").waitFor();
    expect(await machine(page).getByRole("button", { name: "Pause" }).count()).toBe(0);
    await page.keyboard.press("Space");
    await expect.poll(() => more.getAttribute("open")).toBeNull();
    // Elsewhere in it the key is the machine's own.
    await slider(page).focus();
    await page.keyboard.press("Space");
    await machine(page).getByRole("button", { name: "Pause" }).waitFor();
  });

  it("is moved by touch: the slider and the buttons", async () => {
    const page = await openAt(60, { width: 360, options: { hasTouch: true, isMobile: true } });
    await machine(page).getByRole("link", { name: "Next", exact: true }).tap();
    await standsAt(page, 61);
    await machine(page).getByRole("link", { name: "Back", exact: true }).tap();
    await standsAt(page, 60);
    const box = await slider(page).boundingBox();
    if (box === null) throw new Error("the slider is not shown");
    expect(box.height).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(box.x + box.width * 0.75, box.y + box.height / 2);
    await page.waitForURL((url) => Number(url.searchParams.get("at")) > 100);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });

  it("keeps the reader's tab, needs no request for another, and is left for the result", async () => {
    const page = await openAt(60);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.getByRole("link", { name: "Rushing", exact: true }).click();
    await page.waitForURL(/at=60&tab=rushing$/);
    // The address changes before the page does, and the links below carry what the page shows.
    const tabs = page.getByRole("navigation", { name: "Statistics", exact: true });
    await expect.poll(() => tabs.locator("[aria-current]").innerText()).toBe("Rushing");
    expect(requests.filter((url) => url.includes(".data"))).toEqual([]);
    await machine(page).getByRole("link", { name: "Next", exact: true }).click();
    await page.waitForURL(/at=61&tab=rushing$/);
    await machine(page).getByRole("link", { name: "Leave and show the result" }).click();
    await page.waitForURL(new RegExp(`${FINAL}$`));
    await expect.poll(() => page.locator("#score .status").innerText()).toBe("Final");
    expect(await machine(page).count()).toBe(0);
  });

  it("asks nothing of the game as it is now, and its analyst knows no later play", async () => {
    const page = await site.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${FINAL}?at=60`);
    await hydrated(page);
    await page.getByRole("link", { name: "Who scored last?" }).click();
    await page.getByText("Answered from this game’s stats").waitFor();
    const receipts = await page
      .locator(".proofs a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(receipts.every((href) => href?.startsWith(`${FINAL}?at=60`) === true)).toBe(true);
    expect(asked.filter((path) => /\/(?:live|events)$|other-lines|realtime/.test(path))).toEqual([]);
    // Another moment is another conversation.
    await machine(page).getByRole("link", { name: "Back", exact: true }).click();
    await standsAt(page, 59);
    await expect.poll(() => page.locator(".talk").count()).toBe(0);
  });

  it.each([360, 1280])("has nothing for axe to find at %i px", async (width) => {
    for (const at of [60, "kickoff", plays.at(-1)?.playId ?? ""]) {
      const page = await openAt(at, { width });
      expect(await axeFindings(page), String(at)).toEqual([]);
      await page.context().close();
    }
  });
});

describe("without JavaScript the time machine", () => {
  it("is walked by links, and the slider by its form", async () => {
    const page = await site.open(`${FINAL}?at=60&tab=rushing`, { script: false });
    await follow(page, machine(page).getByRole("link", { name: "Next", exact: true }));
    await standsAt(page, 61);
    await follow(page, machine(page).getByRole("link", { name: "Back", exact: true }));
    await standsAt(page, 60);
    expect(new URL(page.url()).searchParams.get("tab")).toBe("rushing");
    await follow(page, machine(page).getByRole("link", { name: "Q3", exact: true }));
    await standsAt(page, THIRD);
    await slider(page).fill("2700");
    await follow(page, machine(page).getByRole("button", { name: "Go" }));
    await page.waitForURL((url) => Number(url.searchParams.get("at")) > THIRD);
    await machine(page).getByText("Catch me up").click();
    expect(await machine(page).getByText("So far:").isVisible()).toBe(true);
    await follow(page, machine(page).getByRole("link", { name: "Leave and show the result" }));
    expect(await page.locator("#score .status").innerText()).toBe("Final");
  });
});
