import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { follow } from "./follow.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

const FINAL = `/games/${SAMPLE_KEYS.final}`;

describe("without JavaScript a game page", () => {
  it("S2.plays.3 to S2.plays.13 and S2.plays.17 filters by links", async () => {
    const page = await site.open(FINAL, { script: false });
    const all = await page.locator("#plays li.play").count();
    expect(await countLine(page)).toBe(`Showing ${all} of ${all} plays`);
    const links = nav(page, "Plays to show").getByRole("link");
    expect(await links.allTextContents()).toEqual(["ALL", "FLOW", "KEY", "SCORING", "Q1", "Q2", "Q3", "Q4", "OT"]);
    let inQuarters = 0;
    for (const [label, suffix] of [
      ["Q1", " (Quarter 1)"],
      ["Q2", " (Quarter 2)"],
      ["Q3", " (Quarter 3)"],
      ["Q4", " (Quarter 4)"],
    ] as const) {
      await follow(page, links.getByText(label, { exact: true }));
      const shown = await page.locator("#plays li.play").count();
      expect(await countLine(page)).toBe(`Showing ${shown} of ${all} plays${suffix}`);
      expect(new Set(await page.locator("#plays .clock span").allTextContents())).toEqual(new Set([label]));
      expect(await current(page, "Plays to show")).toBe(label);
      inQuarters += shown;
    }
    expect(inQuarters).toBe(all);
    await follow(page, links.getByText("OT", { exact: true }));
    expect(await countLine(page)).toBe(`Showing 0 of ${all} plays (Overtime)`);
    expect(await links.count()).toBe(9);
    await follow(page, links.getByText("FLOW", { exact: true }));
    const important = await page.locator("#plays .drive > ol > li.play").count();
    expect(await countLine(page)).toBe(`Showing ${important} of ${all} plays (important plays only)`);
    const fold = page.locator("#plays details").first();
    await fold.locator("summary").click();
    expect(await fold.locator("li.play").first().isVisible()).toBe(true);
    await follow(page, links.getByText("ALL", { exact: true }));
    expect(new URL(page.url()).search).toBe("");
  });

  it("S2.plays.14 to S2.plays.16 turns the order round, under a filter too", async () => {
    const page = await site.open(`${FINAL}?plays=3`, { script: false });
    const oldest = await playIds(page);
    await follow(page, page.getByRole("link", { name: "Show newest first" }));
    expect(await playIds(page)).toEqual(oldest.toReversed());
    expect(await current(page, "Plays to show")).toBe("Q3");
    await follow(page, page.getByRole("link", { name: "Show in game order" }));
    expect(await playIds(page)).toEqual(oldest);
    await page.goto(`/games/${SAMPLE_KEYS.live}`);
    const live = (await playIds(page)).map((id) => Number(id.replace("play-", "")));
    expect(live).toEqual(live.toSorted((a, b) => b - a));
  });

  it("S2.box.42 S2.box.43 changes source and tab, each keeping the rest", async () => {
    const page = await site.open(`${FINAL}?plays=2`, { script: false });
    const seen = new Set<string>();
    for (const tab of ["Passing", "Rushing", "Receiving"]) {
      await follow(page, nav(page, "Statistics").getByRole("link", { name: tab }));
      for (const source of ["Projections", "Game Stats"]) {
        await follow(page, nav(page, "Source").getByRole("link", { name: source }));
        expect(await current(page, "Statistics")).toBe(tab);
        expect(await current(page, "Source")).toMatch(new RegExp(`^${source} \\(\\d+\\)$`));
        expect(await current(page, "Plays to show")).toBe("Q2");
        const table = page.locator("#box table:visible");
        expect(await table.count()).toBe(1);
        expect(await table.locator("tbody").first().innerText()).toMatch(
          new RegExp(`^DET - ${tab.toLowerCase()} \\(\\d+ players\\)`),
        );
        seen.add(await table.innerText());
      }
    }
    expect(seen.size).toBe(6);
  });

  it("S2.route.17 opens the view of an address", async () => {
    const page = await site.open(`${FINAL}?plays=flow&source=projections&tab=rushing&order=newest`, { script: false });
    expect(await current(page, "Plays to show")).toBe("FLOW");
    expect(await current(page, "Source")).toMatch(/^Projections/);
    expect(await current(page, "Statistics")).toBe("Rushing");
    expect(await page.getByRole("link", { name: "Show in game order" }).count()).toBe(1);
  });

  it("leads to the last score, to a player and back to the week", async () => {
    const page = await site.open(FINAL, { script: false });
    await page.locator("#last").getByRole("link").click();
    const target = page.locator("li.play:target");
    expect(await target.innerText()).toContain("SCORE");
    await follow(page, page.locator("#box tbody th a:visible").first());
    await page.waitForURL(/\/players\//);
    await follow(page, page.locator(`table.log:not(.used) a[href="${FINAL}"]`));
    await follow(page, page.getByRole("link", { name: /Week 3 scores/ }));
    expect(new URL(page.url()).pathname).toBe("/stats");
    expect(await page.locator(`a[href="${FINAL}"]`).count()).toBeGreaterThan(0);
  });
});

describe("without JavaScript the other pages", () => {
  it("S2.route.4 to S2.route.7 the week: sixteen games, weeks, season and part, positions", async () => {
    const page = await site.open("/", { script: false });
    expect(new URL(page.url()).pathname).toBe("/stats");
    expect(await page.locator(".tiles > li").count()).toBe(16);
    expect(new Set(await links(page, ".tiles a")).size).toBe(16);
    await follow(page, nav(page, "Weeks").getByRole("link", { name: "Week 2" }));
    expect(await page.locator(".tiles > li").count()).toBe(2);
    await page.getByRole("combobox", { name: "Season", exact: true }).selectOption("2024");
    await page.getByRole("combobox", { name: "Season type", exact: true }).selectOption("POST");
    await follow(page, page.getByRole("button", { name: "Go", exact: true }));
    expect(page.url()).toContain("season=2024&type=POST");
    expect(await links(page, ".tiles a")).toEqual([`/games/${SAMPLE_KEYS.january}`]);
    await follow(page, nav(page, "Position").getByRole("link", { name: "QB" }));
    const positions = await page.locator("#leaders tbody .pos").allTextContents();
    expect(positions.length).toBeGreaterThan(0);
    expect(positions.filter((position) => !position.startsWith("QB"))).toEqual([]);
  });

  it("search for a player, from the head and from the page", async () => {
    const page = await site.open("/stats", { script: false });
    await page.getByRole("searchbox", { name: "Find a player" }).fill("equanimeous");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=equanimeous/);
    expect(await page.locator("main").innerText()).toContain("Equanimeous St. Brown");
    await page.getByRole("searchbox").fill("nobody-has-this-name");
    await follow(page, page.getByRole("button", { name: "Search" }));
    expect(await page.getByRole("status").innerText()).toContain("nobody-has-this-name");
  });
});

function nav(page: Page, name: string) {
  return page.getByRole("navigation", { name, exact: true });
}

function current(page: Page, name: string): Promise<string> {
  return nav(page, name).locator("[aria-current]").innerText();
}

function countLine(page: Page): Promise<string> {
  return page.locator("#plays .count").innerText();
}

function playIds(page: Page): Promise<string[]> {
  return page.locator("#plays li.play").evaluateAll((items) => items.map(({ id }) => id));
}

function links(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
}
