import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { TABS } from "../../domain/page/game-view.ts";
import { parseScoring, scoringOf } from "../../domain/scoring/scoring-address.ts";
import { gamePoints } from "../../domain/scoring/scored-owners.ts";
import { formatPoints } from "../../domain/words/format.ts";
import { SAMPLE_KEYS, sampleLeague } from "../fixtures/sample-league.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { watchedGame } from "../fixtures/watched-game.ts";
import { painted, watchLayoutShifts } from "../setup/layout-shifts.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";
import { follow } from "./follow.ts";
import { overflowing } from "./page-measures.ts";

const FINAL = `/games/${SAMPLE_KEYS.final}`;
const RECEIVING = `${FINAL}?tab=receiving`;
const RULES = "half*pass_td*6*rec_yd*0.15*zap_yd*2";
const MY = "#receiving-demo-kc-te1 td:last-child";
const WIDTHS = [320, 360, 768, 1280];

/** Near its kickoff, so that pages follow it. */
const game = watchedGame(new Date());

let site: BrowserSite;
beforeAll(async () => {
  const league = sampleLeague();
  site = await openBrowserSite({ ...league, players: [...league.players, ...simulatedPlayers()] });
});
afterEach(() => site.endTest());
afterAll(() => site.close());

/** A page of a browser that keeps the rules. */
async function keeping(path: string, width: number, height = 800): Promise<Page> {
  const page = await site.newPage({ width, height });
  await page.goto("/privacy");
  await page.context().addCookies([{ name: "my-scoring", value: RULES, url: page.url() }]);
  await page.goto(path);
  return page;
}

describe("a scoring of one's own", () => {
  it("has its points in view on a phone, in a log of weeks that are compared too", async () => {
    const demo = sampleLeague().games.find((one) => one.game.gameKey === SAMPLE_KEYS.demo);
    const quarterback = demo?.playerGameStats.find(({ position }) => position === "QB");
    const page = await keeping(`/players/${quarterback?.playerId}`, 360);
    const log = page.getByRole("region", { name: /^Game log of/ });
    expect(await log.locator("thead abbr").allInnerTexts()).toEqual(
      expect.arrayContaining(["FPTS", "PPR", "MY", "RANK"]),
    );
    const ends = await log
      .locator("thead th.fan:not([colspan]), tbody td.fan, .place")
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(5);
    const frame = await log.boundingBox();
    expect(Math.max(...ends)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
  });

  it("is chosen, seen in the box score and in the log, led back from and given up, by keyboard", async () => {
    const page = await site.open(`${FINAL}/points/demo-kc-te1?scoring=${RULES}`, { width: 360 });
    await page.getByRole("button", { name: "Use this scoring as mine" }).press("Enter");
    await page.getByText("These are your rules.").waitFor();
    // Where the reader was, and not at the top of a long page.
    expect(
      await page
        .getByText("These are your rules.")
        .boundingBox()
        .then((box) => box?.y ?? -1),
    ).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);

    await page.goto(RECEIVING);
    await hydrated(page);
    const head = page.locator(".pane.receiving thead th").last();
    expect(await head.innerText()).toBe("MY");
    expect(await head.locator("abbr").getAttribute("title")).toBe("Fantasy points, Half PPR with changes");
    expect(await page.locator(MY).innerText()).toBe("21.9");
    expect(await page.locator(".my-note").innerText()).toContain("zap_yd");

    // Another tab of the same page, without a request.
    await page.getByRole("navigation", { name: "Statistics" }).getByRole("link", { name: "Rushing" }).press("Enter");
    await page.locator(".pane.rushing:not(.printed)").waitFor();
    expect(await page.locator(".pane.rushing thead th").last().innerText()).toBe("MY");

    await page.getByRole("navigation", { name: "Statistics" }).getByRole("link", { name: "Receiving" }).press("Enter");
    await page.locator(`${MY} a`).press("Enter");
    const card = page.getByRole("dialog", { name: "Why 21.85? Jasper Underhill, Half PPR with changes" });
    await card.getByRole("link", { name: "Other scoring" }).press("Enter");
    await page.getByRole("heading", { name: "Jasper Underhill" }).waitFor();
    expect(new URL(page.url()).searchParams.get("scoring")).toBe(RULES);

    await page.goto("/players/demo-kc-te1");
    await hydrated(page);
    expect(await page.locator(".log thead th", { hasText: "MY" }).count()).toBe(1);
    await page.locator(`.log a[href*="scoring=MY"]`, { hasText: "21.9" }).press("Enter");
    await page.getByText("Why 21.85?").waitFor();

    await page.getByRole("button", { name: "Stop using it" }).press("Enter");
    await page.getByRole("button", { name: "Use this scoring as mine" }).waitFor();
    await page.goto(RECEIVING);
    await hydrated(page);
    expect(await page.locator(".pane.receiving thead th").last().innerText()).toBe("PPR");
  });

  it("works without script, and a link carries the rules to a browser that keeps none", async () => {
    const page = await site.open(`${FINAL}/points?scoring=${RULES}`, { script: false, width: 360 });
    await follow(page, page.getByRole("button", { name: "Use this scoring as mine" }));
    expect(await page.getByText("These are your rules.").count()).toBe(1);
    await page.goto(RECEIVING);
    expect(await page.locator(MY).innerText()).toBe("21.9");
    const link = page.getByRole("link", { name: "Link to this page with these rules" });
    const shared = `${FINAL}${await link.getAttribute("href")}`;
    const other = await site.open(`${shared}&tab=receiving`, { width: 360 });
    expect(await other.locator(MY).innerText()).toBe("21.9");
    await other.getByRole("navigation", { name: "Statistics" }).getByRole("link", { name: "Passing" }).click();
    await other.locator(".pane.passing:not(.printed)").waitFor();
    expect(new URL(other.url()).searchParams.get("scoring")).toBe(RULES);
  });

  it.each([
    ["a box score", RECEIVING],
    ["projections", `/games/${SAMPLE_KEYS.scheduled}?tab=rushing`],
    ["a moment of the time machine", `${FINAL}?at=60`],
    ["a game log", "/players/demo-kc-te1"],
    ["the page of points", `${FINAL}/points`],
    ["a ledger", `${FINAL}/points/demo-kc-te1`],
  ])("%s with it: nothing over the edge at any width, nothing that axe objects to at 360 px", async (_name, path) => {
    const page = await keeping(path, 360);
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowing(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await axeFindings(page)).toEqual([]);
  });

  it("has its figures in view at 360 px before anything scrolls", async () => {
    const coming = `/games/${SAMPLE_KEYS.scheduled}`;
    for (const [path, tab] of [FINAL, coming].flatMap((one) => TABS.map((tab) => [one, tab] as const))) {
      const page = await keeping(`${path}?tab=${tab}`, 360);
      await page.evaluate(async () => void (await document.fonts.ready));
      const frame = page.locator(`.pane.${tab} .frame`);
      const [scroll, client] = await frame.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
      expect(scroll, `${path} ${tab}`).toBe(client);
    }
  });
});

