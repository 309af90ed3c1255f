import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { VirtualClock } from "../fixtures/virtual-clock.ts";
import { watchedGame, type WatchedGame } from "../fixtures/watched-game.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";
import { follow } from "./follow.ts";
import { overflowing } from "./page-measures.ts";

let site: BrowserSite;
let clock: VirtualClock;
let game: WatchedGame;
let path: string;
beforeAll(async () => {
  const now = new Date();
  clock = new VirtualClock(now.toISOString());
  // The browser's own clock is the machine's, and a page follows a game near its kickoff.
  game = watchedGame(now);
  path = `/games/${game.gameKey}`;
  site = await openBrowserSite(
    { players: simulatedPlayers(), games: [game.after(60)] },
    { clock: clock.now, past: { clock: () => clock.now().getTime(), timer: clock.timer } },
  );
});
beforeEach(async () => {
  await put(60);
  await pass(200);
});
afterEach(() => site.endTest());
afterAll(() => site.close());

/** Stores a state, and waits until a page that is live shows it. */
async function put(count: number): Promise<void> {
  await site.site.store.putGames([{ ...game.after(count), asOf: clock.now().toISOString() }]);
  await expect
    .poll(async () => (await (await site.site.get(`${path}/live`)).json()).allPlays.length, { timeout: 20_000 })
    .toBe(count);
  // What is kept of the past is read before the pages are forgotten, and is there by the next request but one.
  await site.site.get(`${path}/live`);
}

const pass = (seconds: number): Promise<void> =>
  clock.runUntil(new Date(clock.now().getTime() + seconds * 1000).toISOString(), async () => {});

const count = (page: Page): Promise<string> => page.locator(".count").innerText();
const shows = (page: Page, plays: number) => page.locator(".count", { hasText: `of ${plays} plays` }).waitFor();

async function choose(page: Page, seconds: number): Promise<void> {
  await page.getByText(/Stay behind it|Change the delay/).click();
  await follow(page, page.getByRole("button", { name: `${seconds} seconds`, exact: true }));
}

describe("a live page behind a stream", () => {
  it.each([360, 1280])("moves so many seconds late, says so, and goes live with one press: %i px", async (width) => {
    const page = await site.open(path, { width });
    await choose(page, 30);
    await hydrated(page);
    await page.getByText("30 seconds behind.").waitFor();
    await expect.poll(() => site.site.app.live().readers).toBeGreaterThan(0);
    const live = await site.open(path, { width });
    await shows(live, 60);
    await put(61);
    await shows(live, 61);
    await pass(29);
    expect(await count(page)).toContain("of 60 plays");
    await pass(1);
    await shows(page, 61);
    const bar = await page.locator(".thin .now").evaluate((now) => getComputedStyle(now, "::after").content);
    expect(bar).toBe('"30 s behind"');
    expect(await page.locator(".live-line").isVisible()).toBe(false);
    await put(62);
    await follow(page, page.getByRole("button", { name: "Go live" }));
    await shows(page, 62);
    expect(await page.getByText("seconds behind.").count()).toBe(0);
  });

  it("is the same without script, page for page", async () => {
    const page = await site.open(path, { script: false, width: 360 });
    await choose(page, 45);
    await page.getByText("45 seconds behind.").waitFor();
    await put(61);
    await page.reload();
    expect(await count(page)).toContain("of 60 plays");
    await pass(45);
    await page.reload();
    expect(await count(page)).toContain("of 61 plays");
    await choose(page, 15);
    await page.getByText("15 seconds behind.").waitFor();
    await follow(page, page.getByRole("button", { name: "Go live" }));
    expect(await page.getByText("seconds behind.").count()).toBe(0);
  });

  it("stays what it says while another tab of the browser goes live", async () => {
    const page = await site.open(path);
    await choose(page, 30);
    await hydrated(page);
    const other = await page.context().newPage();
    await other.goto(path);
    await follow(other, other.getByRole("button", { name: "Go live" }));
    await put(61);
    await shows(other, 61);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/api/chat");
    await page.getByLabel("Your question about this game").fill("What is the score?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    expect(new URL((await asked).url()).search).toBe("?behind=30");
    // The stream is opened again, without the cookie.
    await page.context().setOffline(true);
    await page.locator(".live-line.is-off").waitFor();
    await page.context().setOffline(false);
    await page.locator(".live-line.is-on").waitFor({ state: "attached" });
    expect(await count(page)).toContain("of 60 plays");
    await pass(30);
    await shows(page, 61);
  });

  it.each([
    [320, false],
    [768, true],
    [1280, false],
  ])("fits, and has nothing that shuts anybody out: %i px, dark: %s", async (width, dark) => {
    const page = await site.open(path, { width, dark });
    await choose(page, 120);
    await hydrated(page);
    await page.getByText("Change the delay").click();
    expect(await overflowing(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    const pressed = page
      .getByRole("group", { name: "Behind your stream by, in seconds:" })
      .locator("[aria-pressed=true]");
    expect(await pressed.innerText()).toContain("120");
  });
});
