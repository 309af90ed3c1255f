import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { TEAMS } from "../../domain/game/team.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { smallGamePlays } from "../fixtures/small-game-plays.ts";
import { pageOf, smallVariant } from "../fixtures/variant-game.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { noFaults } from "./no-faults.ts";
import { HAND_WRITTEN } from "../fixtures/hand-written.ts";

const OPENER = bareGame({ season: 2024, week: 1, awayTeam: "DET", homeTeam: "KC", channel: "NBC" });

/** A game of each season type, undocumented ones too. */
const LABELS = [
  [1, "Regular Season", "Week 0"],
  [2, "Preseason", "Hall of Fame Week"],
  [3, "Postseason", "Postseason Week 0"],
  [4, "Offseason", "Week 0"],
  [5, "All-Star", "Week 0"],
  [0, "Unknown", "Week 0"],
  [6, "Unknown", "Week 0"],
] as const;
const TYPED = LABELS.map(([seasonType]) => bareGame({ seasonType, week: 0, awayTeam: "GB", homeTeam: "LAC" }));

/** Every status with the word that is read and the color that is seen. */
const STATUSES = [
  ["Scheduled", "Scheduled", "blue"],
  ["pregame", "pregame", "blue"],
  ["InProgress", "In Progress", "green"],
  ["In Progress", "In Progress", "green"],
  ["INPROGRESS", "INPROGRESS", "green"],
  ["Halftime", "Halftime", "green"],
  ["Final", "Final", "grey"],
  ["F/OT", "F/OT", "grey"],
  ["Postponed", "Postponed", "yellow"],
  ["Delayed", "Delayed", "yellow"],
  ["Suspended", "Suspended", "yellow"],
  ["Canceled", "Canceled", "yellow"],
  ["Moonlit", "Moonlit", "yellow"],
  ["", "Unknown", "yellow"],
] as const;
const IN_STATUS = STATUSES.map(([status], index) =>
  bareGame({ week: 2, awayTeam: "SEA", homeTeam: TEAMS[index]?.code ?? "", status }),
);

const FACTS = { status: "Scheduled", hasStarted: false } as const;
const EVERYTHING = smallVariant(3, FACTS, { allPlays: smallGamePlays() });
const NO_TEXTS = smallVariant(4, {}, { allPlays: [] });
const NOTHING = bareGame({ week: 5, awayTeam: "MIN", homeTeam: "CHI" });
const STORY = { markdown: "Words.", html: "<p>Words.</p>", createdAt: "2025-09-08T12:00:00Z", ...HAND_WRITTEN };

let site: BrowserSite;
let page: Page;
beforeAll(async () => {
  site = await openBrowserSite({
    games: [OPENER, ...TYPED, ...IN_STATUS, EVERYTHING, NO_TEXTS, NOTHING],
    stories: (["preview", "recap"] as const).map((kind) => ({ ...STORY, kind, gameKey: EVERYTHING.game.gameKey })),
  });
  page = await site.newPage({ script: false });
});
afterEach(() => noFaults(site));
afterAll(() => site.close());

describe("the title line and the head", () => {
  it("S2.header.1 S2.header.2 S2.header.3 a link back to the week; game key, week, season type and season in their order", async () => {
    await page.goto(pageOf(OPENER));
    expect(await titleLine(page)).toBe("Game 202410116 Week 1 Regular Season 2024");
    const back = page.locator("#score a.back");
    expect(await back.getAttribute("href")).toBe("/stats?season=2024&type=REG&week=1");
    await back.click();
    expect(new URL(page.url()).pathname).toBe("/stats");
    expect(await page.locator(`.tiles a[href="${pageOf(OPENER)}"]`).count()).toBe(1);
  });

  it.each(LABELS.map(([seasonType, label, week], index) => ({ seasonType, label, week, index })))(
    "S2.header.4 S2.header.5 S3.game.2 S3.key.4 season type $seasonType is labeled $label in week 0",
    async ({ seasonType, label, week, index }) => {
      const game = TYPED[index] ?? OPENER;
      const answer = await page.goto(pageOf(game));
      expect(answer?.status()).toBe(200);
      expect(await titleLine(page)).toBe(`Game 2025${seasonType}0029 ${week} ${label} 2025`);
      expect(await page.title()).toBe(`GB vs LAC ${week} - AI Fantasy Football Analysis`);
    },
  );

  it("S2.meta.1 S2.meta.3 S2.meta.4 the title is exact; description, keywords and share texts speak of the game", async () => {
    await page.goto(pageOf(OPENER));
    const title = "DET vs KC Week 1 - AI Fantasy Football Analysis";
    expect(await page.title()).toBe(title);
    expect(await meta(page, "meta[property='og:title']")).toBe(title);
    expect(await meta(page, "meta[name='twitter:title']")).toBe(title);
    const description = await meta(page, "meta[name='description']");
    expect(description).toContain("Detroit Lions at Kansas City Chiefs");
    expect(await meta(page, "meta[property='og:description']")).toBe(description);
    expect((await meta(page, "meta[name='keywords']")).split(", ")).toEqual(
      expect.arrayContaining(["fantasy football", "Detroit Lions", "Kansas City Chiefs"]),
    );
  });

  it("S2.meta.2 S2.route.2 an unknown game is Game Analysis with a 404 page", async () => {
    const answer = await page.goto("/games/no-such-game");
    expect(answer?.status()).toBe(404);
    expect(await page.title()).toBe("Game Analysis");
    expect(await page.locator("h1").innerText()).toBe("Game not found");
  });
});

