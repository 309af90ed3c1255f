import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFinal } from "../../domain/game/status.ts";
import { foldLedger } from "../../domain/scoring/ledger.ts";
import { officialCounts } from "../../domain/scoring/official-counts.ts";
import { scoredOwners } from "../../domain/scoring/scored-owners.ts";
import { parseScoring, scoringOf } from "../../domain/scoring/scoring-address.ts";
import { SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";

const league = sampleLeague();

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: league.games, players: league.players, now: SAMPLE_NOW });
});
afterAll(() => site.close());

async function page(path: string, headers: Record<string, string> = {}): Promise<string> {
  return htmlOf(await site.get(path, headers));
}

/** `QB1 of 2025 (PPR), QB2 per game. …` without its tags; empty where a page has none. */
function ranksOn(html: string): string {
  return (/<p class="ranks">(.*?)<\/p>/.exec(html)?.[1] ?? "").replaceAll(/<[^>]*>/g, "");
}

/** The first of a list of leaders. */
async function firstOf(search: string): Promise<string> {
  const list = await page(`/players?${search}`);
  return /<td class="rk">1<\/td>.*?href="\/players\/([\w.-]+)/.exec(list)?.[1] ?? "";
}

/** Everybody's points in the games of a week, by the ledgers themselves. */
async function weekPoints(
  week: number,
  text: string,
): Promise<{ id: string; position: string | null; points: number }[]> {
  const asked = parseScoring(text);
  if (asked === null) throw new Error(`${text} is no scoring`);
  const points: { id: string; position: string | null; points: number }[] = [];
  for (const { game } of league.games) {
    if (game.season !== 2025 || game.seasonType !== 1 || game.week !== week || !isFinal(game)) continue;
    const stored = await site.store.gameSnapshot(game.gameKey);
    if (stored === null) throw new Error(`${game.gameKey} is stored`);
    for (const owner of scoredOwners(stored)) {
      const { total } = foldLedger(owner.plays, owner, scoringOf(asked), officialCounts(stored.differences, owner.id));
      points.push({ id: owner.id, position: owner.position, points: Math.round(total * 100) });
    }
  }
  return points;
}

describe("the places of a player", () => {
  it.each(["QB", "RB", "WR", "TE", "K", "DST", "LB"])(
    "of a season are those of the list of leaders: %s",
    async (group) => {
      const first = await firstOf(`pos=${group}`);
      expect(ranksOn(await page(`/players/${first}`))).toMatch(
        new RegExp(`^${group}1 of 2025 \\((?:PPR|Standard|IDP)\\)`),
      );
      const perGame = await firstOf(`pos=${group}&sort=avg`);
      expect(perGame).not.toBe("");
      expect(ranksOn(await page(`/players/${perGame}`))).toContain(`, ${group}1 per game.`);
    },
  );

  it("of each week that is over are those of the ledgers, and the table has them", async () => {
    const weeks = await Promise.all([1, 2, 3].map((week) => weekPoints(week, "ppr")));
    const receivers = weeks.map((points) => points.filter(({ position }) => position === "WR"));
    // Week 3 is still being played and has no places yet.
    expect(receivers.map((played) => played.length > 0)).toEqual([false, true, true]);
    const [, played = []] = receivers;
    // A player who has nothing at all is on no list.
    for (const { id, points } of played.filter((one) => one.points > 0)) {
      const html = await page(`/players/${id}`);
      const shown = Array.from(html.matchAll(/<td class="place">(\w*)<\/td>/g), ([, place]) => place ?? "");
      const place = 1 + played.filter((other) => other.points > points).length;
      expect(shown.filter((text) => text !== "")).toEqual([`WR${place}`]);
    }
  });

  it("stand behind all points, in the sums' rows too: of offense, and of what plays count", async () => {
    const played = await weekPoints(2, "ppr");
    for (const [position, points] of [
      ["QB", ["FPTS", "PPR", "MY"]],
      ["K", ["FPTS", "MY"]],
    ] as const) {
      const { id = "" } = played.find((one) => one.position === position) ?? {};
      const html = await page(`/players/${id}?scoring=half*pass_td*6*fgm*4`);
      const table = /<table class="log">.*?<\/table>/s.exec(html)?.[0] ?? "";
      const heads = Array.from(table.matchAll(/<abbr title="[^"]+">([^<]+)<\/abbr>/g), ([, head]) => head);
      expect(heads.slice(2, 3 + points.length), position).toEqual([...points, "Rank"]);
      const rows = table.match(/<tr[ >].*?<\/tr>/gs) ?? [];
      const width = (row: string): number =>
        (row.match(/<t[dh][ >][^>]*>/g) ?? []).reduce(
          (sum, cell) => sum + Number(/colSpan="(\d+)"/i.exec(cell)?.[1] ?? 1),
          0,
        );
      expect(new Set(rows.map(width)).size, position).toBe(1);
      for (const row of rows.filter((one) => one.includes('class="fan my"')))
        expect(row).toMatch(
          /class="fan my[^"]*">(?:(?!<\/td>|<\/th>).)*<\/t[dh]><t[dh] (?:scope="col" )?class="place"/,
        );
    }
  });

  it("are by the reader's own rules where there are any", async () => {
    const rules = "ppr*pass_td*6*pass_int*-5";
    const first = await firstOf(`pos=QB&scoring=${rules}`);
    const words = ranksOn(await page(`/players/${first}?scoring=${rules}`));
    expect(words).toMatch(/^QB1 of 2025 \(PPR with changes\)/);
  });

  it("are not there where scores are hidden", async () => {
    const first = await firstOf("pos=QB");
    const hidden = await page(`/players/${first}`, { cookie: "scores=hidden" });
    expect(ranksOn(hidden)).toBe("");
    expect(hidden.replaceAll("<!-- -->", "")).toMatch(
      /Scores are hidden in this browser, and so is what [^<]+ did in each game\./,
    );
  });
});
