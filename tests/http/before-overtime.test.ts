import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { mapScore } from "../../server/providers/sportsdataio/map-game.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { answer, LIVE } from "../fixtures/sportsdataio/rows.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

/** As a source leaves its board after the last snap of regulation: the clock has run out, and the down stands there still. */
const ENDED = {
  ...LIVE,
  Quarter: "4",
  TimeRemaining: "0:00",
  Possession: "MIN",
  Down: 3,
  Distance: "5",
  DownAndDistance: "3rd & 5",
  YardLine: 30,
  YardLineTerritory: "CHI",
};
const TIED = boardOf({ ...ENDED, AwayScore: 24, HomeScore: 24 });
const LED = boardOf({
  ...ENDED,
  GameKey: "202510130",
  AwayTeam: "GB",
  HomeTeam: "TB",
  Possession: "GB",
  AwayScore: 20,
  HomeScore: 24,
});

function boardOf(score: Record<string, unknown>): ProviderGame {
  const game = mapScore(answer({ Score: score }).Score);
  if (game === null) throw new Error("no game");
  return { ...bareGame(game), game };
}

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: [TIED, LED], now: new Date("2025-09-09T03:10:00Z") });
});
afterAll(() => site.close());

async function tileOf({ game }: ProviderGame): Promise<string> {
  const page = await (await site.get("/stats?season=2025&week=1")).text();
  const tile = page.split('<li class="tile').find((one) => one.includes(`href="/games/${game.gameKey}"`)) ?? "";
  return (
    tile
      .split("</li>")[0]
      ?.replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ") ?? ""
  );
}

describe("between regulation and overtime", () => {
  it("a week's tile says the clock and the score, and gives nobody the ball", async () => {
    const tile = await tileOf(TIED);
    expect(tile).toMatch(/Q4 0:00.*Vikings 24.*Bears 24.*Last play/);
    expect(tile).not.toMatch(/have the ball|Next snap|3rd/);
  });

  it("so do the game's head and its bar", async () => {
    const page = await (await site.get(`/games/${TIED.game.gameKey}`)).text();
    const shown = page.slice(0, page.indexOf("</main>"));
    expect(/<p class="now".*?<\/p>/.exec(shown)?.[0]).toContain("Q4 0:00");
    expect(shown).not.toMatch(/have the ball|3rd &amp; 5/);
  });

  it("a game that somebody leads may have a down to come for which no clock runs", async () => {
    expect(await tileOf(LED)).toMatch(/Packers have the ball.*Next snap Packers, 3rd &amp; 5/);
  });
});
