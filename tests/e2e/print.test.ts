import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { simulatedGame, simulatedPlayers } from "../fixtures/simulated-game.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { numbersAndTicks, sheets } from "./page-measures.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

describe("a printed game", () => {
  it.each([
    ["final", ""],
    ["final", "?plays=flow&tab=rushing&source=projections"],
    ["tie", ""],
    ["scheduled", ""],
    ["halftime", "?plays=1"],
    ["bare", ""],
  ] as const)("is one sheet of Letter and of A4: %s %s", async (key, search) => {
    const page = await site.open(`/games/${SAMPLE_KEYS[key]}${search}`);
    for (const format of ["Letter", "A4"] as const) expect(sheets(await page.pdf({ format })), format).toBe(1);
  });

  it("holds the score, the quarters, all three tables and the scoring plays, and nothing to press", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}?tab=rushing&plays=flow`);
    await page.emulateMedia({ media: "print" });
    const text = await page.locator("body").innerText();
    for (const wanted of [
      "Chiefs",
      "Lions",
      "FINAL",
      "DET - passing",
      "KC - rushing",
      "KC - receiving",
      "What it means for fantasy",
    ]) {
      expect(text).toContain(wanted);
    }
    expect(await page.locator("#plays li.play.td:visible").count()).toBeGreaterThan(1);
    const pressable = await page.locator("nav:visible, button:visible, input:visible, summary:visible").allInnerTexts();
    expect(pressable).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
  });

  it("names who led in fantasy points, whole, and draws the chance to win at two centimeters", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}`, { width: 726 });
    await page.emulateMedia({ media: "print" });
    const words = await page.locator(".fantasy li p").evaluateAll((all) =>
      all.map((one) => ({
        words: one.textContent,
        isWhole: one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1,
      })),
    );
    expect(words.length).toBe(6);
    for (const { words: text, isWhole } of words) expect(isWhole, text).toBe(true);
    const names = await page
      .locator(".fantasy li a")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...names)).toBeGreaterThan(40);
    expect(await page.locator(".drawn > svg").evaluate((svg) => svg.getBoundingClientRect().height)).toBeGreaterThan(
      75,
    );
  });

  it("is black on white for a reader of the dark theme too", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.tie}`, { dark: true });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const { ink, paper } = await page.evaluate(() => {
      const style = getComputedStyle(document.body);
      return { ink: style.color, paper: style.backgroundColor };
    });
    expect(paper).toBe("rgb(255, 255, 255)");
    expect(Math.max(...(ink.match(/\d+/g) ?? []).map(Number))).toBeLessThan(80);
  });

  it.each(["final", "tie", "seventy", "live", "corrected"] as const)(
    "cuts no label of the lead chart: %s",
    async (key) => {
      const page = await site.open(`/games/${SAMPLE_KEYS[key]}`);
      await page.emulateMedia({ media: "print" });
      const cut = await page.locator(".course").evaluate((figure) => {
        const frame = figure.getBoundingClientRect();
        return [...figure.querySelectorAll("text")].flatMap((label) => {
          if (!label.checkVisibility()) return [];
          const { top, bottom, left, right } = label.getBoundingClientRect();
          const isInside = top >= frame.top && bottom <= frame.bottom && left >= frame.left && right <= frame.right;
          return isInside ? [] : [`${label.textContent}: ${top} to ${bottom} in ${frame.top} to ${frame.bottom}`];
        });
      });
      expect(cut).toEqual([]);
    },
  );

  it("holds the scoring plays once: the index on the screen is no part of it", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}`);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("#scores").isVisible()).toBe(false);
    expect(await page.locator("#plays li.play.td:visible").count()).toBeGreaterThan(1);
  });

  it("gives each scoring play the height on paper that the sheet reckons with, so that nothing is printed over it", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}`, { width: 726 });
    const tops = linkTops(await page.pdf({ format: "Letter" }), "play=");
    await page.emulateMedia({ media: "print" });
    const rows = await page
      .locator("#plays li.play.td:visible")
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
    expect(rows.length).toBeGreaterThan(2);
    const points = (Math.max(...rows) - Math.min(...rows)) * 0.75;
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(points + 4);
  });

  it("a sheet more would be noticed", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}`);
    await page.evaluate(() => {
      const box = document.createElement("div");
      box.style.height = "1200px";
      document.body.append(box);
    });
    expect(sheets(await page.pdf({ format: "A4" }))).toBeGreaterThan(1);
  });
});

