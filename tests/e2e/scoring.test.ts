import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { gameShape } from "../../domain/shape/game-shape.ts";
import { SAMPLE_KEYS, sampleLeague } from "../fixtures/sample-league.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { type WatchedGame, watchedGame } from "../fixtures/watched-game.ts";
import { painted } from "../setup/layout-shifts.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";

const FINAL = `/games/${SAMPLE_KEYS.final}`;
const { games } = sampleLeague();
const final = games.find(({ game }) => game.gameKey === SAMPLE_KEYS.final);
if (final === undefined) throw new Error("the league has this game");
const shape = gameShape(final.game, final.allPlays);
/** With a drive that scored in the quarter after it began, and a return by the other team. */
const crossing = games.find(({ game }) => game.gameKey === SAMPLE_KEYS.corrected);
if (crossing === undefined) throw new Error("the league has this game");

let site: BrowserSite;
let watched: WatchedGame;
beforeAll(async () => {
  watched = watchedGame(new Date(), { week: 7, awayTeam: "SEA", homeTeam: "SF" });
  site = await openBrowserSite({
    ...sampleLeague(),
    players: simulatedPlayers(),
    games: [...games, watched.scheduled],
  });
});
afterEach(() => site.endTest());
afterAll(() => site.close());

const lines = (page: Page) => page.getByRole("navigation", { name: "Scoring" }).getByRole("link");
/** What is seen: without what is there for screen readers alone. */
const seen = (page: Page) =>
  lines(page).evaluateAll((all) =>
    all.map((line) => {
      const copy = line.cloneNode(true);
      if (copy instanceof Element) for (const hidden of copy.querySelectorAll(".vh")) hidden.remove();
      return (copy.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    }),
  );

describe("the scoring of a game", () => {
  it("is on the page without script: a line a score, with what, when, its drive, and the score after it", async () => {
    const page = await site.open(FINAL, { script: false });
    expect(shape.scores.length).toBeGreaterThan(3);
    expect(await seen(page)).toEqual(
      shape.scores.map(
        ({ quarterName, clock, surname, yards, what, tried, drive, awayScore, homeScore }) =>
          `Q${quarterName} ${clock} ${surname} ${yards} ${what}${tried === null ? "" : ` (${tried})`} ${awayScore}–${homeScore} ${drive}`,
      ),
    );
    const first = await lines(page)
      .first()
      .evaluate((line) => line.textContent ?? "");
    const [score] = shape.scores;
    expect(score?.drive).toMatch(/^\d+ plays, \d+ yards, \d+:\d\d$/);
    expect(first.replaceAll(/\s+/g, " ")).toContain(
      `${score?.team}, ${score?.given}${score?.surname} ${score?.yards}-yard`,
    );
    expect(await page.locator("#scores").isVisible()).toBe(true);
  });

  it.each([
    ["", true],
    ["", false],
    ["?plays=1&tab=rushing", true],
    ["?plays=1&tab=rushing", false],
    ["?plays=flow&order=newest", true],
  ])("leads to each play, under %s, with script: %s", async (search, script) => {
    const page = await site.open(`${FINAL}${search}`, { script });
    for (const [index, { playId }] of shape.scores.entries()) {
      await page.goto(`${FINAL}${search}`);
      if (script) await hydrated(page);
      await lines(page).nth(index).click();
      await page.waitForURL(`**#play-${playId}`);
      const play = page.locator(`[id="play-${playId}"]`);
      await play.waitFor();
      await painted(page);
      const { top, bottom, window } = await play.evaluate((element) => {
        const place = element.getBoundingClientRect();
        return { top: place.top, bottom: place.bottom, window: innerHeight };
      });
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(window);
      expect(new URL(page.url()).searchParams.get("tab")).toBe(new URLSearchParams(search).get("tab"));
    }
  });

  it.each([
    [360, "below"],
    [768, "below"],
    [1280, "beside"],
  ] as const)(
    "stands after the box score on a phone and beside the game on a wide window: %i px",
    async (width, where) => {
      const page = await site.open(FINAL, { width });
      const [boxScore, index] = [await page.locator("#box").boundingBox(), await page.locator("#scores").boundingBox()];
      if (!boxScore || !index) throw new Error("both are shown");
      if (where === "beside") {
        expect(index.x).toBeGreaterThan(boxScore.x + boxScore.width);
        expect(index.y).toBeLessThan(boxScore.y);
      } else {
        expect(index.y).toBeGreaterThan(boxScore.y + boxScore.height);
      }
      // One line each, the score at the edge.
      for (const row of await lines(page).all()) expect((await row.boundingBox())?.height).toBeLessThan(60);
    },
  );

  it("leaves its drives to the list of plays where it stands beside them, in a line each", async () => {
    const page = await site.open(FINAL, { width: 1280, script: false });
    expect(await lines(page).count()).toBe(shape.scores.length);
    expect(await page.locator("#scores small:visible").count()).toBe(0);
  });

  it.each([360, 768])("has its drives within the height that its lines have without them: %i px", async (width) => {
    const page = await site.open(FINAL, { width, script: false });
    const height = () => page.locator("#scores").evaluate((index) => index.getBoundingClientRect().height);
    const withDrives = await height();
    expect(await page.locator("#scores small:visible").count()).toBe(shape.scores.length);
    await page.locator("#scores").evaluate((index) => {
      for (const drive of index.querySelectorAll("small")) drive.remove();
    });
    expect(await height()).toBe(withDrives);
  });

  it("is absent before the first score and after a game without one, and grows with a live game", async () => {
    const path = `/games/${watched.gameKey}`;
    const page = await site.open(`/games/${SAMPLE_KEYS.scoreless}`, { script: false });
    expect(await page.locator("#scores").count()).toBe(0);
    const first = watched.countWhere(({ allPlays }) => allPlays.some(({ isScoringPlay }) => isScoringPlay === 1));
    await site.site.store.putGames([watched.after(first - 1)]);
    const live = await site.open(path);
    await live.locator(".live-line.is-on").waitFor();
    expect(await live.locator("#scores").count()).toBe(0);
    expect(await live.locator(".thin a", { hasText: "Scoring" }).count()).toBe(0);
    await site.site.store.putGames([watched.after(first)]);
    await live.locator("#scores li").waitFor();
    expect(await live.locator(".thin a", { hasText: "Scoring" }).count()).toBe(1);
    await site.site.store.putGames([watched.finished]);
    await live.locator(".hero .status", { hasText: watched.finished.game.status }).waitFor();
    const fresh = await site.open(path, { script: false });
    expect(await seen(live)).toEqual(await seen(fresh));
    expect(await live.locator("#teams").innerText()).toBe(await fresh.locator("#teams").innerText());
  });
});

describe("the view of scoring plays", () => {
  it.each([true, false])(
    "has each score's whole drive over it, also one from the quarter before: %s",
    async (script) => {
      const page = await site.open(`/games/${crossing.game.gameKey}?plays=scoring`, { script });
      const heads = await page.locator("#plays .drive > h4 > span:not(.sleeve, .res)").allTextContents();
      const { scores } = gameShape(crossing.game, crossing.allPlays);
      // A return is scored in a drive of the team that lost the ball.
      const own = scores.filter(({ drive }) => drive !== "");
      expect([heads.length, own.length]).toEqual([7, 6]);
      expect(heads.filter((head) => own.some(({ drive }) => head.endsWith(drive)))).toHaveLength(own.length);
      expect(heads.join()).not.toContain("continued");
      // Where the drive's beginning is on the page as well, it is not told twice.
      await page.goto(`/games/${crossing.game.gameKey}`);
      const all = await page.locator("#plays .drive > h4").allTextContents();
      expect(all.filter((head) => head.includes("continued")).length).toBeGreaterThan(0);
    },
  );
});

describe("the team statistics", () => {
  it("stand side by side on the page, the better figure in bold, without script", async () => {
    const page = await site.open(FINAL, { script: false });
    const rows = await page.locator("#teams tbody tr").evaluateAll((all) =>
      all.map((row) => {
        const [away, label, home] = [...row.children];
        const isBold = (cell: Element | undefined) =>
          cell !== undefined && Number(getComputedStyle(cell).fontWeight) > 600;
        return {
          label: label?.textContent,
          isHead: label?.matches("th[scope=row]"),
          away: away?.textContent,
          home: home?.textContent,
          better: isBold(away) ? "away" : isBold(home) ? "home" : null,
        };
      }),
    );
    expect(rows).toEqual(
      shape.teams.map(({ label, away, home, better }) => ({ label, isHead: true, away, home, better })),
    );
    expect(rows.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Total yards", "3rd downs", "Red-zone TDs", "Turnovers"]),
    );
  });

  it.each([
    [360, 1],
    [768, 2],
    [1280, 2],
  ])("have the columns that there is room for: %i px, %i", async (width, columns) => {
    const page = await site.open(FINAL, { width });
    const tables = await page.locator("#teams table").evaluateAll((all) =>
      all.map((table) => {
        const { left, top } = table.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top) };
      }),
    );
    expect(new Set(tables.map(({ left }) => left)).size).toBe(columns);
    expect(new Set(tables.map(({ top }) => top)).size).toBe(3 - columns);
  });

  it("are absent where no play tells of any", async () => {
    for (const key of [SAMPLE_KEYS.noPlays, SAMPLE_KEYS.scheduled]) {
      const page = await site.open(`/games/${key}`, { script: false });
      expect(await page.locator("#teams, #scores").count()).toBe(0);
      await page.context().close();
    }
  });
});
