import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { neutralPlay } from "../fixtures/play.ts";
import { pageOf, smallVariant } from "../fixtures/variant-game.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { noFaults } from "./no-faults.ts";

const LIVE = {
  status: "InProgress",
  hasStarted: true,
  isInProgress: true,
  quarter: "2",
  awayTimeouts: 3,
  homeTimeouts: 0,
};
const live = smallVariant(1, { ...LIVE, timeRemaining: "9:30" });
const liveWithoutTime = smallVariant(2, { ...LIVE, timeRemaining: null });
const halftime = smallVariant(3, {
  ...LIVE,
  status: "Halftime",
  isInProgress: false,
  quarter: "HALF",
  timeRemaining: null,
});
/** Fields that are left over from play, on games that are not being played. */
const LEFT_OVER = { quarter: "4", timeRemaining: "0:00", awayTimeouts: 2, homeTimeouts: 1, isInProgress: false };
const idle = (["Scheduled", "Final", "F/OT"] as const).map((status, index) =>
  smallVariant(4 + index, { ...LEFT_OVER, status, hasStarted: status !== "Scheduled" }),
);
const zeros = smallVariant(7, {
  stadiumCapacity: 0,
  attendance: 0,
  stadiumPlayingSurface: null,
  stadiumType: null,
  forecastTempLow: 0,
  forecastTempHigh: null,
  forecastWindSpeed: 0,
  pointSpread: 0,
  overUnder: 0,
});
const unknown = smallVariant(8, {
  stadiumCapacity: null,
  attendance: null,
  stadiumState: null,
  forecastDescription: null,
  forecastTempLow: null,
  forecastTempHigh: null,
  forecastWindSpeed: null,
  pointSpread: null,
  overUnder: null,
});
const favorite = smallVariant(9, { pointSpread: 3.5, forecastTempLow: null, forecastTempHigh: 72 });
const score = { isScoringPlay: 1, description: "up the middle for 9 yards, TOUCHDOWN." } as const;
const lastAt = smallVariant(
  10,
  {},
  {
    allPlays: [
      neutralPlay({ ...score, playId: "1", sequence: 1 }),
      neutralPlay({
        ...score,
        playId: "2",
        sequence: 2,
        down: 3,
        distance: 6,
        yardLine: 35,
        yardLineTerritory: "KC",
        description: "pass deep left for 35 yards, TOUCHDOWN.",
      }),
      neutralPlay({ playId: "3", sequence: 3 }),
    ],
  },
);
const lastNowhere = smallVariant(
  11,
  {},
  { allPlays: [neutralPlay({ ...score, yardLine: 0, yardLineTerritory: null })] },
);
const scoreless = smallVariant(12, {}, { allPlays: [neutralPlay()] });

let site: BrowserSite;
let page: Page;
beforeAll(async () => {
  site = await openBrowserSite({
    games: [live, liveWithoutTime, halftime, ...idle, zeros, unknown, favorite, lastAt, lastNowhere, scoreless],
  });
  page = await site.newPage({ script: false });
});
afterEach(() => noFaults(site));
afterAll(() => site.close());

const UPDATED = ["Last updated", "Sep 8, 2025, 11:20 PM EDT"];

describe("the status card on the page", () => {
  it("S2.status.1 S2.status.2 S2.status.3 S2.status.4 S2.status.6 in progress shows the quarter, the time, both sides' timeouts and 0 of them", async () => {
    await page.goto(pageOf(live));
    expect(await card(page, "status")).toEqual([
      ["Game", "In Progress"],
      ["Quarter", "Q2"],
      ["Time remaining", "9:30"],
      ["Vikings timeouts", "3"],
      ["Bears timeouts", "0"],
      UPDATED,
    ]);
  });

  it("S2.status.3 O.12 shows a dash without a time, at halftime too", async () => {
    await page.goto(pageOf(liveWithoutTime));
    expect(await card(page, "status")).toContainEqual(["Time remaining", "-"]);
    await page.goto(pageOf(halftime));
    expect(await card(page, "status")).toEqual([
      ["Game", "Halftime"],
      ["Quarter", "Halftime"],
      ["Time remaining", "-"],
      ["Vikings timeouts", "3"],
      ["Bears timeouts", "0"],
      UPDATED,
    ]);
  });

  it.each(idle.map((game) => ({ game, status: game.game.status })))(
    "S2.status.1 S2.status.5 $status shows no quarter, time or timeouts, although they are stored",
    async ({ game, status }) => {
      await page.goto(pageOf(game));
      expect(await card(page, "status")).toEqual([["Game", status], UPDATED]);
      expect(await page.locator("#score .mid").innerText()).not.toMatch(/Q4|0:00/);
    },
  );
});

