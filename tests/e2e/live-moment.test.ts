import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { teamName } from "../../domain/game/team.ts";
import { playCard } from "../../domain/plays/play-card.ts";
import { plainPlays } from "../../domain/plays/plain/plain-plays.ts";
import { plainText } from "../../domain/plays/plain/plain-text.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { type WatchedGame, watchedGame } from "../fixtures/watched-game.ts";
import { painted } from "../setup/layout-shifts.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { openWire, type Wire } from "../setup/open-wire.ts";
import { axeFindings } from "./axe-findings.ts";

let site: BrowserSite;
let game: WatchedGame;
let path: string;
let wire: Wire;
/** After a play from scrimmage, with another to come. */
let snap: number;
beforeAll(async () => {
  game = watchedGame(new Date());
  path = `/games/${game.gameKey}`;
  snap = game.countWhere(({ game: { down }, allPlays }) => (down ?? 0) > 1 && (allPlays.at(-1)?.down ?? 0) > 0, 40);
  site = await openBrowserSite({ players: simulatedPlayers(), games: [game.after(snap)] });
  wire = await openWire(await site.site.listen());
});
afterEach(() => site.endTest());
afterAll(async () => {
  await wire.close();
  await site.close();
});

const show = (count: number) => site.site.store.putGames([game.after(count)]);
const shows = (page: Page, count: number) => page.locator(".count", { hasText: `of ${count} plays` }).waitFor();
const words = async (page: Page, selector: string) =>
  ((await page.locator(selector).textContent()) ?? "").replaceAll(/\s+/g, " ").trim();
/** `Bears ball, 2nd & 6 at CHI 34` of a state of the game. */
function coming(count: number): { ball: string; bar: string } {
  const { possession, season, downAndDistance, yardLineTerritory, yardLine } = game.after(count).game;
  const { nick } = teamName(possession ?? "", season);
  const spot = yardLineTerritory === null ? String(yardLine) : `${yardLineTerritory} ${yardLine}`;
  return {
    ball: `${nick} ball, ${downAndDistance} at ${spot}`,
    bar: `${nick}, ${downAndDistance} at ${spot}`,
  };
}
/** `Q2 9:30, 1st & 10 at CHI 30` of the play that came last. */
function lastOf(count: number): string {
  const play = game.after(count).allPlays.at(-1);
  if (play === undefined) throw new Error("a play has been");
  const { quarter, clock, situation, fieldPosition } = playCard(play);
  return `${quarter} ${clock}, ${situation} at ${fieldPosition}`;
}

async function openLive(count: number, width = 1280, height = 800): Promise<Page> {
  await show(count);
  const page = await site.newPage({ width, height });
  await page.goto(path);
  await page.locator(".live-line.is-on").waitFor();
  await shows(page, count);
  return page;
}

