import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type SleeperEmulator, openSleeperEmulator } from "../emulators/sleeper/open-sleeper-emulator.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { EARLIER_GAMES, SUNDAY, SUNDAY_GAMES, sundayStateAt } from "../fixtures/sunday-week.ts";
import { MY_STARTERS, SUNDAY_COOKIE, sundayWorld } from "../fixtures/sunday-world.ts";
import { type BrowserSite, openBrowserSite, type ReaderOptions } from "../setup/open-browser-site.ts";
import { painted, watchLayoutShifts } from "../setup/layout-shifts.ts";
import { axeFindings } from "./axe-findings.ts";
import { sideways } from "./page-measures.ts";

const WEEK = `/stats?season=${SUNDAY.season}&type=REG&week=${SUNDAY.week}`;
const GAME = `/games/${SUNDAY_GAMES[0]?.game.gameKey}`;
/** Two games on and one to come. */
const START = [60, 70, 0];
const PHONE: ReaderOptions = { width: 360, height: 740, options: { hasTouch: true, isMobile: true } };

let sleeper: SleeperEmulator;
let site: BrowserSite;
let address: string;
beforeAll(async () => {
  sleeper = await openSleeperEmulator({ world: sundayWorld() });
  site = await openBrowserSite(
    { games: [...EARLIER_GAMES], players: simulatedPlayers() },
    { sleeperUrl: sleeper.baseURL },
  );
  const page = await site.newPage();
  await page.goto("/privacy");
  address = page.url();
  await page.context().close();
});
afterEach(() => site.endTest());
afterAll(async () => {
  await site.close();
  await sleeper.close();
});

const show = (counts: readonly number[]) =>
  site.site.store.putGames(SUNDAY_GAMES.map((_, index) => sundayStateAt(index, counts[index] ?? 0)));

/** An empty page of a browser that keeps the league. */
async function readersPage(reader: ReaderOptions, more: Record<string, string> = {}): Promise<Page> {
  const page = await site.newPage(reader);
  const [name = "", value = ""] = SUNDAY_COOKIE.split(/=(.*)/s);
  const cookies = Object.entries({ [name]: value, ...more }).map(([key, one]) => ({
    name: key,
    value: one,
    url: address,
  }));
  await page.context().addCookies(cookies);
  return page;
}

const figures = (page: Page) => page.locator(".my-strip li").allTextContents();

