import { afterAll, beforeAll, expect, it } from "vitest";
import { readAnalystGame } from "../../server/games/read-analyst-game.ts";
import { pageOf, smallVariant } from "../fixtures/variant-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

/** When all of them were read; Eastern time is four hours behind. */
const READ = "2025-09-09T09:00:00Z";
const at = (week: number, lastUpdated: string | null) => ({ ...smallVariant(week, { lastUpdated }), asOf: READ });
/** A provider whose clock is ahead by two hours and a half, or that writes another zone than it says. */
const AHEAD = at(1, "2025-09-09T07:30:00-04:00");
const USUAL = at(2, "2025-09-09T03:20:00Z");
const UNSAID = at(3, null);

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: [AHEAD, USUAL, UNSAID], now: new Date("2025-09-09T09:01:00Z") });
});
afterAll(() => site.close());

/** What the status card of a game's page says, in its machine-readable form. */
async function shown(game: typeof AHEAD): Promise<string | undefined> {
  const page = await (await site.get(pageOf(game))).text();
  return /<dt>Last updated<\/dt><dd><time dateTime="([^"]+)"/i.exec(page)?.[1];
}

it("S2.status.6 a page never says that its data was updated later than it was read", async () => {
  expect(await shown(AHEAD)).toBe(READ);
  expect(await shown(USUAL)).toBe("2025-09-09T03:20:00Z");
  expect(await shown(UNSAID)).toBe(READ);
});

it("nor does a week, nor a tool of the analyst", async () => {
  const week = await (await site.get("/stats.data?season=2025&type=REG&week=1")).text();
  expect(week).toContain(READ);
  expect(week).not.toContain(AHEAD.game.lastUpdated);
  expect((await readAnalystGame(site.store, AHEAD.game.gameKey))?.tools.asOf).toBe(READ);
});

it("what is stored stays as the provider wrote it: later answers are compared with it", async () => {
  expect((await site.store.gameSnapshot(AHEAD.game.gameKey))?.game.lastUpdated).toBe(AHEAD.game.lastUpdated);
});
