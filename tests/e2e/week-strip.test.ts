import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";

const { preseason, regular, postseason } = SEASON_TYPE;
/** How many weeks each part of a season has. */
const WEEKS = [
  {
    season: 2024,
    parts: [
      [regular, 18],
      [postseason, 1],
    ],
  },
  {
    season: 2023,
    parts: [
      [preseason, 4],
      [regular, 18],
      [postseason, 1],
    ],
  },
  {
    season: 2020,
    parts: [
      [regular, 17],
      [postseason, 1],
    ],
  },
  { season: 2019, parts: [[regular, 17]] },
] as const;

let site: BrowserSite;
beforeAll(async () => {
  const games = WEEKS.flatMap(({ season, parts }) =>
    parts.flatMap(([seasonType, count]) =>
      Array.from({ length: count }, (_, index) =>
        bareGame({ season, seasonType, week: index + 1, awayTeam: "DET", homeTeam: "KC" }),
      ),
    ),
  );
  site = await openBrowserSite({ games });
});
afterEach(() => site.endTest());
afterAll(() => site.close());

describe("the strip of weeks", () => {
  it.each(WEEKS)("ends no row before the edge at 768 px: $season", async ({ season }) => {
    const page = await site.open(`/stats?season=${season}&type=REG&week=1`, { width: 768, script: false });
    const { edge, ends } = await page.locator(".weeks ol").evaluate((strip) => {
      const boxes = [...strip.children].map((item) => item.getBoundingClientRect());
      const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
      return {
        edge: strip.getBoundingClientRect().right,
        ends: [...rows.values()].map((row) => Math.max(...row.map(({ right }) => right))),
      };
    });
    expect(ends.length).toBe(2);
    for (const end of ends) expect(Math.abs(end - edge)).toBeLessThan(2);
  });
});

describe("the form of season and part", () => {
  it("leaves the badge of a pick-six as any other badge is", async () => {
    const page = await site.open("/stats", { script: false });
    const looks = await page.locator("main").evaluate((main) => {
      return ["badge", "badge pick"].map((className) => {
        const badge = document.createElement("span");
        badge.className = className;
        main.append(badge);
        const { display, gap, alignItems } = getComputedStyle(badge);
        return { display, gap, alignItems };
      });
    });
    expect(looks[1]).toEqual(looks[0]);
  });
});