describe("the strip of my players", () => {
  it("moves with the game over the page's own connection, moves nothing else, and leads to my Sunday", async () => {
    await show(START);
    const page = await readersPage(PHONE);
    const shifts = await watchLayoutShifts(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(GAME);
    await page.locator(".my-strip .lg").waitFor();
    await painted(page);
    expect(shifts.seen()).toEqual([]);
    const before = await figures(page);
    expect(before[0]).toMatch(/^Home: \d+\.\d\d? to \d+\.\d\d?, \d+% · 2 to play$/);
    await page.locator(".live-line.is-on").first().waitFor();
    await show([110, 70, 0]);
    await expect.poll(() => figures(page)).not.toEqual(before);
    expect(requests.filter((path) => path.endsWith("/events"))).toEqual([`${GAME}/events`]);
    expect(await sideways(page)).toBe(0);
    await page.locator(".my-strip .sum").tap();
    await page.waitForURL(/\/my\?season=2025&type=REG&week=3&league=1$/);
  });

  it("marks my names and plays with a word for who listens, and filters the plays by keyboard", async () => {
    await show(START);
    const page = await readersPage({ width: 768 });
    await page.goto(GAME);
    const only = page.getByRole("button", { name: /^MINE \d+: only my players’ plays$/ });
    await only.waitFor();
    const names = await page.locator("#box").ariaSnapshot();
    expect(names).toMatch(/link "Yours: [\w .-]+"/);
    const marked = await page.locator("#plays").ariaSnapshot();
    expect(marked).toMatch(/Yours: .* Home/);
    const shown = () => page.locator("#plays .play:visible").count();
    const all = await shown();
    const mine = Number(/\d+/.exec((await only.textContent()) ?? "")?.[0]);
    await only.focus();
    await page.keyboard.press("Enter");
    expect(await only.getAttribute("aria-pressed")).toBe("true");
    expect(await shown()).toBe(mine);
    expect(mine).toBeLessThan(all);
    await page.keyboard.press("Space");
    expect(await shown()).toBe(all);
  });

  it("counts my plays again after every filter, in a list that was made anew too", async () => {
    await show([Infinity, 70, 0]);
    const page = await readersPage({ width: 1280 });
    await page.goto(GAME);
    const only = page.getByRole("button", { name: /^MINE \d+/ });
    const filter = (name: string) =>
      page.getByRole("navigation", { name: "Plays to show" }).getByRole("link", { name, exact: true }).click();
    const follows = async (): Promise<void> => {
      await only.waitFor();
      await filter("Q1");
      await expect.poll(() => only.textContent()).toMatch(/^MINE \d+ of \d+$/);
      await filter("ALL");
      await expect.poll(() => only.textContent()).toMatch(/^MINE \d+$/);
    };
    await follows();
    await page.getByRole("link", { name: "Time machine" }).click();
    await only.waitFor({ state: "detached" });
    await page.getByRole("link", { name: /^Leave/ }).click();
    await follows();
    await page.locator("a.back").click();
    await page.waitForURL(/\/stats/);
    await page.locator(`a[href="/games/${SUNDAY_GAMES[1]?.game.gameKey}"]`).first().click();
    await follows();
  });

  it("has no points where scores are hidden, is a link without script, and nothing for a reader without players", async () => {
    await show(START);
    const hidden = await readersPage(PHONE, { scores: "hidden" });
    await hidden.goto(WEEK);
    await hidden.locator(".my-strip .lg").waitFor();
    expect(await figures(hidden)).toEqual(["Home, Scores hidden"]);
    const still = await readersPage({ ...PHONE, script: false });
    await still.goto(GAME);
    expect(await still.locator(".my-strip").textContent()).toBe("My Sunday");
    expect(await still.locator(".my-strip a").getAttribute("href")).toBe("/my");
    const stranger = await site.open(WEEK);
    expect(await stranger.locator(".my-strip").count()).toBe(0);
  });

  it("stays a link where its script does not arrive, and the page says nothing of it", async () => {
    await show(START);
    const page = await readersPage(PHONE);
    const refused = Promise.withResolvers<string>();
    await page.route(/open-mine/, async (route) => {
      await route.abort();
      refused.resolve(route.request().url());
    });
    await page.goto(WEEK);
    const url = await refused.promise;
    await painted(page);
    expect(await page.locator(".my-strip").textContent()).toBe("My Sunday");
    const faults = site.takeFaults().filter((fault) => !fault.includes("net::ERR_FAILED"));
    expect({ url, faults }).toEqual({ url: expect.stringContaining("open-mine"), faults: [] });
  });

  it("follows its reader through the site without another load, and has nothing that axe finds", async () => {
    await show(START);
    const page = await readersPage({ width: 1280, dark: true });
    await page.goto(WEEK);
    await page.locator(".my-strip .lg").waitFor();
    expect(await page.locator(".my-strip li:not(.lg)").count()).toBe(MY_STARTERS.length);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator(`a[href="${GAME}"]`).first().click();
    await page.waitForURL(/\/games\//);
    await expect.poll(() => page.locator(".my-strip .theirs").count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Players", exact: true }).click();
    await page.waitForURL(/\/players$/);
    await page.locator(".my-strip").waitFor({ state: "hidden" });
  });
});

it("stars names under the score in the gap beside their points, with three digits and two decimals too", async () => {
  await show([Infinity, 70, 0]);
  const links = (page: Page) => page.locator(".fantasy li a");
  const plain = await site.open(GAME);
  const paths = await links(plain).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const starred = paths.map((path) => path?.split("/").at(-1)).join("+");
  const page = await site.newPage();
  await page.context().addCookies([{ name: "my-players", value: `1/s:${starred}`, url: address }]);
  await page.goto(GAME);
  await page.locator(".my-strip li").first().waitFor();
  for (const points of [null, "128.0", "128.04"]) {
    if (points !== null)
      await page.locator(".fantasy .n").evaluateAll((all, value) => {
        for (const one of all) one.textContent = value;
      }, points);
    for (const width of [320, 360, 390, 430, 600, 767, 768, 900, 1023, 1024, 1100, 1215, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const room = await links(page).evaluateAll((all) =>
        all.map((link) => {
          const figure = document.createRange();
          figure.selectNodeContents(link.closest("li")?.querySelector(".n") ?? link);
          const star = getComputedStyle(link, "::before");
          const name = link.getBoundingClientRect().left;
          // Out of the text's flow, it begins where the name begins, but for its margin.
          const start = name + Number.parseFloat(star.marginInlineStart);
          const end = start + Number.parseFloat(star.inlineSize);
          return Math.min(start - figure.getBoundingClientRect().right, name - end);
        }),
      );
      expect(room, `${points ?? "their points"}, ${width} px`).toHaveLength(3);
      expect(Math.min(...room), `${points ?? "their points"}, ${width} px`).toBeGreaterThan(2);
    }
  }
});
