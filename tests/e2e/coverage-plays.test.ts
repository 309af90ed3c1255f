import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { isImportant } from "../../domain/plays/flow-rules.ts";
import { PLAY_FILTERS } from "../../domain/page/play-filter.ts";
import type { Play, PlayType } from "../../domain/game/play.ts";
import { neutralPlay } from "../fixtures/play.ts";
import { smallGamePlays } from "../fixtures/small-game-plays.ts";
import { pageOf, smallVariant } from "../fixtures/variant-game.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { noFaults } from "./no-faults.ts";

/** Plays that differ from the neutral one in what a card shows; each id says what is special. */
const SPECIAL: Record<string, Partial<Play>> = {
  neutral: {},
  zero: { timeRemainingMinutes: 0, timeRemainingSeconds: 0 },
  seven: { timeRemainingMinutes: 0, timeRemainingSeconds: 7 },
  five: { timeRemainingMinutes: 5, timeRemainingSeconds: 0 },
  clockless: { timeRemainingMinutes: null, timeRemainingSeconds: null },
  score: { isScoringPlay: 1, isFirstDown: 1 },
  second: { down: 2, distance: 8 },
  third: { down: 3, distance: 7 },
  fourth: { down: 4, distance: 1 },
  downless: { down: 0, distance: 0 },
  midfield: { yardLine: 50, yardLineTerritory: null },
  placeless: { yardLine: 0, yardLineTerritory: null },
  bare: { down: 0, distance: 0, yardLine: 0, yardLineTerritory: null },
  seventeen: { yardsGained: 17 },
  eleven: { yardsGained: 11 },
  ten: { yardsGained: 10 },
  nothing: { yardsGained: 0 },
  minus: { yardsGained: -1 },
  overtime: { quarterName: "OT", type: "FieldGoal" },
};
const TYPES: PlayType[] = [
  "Rush",
  "Pass",
  "Sack",
  "Interception",
  "Kickoff",
  "Punt",
  "FieldGoal",
  "Penalty",
  "Timeout",
];
const cards = smallVariant(
  1,
  {},
  {
    allPlays: [
      ...Object.entries(SPECIAL).map(([playId, given], index) =>
        neutralPlay({ playId, ...given, sequence: index + 1 }),
      ),
      ...TYPES.map((type, index) => neutralPlay({ playId: type, type, sequence: 100 + index })),
    ],
  },
);
/** The seven filters of the specification. */
const SPECIFIED = PLAY_FILTERS.filter(({ filter }) => filter !== "key" && filter !== "scoring");
const final = smallVariant(2, {}, { allPlays: smallGamePlays() });
const live = smallVariant(
  3,
  { status: "InProgress", isInProgress: true, quarter: "4" },
  { allPlays: smallGamePlays() },
);
const playless = smallVariant(4, {}, { allPlays: [] });
const one = smallVariant(5, {}, { allPlays: [neutralPlay()] });

let site: BrowserSite;
let page: Page;
beforeAll(async () => {
  site = await openBrowserSite({ games: [cards, final, live, playless, one] });
  page = await site.newPage({ script: false });
});
afterEach(() => noFaults(site));
afterAll(() => site.close());

