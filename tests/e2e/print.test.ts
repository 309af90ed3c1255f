import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { sheets } from "./page-measures.ts";

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
