import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { sideways } from "./page-measures.ts";

const FINAL = `/games/${SAMPLE_KEYS.final}`;

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

describe("the tables of kickers, defenses and defenders", () => {
  it("are reached, opened whole, led to a ledger and back to passing by keyboard alone", async () => {
    const page = await site.open(FINAL, { width: 360 });
    const more = page.getByRole("navigation", { name: "More tables" });
    expect(await more.getByRole("link").allInnerTexts()).toEqual(["Kicking", "Defense", "IDP", "Usage"]);
    await more.getByRole("link", { name: "IDP" }).press("Enter");
    await page.waitForURL(`**${FINAL}/box/idp`);
    // Before scripts woke a press reads a new document, whose focus is the browser's.
    await hydrated(page);

    const folded = await page.locator(".counted td.fan").count();
    await page.getByRole("link", { name: /^\d+ more of KC$/ }).press("Enter");
    await page.waitForURL(/all=yes$/);
    const less = page.getByRole("link", { name: "Only the first of KC" });
    await less.waitFor();
    expect(await page.locator(".counted td.fan").count()).toBeGreaterThan(folded);
    // Nobody has to look for his place again.
    expect(await less.evaluate((link) => link === document.activeElement)).toBe(true);

    const figure = page.locator(".counted td.fan a").first();
    const points = await figure.innerText();
    await figure.press("Enter");
    await page.getByText(`Why ${points}0?`).waitFor();
    await page.goBack();

    await more.getByRole("link", { name: "Kicking" }).press("Enter");
    await page.getByRole("heading", { name: "Box score: Kicking" }).waitFor();
    await page
      .getByRole("navigation", { name: "Statistics", exact: true })
      .getByRole("link", { name: "Rushing" })
      .press("Enter");
    await page.waitForURL(`**${FINAL}?tab=rushing#box`);
    await page.getByText("KC - rushing").first().waitFor();
  });

  it("are read with a finger and without script, at a moment of the time machine too", async () => {
    const phone = { hasTouch: true, isMobile: true };
    const page = await site.open(`${FINAL}?at=60`, { width: 360, script: false, options: phone });
    await page.getByRole("link", { name: "Defense", exact: true }).tap();
    await page.waitForURL(`**${FINAL}/box/defense?at=60`);
    expect(await page.getByRole("list", { name: /^Points for what the/ }).count()).toBe(2);
    await page.getByRole("link", { name: "IDP", exact: true }).tap();
    await page.getByText("KC - IDP").waitFor();
    await page.locator(".counted td.fan a").first().tap();
    await page.waitForURL(/\/points\/[^?]+\?at=60&scoring=idp$/);
  });

  it.each([320, 360, 768, 1280])(
    "fit a page of %i px, and keep their points in sight without scrolling from 360 px on",
    async (width) => {
      const page = await site.open(`/games/${SAMPLE_KEYS.final}/box/idp`, { width });
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      const points = page.locator(".counted td.fan").first();
      const box = await points.boundingBox();
      if (width >= 360) expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    },
  );

  it.each(["kicking", "defense", "idp", "usage"])(
    "keep six pixels between any two figures on a phone: %s",
    async (name) => {
      const page = await site.open(`${FINAL}/box/${name}`, { width: 360 });
      const gaps = await page.locator(".counted tr").evaluateAll((rows) =>
        rows.flatMap((row) => {
          const words = [...row.children].flatMap((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            const { left, right, width } = range.getBoundingClientRect();
            return width === 0 ? [] : [{ left, right }];
          });
          return words.slice(1).map(({ left }, index) => left - (words[index]?.right ?? 0));
        }),
      );
      expect(gaps.length).toBeGreaterThan(5);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5.9);
    },
  );

  it.each([360, 1280])("have each name in the middle of its row, beside its star: %i px", async (width) => {
    const page = await site.open(`${FINAL}/box/idp`, { width });
    const off = await page.locator(".counted tbody th:has(.star)").evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.setStartAfter(cell.querySelector(".star") ?? cell);
        range.setEndAfter(cell.lastChild ?? cell);
        const [words, row] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
        return Math.abs((words.top + words.bottom) / 2 - (row.top + row.bottom) / 2);
      }),
    );
    expect(off.length).toBeGreaterThan(1);
    expect(Math.max(...off)).toBeLessThan(2);
  });
});
