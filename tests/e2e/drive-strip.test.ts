import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { shortResult } from "../../domain/plays/short-result.ts";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";

const LONGEST = [
  "Kickoff return touchdown",
  "Punt return touchdown",
  "Fumble return touchdown",
  "Field goal return touchdown",
  "Blocked field goal touchdown",
  "Blocked punt touchdown",
  "Blocked field goal",
  "Missed field goal",
  "End of game",
];

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

describe("the drives from goal to goal", () => {
  it.each([360, 768, 1024, 1280])("say how each one ended, whole, %i px wide", async (width) => {
    const page = await site.open(`/games/${SAMPLE_KEYS.final}`, { width });
    const strip = page.locator("#drives");
    await strip.evaluate((details) => details.setAttribute("open", ""));
    const cells = strip.locator("td.res");
    expect(await cells.count()).toBeGreaterThan(10);
    const cut = await cells.evaluateAll(
      (all, results) =>
        [...all.map((cell) => cell.textContent), ...results].filter((text) => {
          const [cell] = all;
          if (cell === undefined) return true;
          cell.textContent = text;
          return cell.scrollWidth > cell.clientWidth;
        }),
      LONGEST.map(shortResult),
    );
    expect(cut).toStrictEqual([]);
  });
});
