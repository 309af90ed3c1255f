import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { PAGE_STATES } from "../fixtures/page-states.ts";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

describe("a screen reader hears", () => {
  it("S2.score.3 who plays, who is at home, and who won", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}`);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Detroit Lions at Kansas City Chiefs, Week 3, Regular Season 2025",
    );
    const head = await heard(page, "#score");
    expect(head).toMatch(/AWAY.*Detroit.*Lions/);
    expect(head).toMatch(/HOME.*Kansas City.*Chiefs/);
    const [away, home] = await scores(page);
    expect(away).not.toBe(home);
    expect(head).toContain(`Won with ${Math.max(away ?? 0, home ?? 0)}`);
    expect(head.match(/Won with/g)).toHaveLength(1);
    expect(head).toContain("Final");
  });

  it("S2.score.4 S2.quarter.6 no winner in a tie, and both zeros of a 0-0 game", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.tie}`);
    expect(await heard(page, "#score")).not.toMatch(/Won|Lead/);
    expect(await scores(page)).toEqual([20, 20]);
    await page.goto(`/games/${SAMPLE_KEYS.scoreless}`);
    expect(await scores(page)).toEqual([0, 0]);
    const finals = await page.locator("#quarters table.line tbody td:last-child").allInnerTexts();
    expect(finals).toEqual(["0", "0"]);
  });

  it("S2.status.2 who leads and who has the ball in a game that is being played", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.live}`);
    const head = await heard(page, "#score");
    expect(head).toMatch(/Lead with \d+/);
    expect(head).not.toContain("Won");
    expect(head).toContain("have the ball");
  });

  it("S2.box.42 S2.plays.3 which tab, source and filter is chosen, and nothing else as chosen", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}?plays=flow&tab=rushing&source=projections`);
    for (const [name, chosen] of [
      ["Statistics", "Rushing"],
      ["Source", /^Projections \(\d+\)$/],
      ["Plays to show", "FLOW"],
    ] as const) {
      const nav = page.getByRole("navigation", { name, exact: true });
      expect(await nav.locator("[aria-current]").count()).toBe(1);
      expect(await nav.locator("[aria-current='true']").innerText()).toMatch(chosen);
      expect(await nav.getByRole("list").count()).toBe(1);
    }
  });

  it("S2.plays.8 the new count when the filter changes, as a status", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}`);
    const count = page.locator("#plays").getByRole("status");
    expect(await count.count()).toBe(1);
    expect(await count.innerText()).toMatch(/^Showing \d+ of \d+ plays$/);
    await page.getByRole("navigation", { name: "Plays to show" }).getByRole("link", { name: "Q2" }).click();
    await expect.poll(() => count.innerText()).toMatch(/\(Quarter 2\)$/);
  });

  it("S2.quarter.1 S2.quarter.2 S2.quarter.3 the quarter table with its headers", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.tie}`);
    const table = page.getByRole("table", { name: "Points by quarter" });
    expect(await table.getByRole("columnheader").allInnerTexts()).toEqual([
      "TEAM",
      "Q1",
      "Q2",
      "Q3",
      "Q4",
      "OT",
      "FINAL",
    ]);
    expect(await table.getByRole("rowheader").allInnerTexts()).toEqual(["GB", "DAL"]);
    expect(await table.locator("abbr").evaluateAll((all) => all.map((abbr) => abbr.getAttribute("title")))).toEqual([
      "1st quarter",
      "2nd quarter",
      "3rd quarter",
      "4th quarter",
      "Overtime",
    ]);
    expect(await page.locator("#quarters figure figcaption").innerText()).toMatch(/\w+ \w+ .*\.$/);
  });

  it("S2.box.28 S2.box.41 the box score with long headers, and a link in every player's row", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.seventy}?tab=receiving`);
    const table = page.getByRole("table", { name: /receiving/i });
    expect(await table.getByRole("columnheader").count()).toBe(8);
    const missing = await table
      .locator("thead abbr")
      .evaluateAll((all) => all.filter((abbr) => (abbr.getAttribute("title") ?? "").length < 4).length);
    expect(missing).toBe(0);
    expect(await table.getByRole("link", { name: "Equanimeous St. Brown", exact: true }).count()).toBe(2);
  });
});

describe("every page for people who navigate by structure", () => {
  it.each(PAGE_STATES)(
    "$name: one main, one first heading, no level left out, every table and region named, and every link told from the others of its row",
    async ({ path }) => {
      const page = await site.open(path);
      const found = await page.evaluate(() => {
        const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
        const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
          .filter(isShown)
          .map((heading) => Number(heading.localName[1]));
        const linkName = (link: Element) => (link.ariaLabel ?? link.textContent).trim();
        const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].filter(isShown);
        const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
        return {
          mains: document.querySelectorAll("main").length,
          firsts: headings.filter((level) => level === 1).length,
          jumps: headings.filter((level, index) => level > (headings[index - 1] ?? 0) + 1).length,
          namelessTables: [...document.querySelectorAll("table")].filter(
            (table) => (table.caption?.textContent ?? "") === "",
          ).length,
          namelessNavs: [
            ...document.querySelectorAll("nav, [role=region], form input:not([type=hidden]), form select"),
          ].filter(
            (element) =>
              !element.hasAttribute("aria-label") &&
              !element.hasAttribute("aria-labelledby") &&
              !(element instanceof HTMLInputElement || element instanceof HTMLSelectElement
                ? (element.labels?.length ?? 0) > 0
                : false),
          ).length,
          headersWithoutScope: [...document.querySelectorAll("th:not([scope])")].length,
          twice: ids.filter((id, index) => ids.indexOf(id) !== index),
          pictures: [...document.querySelectorAll("img:not([alt])")].length,
          bareFigures: links.filter((link) => /^[−-]?[\d.,]+$/.test(linkName(link)) && link.closest("nav") === null)
            .length,
          namesakes: links.flatMap((link) => {
            const row = link.closest("tr, li");
            const isNamesake = (other: HTMLAnchorElement) =>
              row?.contains(other) === true && other.href !== link.href && linkName(other) === linkName(link);
            return links.some(isNamesake) ? [linkName(link)] : [];
          }),
          language: document.documentElement.lang,
          title: document.title,
        };
      });
      expect(found).toMatchObject({
        mains: 1,
        firsts: 1,
        jumps: 0,
        namelessTables: 0,
        namelessNavs: 0,
        headersWithoutScope: 0,
        twice: [],
        pictures: 0,
        bareFigures: 0,
        namesakes: [],
        language: "en",
      });
      expect(found.title.length).toBeGreaterThan(5);
    },
  );
});

/** What the accessibility tree says of a part of the page, on one line. */
async function heard(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).ariaSnapshot()).replaceAll(/\s+/g, " ");
}

/** The two numbers of the score header, away first. */
async function scores(page: Page): Promise<number[]> {
  const texts = await page.locator("#score .pts").allInnerTexts();
  return texts.map((text) => Number(/\d+/.exec(text)?.[0]));
}
