import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { folderSource } from "../../server/providers/nflverse/folder-source.ts";
import { nflverseProvider } from "../../server/providers/nflverse/nflverse-provider.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { publishStory } from "../../server/stories/publish-story.ts";
import { checkedRecap } from "../fixtures/checked-recap.ts";
import { axeViolations } from "./axe-findings.ts";
import { inkOf, overflowing, sheets } from "./page-measures.ts";

const FOLDER = resolve("../shared/data/nflverse");
const isThere = existsSync(FOLDER);
const WEEK = 5;

describe.skipIf(!isThere)("real games of 2024 (skipped without the sample data of ../shared)", () => {
  let site: BrowserSite;
  let page: Page;
  let games: ProviderGame[] = [];
  beforeAll(async () => {
    const provider = nflverseProvider({ source: folderSource(FOLDER) });
    const signal = new AbortController().signal;
    const players = await provider.players(2024, signal);
    for await (const game of provider.games({ season: 2024, weeks: { from: WEEK, to: WEEK } }, signal)) {
      if (game.ok) games.push(game.value);
    }
    games = games.filter(({ game }) => game.week === WEEK);
    site = await openBrowserSite({ games, players: players.ok ? players.value : [] });
    page = await site.newPage();
  });
  afterAll(() => site?.close());

  it("S2.route.7 the week lists them all and nothing stands over the edge", async () => {
    expect(games.length).toBeGreaterThan(12);
    await page.goto(`/stats?season=2024&type=REG&week=${WEEK}`);
    await hydrated(page);
    expect(await page.locator(".tiles > li").count()).toBe(games.length);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowing(page)).toEqual([]);
    }
    expect(site.takeFaults()).toEqual([]);
  });

  it("S2.plays.12 every game hydrates without a complaint, shows all its plays, and fits", async () => {
    for (const { game, allPlays } of games) {
      await page.goto(`/games/${game.gameKey}`);
      await hydrated(page);
      expect(await page.locator("#plays .count").innerText()).toBe(
        `Showing ${allPlays.length} of ${allPlays.length} plays`,
      );
      expect(await page.locator("#plays li.play").count()).toBe(allPlays.length);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowing(page), `${game.gameKey} at ${width} px`).toEqual([]);
        expect(await inkOf(page, ".hero .pts"), `${game.gameKey} at ${width} px`).toEqual([]);
      }
      expect(site.takeFaults()).toEqual([]);
    }
  });

  it("the page of each is as high as it is within 2 %, before its drives are laid out", async () => {
    for (const { game } of games) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // Anew: a drive that was laid out once keeps its height.
        await page.goto(`/games/${game.gameKey}`);
        const last = page.locator("#plays .drive > h4").last();
        expect(await last.evaluate((head) => head.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
        // What a followed page does at its first change: from then on all of it is laid out. Until a frame was drawn no drive is known
        // to be out of sight.
        const [guessed, whole] = await page.evaluate(async () => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          await frame();
          await frame();
          const root = document.documentElement;
          const heights = (isWhole: boolean) => {
            root.classList.toggle("keeps-place", isWhole);
            const drives = [...document.querySelectorAll("#plays .drive")];
            return {
              page: root.scrollHeight,
              drives: drives.map((drive) => `${drive.className}: ${drive.getBoundingClientRect().height}`),
            };
          };
          return [heights(false), heights(true)] as const;
        });
        expect(
          Math.abs(guessed.page / whole.page - 1),
          `${game.gameKey} at ${width} px: ${JSON.stringify({ guessed, whole })}`,
        ).toBeLessThan(0.02);
      }
    }
  });

  it("axe finds nothing in a game and on a player's page", async () => {
    await page.goto(`/games/${games[0]?.game.gameKey}?plays=flow`);
    expect(await axeWords(page)).toEqual([]);
    await page.locator("#box tbody th a:visible").first().click();
    await page.waitForURL(/\/players\//);
    expect(await axeWords(page)).toEqual([]);
  });

  it("a printed game is one sheet, with its recap too", async () => {
    for (const { game } of games.slice(0, 4)) {
      const snapshot = await site.site.store.gameSnapshot(game.gameKey);
      if (snapshot === null) throw new Error("the game is stored");
      for (const isTold of [false, true]) {
        if (isTold) await publishStory(site.site.store, checkedRecap(snapshot), snapshot);
        await page.goto(`/games/${game.gameKey}`);
        expect(await page.locator("#recap").count()).toBe(isTold ? 1 : 0);
        for (const format of ["Letter", "A4"] as const)
          expect(sheets(await page.pdf({ format })), `${game.gameKey} on ${format}, ${isTold}`).toBe(1);
      }
    }
  });
});

async function axeWords(page: Page): Promise<string[]> {
  await hydrated(page);
  const violations = await axeViolations(page);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