describe("the plays section", () => {
  it("S2.plays.1 S2.plays.2 is there with plays, and without any there is no section, filter or count line", async () => {
    await page.goto(pageOf(final));
    expect(await page.locator("#plays").count()).toBe(1);
    await page.goto(pageOf(playless));
    expect(await page.locator("#plays").count()).toBe(0);
    expect(await page.getByRole("navigation", { name: "Plays to show" }).count()).toBe(0);
    expect(await page.locator("body").innerText()).not.toMatch(/Showing|FLOW/);
  });

  it.each([
    ["final", final],
    ["live", live],
  ] as const)(
    "S2.plays.3 S2.plays.14 S2.plays.15 S2.plays.16 S2.plays.18 S5.flow.1 a %s game: its order, turned round under each of the seven filters",
    async (state, game) => {
      const [first, second] = state === "live" ? ["newest", "oldest"] : ["oldest", "newest"];
      for (const { filter } of SPECIFIED) {
        await page.goto(pageOf(game, `?plays=${filter}`));
        const standard = await shown(page);
        const inGameOrder = game.allPlays
          .filter((play) => filter === "all" || (filter === "flow" ? isImportant(play) : play.quarterName === filter))
          .map(({ playId }) => `play-${playId}`);
        expect(standard, `${filter} ${first}`).toEqual(first === "newest" ? inGameOrder.toReversed() : inGameOrder);
        await page.goto(pageOf(game, `?plays=${filter}&order=${second}`));
        expect(await shown(page), `${filter} ${second}`).toEqual(standard.toReversed());
        expect(await page.getByRole("navigation", { name: "Plays to show" }).getByRole("link").allInnerTexts()).toEqual(
          ["ALL", "FLOW", "KEY", "SCORING", "Q1", "Q2", "Q3", "Q4", "OT"],
        );
      }
    },
  );

  it("S2.plays.4 S2.plays.5 S2.plays.6 S2.plays.7 each filter shows exactly its plays, and a fold of FLOW keeps the others out of sight", async () => {
    for (const { filter } of SPECIFIED) {
      await page.goto(pageOf(cards, `?plays=${filter}`));
      const wanted = cards.allPlays.filter(
        (play) => filter === "all" || (filter === "flow" ? isImportant(play) : play.quarterName === filter),
      );
      expect(new Set(await shown(page)), filter).toEqual(new Set(wanted.map(({ playId }) => `play-${playId}`)));
    }
  });

  it("S5.flow.27 FLOW says under each play which rules made it important", async () => {
    await page.goto(pageOf(cards, "?plays=flow"));
    expect(await page.locator("#play-seven .why").innerText()).toBe("Important: last seconds, last minute");
    expect(await page.locator("#play-score .why").innerText()).toBe("Important: scoring play");
  });

  it("S2.route.17 opens with FLOW, projections, rushing and the newest plays first in the server's page", async () => {
    await page.goto(pageOf(final, "?plays=flow&source=projections&tab=rushing&order=newest"));
    const important = final.allPlays.filter(isImportant).map(({ playId }) => `play-${playId}`);
    expect(await shown(page)).toEqual(important.toReversed());
    expect(await page.locator("#plays .count").innerText()).toBe(
      `Showing ${important.length} of ${final.allPlays.length} plays (important plays only)`,
    );
    const table = page.locator("#box table:visible");
    expect(await table.locator("th[scope=rowgroup]").allInnerTexts()).toEqual(["MIN - rushing (1 players)"]);
    expect(await table.locator("tbody td").allInnerTexts()).toContain("14.2");
  });

  it("O.3 O.22 S2.plays.12 one play is counted in the same words, and an unknown filter is ALL", async () => {
    await page.goto(pageOf(one, "?plays=q9&tab=kicking&source=guess&order=random"));
    expect(await page.locator("#plays .count").innerText()).toBe("Showing 1 of 1 plays");
    await page.goto(pageOf(one, "?plays=ot"));
    expect(await page.locator("#plays .count").innerText()).toBe("Showing 0 of 1 plays (Overtime)");
  });
});

