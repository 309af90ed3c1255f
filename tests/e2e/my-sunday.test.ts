import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type SleeperEmulator, openSleeperEmulator } from "../emulators/sleeper/open-sleeper-emulator.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { EARLIER_GAMES, SUNDAY, SUNDAY_GAMES, sundayStateAt } from "../fixtures/sunday-week.ts";
import { SUNDAY_COOKIE, sundayWorld } from "../fixtures/sunday-world.ts";
import { type BrowserSite, hydrated, openBrowserSite, type ReaderOptions } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";

const PATH = `/my?season=${SUNDAY.season}&type=REG&week=${SUNDAY.week}`;
/** Two games on and one to come. */
const START = [60, 70, 0];

let sleeper: SleeperEmulator;
let site: BrowserSite;
beforeAll(async () => {
  sleeper = await openSleeperEmulator({ world: sundayWorld() });
  site = await openBrowserSite(
    { games: [...EARLIER_GAMES], players: simulatedPlayers() },
    { sleeperUrl: sleeper.baseURL },
  );
});
afterEach(() => site.endTest());
afterAll(async () => {
  await site.close();
  await sleeper.close();
});

const at = (counts: readonly number[]) => SUNDAY_GAMES.map((_, index) => sundayStateAt(index, counts[index] ?? 0));
const show = (counts: readonly number[]) => site.site.store.putGames(at(counts));

/** An empty page of a browser that keeps the league. */
async function readersPage(reader: ReaderOptions = {}): Promise<Page> {
  const page = await site.newPage(reader);
  const [name = "", value = ""] = SUNDAY_COOKIE.split(/=(.*)/s);
  const address = new URL("/", await addressOf());
  await page.context().addCookies([{ name, value, url: address.href }]);
  return page;
}

let address: string | null = null;
async function addressOf(): Promise<string> {
  if (address === null) {
    const page = await site.newPage();
    await page.goto("/privacy");
    address = page.url();
    await page.context().close();
  }
  return address;
}

const outline = (page: Page) =>
  page
    .locator("main")
    .evaluate((main) =>
      Array.from(main.querySelectorAll(".tot, .chance p, .tell > p:first-child, .pl, .ev"), (one) => one.textContent),
    );

async function live(page: Page): Promise<void> {
  await page.locator(".live-line.is-on").waitFor();
}

describe("my Sunday while it is played", () => {
  it("follows every game over one connection, and says at each moment what a fresh load says", async () => {
    await show(START);
    const page = await readersPage();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(PATH);
    await live(page);
    const fresh = await readersPage();
    for (const counts of [
      [75, 70, 0],
      [75, 96, 0],
      [130, Infinity, 12],
      [Infinity, Infinity, 60],
    ]) {
      await show(counts);
      await fresh.goto(PATH);
      const wanted = await outline(fresh);
      await expect.poll(() => outline(page)).toEqual(wanted);
    }
    expect(requests.filter((path) => path.endsWith("/events"))).toEqual(["/stats/events"]);
    expect(requests.filter((path) => path === "/my")).toHaveLength(1);
    expect(requests.filter((path) => path === "/my/live").length).toBeGreaterThan(2);
  });

  it("keeps the focus, the chosen side and the reader's place when something changes", async () => {
    await show(START);
    const page = await readersPage({ width: 360, height: 740 });
    await page.goto(PATH);
    await live(page);
    await page.getByText("Theirs", { exact: false }).first().click();
    const row = page.locator(".theirs .pl a.nm").first();
    await row.focus();
    // What is read first stays where it is: here it is this row.
    await row.evaluate((link) => link.closest(".pl")?.scrollIntoView({ block: "start", behavior: "instant" }));
    const name = await row.textContent();
    const topOf = () =>
      page.evaluate(() => document.activeElement?.closest(".pl")?.getBoundingClientRect().top ?? null);
    const before = await topOf();
    const words = await page.locator(".tell > p:first-child").textContent();
    await show([120, 140, 30]);
    await expect.poll(() => page.locator(".tell > p:first-child").textContent()).not.toBe(words);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    expect(Math.abs(((await topOf()) ?? 0) - (before ?? 0))).toBeLessThan(3);
    expect(await page.locator("#whose-theirs").isChecked()).toBe(true);
    expect(await page.locator(".ours").isVisible()).toBe(false);
  });

  it("says that it is offline with the time of the figures, and goes on when the network is back", async () => {
    await show(START);
    const page = await readersPage();
    await page.goto(PATH);
    await live(page);
    await page.context().setOffline(true);
    await page.locator(".live-line.is-off", { hasText: "Offline. Updated" }).waitFor();
    const words = await outline(page);
    await show([110, 100, 0]);
    expect(await outline(page)).toEqual(words);
    await page.context().setOffline(false);
    await live(page);
    await expect.poll(() => outline(page)).not.toEqual(words);
  });

  it("tells a screen reader of a large play and the new score", async () => {
    const finished = SUNDAY_GAMES[0]?.allPlays ?? [];
    const touchdown = finished.findIndex(({ type, isTouchdown }) => type === "Pass" && isTouchdown);
    await show([touchdown, 0, 0]);
    const page = await readersPage();
    await page.goto(PATH);
    await live(page);
    await show([touchdown + 1, 0, 0]);
    await expect
      .poll(() => page.locator("#live-news").textContent())
      .toMatch(/^.+, \d+\.\d\d? points for (you|them)\. \d+\.\d\d? to \d+\.\d\d?\.$/);
  });
});

