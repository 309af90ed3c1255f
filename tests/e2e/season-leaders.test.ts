import { afterAll, afterEach, beforeAll, expect, it } from "vitest";

import { sampleLeague } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";
import { overflowing } from "./page-measures.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite(sampleLeague());
});
afterEach(() => site.endTest());
afterAll(() => site.close());

it("leaders are brought under rules, sorted by them and starred by keyboard on a phone", async () => {
  const page = await site.open("/players?pos=WR", { width: 360 });
  await hydrated(page);
  await page.getByRole("navigation", { name: "Scoring" }).getByRole("link", { name: "Half PPR" }).press("Enter");
  await page.getByText("MY is Half PPR.").first().waitFor();
  expect(page.url()).toMatch(/\/players\?pos=WR&scoring=half$/);
  const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
  expect(await head("MY").getAttribute("aria-sort")).toBe("descending");

  await head("MY/G").getByRole("link").press("Enter");
  await expect.poll(() => head("MY/G").getAttribute("aria-sort")).toBe("descending");
  const perGame = (await page.locator("td.p-mypg").allInnerTexts()).map(Number);
  expect(perGame.length).toBeGreaterThan(3);
  expect(perGame).toEqual(perGame.toSorted((one, other) => other - one));

  const star = page.locator(".ranked .star").first();
  await star.press("Enter");
  await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true");
  expect(page.url()).toMatch(/sort=mypg/);
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("my-players");
  await page.reload();
  expect(await star.getAttribute("aria-pressed")).toBe("true");

  expect(await overflowing(page)).toEqual([]);
  await page.goto("/players?scoring=idp");
  expect(await overflowing(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

it("leaders are sorted on a phone by what has no room beside the points, by keyboard and without script", async () => {
  for (const script of [true, false]) {
    const page = await site.open("/players?pos=RB", { width: 360, script });
    await expect(page.getByRole("link", { name: "Rushing touchdowns" }).isVisible()).resolves.toBe(false);
    await page.getByText("Sort by").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Rushing touchdowns" }).last().press("Enter");
    await page.waitForURL(/sort=rush_td$/);
    await page.getByText("through Week 3, by rushing touchdowns").waitFor();
    const shown = page.locator(".ranked td.tally:visible");
    const touchdowns = (await shown.allInnerTexts()).map(Number);
    expect(touchdowns.length).toBeGreaterThan(3);
    expect(touchdowns).toEqual(touchdowns.toSorted((one, other) => other - one));
    expect(await overflowing(page)).toEqual([]);
    for (const link of await page.locator(".ranked thead a:visible").all())
      expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(24);
  }
});

it.each(["QB", "RB"])("figures stand whole at every width: %s", async (position) => {
  for (const width of [360, 768, 1280]) {
    for (const rules of ["", "&scoring=half"]) {
      const page = await site.open(`/players?pos=${position}${rules}`, { width, script: false });
      expect(await overflowing(page), `${width}${rules}`).toEqual([]);
      const { table, frame } = await page.locator(".ranked").evaluate((ranked) => ({
        table: ranked.scrollWidth,
        frame: ranked.parentElement?.clientWidth ?? 0,
      }));
      expect(table, `${width}${rules}`).toBeLessThanOrEqual(frame);
      const shown = await page.locator(".ranked thead .tally:visible").count();
      expect(shown, `${width}${rules}`).toBeGreaterThanOrEqual(rules === "" ? (width === 360 ? 1 : 4) : 0);
    }
  }
});

it.each([
  { width: 1280, heads: ["G", "PASS YDS", "PASS TD", "FPTS", "PPR", "AVG"] },
  { width: 360, heads: ["PASS YDS", "PPR", "AVG"] },
])(
  "side by side and on a phone a list says whose yards it has, and G is explained where it is: $width px",
  async ({ width, heads }) => {
    const page = await site.open("/players", { width });
    const shown = await page.locator(".ranked").first().locator("thead th:visible").allInnerTexts();
    expect(shown.slice(3).map((head) => head.replaceAll(/\s+/g, " "))).toEqual(heads);
    expect(await page.getByText("G counts games").isVisible()).toBe(heads.includes("G"));
  },
);

it("a defense is found and opened, and its star is kept without script", async () => {
  const page = await site.open("/players?q=chiefs+defense", { width: 360, script: false });
  await page.locator(".people a").first().press("Enter");
  await page.getByRole("heading", { level: 1, name: "Kansas City Chiefs" }).waitFor();
  expect(page.url()).toMatch(/\/players\/KC$/);
  await page.goto("/players?pos=DST");
  await page.getByRole("button", { name: "Star Kansas City Chiefs defense" }).press("Enter");
  await page.waitForURL(/\/players\?pos=DST$/);
  await expect
    .poll(() => page.getByRole("button", { name: "Star Kansas City Chiefs defense" }).getAttribute("aria-pressed"))
    .toBe("true");
});
