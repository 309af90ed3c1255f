import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fantasyPlayers, fantasySeason } from "../fixtures/fantasy-season.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: fantasySeason(), players: fantasyPlayers() });
});
afterAll(() => site.close());

/** The text of the page's main part. */
async function main(path: string, from = site): Promise<string> {
  const html = await htmlOf(await from.get(path));
  return html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}

describe("/accuracy", () => {
  it("says how many results were in range, and how far ours and the plain average were off", async () => {
    const page = await main("/accuracy");
    expect(page).toMatch(
      /\d+ of 100 results of starters fell inside the range we gave; 80 should\. Counted over \d+ projections in 2024\./,
    );
    expect(page).toMatch(/Starters .* RB 1[67] \d+\.\d\d \d+\.\d\d \d+% [+−]?\d+\.\d/);
    expect(page).toMatch(/Everybody .* QB 2 \d+\.\d\d/);
    expect(page).not.toContain("fitted on 2024");
  });

  it("judges nobody before his second game of a season, and no starter before his fourth", async () => {
    const early = fantasySeason().filter(({ game }) => game.seasonType === 1 && game.week <= 3);
    const young = await openSite({ games: early, players: fantasyPlayers() });
    expect(await main("/accuracy", young)).toContain("Nobody has played a fourth game in 2024 yet");
    await young.store.removeGames(early.filter(({ game }) => game.week > 1).map(({ game }) => game.gameKey));
    await expect.poll(() => main("/accuracy", young), { interval: 10 }).toContain("Nothing to judge in 2024 yet");
    await young.close();
  });

  it("has words for a site without games", async () => {
    const empty = await openSite();
    expect(await main("/accuracy", empty)).toContain("No regular-season games here yet.");
    await empty.close();
  });

  it("is linked at the foot of every page, and kept until a game changes", async () => {
    for (const path of ["/stats", "/players"])
      expect(await (await site.get(path)).text(), path).toContain('href="/accuracy"');
    await site.get("/accuracy?a=1");
    expect((await site.get("/accuracy?b=2")).headers.get("server-timing")).toContain('kept;desc="yes"');
  });
});
