import { afterAll, beforeAll, expect, it } from "vitest";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { numbersAndTicks } from "./page-measures.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterAll(() => site.close());

/** Each fell short by so little that his number would stand where the tick is. */
const PLAYERS = ["demo-kc-qb1", "demo-kc-rb2", "demo-buf-rb1", "demo-phi-qb1"];

it.each([360, 1280])("the tick of a projection lies over no number of a player's chart (%i px)", async (width) => {
  let beside = 0;
  for (const playerId of PLAYERS) {
    const page = await site.open(`/players/${playerId}`, { width });
    const weeks = await numbersAndTicks(page);
    expect(weeks.length, playerId).toBeGreaterThan(0);
    expect(
      weeks.filter(({ isAbove, isBelow }) => !isAbove && !isBelow),
      playerId,
    ).toEqual([]);
    beside += weeks.filter(({ isAbove }) => isAbove).length;
  }
  expect(beside).toBeGreaterThan(3);
});
