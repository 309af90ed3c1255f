import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { type WatchedGame, watchedGame } from "../fixtures/watched-game.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { pageOutline } from "./page-outline.ts";

const HOUR = 3_600_000;

let site: BrowserSite;
/** Each test has a game of its own, in a week of its own. */
let game: WatchedGame;
let week = 0;
let path: string;
beforeAll(async () => {
  site = await openBrowserSite({ players: simulatedPlayers() }, { clock: () => new Date() });
});
beforeEach(() => {
  week += 1;
});
afterEach(() => site.endTest());
afterAll(() => site.close());

/** A game that kicks off so many hours from now, still to come. */
async function comingIn(hours: number): Promise<void> {
  game = watchedGame(new Date(), { week, dateTime: new Date(Date.now() + hours * HOUR).toISOString() });
  path = `/games/${game.gameKey}`;
  await site.site.store.putGames([game.scheduled]);
}

/** A page on a clock that the test moves. */
async function openAt(moment: number): Promise<Page> {
  const page = await site.newPage();
  await page.clock.install({ time: moment });
  await page.goto(path);
  await hydrated(page);
  return page;
}

describe("a page that was asleep", () => {
  it("follows its game as soon as it is awake, also where it wakes before its network", async () => {
    await comingIn(20);
    const page = await openAt(Date.now());
    // No timer runs meanwhile.
    await page.clock.setSystemTime(Date.now() + 21 * HOUR);
    await site.site.store.putGames([game.after(40)]);
    await page.context().setOffline(true);
    const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/live-"));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await page.clock.runFor(10);
    await lost;
    await page.context().setOffline(false);
    await page.clock.runFor(10);
    await page.locator(".live-line", { hasText: "Live" }).waitFor();
    await page.locator(".count", { hasText: "of 40 plays" }).waitFor();
    expect(site.takeFaults().filter((fault) => !/net::ERR_/.test(fault))).toEqual([]);
  });

  it("catches up where it is brought back as it was before its kickoff, most of a day after that", async () => {
    await comingIn(-14);
    const page = await site.open(path, { options: { serviceWorkers: "allow" } });
    const isKept = () => page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, path);
    await expect.poll(isKept).toBe(true);
    // As a tab that was put away, and is made again from what the device has of it.
    await page.context().setOffline(true);
    await page.reload();
    await hydrated(page);
    await page.locator(".offline-line").waitFor();
    await site.site.store.putGames([game.finished]);
    await page.context().setOffline(false);
    const wanted = await pageOutline(await site.open(path));
    await expect.poll(() => pageOutline(page)).toEqual(wanted);
    expect(site.takeFaults().filter((fault) => !/net::ERR_/.test(fault))).toEqual([]);
  });
});