describe("my Sunday", () => {
  it("is whole without script, and its two sides can be chosen", async () => {
    await show(START);
    const page = await readersPage({ script: false, width: 360, height: 740 });
    await page.goto(PATH);
    expect(await page.locator(".chance b").textContent()).toMatch(/^\d+% to win$/);
    expect(await page.locator(".ours").isVisible()).toBe(true);
    expect(await page.locator(".theirs").isVisible()).toBe(false);
    await page.getByText("Theirs").first().click();
    expect(await page.locator(".theirs").isVisible()).toBe(true);
    expect(await page.locator(".live-line").textContent()).toContain("Reload for the latest.");
    await page.locator("summary").first().click();
    await page.locator(".theirs .pl a.nm").first().click();
    await page.waitForURL(/\/points\//);
  });

  it("is walked by keyboard: the side, each player, each play", async () => {
    await show(START);
    const page = await readersPage({ width: 360, height: 740 });
    await page.goto(PATH);
    await live(page);
    await page.locator("#whose-mine").focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.locator(".theirs").isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    const name = await page.locator(".theirs .pl a.nm").first().textContent();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    await page.keyboard.press("Enter");
    const card = page.getByRole("dialog", { name: new RegExp(`^Why [\\d.]+\\? ${name}, `) });
    await card.getByRole("link", { name: "Other scoring" }).press("Enter");
    await page.waitForURL(/\/points\//);
  });

  it("answers above the fold of a phone, and nothing of it scrolls sideways from 320 to 1280 px", async () => {
    await show(START);
    for (const width of [320, 360, 768, 1280]) {
      const page = await readersPage({ width, height: 740 });
      await page.goto(PATH);
      const { overflow, bottom } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - window.innerWidth,
        bottom: document.querySelector(".tell > p:first-child")?.getBoundingClientRect().bottom ?? Infinity,
      }));
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      expect(bottom, `${width} px`).toBeLessThan(740);
    }
  });

  it("cuts nobody's name in large text on a phone, and no points lie over it", async () => {
    await show(START);
    const page = await readersPage({ width: 360, height: 740 });
    await page.goto(PATH);
    const session = await page.context().newCDPSession(page);
    for (const standard of [24, 32]) {
      await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
      const rows = await page.locator(".ours .pl").evaluateAll((players) =>
        players.map((player) => {
          const [name, points, where] = [".nm", ".pt b", ".where"].map((part) => player.querySelector(part));
          if (!name || !points || !where) throw new Error("a part of the player is not shown");
          const [ofName, ofPoints] = [name, points].map((part) => part.getBoundingClientRect());
          return {
            isCut: [name, where].some((part) => part.scrollWidth > part.clientWidth + 1),
            isBelow: (ofPoints?.top ?? 0) >= (ofName?.bottom ?? 0) - 1,
          };
        }),
      );
      expect(rows.length).toBeGreaterThan(3);
      expect(
        rows.filter(({ isCut, isBelow }) => isCut || !isBelow),
        `${standard} px`,
      ).toEqual([]);
    }
  });

  it("has nothing that axe finds: live, before, over, hidden and empty, in light and dark", async () => {
    for (const [counts, cookie] of [
      [START, ""],
      [[0, 0, 0], ""],
      [[Infinity, Infinity, Infinity], ""],
      [START, "scores"],
      [START, "nobody"],
    ] as const) {
      await show(counts);
      for (const [width, dark] of [
        [360, false],
        [1280, true],
      ] as const) {
        const page = cookie === "nobody" ? await site.newPage({ width, dark }) : await readersPage({ width, dark });
        if (cookie === "scores")
          await page.context().addCookies([{ name: "scores", value: "hidden", url: await addressOf() }]);
        await page.goto(PATH);
        expect(await axeFindings(page), `${counts.join()} ${cookie} ${width}`).toEqual([]);
        await page.context().close();
      }
    }
  });
});

it("both totals stand in their columns with three digits and two decimals", async () => {
  await show(START);
  const page = await readersPage();
  await page.goto(PATH);
  await hydrated(page);
  for (const width of [320, 360, 390, 430, 768, 1024, 1100, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.locator(".versus .tot").evaluateAll((totals) =>
      totals.map((total) => {
        // In the same turn as it is measured: the page writes its own again when points come.
        total.textContent = "138.84";
        const figure = document.createRange();
        figure.selectNodeContents(total);
        return figure.getBoundingClientRect().width - total.getBoundingClientRect().width;
      }),
    );
    expect(over, `${width} px`).toHaveLength(2);
    expect(Math.max(...over), `${width} px`).toBeLessThanOrEqual(0);
  }
});
