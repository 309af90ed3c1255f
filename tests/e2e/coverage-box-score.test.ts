import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { PlayerLine } from "../../domain/game/player-line.ts";
import { playerLine } from "../fixtures/player-line.ts";
import { pageOf, smallVariant } from "../fixtures/variant-game.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { noFaults } from "./no-faults.ts";

const both = smallVariant(1);
const projected = smallVariant(2, {}, { playerGameStats: [] });
const played = smallVariant(3, {}, { playerProjections: [] });
const nobody = smallVariant(4, {}, { playerProjections: [], playerGameStats: [] });
const kicker = (position: string) =>
  playerLine({
    playerId: `p-${position}`,
    playerName: `Kim ${position}`,
    position,
    team: "CHI",
    rushingAttempts: 1,
    rushingYards: 9,
  });
const kickersPlayed = smallVariant(5, {}, { playerGameStats: [kicker("K"), kicker("P"), kicker("LB")] });
const kickersOnly = smallVariant(6, {}, { playerProjections: [kicker("K")], playerGameStats: [kicker("P")] });
const receiversOnly = smallVariant(
  7,
  {},
  {
    playerProjections: [receiver("CHI", 1)],
    playerGameStats: [
      receiver("CHI", 1),
      { ...receiver("CHI", 2), receivingTargets: 0, receptions: 0, receivingYards: 0 },
    ],
  },
);
/** Sixteen of the home team and fifteen of the visitors, worst first; the one without a place has the most touchdowns. */
const crowded = smallVariant(
  8,
  {},
  {
    playerGameStats: [
      ...Array.from({ length: 16 }, (_, index) => ({
        ...receiver("CHI", 16 - index),
        receivingTouchdowns: [2, 0, 0, 1][index] ?? 0,
      })),
      ...Array.from({ length: 15 }, (_, index) => receiver("MIN", 15 - index)),
    ],
  },
);
const figures = smallVariant(
  9,
  {},
  {
    playerGameStats: [
      playerLine({
        playerId: "p-1",
        playerName: "Ann Known",
        team: "MIN",
        position: "RB",
        rushingAttempts: 4,
        rushingYards: -3,
        rushingYardsPerAttempt: -0.8,
        rushingTouchdowns: 0,
        rushingLong: 0,
        fantasyPoints: 12,
        fantasyPointsPPR: -1.4,
      }),
      playerLine({
        playerId: "p-2",
        playerName: "Bo Unknown",
        team: "MIN",
        position: "FB",
        rushingAttempts: 1,
        fantasyPoints: 0,
        fantasyPointsPPR: 0,
      }),
      playerLine({
        playerId: "p-3",
        playerName: "Cy Passer",
        team: "MIN",
        position: "QB",
        passingYards: 250,
        passingTouchdowns: 2,
        passingInterceptions: 1,
        rushingYards: 10,
      }),
      playerLine({
        playerId: "p-4",
        playerName: "Di Catcher",
        team: "MIN",
        position: "TE",
        receptions: 5,
        receivingYards: 60,
        receivingTouchdowns: 1,
        rushingYards: 0,
        passingAttempts: 1,
      }),
      playerLine({
        playerId: "p-5",
        playerName: "Ed Target",
        team: "MIN",
        position: "WR",
        receivingTargets: 1,
        receptions: 0,
        receivingYards: 0,
        fantasyPoints: 0.25,
      }),
    ],
  },
);

function receiver(team: string, rank: number): PlayerLine {
  const name = `Catcher ${String(rank).padStart(2, "0")}`;
  return playerLine({
    playerId: `${team}-${rank}`,
    playerName: name,
    team,
    position: "WR",
    receivingTargets: 3,
    receptions: 2,
    receivingYards: 100 - rank,
  });
}

const puntersToo = smallVariant(
  10,
  {},
  {
    playerGameStats: [
      ...both.playerGameStats,
      kicker("P"),
      playerLine({
        playerId: "p-T",
        playerName: "Dan Tackle",
        position: "T",
        team: "MIN",
        receptions: 1,
        receivingYards: 9,
        receivingTouchdowns: 1,
      }),
    ],
  },
);

