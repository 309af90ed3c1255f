import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GAME_STATES, PAGE_STATES } from "../fixtures/page-states.ts";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { inkOf, overflowing } from "./page-measures.ts";

const WIDTHS = [320, 360, 768, 1024, 1280, 1920] as const;
/** At these two the names stand closest to the digits: the columns have just become those of the wider layout. */
const WIDTHS_OF_SCORES = [...WIDTHS, 1216, 1220] as const;
/** With the browser's text twice as large; 640 is a window of 1280 pixels on a display that is zoomed as well. */
const WIDTHS_OF_LARGE_TEXT = [320, 360, 640, 768, 1280] as const;

let site: BrowserSite;
let page: Page;
let large: Page;
beforeAll(async () => {
  site = await openBrowserSite();
  page = await site.newPage();
  large = await site.newPage();
  // What the text size in a browser's settings does: media queries in rem follow it too.
  await (
    await large.context().newCDPSession(large)
  ).send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
});
afterAll(() => site.close());

describe("the foot", () => {
  it("of a short page is at the foot of the window, and that of a long one below its end", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const bottomOf = () => page.locator(".foot").evaluate((foot) => foot.getBoundingClientRect().bottom + scrollY);
    await page.goto("/login");
    expect(await bottomOf()).toBeCloseTo(800, 0);
    await page.goto("/players");
    expect(await bottomOf()).toBeGreaterThan(800);
  });
});

