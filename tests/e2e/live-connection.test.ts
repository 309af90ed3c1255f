import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { type WatchedGame, watchedGame } from "../fixtures/watched-game.ts";
import { painted, watchLayoutShifts } from "../setup/layout-shifts.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { openWire, type Wire } from "../setup/open-wire.ts";
import { pageOutline } from "./page-outline.ts";

let site: BrowserSite;
let game: WatchedGame;
let path: string;
let wire: Wire;
beforeAll(async () => {
  game = watchedGame(new Date());
  path = `/games/${game.gameKey}`;
  site = await openBrowserSite({ players: simulatedPlayers(), games: [game.after(60)] });
  wire = await openWire(await site.site.listen());
});
afterEach(() => site.endTest());
afterAll(async () => {
  await wire.close();
  await site.close();
});

const line = (page: Page, text: string | RegExp) => page.locator(".live-line", { hasText: text }).waitFor();
const show = (count: number) => site.site.store.putGames([game.after(count)]);
const shows = (page: Page, count: number) => page.locator(".count", { hasText: `of ${count} plays` }).waitFor();
const readers = () => site.site.app.live().readers;

describe("a page whose server goes away", () => {
  it("says so in the room that is kept for it, tries again, and has everything when the server is back", async () => {
    await show(60);
    const page = await site.newPage({ options: { baseURL: wire.address } });
    await page.goto(path);
    await line(page, "Live");
    const shifts = await watchLayoutShifts(page);
    await painted(page);
    const before = shifts.seen().length;
    wire.cut();
    await line(page, /^Updated \d{1,2}:\d\d [AP]M, trying again$/);
    await page.locator("#live-news", { hasText: "Connection lost" }).waitFor({ state: "attached" });
    await show(64);
    wire.mend();
    await line(page, "Live");
    await shows(page, 64);
    await painted(page);
    expect(shifts.seen().slice(before)).toEqual([]);
    const fresh = await site.open(path);
    await line(fresh, "Live");
    expect(await pageOutline(page)).toEqual(await pageOutline(fresh));
  });

  it("says nothing to screen readers where it is back within moments", async () => {
    await show(60);
    const page = await site.newPage({ options: { baseURL: wire.address } });
    await page.clock.install();
    await page.goto(path);
    await line(page, "Live");
    await page.clock.pauseAt(Date.now() + 5_000);
    wire.cut();
    await line(page, "trying again");
    wire.mend();
    await page.clock.runFor(1_500);
    await line(page, "Live");
    await page.clock.runFor(10_000);
    expect(await page.locator("#live-news").textContent()).toBe("");
  });

  it("reads the whole page again where the server no longer has what it missed", async () => {
    await show(60);
    const page = await site.newPage({ options: { baseURL: wire.address } });
    await page.goto(path);
    await line(page, "Live");
    const read = page.waitForRequest((request) => request.url().includes(`${path}/live`));
    wire.cut();
    // More steps than the server keeps.
    for (let count = 61; count <= 130; count += 1) await show(count);
    wire.mend();
    await shows(page, 130);
    await read;
    expect(await page.locator("h1").textContent()).toContain("Minnesota Vikings at Chicago Bears");
  });

  it("says that there is no network, and goes on when there is one", async () => {
    await show(60);
    const page = await site.open(path);
    await line(page, "Live");
    await page.context().setOffline(true);
    await line(page, /^Offline\. Updated /);
    await show(62);
    await page.context().setOffline(false);
    await line(page, "Live");
    await shows(page, 62);
    expect(await page.locator(".live-line").innerText()).toBe("Live");
  });
});

describe("a page that nobody looks at", () => {
  it("rests, and has everything as soon as the reader is back", async () => {
    await show(60);
    const page = await site.newPage();
    await page.clock.install();
    await page.goto(path);
    await line(page, "Live");
    await expect.poll(readers).toBe(1);
    const turn = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await turn(true);
    await page.clock.fastForward(25_000);
    await expect.poll(readers).toBe(0);
    await show(66);
    await turn(false);
    await shows(page, 66);
    await line(page, "Live");
  });

  it("ends its stream when the reader goes on to another page", async () => {
    await expect.poll(readers).toBe(0);
    const page = await site.open(path);
    await line(page, "Live");
    expect(readers()).toBe(1);
    await page.getByRole("link", { name: "Players" }).click();
    await page.waitForURL("**/players");
    await expect.poll(readers).toBe(0);
    expect(await page.locator("#live-news").count()).toBe(0);
  });
});