let site: BrowserSite;
let page: Page;
beforeAll(async () => {
  const games = [
    both,
    projected,
    played,
    nobody,
    kickersPlayed,
    kickersOnly,
    receiversOnly,
    crowded,
    figures,
    puntersToo,
  ];
  site = await openBrowserSite({ games });
  page = await site.newPage({ script: false });
});
afterEach(() => noFaults(site));
afterAll(() => site.close());

describe("the box score's choices", () => {
  it.each([
    ["S2.box.1 S2.box.2 S2.box.3 S2.box.4 with both", both, ["Projections (3)", "Game Stats (7)"], "Game Stats (7)"],
    ["S2.box.4 S2.box.5 with projections only", projected, ["Projections (3)", "Game Stats (0)"], "Projections (3)"],
    ["S2.box.6 with statistics only", played, ["Projections (0)", "Game Stats (7)"], "Game Stats (7)"],
    [
      "O.5 S2.box.10 with statistics of kickers, punters and defenders",
      kickersPlayed,
      ["Projections (3)", "Game Stats (0)"],
      "Projections (3)",
    ],
  ] as const)("%s: the toggle and what is chosen", async (_what, game, toggle, chosen) => {
    await page.goto(pageOf(game));
    const source = page.getByRole("navigation", { name: "Source" });
    expect(await source.getByRole("link").allInnerTexts()).toEqual(toggle);
    expect(await source.locator("[aria-current]").innerText()).toBe(chosen);
  });

  it("S2.box.8 S2.box.9 passing, rushing and receiving, the first one chosen", async () => {
    await page.goto(pageOf(both));
    const tabs = page.getByRole("navigation", { name: "Statistics" });
    expect(await tabs.getByRole("link").allInnerTexts()).toEqual(["Passing", "Rushing", "Receiving"]);
    expect(await tabs.locator("[aria-current]").innerText()).toBe("Passing");
    expect(await heads(page)).toEqual(["CHI - passing (1 players)", "MIN - passing (1 players)"]);
  });

  it.each([
    ["S2.box.7 neither", nobody, "", "No player data available for this game"],
    [
      "S2.box.7 O.5 nobody of the five positions",
      kickersOnly,
      "?tab=rushing",
      "No player data available for this game",
    ],
    [
      "S2.box.39 an empty tab of projections",
      receiversOnly,
      "?source=projections",
      "No passing data available for projections",
    ],
    ["S2.box.39 an empty tab of statistics", receiversOnly, "?tab=rushing", "No rushing data available for stats"],
    [
      "S2.box.40 an empty source beside a full one",
      played,
      "?source=projections&tab=receiving",
      "No receiving data available for projections",
    ],
    [
      "S2.box.40 an empty source beside a full one, turned round",
      projected,
      "?source=stats",
      "No passing data available for stats",
    ],
  ] as const)("%s", async (_what, game, search, text) => {
    await page.goto(pageOf(game, search));
    expect(await page.locator("#box .empty:visible").allInnerTexts()).toEqual([text]);
    expect(await page.locator("#box table:visible").count()).toBe(0);
  });
});