describe("near the score of a live game", () => {
  it("stand who has the ball, down, distance and spot, and the last play with its own, without script too", async () => {
    await show(snap);
    const page = await site.open(path, { script: false });
    expect(await words(page, ".situation .snap")).toBe(coming(snap).ball);
    expect(await words(page, ".situation a")).toBe(lastOf(snap));
    expect(lastOf(snap)).not.toContain(game.after(snap).game.downAndDistance);
    const play = game.after(snap).allPlays.at(-1);
    const then = game.after(snap);
    const plain = plainPlays(then.allPlays, then.game).at(-1);
    expect(await words(page, ".last-play")).toBe(plainText(plain ?? ""));
    await page.locator(".situation a").click();
    expect(await page.locator(".play:target").getAttribute("id")).toBe(`play-${play?.playId}`);
  });

  it.each([
    [360, 740],
    [768, 900],
    [1280, 800],
  ])("stand in the first window, below the score and above the bar: %i x %i", async (width, height) => {
    const page = await openLive(snap, width, height);
    const [board, row, bar] = await Promise.all(
      [".board", ".situation", ".thin"].map((selector) => page.locator(selector).boundingBox()),
    );
    if (!board || !row || !bar) throw new Error("all three are shown");
    expect(row.y).toBeGreaterThanOrEqual(board.y + board.height);
    expect(bar.y).toBeGreaterThanOrEqual(row.y + row.height);
    expect(row.y + row.height).toBeLessThanOrEqual(height);
    expect(await axeFindings(page)).toEqual([]);
  });

  it.each(
    [320, 360, 768, 1280].flatMap((width) => [
      { width, font: "the site's font" },
      { width, font: "a font of the machine's" },
    ]),
  )("keep their room from play to play, and follow the game: $width px, $font", async ({ width, font }) => {
    await show(snap);
    const page = await site.newPage({ width, height: 740 });
    // A font that is late is left out by the browser, and what it would have held in one line may need two.
    if (font !== "the site's font") await page.route("**/*.woff2", () => {});
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.locator(".live-line.is-on").waitFor();
    const height = () => page.locator(".hero").evaluate((hero) => hero.getBoundingClientRect().height);
    const before = await height();
    for (let count = snap + 1; count <= snap + 12; count += 1) {
      await show(count);
      await shows(page, count);
      expect(await height(), `after ${count} plays`).toBe(before);
    }
    const fresh = await site.open(path, { script: false });
    expect(await words(page, ".situation")).toBe(await words(fresh, ".situation"));
  });

  it("lead to the last play where a filter hides it", async () => {
    const page = await site.open(`${path}?plays=OT`);
    await page.locator(".live-line.is-on").waitFor();
    await page.locator(".situation a").click();
    await page.waitForURL(/#play-/);
    const { hash } = new URL(page.url());
    await page.locator(`[id="${hash.slice(1)}"]`).waitFor();
    expect(new URL(page.url()).search).toBe("");
  });

  it("are not there before the game and after it", async () => {
    for (const state of [game.scheduled, game.finished]) {
      await site.site.store.putGames([state]);
      const page = await site.open(path, { script: false });
      expect(await page.locator(".situation").count()).toBe(0);
      await page.context().close();
    }
  });
});

describe("the thin bar of a live game", () => {
  it.each([360, 768, 1280])("has score, ball and clock, and on a wide window down and spot: %i px", async (width) => {
    const page = await openLive(snap, width);
    await page.locator("#plays").scrollIntoViewIfNeeded();
    const { quarter, timeRemaining, possession, awayTeam } = game.after(snap).game;
    expect(await words(page, ".thin .status")).toBe(`Q${quarter} ${timeRemaining}`);
    expect(await page.locator(".thin .now .mark").count()).toBe(1);
    // The ball lies before the team that has it.
    const team = await page.locator(".thin .now .mark").evaluate((mark) => mark.nextElementSibling?.textContent ?? "");
    expect(team.startsWith(possession ?? "?")).toBe(true);
    expect(await page.locator(".thin .now > :first-child").evaluate((one) => one.matches(".mark"))).toBe(
      possession === awayTeam,
    );
    expect(await page.locator(".thin .snap").isVisible()).toBe(width === 1280);
    if (width === 1280) expect(await words(page, ".thin .snap")).toBe(coming(snap).bar);
    const [now, bar] = [await page.locator(".thin .now").boundingBox(), await page.locator(".thin").boundingBox()];
    expect((now?.x ?? 0) + (now?.width ?? 999)).toBeLessThanOrEqual((bar?.width ?? 0) + 0.5);
    expect(now?.x).toBeGreaterThanOrEqual(0);
  });

  it("says that it is offline and not that the game goes on, and has the clock again when the network is back", async () => {
    const page = await openLive(snap);
    await page.context().setOffline(true);
    await page.locator(".thin .status", { hasText: "Offline" }).waitFor();
    expect(await words(page, ".thin .now")).not.toMatch(/In Progress|Q\d/);
    expect(await page.locator(".thin .snap").count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.locator(".thin .status", { hasText: /^Q\d/ }).waitFor();
  });

  it("says that it tries to reach a server that has gone", async () => {
    await show(snap);
    const page = await site.newPage({ options: { baseURL: wire.address } });
    await page.goto(path);
    await page.locator(".live-line.is-on").waitFor();
    wire.cut();
    await page.locator(".thin .status", { hasText: "Reconnecting" }).waitFor();
    expect(await words(page, ".thin .now")).not.toMatch(/In Progress|Q\d/);
    wire.mend();
    await page.locator(".thin .status", { hasText: /^Q\d/ }).waitFor();
  });

  it("says halftime and final in the status's own word", async () => {
    const half = game.finished.allPlays.findIndex(({ quarterName }) => quarterName === "3");
    const page = await openLive(half);
    expect(await words(page, ".thin .status")).toBe("Halftime");
    await site.site.store.putGames([game.finished]);
    await page.locator(".thin .status", { hasText: game.finished.game.status }).waitFor();
    await painted(page);
  });
});
