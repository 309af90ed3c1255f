import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";

import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { overflowing } from "./page-measures.ts";

const FINAL = `/games/${SAMPLE_KEYS.final}`;
const LEDGER = `${FINAL}/points/demo-kc-te1`;

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

/** As the browser's settings do it. */
async function withText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
}

/** Words and numbers of some elements that stand in more than one line. */
const broken = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\w.]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) found.push(word);
        }
      }
      return found;
    }),
  );

describe("with large text", () => {
  it("the masthead has all of its ways", async () => {
    const page = await site.open("/stats");
    for (const size of [20, 24, 32]) {
      await withText(page, size);
      for (const width of [320, 360, 412, 480]) {
        await page.setViewportSize({ width, height: 800 });
        const ways = await page.locator(".mast nav a:visible").allInnerTexts();
        expect(ways, `${size} px at ${width} px`).toEqual(["Scores", "My Sunday", "Players", "Account"]);
        expect(await overflowing(page), `${size} px at ${width} px`).toEqual([]);
      }
    }
  });

  it("no title and no total is parted within a word", async () => {
    for (const [path, selector] of [
      ["/players", "main h1"],
      [LEDGER, ".ledger-head"],
    ] as const) {
      const page = await site.open(path, { width: 320 });
      await withText(page, 32);
      expect(await page.locator(selector).count(), path).toBe(1);
      expect(await broken(page, selector), path).toEqual([]);
    }
  });

  it("nothing stands over the edge either where the page's own root alone is larger", async () => {
    for (const path of [FINAL, `/games/${SAMPLE_KEYS.seventy}`, LEDGER, `${FINAL}/points`, "/players", "/stats"]) {
      const page = await site.open(path, { width: 360 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect(await overflowing(page), path).toEqual([]);
      expect(await broken(page, ".hero .pts, .hero .nick, .ledger-head, .tile .n"), path).toEqual([]);
    }
  });
});

describe("words and figures on a narrow phone and in large text", () => {
  it.each([
    [`${FINAL}/figures/KC/total-yards`, 320, 16, ".figure-page table"],
    [`${FINAL}/figures/KC/total-yards`, 360, 32, ".figure-page :is(th, td:last-child)"],
    [`${FINAL}/points`, 360, 24, ".sums td, .sums thead"],
    [`${FINAL}/points`, 320, 32, ".sums td, .sums thead"],
    [LEDGER, 360, 32, ".tale td:nth-child(n + 3), .sums td"],
    [FINAL, 360, 24, ".index, .course :is(.caps, .end), .line"],
    [FINAL, 360, 32, ".index, .course :is(.caps, .end), .line, .play .desc"],
  ])("%s at %i px with letters of %i px has each in one piece", async (path, width, size, selector) => {
    const page = await site.open(path, { width });
    await withText(page, size);
    expect(await page.locator(selector).count()).toBeGreaterThan(0);
    expect(await broken(page, selector)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  });

  it("no team's code lies under the points of its quarters", async () => {
    const page = await site.open(FINAL, { width: 360 });
    for (const size of [16, 24, 32]) {
      await withText(page, size);
      const ends = await page.locator(".line tbody tr").evaluateAll((rows) =>
        rows.map((row) => {
          const [code, points] = Array.from(row.children, (cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell.querySelector("span") ?? cell);
            return range.getBoundingClientRect();
          });
          return (points?.left ?? 0) - (code?.right ?? 0);
        }),
      );
      expect(ends.length).toBe(2);
      expect(Math.min(...ends), `${size} px`).toBeGreaterThanOrEqual(0);
    }
  });

  it("who rises is named in one piece, and why is as wide as the page", async () => {
    const second = simulatedGame({ week: 2, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-14T13:00:00-04:00" });
    const first = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-07T13:00:00-04:00" });
    // The first game ends early, so that shares grow to the second.
    const rising = await openBrowserSite({ games: [{ ...first, allPlays: first.allPlays.slice(0, 30) }, second] });
    onTestFinished(() => rising.close());
    const page = await rising.open("/players", { width: 360 });
    for (const size of [24, 32]) {
      await withText(page, size);
      expect(await broken(page, ".risers li"), `${size} px`).toEqual([]);
      expect((await page.locator(".risers li p").first().boundingBox())?.width).toBeGreaterThan(250);
    }
  });
});

describe("the points of a player on a phone", () => {
  it("have each play over the whole width, under its clock and its figures", async () => {
    const page = await site.open(LEDGER, { width: 360 });
    const row = page.locator(".tale tbody tr:has(a)").first();
    const [clock, said, share, total] = await Promise.all(
      ["td:first-child", ".said", "td:nth-child(3)", "td:nth-child(4)"].map((part) => row.locator(part).boundingBox()),
    );
    if (!clock || !said || !share || !total) throw new Error("a part of the play is not shown");
    expect(said.width).toBeGreaterThanOrEqual(320);
    expect(said.y).toBeGreaterThanOrEqual(clock.y + clock.height - 1);
    expect(Math.abs(share.y - clock.y)).toBeLessThan(4);
    expect(total.x).toBeGreaterThanOrEqual(share.x + share.width);
  });
});

describe("the thin bar of a finished game at 360 px", () => {
  it("has the ways to recap, box score, plays and analyst in view beside the score", async () => {
    const page = await site.open(FINAL, { width: 360, height: 740 });
    const now = await page.locator(".thin .now").boundingBox();
    const letters = (link: Element) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect().right;
    };
    for (const name of ["Recap", "Box", "Plays", "Ask"]) {
      const end = await page.locator(".thin a", { hasText: name }).evaluate(letters);
      expect(end, name).toBeLessThanOrEqual(now?.x ?? 0);
    }
  });
});