/** Where on its sheet, in points, each link of a PDF stands whose address has these letters. */
function linkTops(pdf: Buffer, letters: string): number[] {
  const links = pdf.toString("latin1").matchAll(/\/Rect \[\S+ \S+ \S+ (\S+)\][^[]*?\/URI \(([^)]*)\)/g);
  return [...links].flatMap(([, top, address]) => (address?.includes(letters) ? [Number(top)] : []));
}

describe("a printed ledger", () => {
  it("has its sum once, below the plays, and not at the foot of each sheet", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}/points/demo-kc-te1`);
    await page.emulateMedia({ media: "print" });
    const shown = await page.locator("tfoot").evaluateAll((feet) => feet.map((foot) => getComputedStyle(foot).display));
    expect(shown).toEqual(["table-row-group"]);
  });
});

describe("a printed season with playoffs", () => {
  let season: BrowserSite;
  beforeAll(async () => {
    const teams = { awayTeam: "KC", homeTeam: "PHI" };
    const weeks = [...Array(17).keys()].map((index) => simulatedGame({ ...teams, week: index + 1, seasonType: 1 }));
    const rounds = [1, 2, 3, 4].map((week) => simulatedGame({ ...teams, week, seasonType: 3 }));
    season = await openBrowserSite({ games: [...weeks, ...rounds], players: simulatedPlayers() });
  });
  afterEach(() => season.endTest());
  afterAll(() => season.close());

  it.each(["demo-phi-rb1", "demo-phi-qb1", "demo-kc-wr1", "demo-kc-k1"])(
    "is two sheets of Letter and of A4 at most, with text of 8 points at least: %s",
    async (playerId) => {
      const page = await season.open(`/players/${playerId}`);
      expect(await page.locator("#log tbody tr a.result").count()).toBe(21);
      for (const format of ["Letter", "A4"] as const)
        expect(sheets(await page.pdf({ format })), format).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: "print" });
      expect(await textBelow(page, 8)).toEqual([]);
    },
  );

  it("draws the tick of a projection over no number of its low chart", async () => {
    for (const playerId of ["demo-phi-rb1", "demo-phi-qb1", "demo-kc-wr1"]) {
      const page = await season.open(`/players/${playerId}`);
      await page.emulateMedia({ media: "print" });
      const weeks = await numbersAndTicks(page);
      expect(weeks.length, playerId).toBeGreaterThan(10);
      expect(
        weeks.filter(({ isAbove, isBelow }) => !isAbove && !isBelow),
        playerId,
      ).toEqual([]);
    }
  });

  it("has the whole log on its first sheet, which is no row too long for it", async () => {
    const page = await season.open("/players/demo-phi-rb1", { width: 768 });
    await page.emulateMedia({ media: "print" });
    const end = await page.locator("#log").evaluate((log) => log.getBoundingClientRect().bottom);
    expect(end).toBeLessThan(LETTER_HEIGHT);
    expect(await page.locator("#usage").isVisible()).toBe(true);
  });
});

/** Of a sheet of Letter between its margins, in pixels. */
const LETTER_HEIGHT = ((279.4 - 12) / 25.4) * 96;

/** The texts of a page that are smaller than so many points. */
function textBelow(page: Page, points: number): Promise<string[]> {
  return page.evaluate((least) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode() !== null) {
      const parent = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim() ?? "";
      if (parent === null || text === "" || !parent.checkVisibility() || parent.closest(".vh") !== null) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.75;
      if (size < least - 0.01) found.push(`${text}: ${size}`);
    }
    return found;
  }, points);
}