describe("a play card", () => {
  it.each([
    ["S2.play.1 S2.play.2 quarter and clock", "neutral", ".clock", "9:30 Q2"],
    ["S2.play.3 a blank clock at 0:00", "zero", ".clock", "Q2"],
    ["S2.play.3 O.18 seven seconds", "seven", ".clock", "0:07 Q2"],
    ["S2.play.3 O.18 five minutes", "five", ".clock", "5:00 Q2"],
    ["O.18 no clock", "clockless", ".clock", "Q2"],
    ["S2.play.1 overtime", "overtime", ".clock", "9:30 OT"],
    ["S2.play.6 S2.play.8 first down", "neutral", ".sit", "1st & 10 CHI 30"],
    ["S2.play.6 second down", "second", ".sit", "2nd & 8 CHI 30"],
    ["S2.play.6 third down", "third", ".sit", "3rd & 7 CHI 30"],
    ["S2.play.6 fourth down", "fourth", ".sit", "4th & 1 CHI 30"],
    ["S2.play.7 no down", "downless", ".sit", "CHI 30"],
    ["S2.play.9 midfield", "midfield", ".sit", "1st & 10 50"],
    ["S2.play.9 no yard line", "placeless", ".sit", "1st & 10"],
    ["S2.play.7 S2.play.9 neither", "bare", ".sit", null],
    ["S2.play.4 S2.play.5 both badges", "score", ".badge", "SCORE 1ST DOWN"],
    ["S2.play.4 S2.play.5 no badge, on first down too", "neutral", ".badge", null],
    ["S2.play.10 S2.play.11 team and type", "neutral", ".tags", "CHI RUSH"],
    ["S2.play.14 a gain", "neutral", ".gain", "+4 yards"],
    ["S2.play.14 a loss", "minus", ".gain", "-1 yards"],
    ["S2.play.15 no gain", "nothing", ".gain", null],
    ["S2.play.17 the description", "neutral", ".desc", "left end to CHI 34 for 4 yards"],
  ])("%s", async (_what, id, part, text) => {
    if (!page.url().endsWith(pageOf(cards))) await page.goto(pageOf(cards));
    const parts = await page.locator(`#play-${id} ${part}`).evaluateAll(wordsOf);
    expect(parts.length === 0 ? null : parts.join(" ")).toBe(text);
  });

  it("S2.play.11 O.4 a type of two words keeps its own letters, with a gap that is drawn", async () => {
    await page.goto(pageOf(cards));
    const tag = page.locator("#play-overtime .tags");
    expect(await tag.textContent()).toBe("CHI FIELDGOAL");
    const gap = await tag.locator("i").evaluate((word) => parseFloat(getComputedStyle(word).marginInlineStart));
    expect(gap).toBeGreaterThan(2);
  });

  it("S2.play.12 S2.play.13 every kind of play has its own color; the kicks share one, sacks and interceptions have pass's", async () => {
    await page.goto(pageOf(cards));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const bar = (type: PlayType) =>
        page.locator(`#play-${type}`).evaluate((play) => getComputedStyle(play, "::before").backgroundColor);
      const kinds = await Promise.all(
        (["Rush", "Pass", "Kickoff", "FieldGoal", "Penalty", "Timeout"] as const).map(bar),
      );
      expect(new Set(kinds).size).toBe(6);
      expect(await bar("Punt")).toBe(kinds[2]);
      expect([await bar("Sack"), await bar("Interception")]).toEqual([kinds[1], kinds[1]]);
    }
  });

  it("S2.play.12 S2.play.13 the type's word has the color of its bar, on every ground at 4.5 to 1 or more", async () => {
    await page.goto(pageOf(cards));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const type of ["Rush", "Pass", "Sack", "Interception", "Kickoff", "Punt", "FieldGoal", "Penalty"] as const) {
        const { word, bar, contrasts } = await page.locator(`#play-${type}`).evaluate((play) => {
          const ink = getComputedStyle(play.querySelector(".caps") ?? play).color;
          const bar = getComputedStyle(play, "::before").backgroundColor;
          const light = (color: string): number => {
            const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((text) => {
              const part = Number(text) / 255;
              return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          };
          const probe = document.body.appendChild(document.createElement("i"));
          const grounds = ["--paper", "--panel"].map((name) => {
            probe.style.backgroundColor = `var(${name})`;
            return light(getComputedStyle(probe).backgroundColor);
          });
          probe.remove();
          const own = light(ink);
          const contrasts = grounds.map((ground) => (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
          return { word: ink, bar, contrasts };
        });
        expect(word, `${colorScheme} ${type}`).toBe(bar);
        for (const contrast of contrasts) expect(contrast, `${colorScheme} ${type}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    // A play without a kind of its own has no color in its words either.
    const [timeout, count] = [page.locator("#play-Timeout .caps"), page.locator("#plays .count")];
    const color = (of: typeof timeout) => of.evaluate((element) => getComputedStyle(element).color);
    expect(await color(timeout)).toBe(await color(count));
  });

  it("keeps the words of plays between as plain to read as the others", async () => {
    await page.goto(pageOf(cards, "?plays=flow"));
    expect(
      await page
        .locator(".gap .play")
        .first()
        .evaluate((play) => getComputedStyle(play).opacity),
    ).toBe("1");
  });

  it("S2.play.16 more than 10 yards are green, a loss is red, and 10 are neither", async () => {
    await page.goto(pageOf(cards));
    await page.emulateMedia({ colorScheme: "light" });
    const color = (id: string) => page.locator(`#play-${id} .gain`).evaluate((gain) => getComputedStyle(gain).color);
    const channels = async (id: string) => ((await color(id)).match(/\d+/g) ?? []).map(Number);
    const [red = 0, green = 0, blue = 0] = await channels("eleven");
    expect(green).toBeGreaterThan(Math.max(red, blue));
    const [lossRed = 0, lossGreen = 0, lossBlue = 0] = await channels("minus");
    expect(lossRed).toBeGreaterThan(2 * Math.max(lossGreen, lossBlue));
    expect(await color("seventeen")).toBe(await color("eleven"));
    expect(await color("ten")).toBe(await color("neutral"));
    expect(new Set([await color("eleven"), await color("minus"), await color("ten")]).size).toBe(3);
  });
});

/** The plays that can be seen, as ids in their order. */
function shown(from: Page): Promise<string[]> {
  return from.locator("#plays li.play:visible").evaluateAll((all) => all.map(({ id }) => id));
}

/** The words of elements, with a space wherever a new element begins. Runs in the page. */
function wordsOf(elements: Element[]): string[] {
  return elements.map((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent?.trim() ?? "");
    return texts.filter((text) => text !== "").join(" ");
  });
}