describe("a star", () => {
  it("is beside its name where more follows below the name", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/games/${SAMPLE_KEYS.final}/points`);
    const middles = await page.locator(".sums tbody th").evaluateAll((heads) =>
      heads.map((head) =>
        Array.from(head.querySelectorAll(".star, a"), (part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      ),
    );
    expect(middles.length).toBeGreaterThan(5);
    expect(middles.filter(([star = 0, name = 0]) => Math.abs(star - name) > 3)).toEqual([]);
  });
});

describe("nothing stands over the edge", () => {
  it.each(PAGE_STATES)("in $name, at any width", async ({ path }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowing(page), `at ${width} px`).toEqual([]);
    }
    expect(site.takeFaults()).toEqual([]);
  });

  it.each(PAGE_STATES)("in $name, with text of 200 %", async ({ path }) => {
    await large.goto(path);
    expect(await large.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    for (const width of WIDTHS_OF_LARGE_TEXT) {
      await large.setViewportSize({ width, height: 800 });
      expect(await overflowing(large), `at ${width} px`).toEqual([]);
    }
    expect(site.takeFaults()).toEqual([]);
  });

  it("a box that is too wide would be noticed", async () => {
    await page.goto("/players");
    // React drops what it does not know from a page that it takes over.
    await hydrated(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate(() => {
      const box = document.createElement("p");
      box.textContent = "wide";
      box.style.width = "330px";
      document.querySelector("main")?.append(box);
    });
    expect(await overflowing(page)).not.toEqual([]);
  });
});

describe("wide tables scroll inside their frame", () => {
  it.each(["/players/demo-kc-qb1", `/games/${SAMPLE_KEYS.seventy}?tab=receiving`])("%s at 320 px", async (path) => {
    await page.goto(path);
    await page.setViewportSize({ width: 320, height: 800 });
    const frames = await page.locator(".frame:visible").evaluateAll((elements) =>
      elements.map((frame) => ({
        canScroll: getComputedStyle(frame).overflowX === "auto",
        isReachable: frame.tabIndex === 0 && frame.getAttribute("aria-label") !== null,
        width: frame.getBoundingClientRect().width,
      })),
    );
    expect(frames.length).toBeGreaterThan(0);
    for (const frame of frames) {
      expect(frame).toMatchObject({ canScroll: true, isReachable: true });
      expect(frame.width).toBeLessThanOrEqual(320);
    }
    const last = page.locator(".frame:visible tbody tr:visible td:last-child").last();
    await last.evaluate((cell) => cell.scrollIntoView({ inline: "end", block: "center" }));
    const box = await last.boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });

  it("S2.box.31 FPTS and PPR can be read at 360 px without scrolling", async () => {
    await page.goto(`/games/${SAMPLE_KEYS.final}`);
    await page.setViewportSize({ width: 360, height: 800 });
    const right = await page.locator("#box table:visible tbody tr td:last-child").first().boundingBox();
    expect((right?.x ?? 999) + (right?.width ?? 0)).toBeLessThanOrEqual(360);
  });
});

describe("the masthead", () => {
  it("is one row from 360 px on, with the search or without", async () => {
    await page.goto(`/games/${SAMPLE_KEYS.final}`);
    for (const width of [360, 416, 417, 480, 544, 545, 640, 680, 695, 696, 700, 720, 744, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const rows = await page.locator(".mast .wrap > *:visible").evaluateAll(
        (parts) =>
          new Set(
            parts.map((part) => {
              const { top, bottom } = part.getBoundingClientRect();
              return Math.round((top + bottom) / 2);
            }),
          ).size,
      );
      expect(rows, `at ${width} px`).toBe(1);
      expect((await page.locator(".mast").boundingBox())?.height, `at ${width} px`).toBe(56);
    }
  });
});

describe("projections, which have decimals", () => {
  it.each(["passing", "rushing", "receiving"])("S2.box.31 show FPTS and PPR of %s at 360 px too", async (tab) => {
    await page.goto(`/games/${SAMPLE_KEYS.scheduled}?source=projections&tab=${tab}`);
    await page.setViewportSize({ width: 360, height: 800 });
    const frame = await page.locator("#box .frame:visible").boundingBox();
    const cells = page.locator("#box table:visible tbody tr td:last-child");
    expect(await cells.count()).toBeGreaterThan(0);
    expect(await cells.first().textContent()).toMatch(/\.\d$/);
    for (const cell of await cells.all()) {
      const box = await cell.boundingBox();
      expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
    }
  });
});

describe("the facts beside the game", () => {
  it("stand together in a low window, however much of the page has arrived", async () => {
    await page.goto(`/games/${SAMPLE_KEYS.tie}`);
    await page.setViewportSize({ width: 1280, height: 800 });
    const gap = () =>
      page.locator("#status").evaluate((card) => {
        const end = card.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return Math.round(card.getBoundingClientRect().bottom - end);
      });
    expect(await gap()).toBe(0);
    await page.evaluate(() => document.querySelector(".plays")?.remove());
    expect(await gap()).toBe(0);
  });
});

/** A game that has no score has no digits. */
const isScoreless = ({ path }: { path: string }): boolean =>
  [SAMPLE_KEYS.scheduled, SAMPLE_KEYS.bare, SAMPLE_KEYS.postponed].some((key) => path.includes(key));

describe("S2.score.3 S2.score.4 nothing lies over the digits of the score", () => {
  const expectNothingOver = async (path: string, digits: string): Promise<void> => {
    for (const [reader, widths] of [
      [page, WIDTHS_OF_SCORES],
      [large, [360, 1280]],
    ] as const) {
      await reader.goto(path);
      for (const width of widths) {
        await reader.setViewportSize({ width, height: 800 });
        expect(await inkOf(reader, digits), `at ${width} px`).toEqual([]);
      }
    }
  };

  it.each(GAME_STATES.filter((state) => !isScoreless(state)))("in $name", async ({ path }) => {
    await expectNothingOver(path, ".hero .pts");
  });

  it("and neither over the kickoff that stands in their place before the game", async () => {
    await expectNothingOver(`/games/${SAMPLE_KEYS.scheduled}`, ".hero .hour b");
  });

  it("and neither over those of the week", async () => {
    for (const reader of [page, large]) {
      await reader.goto("/stats");
      for (const width of [320, 768, 1280]) {
        await reader.setViewportSize({ width, height: 800 });
        expect(await inkOf(reader, ".tile .n"), `at ${width} px`).toEqual([]);
      }
    }
  });

  it("a name that runs into them would be noticed", async () => {
    await page.goto(`/games/${SAMPLE_KEYS.seventy}`);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => {
      const nick = document.querySelector<HTMLElement>(".side.away .nick");
      if (nick !== null) nick.style.transform = "translateY(60px)";
    });
    expect(await inkOf(page, ".hero .pts")).not.toEqual([]);
  });
});