describe("the score header", () => {
  it("S2.score.10 shows the channel and the week", async () => {
    await page.goto(pageOf(OPENER));
    expect(await page.locator("#score").innerText()).toMatch(/\bNBC\b/);
    expect(await page.locator("#score").innerText()).toMatch(/\bWeek 1\b/);
  });

  it("O.10 O.14 before kickoff has dashes for scores in the table and none in the hero; without a channel and a date no line, and words for the date", async () => {
    await page.goto(pageOf(NOTHING));
    expect(await page.locator("#score .pts").count()).toBe(0);
    expect((await page.locator("#score .when").innerText()).trim()).toBe("Date to be announced");
    expect(await page.locator("#quarters tbody td").allInnerTexts()).toEqual(Array.from({ length: 10 }, () => "-"));
  });

  it.each(STATUSES.map(([status, word, color], index) => ({ status, word, color, index })))(
    "S2.score.5 S4.status.1 S4.status.2 S4.status.3 S4.status.4 S4.status.5 S4.status.6 O.15 $status is the word $word in $color, light and dark",
    async ({ word, color, index }) => {
      await page.goto(pageOf(IN_STATUS[index] ?? OPENER));
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const seen = await page
          .locator(".status")
          .evaluateAll((all) =>
            all.map((status) => ({ word: status.textContent, rgb: getComputedStyle(status).color })),
          );
        expect(seen.length).toBeGreaterThanOrEqual(3);
        for (const status of seen) {
          expect(status.word).toBe(word);
          expect(colorName(status.rgb), `${colorScheme} ${status.rgb}`).toBe(color);
        }
      }
    },
  );

  it("S4.status.7 nothing on the page changes the status: no button, and no form but the search and the analyst’s", async () => {
    await page.goto(pageOf(IN_STATUS[2] ?? OPENER));
    expect(await page.locator("main :is(button, input, select, form):not(#analyst *, .behind *)").count()).toBe(0);
    const methods = await page
      .locator("form:not(#analyst *, .behind *)")
      .evaluateAll((all) => all.map((form) => (form as HTMLFormElement).method));
    expect(new Set(methods)).toEqual(new Set(["get"]));
  });
});

describe("the sections", () => {
  it("S2.order.1 S2.recap.2 stand in the specification's order", async () => {
    await page.goto(pageOf(EVERYTHING));
    expect(await sections(page)).toEqual([
      "score",
      "preview",
      "recap",
      "quarters",
      "box",
      "status",
      "stadium",
      "conditions",
      "last",
      "plays",
    ]);
  });

  it("S2.order.2 S2.recap.3 S2.preview.4 S2.plays.2 keep it where texts and plays are absent, without an empty heading", async () => {
    await page.goto(pageOf(NO_TEXTS));
    expect(await sections(page)).toEqual(["score", "quarters", "box", "status", "stadium", "conditions"]);
    expect(await emptyHeadings(page)).toEqual([]);
    await page.goto(pageOf(NOTHING));
    expect(await sections(page)).toEqual(["score", "quarters", "box", "status"]);
    expect(await emptyHeadings(page)).toEqual([]);
  });
});

async function titleLine(from: Page): Promise<string> {
  return (await from.locator("#score .folio p").innerText()).replaceAll(/\s+/g, " ").trim();
}

async function meta(from: Page, selector: string): Promise<string> {
  return (await from.locator(selector).getAttribute("content")) ?? "";
}

/** The page's sections by their ids, in the order of the document. */
function sections(from: Page): Promise<string[]> {
  const ids = "#score, #preview, #recap, #quarters, #box, #status, #stadium, #conditions, #last, #plays";
  return from.locator(ids).evaluateAll((all) => all.map(({ id }) => id));
}

/** Headings of the second level whose section holds nothing else. */
function emptyHeadings(from: Page): Promise<string[]> {
  return from
    .locator("main h2")
    .evaluateAll((all) =>
      all
        .filter(
          (heading) => (heading.closest("section, article")?.textContent ?? "").trim() === heading.textContent.trim(),
        )
        .map((heading) => heading.textContent),
    );
}

/** What a person would call the color. */
function colorName(rgb: string): string {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/\d+/g) ?? []).map(Number);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 25) return "grey";
  const sector =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least);
  const hue = (sector * 60 + 360) % 360;
  if (hue >= 35 && hue <= 60) return "yellow";
  if (hue >= 100 && hue <= 165) return "green";
  return hue >= 200 && hue <= 240 ? "blue" : `hue ${Math.round(hue)}`;
}