describe("the stadium card on the page", () => {
  it("S2.stadium.1 S2.stadium.2 S2.stadium.3 S2.stadium.4 S2.stadium.5 S2.stadium.6 shows everything known", async () => {
    await page.goto(pageOf(live));
    expect(await card(page, "stadium")).toEqual([
      ["Stadium", "Lakeside Field"],
      ["Location", "Chicago, IL"],
      ["Capacity", "61,500"],
      ["Attendance", "58,002"],
      ["Surface", "Grass"],
      ["Type", "Outdoor"],
    ]);
  });

  it("S2.stadium.3 S2.stadium.4 S2.stadium.5 S2.stadium.6 shows neither line nor label for 0 and for what is missing", async () => {
    await page.goto(pageOf(zeros));
    expect(await card(page, "stadium")).toEqual([
      ["Stadium", "Lakeside Field"],
      ["Location", "Chicago, IL"],
    ]);
    await page.goto(pageOf(unknown));
    expect(await card(page, "stadium")).toEqual([
      ["Stadium", "Lakeside Field"],
      ["Location", "Chicago"],
      ["Surface", "Grass"],
      ["Type", "Outdoor"],
    ]);
  });
});

describe("the conditions card on the page", () => {
  it("S2.cond.1 S2.cond.2 S2.cond.6 S2.cond.7 S2.cond.9 S2.cond.10 S2.cond.12 shows everything known", async () => {
    await page.goto(pageOf(live));
    expect(await card(page, "conditions")).toEqual([
      ["Weather", "Clear Sky"],
      ["Temperature", "58-66°F"],
      ["Wind", "9 mph"],
      ["Spread, Bears", "-1.5"],
      ["Over/under", "43.5"],
      ["Channel", "ESPN"],
    ]);
  });

  it("S2.cond.3 S2.cond.5 S2.cond.6 S2.cond.8 S2.cond.9 shows a low of 0 alone, and no wind, spread or total of 0", async () => {
    await page.goto(pageOf(zeros));
    expect(await card(page, "conditions")).toEqual([
      ["Weather", "Clear Sky"],
      ["Temperature", "0°F"],
      ["Channel", "ESPN"],
    ]);
  });

  it("S2.cond.4 S2.cond.6 S2.cond.8 S2.cond.9 shows nothing of what is missing", async () => {
    await page.goto(pageOf(unknown));
    expect(await card(page, "conditions")).toEqual([["Channel", "ESPN"]]);
  });

  it("S2.cond.3 S2.cond.7 shows a high alone and a plus before a positive spread", async () => {
    await page.goto(pageOf(favorite));
    expect(await card(page, "conditions")).toContainEqual(["Temperature", "72°F"]);
    expect(await card(page, "conditions")).toContainEqual(["Spread, Bears", "+3.5"]);
  });
});

describe("the last scoring play on the page", () => {
  it("S2.last.1 S2.last.2 S2.last.3 O.1 shows the newest score's words, down and distance and place", async () => {
    await page.goto(pageOf(lastAt));
    expect(await page.locator("#last .text").innerText()).toContain("pass deep left for 35 yards, TOUCHDOWN.");
    expect(await page.locator("#last .sit").innerText()).toBe("3rd & 6 at KC 35");
  });

  it("S2.last.4 O.1 shows no place without a yard line, and there is no card without a score", async () => {
    await page.goto(pageOf(lastNowhere));
    expect(await page.locator("#last .sit").innerText()).toBe("1st & 10");
    await page.goto(pageOf(scoreless));
    expect(await page.locator("#last").count()).toBe(0);
  });
});

describe("the quarter table on the page", () => {
  it("S2.quarter.1 S2.quarter.2 S2.quarter.4 S2.quarter.7 S2.quarter.8 in the second quarter has dashes for the third and fourth, although figures are stored", async () => {
    await page.goto(pageOf(live));
    const table = page.locator("#quarters table.line");
    expect(await table.locator("thead th").allTextContents()).toEqual(["Team", "Q1", "Q2", "Q3", "Q4", "FINAL"]);
    expect(
      await table
        .locator("tbody tr")
        .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent.trim()))),
    ).toEqual([
      ["MIN", "0", "3", "-", "-", "11"],
      ["CHI", "0", "7", "-", "-", "7"],
    ]);
  });
});

/** The lines of a card: label and value. */
function card(from: Page, id: string): Promise<string[][]> {
  return from
    .locator(`#${id} dl > div`)
    .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent)));
}
