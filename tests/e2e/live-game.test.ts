import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { boxScore } from "../../domain/page/box-score.ts";
import { createRandom } from "../../server/providers/demo/world/random.ts";
import { publishStory } from "../../server/stories/publish-story.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { type WatchedGame, watchedGame } from "../fixtures/watched-game.ts";
import { painted, watchLayoutShifts } from "../setup/layout-shifts.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";
import { pageOutline } from "./page-outline.ts";
import { checkedRecap } from "../fixtures/checked-recap.ts";

let site: BrowserSite;
let game: WatchedGame;
let path: string;
beforeAll(async () => {
  game = watchedGame(new Date());
  path = `/games/${game.gameKey}`;
  site = await openBrowserSite({ players: simulatedPlayers() });
});
afterEach(() => site.endTest());
afterAll(() => site.close());

const store = () => site.site.store;

/** Puts the game after so many plays into the store, and waits until the page shows it. */
async function advance(page: Page, count: number): Promise<void> {
  await store().putGames([game.after(count)]);
  await page.locator(".count", { hasText: `of ${count} plays` }).waitFor();
}

/** Opens the game after so many plays, and waits until the page follows it. */
async function openLive(count: number, { search = "", width = 1280, height = 800 } = {}): Promise<Page> {
  await store().putGames([game.after(count)]);
  const page = await site.newPage({ width, height });
  await page.goto(`${path}${search}`);
  await page.locator(".live-line.is-on").waitFor();
  return page;
}

/** Notes everything that the page says to a screen reader. */
async function noteAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const words = document.querySelector("#live-news")?.textContent ?? "";
      if (words !== "" && words !== said.at(-1)) said.push(words);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "said") as string[]);
}

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

/** Scrolls until the element's top is so many pixels below the window's. */
const scrollTo = (page: Page, selector: string, below: number) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, distance) => {
      window.scrollBy(0, element.getBoundingClientRect().top - distance);
    }, below);

describe("a page that is open from before the kickoff until after the end", () => {
  it("says at random moments and at the end what a fresh load says, and its layout never shifts", async () => {
    await store().putGames([game.scheduled]);
    const page = await site.newPage();
    const shifts = await watchLayoutShifts(page);
    await page.goto(path);
    await hydrated(page);
    const announcements = await noteAnnouncements(page);
    await page.locator("#live-news").waitFor({ state: "attached" });
    expect(await page.locator("#live-news").textContent()).toBe("");
    const fresh = await site.newPage();
    const random = createRandom("watching");
    let compared = 0;
    for (let count = 1; count <= game.plays; count += random.between(1, 7)) {
      await advance(page, count);
      if (!random.chance(0.2)) continue;
      await fresh.goto(path);
      await fresh.locator(".live-line.is-on").waitFor();
      await page.locator(".live-line.is-on").waitFor();
      expect(await pageOutline(page), `after ${count} plays`).toEqual(await pageOutline(fresh));
      compared += 1;
    }
    await store().putGames([game.finished]);
    await page.locator(".hero .status", { hasText: game.finished.game.status }).waitFor();
    const over = await store().gameSnapshot(game.gameKey);
    if (over === null) throw new Error("the watched game is stored");
    await publishStory(store(), checkedRecap(over), over);
    await page.locator("#recap").waitFor();
    await fresh.goto(path);
    await hydrated(fresh);
    expect(await pageOutline(page)).toEqual(await pageOutline(fresh));
    await painted(page);
    expect(shifts.seen()).toEqual([]);
    expect(compared).toBeGreaterThan(4);
    await page.waitForFunction(() => document.querySelector("#live-news")?.textContent.includes("Final"));
    const said = await announcements();
    expect(said.length).toBeGreaterThan(1);
    expect(said.filter((words) => words.length > 140)).toEqual([]);
  });
});

