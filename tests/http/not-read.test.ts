import { afterAll, beforeAll, expect, it } from "vitest";
import type { ProviderGame, ProviderName } from "../../domain/game/game-snapshot.ts";
import type { Game } from "../../domain/game/game.ts";
import { pageOf, smallVariant } from "../fixtures/variant-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const NOTHING = { allPlays: [], playerProjections: [], playerGameStats: [] };
const of = (week: number, provider: ProviderName, given: Partial<Game> = {}, lists = {}): ProviderGame => ({
  ...smallVariant(week, given, lists),
  provider,
});
const UNREAD = of(1, "sportsdataio", {}, NOTHING);
const READ = of(2, "sportsdataio");
const TO_COME = of(3, "sportsdataio", { status: "Scheduled", hasStarted: false, awayScore: null }, NOTHING);
const ELSEWHERE = of(4, "nflverse", {}, NOTHING);

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: [UNREAD, READ, TO_COME, ELSEWHERE] });
});
afterAll(() => site.close());

const WORDS = "This game’s play-by-play and box score have not been loaded yet.";
const page = async (game: ProviderGame) => (await site.get(pageOf(game))).text();

it("a finished game with a score alone says that the rest has not been read yet, and when it may come", async () => {
  const text = await page(UNREAD);
  expect(text).toContain(`<p class="empty">${WORDS} Past games load in the background, newest first`);
  expect(text).toMatch(/most of them within two hours as this site’s data plan allows\. Check back later\./);
});

it("no other game says so: one that was read, one to come, and one of a source that has no more", async () => {
  for (const game of [READ, TO_COME, ELSEWHERE]) expect(await page(game)).not.toContain(WORDS);
});

it("the words go, on open pages too, with the version that brings the plays", async () => {
  const events = await site.get(`${pageOf(UNREAD)}/events?since=1`);
  expect(await events.text()).toContain("event: ");
  await site.store.putGames([of(1, "sportsdataio")]);
  await expect.poll(() => page(UNREAD)).not.toContain(WORDS);
});
