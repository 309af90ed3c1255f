import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { LATER_QUERIES, PLAYER_QUERIES, type PlayerQuery } from "../fixtures/player-queries.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleProvider, sampleSeason } from "../fixtures/sample-season.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { withoutMarks } from "../setup/without-marks.ts";

const SKIPPED = HAS_SAMPLE_DATA ? "" : " (skipped: no sample data in ../shared/data)";

describe.skipIf(!HAS_SAMPLE_DATA)(`players of the season 2024${SKIPPED}`, () => {
  let site: OpenSite;
  beforeAll(async () => {
    const games: ProviderGame[] = [];
    // Neither the search nor a player's page reads plays.
    for await (const game of sampleSeason()) games.push({ ...game, allPlays: [] });
    const players = await sampleProvider().players(2024, new AbortController().signal);
    if (!players.ok) throw new Error(players.error.message);
    site = await openSite({ games, players: players.value });
  });
  afterAll(() => site.close());

  async function text(path: string): Promise<string> {
    const html = await (await site.get(path)).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    return withoutMarks(main).replaceAll("&#x27;", "'");
  }

  /** Queries that somebody else is first for, or nobody. */
  async function misses(queries: readonly PlayerQuery[]): Promise<string[]> {
    const wrong: string[] = [];
    for (const { query, player } of queries) {
      const first = /class="people">.*?<span class="nm">([^<]*)/s.exec(
        await text(`/players?q=${encodeURIComponent(query)}`),
      );
      if (first?.[1] !== player) wrong.push(`${query}: ${first?.[1] ?? "nobody"}, not ${player}`);
    }
    return wrong;
  }

  it("are first for 59 of 60 queries as fans type them", async () => {
    expect(PLAYER_QUERIES).toHaveLength(60);
    expect(await misses(PLAYER_QUERIES)).toEqual(["gibs: Antonio Gibson, not Jahmyr Gibbs"]);
  });

  it("and for all of 60 that were written afterwards", async () => {
    expect(LATER_QUERIES).toHaveLength(60);
    expect(await misses(LATER_QUERIES)).toEqual([]);
  });

  it("have the league's own season totals, the playoffs apart", async () => {
    const rows = [...(await text("/players/00-0034844")).matchAll(/<th scope="row" colSpan="3">(.*?)<\/tr>/gs)].map(
      ([, row]) =>
        (row ?? "")
          .replaceAll(/<[^>]*>/g, " ")
          .replaceAll(/\s+/g, " ")
          .trim(),
    );
    expect(rows[0]).toMatch(/^Regular season, 16 games .* 345 2,005 13 /);
    expect(rows.at(-1)).toMatch(/^Playoffs, 4 games .* 91 499 5 /);
    expect(rows.join()).not.toContain("2,504");
  });

  it("have byes, missed weeks and trades in their log", async () => {
    const cooper = (await text("/players/00-0031544")).replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
    expect(cooper).toMatch(
      /6 at PHI .* From the Browns to the Bills 7 vs TEN .* 9-10 BUF, no stats 11 .* 12 BUF, bye 13/,
    );
  });
});