describe("a page of the evening before", () => {
  it.each([
    ["document", "visibilitychange"],
    ["window", "pageshow"],
  ])("follows its game when it is shown again, though no timer counted the night: %s, %s", async (target, event) => {
    await site.site.store.putGames([game.scheduled]);
    const page = await site.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install({ time: Date.now() - 20 * 3_600_000 });
    await page.goto(path);
    await hydrated(page);
    await painted(page);
    // The clock goes on, and the timers stand where they were.
    await page.clock.setSystemTime(Date.now());
    await page.clock.runFor(60_000);
    expect(asked).not.toContain(`${path}/events`);
    const followed = page.waitForRequest((request) => request.url().includes(`${path}/events`));
    await page.evaluate(
      ([where, name]) =>
        (where === "window" ? window : document).dispatchEvent(new Event(name ?? "", { bubbles: true })),
      [target, event],
    );
    await page.clock.runFor(1_000);
    await followed;
    await show(60);
    await shows(page, 60);
  });
});

describe("a page of a game that is over", () => {
  it("asks for corrections in its time, however often its reader turns to another window and back", async () => {
    await site.site.store.putGames([game.finished]);
    const page = await site.newPage();
    await page.clock.install();
    await page.goto(path);
    await hydrated(page);
    await painted(page);
    const followed = page.waitForRequest((request) => request.url().includes(`${path}/events`));
    for (let turn = 0; turn < 4; turn += 1) {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
      await page.clock.fastForward(50_000);
    }
    expect(new URL((await followed).url()).pathname).toBe(`${path}/events`);
  });
});

describe("who needs nothing live", () => {
  it("a finished game loads none of it and opens no stream", async () => {
    await site.site.store.putGames([game.finished]);
    const asked: string[] = [];
    const page = await site.newPage();
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await hydrated(page);
    await painted(page);
    expect(asked.filter((name) => name.includes("/live-") || name.endsWith("/events"))).toEqual([]);
    expect(await page.locator(".live-line, #live-news").count()).toBe(0);
  });

  it("without script the page says how old it is and what to do", async () => {
    await show(60);
    const page = await site.open(path, { script: false });
    expect(await page.locator(".live-line").innerText()).toMatch(
      /^As of \d{1,2}:\d\d [AP]M E[DS]T\. Reload for the latest\.$/,
    );
  });
});

describe("the week", () => {
  it("shows scores, clocks, states and leaders as they change, equal to a fresh load, without a shift", async () => {
    await site.site.store.putGames([
      game.scheduled,
      watchedGame(new Date(), { awayTeam: "GB", homeTeam: "DET" }).after(50),
    ]);
    const page = await site.newPage();
    await page.goto("/stats?season=2025&type=REG&week=3");
    await line(page, "Live");
    const shifts = await watchLayoutShifts(page);
    await painted(page);
    const before = shifts.seen().length;
    for (let count = 1; count < game.plays; count += 19) {
      await show(count);
      const { timeRemaining } = game.after(count).game;
      await page
        .locator(".tile", { hasText: "Vikings" })
        .locator(".at", { hasText: timeRemaining ?? "" })
        .waitFor();
      await painted(page);
    }
    await site.site.store.putGames([game.finished]);
    await page
      .locator(".tile", { hasText: "Vikings" })
      .locator(".status", { hasText: game.finished.game.status })
      .waitFor();
    await painted(page);
    expect(shifts.seen().slice(before)).toEqual([]);
    const fresh = await site.open("/stats?season=2025&type=REG&week=3");
    await line(fresh, "Live");
    expect(await pageOutline(page)).toEqual(await pageOutline(fresh));
  });
});