describe("the box score's tables", () => {
  it("S2.box.20 S2.box.21 S2.box.22 S2.box.23 S2.box.24 S2.box.25 O.2 by team in alphabetical order, fifteen of sixteen, the best first", async () => {
    await page.goto(pageOf(crowded, "?tab=receiving"));
    expect(await heads(page)).toEqual(["CHI - receiving (15 players)", "MIN - receiving (15 players)"]);
    const names = Array.from({ length: 15 }, (_, index) => `Catcher ${String(index + 1).padStart(2, "0")}`);
    expect(await page.locator("#box table:visible tbody th a").allInnerTexts()).toEqual([...names, ...names]);
  });

  it("S2.box.10 S2.box.12 has no row for a punter or a tackle, and says below what they add to the team's sum", async () => {
    await page.goto(pageOf(puntersToo, "?tab=rushing"));
    expect((await rows(page)).flat()).not.toContain("Kim P");
    const note = page.locator("#box .note:visible");
    expect(await note.allInnerTexts()).toEqual([
      "Also rushing, at positions this table leaves out, and counted in the team totals: Kim P (P, CHI), 1 carry for 9 yards.",
    ]);
    expect(await note.getByRole("link").getAttribute("href")).toBe("/players/p-P");
    await page.goto(pageOf(puntersToo, "?tab=receiving"));
    expect(await note.allInnerTexts()).toEqual([
      "Also receiving, at positions this table leaves out, and counted in the team totals: Dan Tackle (T, MIN), 1 catch for 9 yards, 1 TD.",
    ]);
    await page.goto(pageOf(puntersToo));
    expect(await note.count()).toBe(0);
    await page.emulateMedia({ media: "print" });
    expect(await note.count()).toBe(2);
    await page.emulateMedia({ media: null });
  });

  it("has the best of each column in bold, of the rows that are there", async () => {
    await page.goto(pageOf(crowded, "?tab=receiving"));
    const cells = page.locator("#box table:visible tbody tr").filter({ hasText: "Catcher 13" }).first().locator("td");
    const weights = await cells.evaluateAll((all) => all.map((cell) => Number(getComputedStyle(cell).fontWeight)));
    // All caught two balls; nobody shown has more touchdowns than he, and twelve of his team have more yards.
    expect(weights.slice(0, 4).map((weight) => weight >= 600)).toEqual([true, false, false, true]);
  });

  it.each([
    ["S2.box.28", "passing", ["Att", "Comp", "Yds", "TD", "INT", "FPTS", "PPR"]],
    ["S2.box.29", "rushing", ["Att", "Yds", "Avg", "TD", "Long", "FPTS", "PPR"]],
    ["S2.box.30", "receiving", ["Rec", "Yds", "Avg", "TD", "Long", "FPTS", "PPR"]],
  ] as const)("%s the columns of %s", async (_id, tab, labels) => {
    await page.goto(pageOf(both, `?tab=${tab}`));
    expect(await page.locator("#box table:visible thead th").allTextContents()).toEqual(["Player", ...labels]);
  });

  it("S2.box.11 S2.box.15 S2.box.31 S2.box.32 S2.box.33 negative and unknown figures and zeros in their cells", async () => {
    await page.goto(pageOf(figures, "?tab=rushing"));
    expect(await rows(page)).toEqual([
      ["Cy Passer", "-", "10", "-", "-", "-", "17.0", "17.0"],
      ["Ann Known", "4", "-3", "-0.8", "0", "0", "12.0", "-1.4"],
      ["Bo Unknown", "1", "-", "-", "-", "-", "0.0", "0.0"],
    ]);
  });

  it("S2.box.16 S2.box.18 S2.box.34 S2.box.35 S2.box.36 S2.box.38 O.7 points given and computed, a target alone, a thrower who catches", async () => {
    await page.goto(pageOf(figures, "?tab=receiving"));
    expect(await rows(page)).toEqual([
      ["Di Catcher", "5", "60", "12.0", "1", "-", "12.0", "17.0"],
      ["Ed Target", "0", "0", "-", "-", "-", "0.3", "0.3"],
    ]);
    await page.goto(pageOf(figures));
    expect((await rows(page)).map(([name, ...cells]) => [name, ...cells.slice(5)])).toEqual([
      ["Cy Passer", "17.0", "17.0"],
      ["Di Catcher", "12.0", "17.0"],
    ]);
  });

  it("S2.box.41 every name leads to its player's page", async () => {
    await page.goto(pageOf(both, "?tab=receiving"));
    const links = page.locator("#box table:visible tbody th a");
    const found = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    expect(found).toContainEqual(["D.J. Teal", "/players/p-teal"]);
    expect(found).toContainEqual(["Jamal Crewe", "/players/p-crewe"]);
    expect(found.length).toBe((await rows(page)).length);
  });
});

/** The headings of the teams in the table that is seen. */
async function heads(from: Page): Promise<string[]> {
  const texts = await from.locator("#box table:visible th[scope=rowgroup]").allInnerTexts();
  return texts.map((text) => text.trim());
}

/** The players of the table that is seen, with their cells. */
function rows(from: Page): Promise<string[][]> {
  return from
    .locator("#box table:visible tbody tr:has(a)")
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector("a")?.textContent ?? "",
        ...[...row.querySelectorAll("td")].map(({ textContent }) => textContent),
      ]),
    );
}
