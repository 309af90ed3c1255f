import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bareGame } from "../fixtures/bare-game.ts";
import { smallGamePlayers } from "../fixtures/small-game-people.ts";
import { pageOf, smallVariant } from "../fixtures/variant-game.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { noFaults } from "./no-faults.ts";

const played = smallVariant(1);
const live = bareGame({
  week: 1,
  awayTeam: "SEA",
  homeTeam: "SF",
  status: "InProgress",
  hasStarted: true,
  isInProgress: true,
  awayScore: 0,
  homeScore: 0,
  quarter: "1",
  timeRemaining: "12:01",
});
const coming = bareGame({ week: 1, awayTeam: "GB", homeTeam: "DET", dateTime: "2025-09-08T20:15:00-04:00" });
const secondWeek = smallVariant(2, { awayScore: 3, homeScore: 3 }, { playerProjections: [] });
const thirdWeek = smallVariant(
  3,
  { status: "Scheduled", hasStarted: false, awayScore: null, homeScore: null },
  { playerGameStats: [], allPlays: [] },
);
const oldSeason = bareGame({ season: 2024, week: 1, awayTeam: "DAL", homeTeam: "NYG" });

let site: BrowserSite;
let page: Page;
beforeAll(async () => {
  const games = [played, live, coming, secondWeek, thirdWeek, oldSeason];
  site = await openBrowserSite({ games, players: smallGamePlayers() });
  page = await site.newPage({ script: false });
});
afterEach(() => noFaults(site));
afterAll(() => site.close());

const WEEK_1 = "/stats?season=2025&type=REG&week=1";

describe("the week", () => {
  it("S2.route.4 has a picker of seasons and of weeks", async () => {
    await page.goto(WEEK_1);
    expect(await page.getByRole("combobox", { name: "Season", exact: true }).locator("option").allInnerTexts()).toEqual(
      ["2025", "2024"],
    );
    const weeks = page.getByRole("navigation", { name: "Weeks" });
    expect(await weeks.getByRole("link").evaluateAll((all) => all.map((link) => link.textContent))).toEqual([
      "Week 1",
      "Week 2",
      "Week 3",
    ]);
    expect(await weeks.locator("[aria-current]").textContent()).toBe("Week 1");
  });

  it("S2.route.5 lists every game with its status and score, each with a link to its page", async () => {
    await page.goto(WEEK_1);
    const tile = async (game: typeof played) =>
      words(await page.locator(`.tiles a[href="${pageOf(game)}"]`).innerText());
    expect(await page.locator(".tiles > li").count()).toBe(3);
    expect(await tile(played)).toBe("Final Mon, Sep 8 MIN Vikings 11 CHI Bears 7");
    expect(await tile(live)).toBe("In Progress Q1 12:01 SEA Seahawks 0 SF 49ers 0");
    expect(await tile(coming)).toBe("Scheduled Mon, Sep 8, 8:15 PM EDT GB Packers DET Lions");
  });

  it("S2.route.6 shows the week's leaders in PPR points, statistics or else projections", async () => {
    await page.goto(WEEK_1);
    expect(await leaders(page)).toEqual([
      ["Ben Oakley", "8.3", "9.3"],
      ["Jamal Crewe", "7.9", "8.9"],
      ["D.J. Teal", "6.1", "7.1"],
      ["Cole Varner", "5.7", "5.7"],
      ["Émile Durand", "3.2", "4.2"],
      ["Ty Brandvold", "2.7", "2.7"],
      ["Dre Hollis", "−0.8", "0.2"],
    ]);
    await page.goto("/stats?season=2025&type=REG&week=3");
    expect(await page.locator("#leaders h2").innerText()).toBe("Projected leaders");
    expect((await leaders(page))[0]).toEqual(["Ty Brandvold", "15.2", "15.2"]);
  });

  it("S2.route.7 opens the season, season type and week of the address", async () => {
    await page.goto("/stats?season=2024&type=REG&week=1");
    expect(words(await page.locator(".week-page .titles").innerText())).toMatch(/^Week 1 2024 Regular Season/);
    expect(await page.locator(".tiles a").evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      pageOf(oldSeason),
    ]);
  });
});

describe("a player's page", () => {
  it("S2.route.10 S2.route.11 shows who it is, and each game with statistics beside projections and a link to it", async () => {
    await page.goto("/players/p-crewe");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Jamal Crewe");
    expect(words(await page.locator("header.who-is").innerText())).toContain("RB, Minnesota Vikings");
    const rows = await page.locator("table.log:not(.used) tbody tr").evaluateAll((all) =>
      all.map((row) => ({
        link: row.querySelector("a")?.getAttribute("href"),
        points: [...row.querySelectorAll("td.fan")].map((cell) => cell.textContent.replaceAll(/\s+/g, " ").trim()),
      })),
    );
    expect(rows).toEqual([
      { link: pageOf(played), points: ["7.9 projected 10.4", "8.9 projected 12.5 points: in range"] },
      { link: pageOf(secondWeek), points: ["7.9", "8.9"] },
      { link: pageOf(thirdWeek), points: ["- projected 10.4", "- projected 12.5"] },
    ]);
  });
});

/** The rows of the table of leaders: name, standard points, PPR. */
function leaders(from: Page): Promise<string[][]> {
  return from
    .locator("#leaders tbody tr")
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector("a")?.textContent ?? "",
        ...[...row.querySelectorAll("td.fan")].map((cell) => cell.textContent.trim()),
      ]),
    );
}

function words(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