describe("the layout stands still while plays come in", () => {
  const PLACES: [name: string, selector: string, below: number][] = [
    ["at the top", ".hero", 0],
    ["at the box score", "#box", 60],
    ["at the beginning of the plays", "#plays", 60],
    ["with the first play at the edge", ".play", 44],
    ["within the plays", ".play:nth-child(3)", 100],
  ];
  const SIZES = [
    [360, 740],
    [1280, 800],
  ] as const;

  it.each(SIZES.flatMap(([width, height]) => PLACES.map((place) => [width, height, ...place] as const)))(
    "%i x %i, %s",
    async (width, height, _name, selector, below) => {
      const score = game.countWhere(({ allPlays }) => allPlays.at(-1)?.isScoringPlay === 1, 70);
      const page = await openLive(score - 3, { width, height });
      await scrollTo(page, selector, below);
      const shifts = await watchLayoutShifts(page);
      await painted(page);
      // Those of the page's arrival are told as well, and are another test's.
      const before = shifts.seen().length;
      for (let count = score - 2; count <= score + 3; count += 1) {
        await advance(page, count);
        await painted(page);
      }
      expect(shifts.seen().slice(before)).toEqual([]);
    },
  );
});

describe("a reader", () => {
  it("within the plays keeps the row in view where it is, is told how many came in above, and gets to them", async () => {
    const page = await openLive(60);
    await scrollTo(page, "#play-50", 200);
    await painted(page);
    const top = await topOf(page, "#play-50");
    for (let count = 61; count <= 64; count += 1) await advance(page, count);
    expect(Math.abs((await topOf(page, "#play-50")) - top)).toBeLessThan(1);
    const chip = page.getByRole("link", { name: "4 new plays" });
    await chip.click();
    await expect.poll(() => topOf(page, "#plays")).toBeLessThan(100);
    await chip.waitFor({ state: "detached" });
    expect(new URL(page.url()).hash).toBe("#plays");
  });

  it("at the end of the game is not thrown around, although the plays turn round to game order", async () => {
    const page = await openLive(game.plays - 1);
    await scrollTo(page, "#play-40", 60);
    await painted(page);
    const top = await topOf(page, "#play-40");
    await store().putGames([game.finished]);
    await page.getByText("In game order").waitFor();
    expect(await page.locator(".new-plays").count()).toBe(0);
    // What makes room around it glides for a quarter of a second.
    await expect.poll(async () => Math.abs((await topOf(page, "#play-40")) - top)).toBeLessThan(1);
  });

  it("keeps filter, tab, open groups, marked text and sideways scrolling", async () => {
    const page = await openLive(60, { search: "?plays=flow&tab=receiving", width: 280, height: 740 });
    const gap = page.locator(".gap details").first();
    await gap.locator("summary").click();
    const frame = page.locator("#box .frame:visible");
    await frame.evaluate((element) => (element.scrollLeft = 20));
    await page.locator(".play .desc:visible").last().selectText();
    const marked = () => page.evaluate(() => String(getSelection()));
    const before = await marked();
    for (let count = 61; count <= 70; count += 1) await advance(page, count);
    expect(new URL(page.url()).search).toBe("?plays=flow&tab=receiving");
    expect(await page.locator(".gap details[open]").count()).toBe(1);
    expect(await frame.evaluate((element) => element.scrollLeft)).toBe(20);
    expect(await marked()).toBe(before);
  });

  it("who wants no motion is spared it, and axe finds nothing in a page that has moved", async () => {
    await store().putGames([game.after(60)]);
    const page = await site.newPage({ options: { reducedMotion: "reduce" } });
    await page.goto(path);
    await page.locator(".live-line.is-on").waitFor();
    await scrollTo(page, "#play-50", 200);
    await advance(page, 61);
    const animations = () =>
      page.evaluate(() => document.getAnimations().filter((one) => !(one instanceof CSSAnimation)).length);
    expect(await animations()).toBe(0);
    await page.getByRole("link", { name: "1 new play" }).waitFor();
    // A link that has been scrolled halfway under the bar is no smaller for it.
    const findings = (await axeFindings(page)).filter((line) => !/^target-size: [^]*partially obscured/.test(line));
    expect(findings).toEqual([]);
  });

  it.each([
    ["name", "th a"],
    ["points", "td:last-child a"],
  ])("keeps the focus on the %s of the player it was on, whatever his place in the box score", async (_, link) => {
    const second = (count: number) => boxScore(game.after(count).playerGameStats, "receiving")[0]?.rows[1]?.playerId;
    const player = second(60);
    const later = game.countWhere(({ allPlays }) => second(allPlays.length) !== player, 61);
    const page = await openLive(60, { search: "?tab=receiving" });
    await page.locator(`#receiving-${player} ${link}`).focus();
    await advance(page, later);
    expect(await page.evaluate((own) => document.activeElement?.matches(own), `#receiving-${player} ${link}`)).toBe(
      true,
    );
  });
});