describe("a live game", () => {
  const asked = parseScoring(RULES);
  const expected = (count: number) => (asked === null ? {} : gamePoints(game.after(count), scoringOf(asked)));
  const path = `/games/${game.gameKey}`;

  it("changes the figures with its plays, and its layout stands still", async () => {
    await site.site.store.putGames([game.after(60)]);
    const page = await keeping(`${path}?tab=receiving`, 360);
    await page.locator(".live-line.is-on").waitFor();
    await page.locator("#box").scrollIntoViewIfNeeded();
    await painted(page);
    const shifts = await watchLayoutShifts(page);
    const before = shifts.seen().length;
    for (const count of [61, 64, 70]) {
      await site.site.store.putGames([game.after(count)]);
      const points = expected(count);
      await expect
        .poll(() =>
          page
            .locator(".pane.receiving tbody tr[id]")
            .evaluateAll((rows) =>
              rows.map((row) => [row.id.replace("receiving-", ""), row.querySelector("td:last-child")?.textContent]),
            ),
        )
        .toSatisfy((rows: [string, string][]) => rows.length > 3 && rows.every(isRight(points)));
    }
    await painted(page);
    expect(shifts.seen().slice(before)).toEqual([]);
  });

  const isRight =
    (points: Record<string, number>) =>
    ([id, text]: [string, string]): boolean =>
      text === formatPoints(points[id] ?? null);

  it("is right after a reload without script", async () => {
    await site.site.store.putGames([game.after(72)]);
    const page = await site.open(`${path}?tab=receiving&scoring=${RULES}`, { script: false });
    const rows = await page
      .locator(".pane.receiving tbody tr[id]")
      .evaluateAll((all) =>
        all.map((row): [string, string] => [
          row.id.replace("receiving-", ""),
          row.querySelector("td:last-child")?.textContent ?? "",
        ]),
      );
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter((row) => !isRight(expected(72))(row))).toEqual([]);
  });
});
