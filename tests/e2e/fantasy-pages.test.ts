import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bareGame } from "../fixtures/bare-game.ts";
import { FANTASY_PEOPLE, fantasyPlayers, fantasySeason } from "../fixtures/fantasy-season.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";
import { overflowing } from "./page-measures.ts";

const WIDTHS = [360, 768, 1280] as const;
const RUNNER = `/players/${FANTASY_PEOPLE.runner.playerId}`;
/** A week with leaders at the end of the season, where a strip of weeks is longest. */
const WEEK = "/stats?season=2024&type=REG&week=18";

const PAGES = {
  "the season's leaders": "/players",
  "the leaders at one position": "/players?pos=RB",
  "a search": "/players?q=prentiss",
  "a guess": "/players?q=vandermeyer",
  "the last week": WEEK,
  "the first round of the playoffs": "/stats?season=2024&type=POST&week=1",
  "what is shown instead of an unknown week": "/stats?season=2024&type=REG&week=77&pos=LB",
  "a live game": "/stats?season=2025&type=REG&week=1",
  "a season with playoffs": RUNNER,
  "a season with a trade": `/players/${FANTASY_PEOPLE.receiver.playerId}`,
  "a kicker": `/players/${FANTASY_PEOPLE.kicker.playerId}`,
  "a defender": `/players/${FANTASY_PEOPLE.corner.playerId}`,
} as const;

let site: BrowserSite;
beforeAll(async () => {
  const live = bareGame({
    week: 1,
    awayTeam: "PHI",
    homeTeam: "DAL",
    status: "InProgress",
    hasStarted: true,
    isInProgress: true,
    awayScore: 7,
    homeScore: 3,
    quarter: "2",
    timeRemaining: "8:14",
    possession: "PHI",
    down: 2,
    distance: 5,
    downAndDistance: "2nd & 5",
    yardLine: 35,
    yardLineTerritory: "DAL",
    lastPlay: "(8:51) 26-S.Barkley left guard to DAL 35 for 5 yards.",
  });
  site = await openBrowserSite({ games: [...fantasySeason(), live], players: fantasyPlayers() });
});
afterEach(() => site.endTest());
afterAll(() => site.close());

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of what is seen under a selector. */
function boxes(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { text: element.textContent, left, right, top, bottom };
      }),
  );
}

function areApart(all: readonly Box[]): string[] {
  return all.flatMap((a, index) =>
    all
      .slice(index + 1)
      .filter(
        (b) =>
          Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
          Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top),
      )
      .map((b) => `${a.text} meets ${b.text}`),
  );
}

function isInside(inner: Box, outer: Box): boolean {
  return inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;
}

describe.each(WIDTHS)("at %i px", (width) => {
  it.each([
    WEEK,
    "/players",
    "/players?pos=QB",
    "/players?pos=RB",
    "/players?pos=WR",
    "/players?pos=TE",
    RUNNER,
    PAGES["a kicker"],
    PAGES["a season with a trade"],
  ])("S2.route.6 PPR points stand in the frame of their table before anything scrolls: %s", async (path) => {
    const page = await site.open(path, { width });
    const tables = await page.locator(".frame:visible").all();
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      const [frame] = await table.evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { text: "", left, right, top, bottom };
        }),
      );
      const points = await table
        .locator("td:is(.fan, .total):visible, th[scope=col]:is(.fan, .total):visible")
        .evaluateAll((cells) =>
          cells.map((cell) => {
            const { left, right, top, bottom } = cell.getBoundingClientRect();
            return { text: cell.textContent, left, right, top, bottom };
          }),
        );
      expect(points.length).toBeGreaterThan(0);
      expect(points.filter((box) => frame === undefined || !isInside(box, frame))).toEqual([]);
    }
  });

  it.each([true, false])("the week that is shown, and every other, stands in view (script: %s)", async (script) => {
    for (const path of [WEEK, PAGES["the first round of the playoffs"]]) {
      const page = await site.open(path, { width, script });
      const links = await boxes(page, ".weeks a");
      expect(links.length).toBeGreaterThan(4);
      expect(links.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
      expect(areApart(links)).toEqual([]);
      const [strip] = await boxes(page, ".weeks");
      const [current] = await boxes(page, ".weeks a[aria-current]");
      expect(strip !== undefined && current !== undefined && isInside(current, strip)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  it("no label of the chart is cut or meets another, with 18 weeks and four rounds", async () => {
    const page = await site.open(RUNNER, { width });
    const labels = await boxes(page, ".points text");
    expect(labels.map(({ text }) => text)).toEqual(expect.arrayContaining(["17", "WC", "DIV", "CONF", "SB", "Bye"]));
    expect(areApart(labels)).toEqual([]);
    const [chart] = await boxes(page, ".points");
    expect(labels.filter((label) => chart === undefined || !isInside(label, chart))).toEqual([]);
    const marks = await boxes(page, ".points .labels text");
    const [axis] = await boxes(page, ".points .axis");
    expect(marks.filter(({ top, bottom }) => top < (axis?.bottom ?? 0) || bottom > (chart?.bottom ?? 0) + 1)).toEqual(
      [],
    );
  });
});

describe.each(Object.entries(PAGES))("%s", (_name, path) => {
  it("has nothing over the edge, and nothing that axe objects to, light and dark", async () => {
    const page = await site.open(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowing(page), `at ${width} px`).toEqual([]);
      if (width !== 768) expect(await axeFindings(page), `at ${width} px`).toEqual([]);
    }
  });
});

it("with text of 200 % nothing stands over the edge either", async () => {
  const page = await site.newPage({ width: 360 });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of Object.values(PAGES)) {
    await page.goto(path);
    expect(await overflowing(page), path).toEqual([]);
  }
});

describe("a season's results", () => {
  it("are told by weight and not by the color of what can be pressed", async () => {
    const page = await site.open(RUNNER);
    const results = await page.locator(".log .result").evaluateAll((links) =>
      links.map((link) => {
        const { color, fontWeight } = getComputedStyle(link);
        return { letter: link.textContent[0], color, weight: Number(fontWeight) };
      }),
    );
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(new Set(results.map(({ letter }) => letter))).toEqual(new Set(["W", "L"]));
    for (const { letter, color, weight } of results) {
      expect(color).toBe(ink);
      expect(weight).toBe(letter === "W" ? 700 : 400);
    }
  });
});

describe("the tile of a live game", () => {
  it("tells the last play from the snap to come", async () => {
    const page = await site.open("/stats?season=2025&type=REG&week=1");
    expect(await page.locator(".tile.now .moment").allInnerTexts()).toEqual([
      "LAST PLAY\n26-S.Barkley left guard to DAL 35 for 5 yards.",
      "NEXT SNAP\nEagles, 2nd & 5 at DAL 35",
    ]);
  });
});

describe("/players by keyboard", () => {
  it("searches, and goes from a position to its leaders in place", async () => {
    const page = await site.open("/players");
    await page.getByRole("navigation", { name: "Position" }).getByRole("link", { name: "TE" }).press("Enter");
    await page.waitForURL(/pos=TE/);
    // The address changes before the page does.
    await expect.poll(() => page.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(["Tight ends"]);
    await page.getByRole("searchbox").fill("vandermeyer");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=vandermeyer/);
    await expect
      .poll(() => page.getByRole("status").innerText())
      .toBe("No match for “vandermeyer”. Did you mean this player?");
    await page.getByRole("link", { name: /Anson Quickly-Vandermeer/ }).press("Enter");
    await page.getByRole("heading", { level: 1, name: "Anson Quickly-Vandermeer" }).waitFor();
  });
});
