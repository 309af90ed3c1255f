import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

describe("in forced colors", () => {
  const options = { options: { forcedColors: "active" as const } };

  it.each([
    [`/games/${SAMPLE_KEYS.final}`, ["Statistics", "Source", "Plays to show"]],
    ["/stats", ["Weeks", "Position"]],
  ])("S4.view.1 S4.view.2 what is chosen differs from the rest by more than its color: %s", async (path, navs) => {
    const page = await site.open(path, options);
    for (const name of navs) {
      const nav = page.getByRole("navigation", { name, exact: true });
      const look = (selector: string) =>
        nav
          .locator(selector)
          .first()
          .evaluate((link) => {
            const { backgroundColor, color } = getComputedStyle(link);
            return { backgroundColor, color };
          });
      const [chosen, other] = [await look("a[aria-current]"), await look("a:not([aria-current])")];
      expect(chosen.backgroundColor, name).not.toBe(other.backgroundColor);
      expect(chosen.color, name).not.toBe(chosen.backgroundColor);
    }
  });

  it("who rises has the width of the page, as without", async () => {
    const second = simulatedGame({ week: 2, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-14T13:00:00-04:00" });
    const first = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-07T13:00:00-04:00" });
    // The first game ends early, so that shares grow to the second.
    const games = [{ ...first, allPlays: first.allPlays.slice(0, 30) }, second];
    const rising = await openBrowserSite({ games });
    onTestFinished(() => rising.close());
    const page = await rising.open("/players", { width: 360, ...options });
    const [reason, change] = ["li > div", ".change"].map((part) => page.locator(`.risers ${part}`).first());
    expect((await reason?.boundingBox())?.width).toBeGreaterThan(150);
    expect((await change?.boundingBox())?.width).toBeGreaterThan(40);
  });

  it("S4.status.6 every status keeps its word, and every play its type in words", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.live}`, options);
    expect(await page.locator(".hero .status").innerText()).toBe("In Progress");
    const types = await page.locator("#plays li.play .tags").allInnerTexts();
    expect(types.length).toBeGreaterThan(20);
    expect(types.filter((text) => !/[A-Z]{3,}/.test(text))).toEqual([]);
  });

  it("borders and outlines stay: the focus, the sides, the badges", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.tie}`, options);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(outline).toBe("solid");
    for (const [selector, side] of [
      [".side.away", "borderTopWidth"],
      [".badge.score", "borderTopWidth"],
    ] as const) {
      const width = await page
        .locator(selector)
        .first()
        .evaluate((element, property) => getComputedStyle(element)[property], side);
      expect(Number.parseFloat(width), selector).toBeGreaterThan(0);
    }
  });
});

describe("with reduced motion", () => {
  it("nothing moves by itself, and nothing is missing", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.live}`, { options: { reducedMotion: "reduce" } });
    const running = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          // The bar's score follows the reader's own scrolling.
          .filter((animation) => animation.timeline instanceof DocumentTimeline && animation.playState === "running")
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "transition")),
      );
    await expect.poll(running).toEqual([]);
    expect(await page.locator(".hero .status").isVisible()).toBe(true);
  });

  it("and without it the live game's dot does move, so that the check means something", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.live}`);
    expect(
      await page.evaluate(
        () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
      ),
    ).toBeGreaterThan(0);
  });
});
