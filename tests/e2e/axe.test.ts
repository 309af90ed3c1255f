import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PAGE_STATES } from "../fixtures/page-states.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { analyze, axeFindings } from "./axe-findings.ts";

const WIDTHS = [360, 1280] as const;
/** As many pages at a time as a small machine has processors. */
const WORKERS = 2;

let site: BrowserSite;
const found = new Map<string, string[]>();

beforeAll(async () => {
  site = await openBrowserSite();
  const queue = PAGE_STATES.map(({ path }) => path);
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const page = await site.newPage();
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        await page.goto(path, { waitUntil: "load" });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          found.set(`${path} ${width}`, await axeFindings(page));
        }
      }
      await page.context().close();
    }),
  );
  // All pages in all widths and both colors: a busy machine takes its time.
}, 900_000);
afterAll(() => site.close());

describe("axe finds nothing in", () => {
  it.each(PAGE_STATES.flatMap(({ name, path }) => WIDTHS.map((width) => ({ name, path, width }))))(
    "S4.status.6 $name ($width px, light and dark)",
    ({ path, width }) => {
      expect(found.get(`${path} ${width}`)).toEqual([]);
    },
  );

  it("and no page complained on the console", () => {
    expect(site.takeFaults()).toEqual([]);
  });

  it("a page with mistakes, which it does find", async () => {
    const page = await site.open("/players");
    await hydrated(page);
    await page.evaluate(() => {
      const heading = document.querySelector("h1");
      if (heading !== null) heading.style.color = "#ccc";
      document.querySelector("label[for=q]")?.remove();
    });
    const rules = (await analyze(page, {})).map((line) => line.split(":")[0]);
    expect(rules).toEqual(expect.arrayContaining(["color-contrast", "label"]));
    await page.context().close();
    site.takeFaults();
  });
});
