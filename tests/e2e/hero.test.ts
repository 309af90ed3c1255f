import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bareGame } from "../fixtures/bare-game.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { SAMPLE_KEYS, sampleLeague } from "../fixtures/sample-league.ts";
import { painted, watchLayoutShifts } from "../setup/layout-shifts.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { inkOf, overflowing } from "./page-measures.ts";

/** A first week's game of another season: nothing of it is missing, so the records are known. */
const opener = bareGame({
  season: 2023,
  week: 1,
  awayTeam: "DET",
  homeTeam: "KC",
  dateTime: "2023-09-07T20:20:00-04:00",
});

let site: BrowserSite;
beforeAll(async () => {
  const { games, ...league } = sampleLeague();
  const superBowl = simulatedGame({ season: 2024, seasonType: 3, week: 4, awayTeam: "KC", homeTeam: "PHI" });
  site = await openBrowserSite({ ...league, games: [...games, superBowl, opener] });
});
afterEach(() => site.endTest());
afterAll(() => site.close());

const fontSize = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

async function withText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
}

async function box(page: Page, selector: string) {
  const found = await page.locator(selector).first().boundingBox();
  if (found === null) throw new Error(`${selector} is not shown`);
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

describe("a game to come", () => {
  it.each([360, 768, 1280])("has its kickoff in the place of the score, at its size: %i px", async (width) => {
    const page = await site.open(`/games/${SAMPLE_KEYS.scheduled}`, { width });
    expect(await page.locator(".hero .pts").count()).toBe(0);
    expect(await page.locator(".hero .when .hour").innerText()).toMatch(/^8:20\s+PM EDT$/);
    const kickoff = await fontSize(page, ".hero .hour b");
    expect(kickoff).toBeGreaterThan(1.7 * (await fontSize(page, ".hero .nick")));
    expect(kickoff).toBeGreaterThanOrEqual(50);
    const time = await box(page, ".hero .hour b");
    expect(time.bottom).toBeLessThan((await box(page, ".thin")).y);
  });

  it.each([768, 1280])("has all of what its best players are projected for: %i px", async (width) => {
    const page = await site.open(`/games/${SAMPLE_KEYS.scheduled}`, { width });
    const phrases = page.locator(".fantasy li .small");
    // The longest that a source gives: a runner's who catches as well.
    await phrases.last().evaluate((element) => {
      element.textContent =
        "14.8 carries, 68.2 yards, 0.5 TD; 3.4 of 4.4 targets for 24.7 yards, 0.2 TD, and 0.1 fumbles";
    });
    const hidden = await phrases.evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
    expect(hidden).toEqual([0, 0, 0]);
    expect(await overflowing(page)).toEqual([]);
  });

  it.each([360, 768, 1280])("has its teams' records below their names, beside nothing else: %i px", async (width) => {
    const page = await site.open(`/games/${opener.game.gameKey}`, { width });
    expect(await page.locator(".hero .side .record").allInnerTexts()).toEqual(["0-0", "0-0"]);
    const record = await box(page, ".away .record");
    expect(record.bottom).toBeLessThan((await box(page, ".thin")).y);
    expect(record.right).toBeLessThanOrEqual((await box(page, ".side.away")).right);
    const name = await box(page, ".away .nick");
    expect(record.y >= name.bottom || record.x >= name.right).toBe(true);
    expect(await overflowing(page)).toEqual([]);
  });

  it.each(
    ["Asia/Tokyo", "Europe/Berlin", "America/Los_Angeles"].flatMap((timeZone) =>
      [360, 1280].map((width) => ({ timeZone, width })),
    ),
  )("moves nothing where the reader's clock says another: $timeZone, $width px", async ({ timeZone, width }) => {
    const page = await site.newPage({ timeZone, width });
    const shifts = await watchLayoutShifts(page);
    await page.goto(`/games/${SAMPLE_KEYS.scheduled}`);
    await hydrated(page);
    await page.locator(".hour", { hasNotText: "EDT" }).waitFor();
    await painted(page);
    expect(shifts.seen()).toEqual([]);
  });

  it("that was put off shows neither bars nor a kickoff that does not hold as its headline", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.postponed}`);
    expect(await page.locator(".hero .pts").count()).toBe(0);
    expect(await fontSize(page, ".hero .hour b")).toBeLessThan(await fontSize(page, ".hero .status"));
    const [home, board] = [await box(page, ".side.home .team"), await box(page, ".board")];
    expect(Math.abs(home.right - board.right)).toBeLessThan(1);
  });
});

describe("the stacked hero of large text", () => {
  it.each([
    [320, 20],
    [360, 20],
    [320, 24],
    [360, 24],
    [360, 32],
  ])(
    "has both names at the left, both scores in one line with them or below them, then the status: %i px, text of %i px",
    async (width, text) => {
      for (const key of [SAMPLE_KEYS.final, SAMPLE_KEYS.live, SAMPLE_KEYS.seventy]) {
        const page = await site.newPage({ width, script: false });
        await withText(page, text);
        await page.goto(`/games/${key}`);
        const [away, home] = [await box(page, ".away .nick"), await box(page, ".home .nick")];
        expect(Math.abs(away.x - home.x), key).toBeLessThan(1);
        const [first, second] = [await box(page, ".away .pts"), await box(page, ".home .pts")];
        const isBeside = first.y < away.bottom;
        // In one line with the name a score ends at the edge; below it, it begins where the name does.
        const edge = (score: typeof first) => (isBeside ? score.right : score.x);
        expect(second.y < home.bottom, key).toBe(isBeside);
        expect(Math.abs(edge(first) - edge(second)), key).toBeLessThan(text / 2);
        expect((await box(page, ".side.home")).y, key).toBeGreaterThanOrEqual(first.bottom);
        expect((await box(page, ".mid")).y, key).toBeGreaterThanOrEqual(second.bottom);
        expect(await inkOf(page, ".hero .pts"), key).toEqual([]);
        await page.context().close();
      }
    },
  );

  it("shows both scores in the first window, at 150 % on a phone", async () => {
    const page = await site.newPage({ width: 360, height: 740 });
    await withText(page, 24);
    await page.goto(`/games/${SAMPLE_KEYS.final}`);
    expect((await box(page, ".home .pts")).bottom).toBeLessThan(740);
  });
});

describe("the sections in the thin bar", () => {
  it.each([360, 768, 1280])("stand at even distances, each of them a target of 44 px: %i px", async (width) => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}`, { width });
    const links = await page.locator(".thin li a:visible").evaluateAll((all) =>
      all.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const [word, target] = [range.getBoundingClientRect(), link.getBoundingClientRect()];
        return { left: word.left, right: word.right, width: target.width, height: target.height };
      }),
    );
    expect(links.length).toBeGreaterThan(5);
    const gaps = links.slice(1).map(({ left }, index) => left - (links[index]?.right ?? 0));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.5);
    for (const link of links) expect(Math.min(link.width, link.height)).toBeGreaterThanOrEqual(44);
    const page0 = await box(page, "#main .page");
    const gutter = await page
      .locator("#main .page")
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingLeft));
    expect(Math.abs((links[0]?.left ?? 0) - (page0.x + gutter))).toBeLessThan(1);
  });
});

describe("the name of a week", () => {
  it.each([320, 360, 480, 768, 900, 1024, 1280, 1600])("does not run into the line below it: %i px", async (width) => {
    const page = await site.open("/stats?season=2024&type=POST&week=4", { width });
    expect(await page.locator("h1").innerText()).toBe("Super Bowl");
    expect(await inkOf(page, "h1")).toEqual([]);
  });
});
