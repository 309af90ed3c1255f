import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { watchedGame } from "../fixtures/watched-game.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";

const game = watchedGame(new Date());
let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite({ players: simulatedPlayers(), games: [game.after(60)] });
});
afterEach(() => site.endTest());
afterAll(() => site.close());

it("a page that was away for many plays is silent about them, and says the next one", async () => {
  const page = await site.newPage();
  await page.goto(`/games/${game.gameKey}`);
  await page.locator(".live-line.is-on").waitFor();
  const advance = async (count: number) => {
    await site.site.store.putGames([game.after(count)]);
    await page.locator(".count", { hasText: `of ${count} plays` }).waitFor();
  };
  // The next row is a play on the same score in the same quarter, so that there is one thing to be said.
  const away = game.countWhere(
    ({ allPlays, game: { quarter } }) =>
      game.finished.allPlays[allPlays.length]?.type === "Rush" &&
      game.finished.allPlays[allPlays.length]?.isScoringPlay === 0 &&
      game.after(allPlays.length + 1).game.quarter === quarter,
    90,
  );
  await advance(away);
  expect(await page.locator("#live-news").textContent()).toBe("");
  await advance(away + 1);
  await page.locator("#live-news", { hasText: /^Vikings: Yusuf Duongle / }).waitFor({ state: "attached" });
  // Each play is said once: the count of plays that changes with it is silent while the game goes on.
  expect(await page.locator("#plays output.count").getAttribute("aria-live")).toBe("off");
});
