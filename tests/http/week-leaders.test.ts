import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { teamByCode } from "../../domain/game/team.ts";
import { formatPoints } from "../../domain/words/format.ts";
import { SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";
import { withoutMarks } from "../setup/without-marks.ts";

const league = sampleLeague();
const WEEK = "/stats?season=2025&type=REG&week=3";
const GAMES = league.games.filter(({ game }) => game.season === 2025 && game.seasonType === 1 && game.week === 3);

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: league.games, players: league.players, now: SAMPLE_NOW });
});
afterAll(() => site.close());

const textOf = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  htmlOf(await site.get(path, headers));

/** The rows of the leaders: whose, his line, and his points in the order of the columns. */
function rowsOf(html: string): { owner: string; line: string; points: string[] }[] {
  return Array.from(html.matchAll(/<tr id="leader-([\w.-]+)">(.*?)<\/tr>/gs), ([, owner = "", row = ""]) => ({
    owner,
    line: /line-col">([^<]*)</.exec(row)?.[1] ?? "",
    points: Array.from(row.matchAll(/<td class="fan[^"]*">([^<]*)</g), ([, text = ""]) => text),
  }));
}

/** Everybody's points of the week under a scoring, as the ledgers of its games add up to. */
async function pointsOfWeek(scoring: string): Promise<Map<string, number>> {
  const games = await Promise.all(
    GAMES.map(async ({ game }) => {
      const answer = await site.get(`/api/games/${game.gameKey}/points?scoring=${scoring}`);
      const { points } = (await answer.json()) as { points: Record<string, number> };
      return Object.entries(points);
    }),
  );
  return new Map(games.flat());
}

describe("the week's leaders among kickers, defenses and defenders", () => {
  it.each([
    ["K", "standard", /^(?:\d+\/\d+ FG|\d+\/\d+ XP)/, "FPTS"],
    ["DST", "standard", /^\d+ PA/, "FPTS"],
    ["IDP", "idp", /\d/, "IDP"],
  ])("%s have the points of their ledgers, most first, and what they did", async (position, scoring, line, head) => {
    const html = await textOf(`${WEEK}&pos=${position}`);
    const rows = rowsOf(html);
    const known = await pointsOfWeek(scoring);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.map(({ points }) => points)).toEqual(
      rows.map(({ owner }) => [formatPoints(known.get(owner) ?? Number.NaN)]),
    );
    const points = rows.map(({ owner }) => known.get(owner) ?? Number.NaN);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(rows.filter((row) => !line.test(row.line))).toEqual([]);
    expect(withoutMarks(html)).toMatch(new RegExp(`<abbr title="Fantasy points, [^"]*">${head}</abbr>`));
    expect(html).not.toContain("one per reception");
    expect(html).toContain(`href="/players?pos=${position}"`);
  });

  it("are the best of all who have points, by what other sites call them too", async () => {
    const known = await pointsOfWeek("standard");
    const scored = [...known].filter(([owner, points]) => teamByCode(owner) !== null && points > 0);
    const best = scored.map(([, points]) => points).toSorted((one, other) => other - one);
    const shown = rowsOf(await textOf(`${WEEK}&pos=def`)).map(({ points }) => points[0]);
    expect(shown).toEqual(best.slice(0, 25).map(formatPoints));
  });

  it("have MY where the reader's rules give them anything, and not elsewhere", async () => {
    const rules = "half*fgm_40_49*7";
    const cookie = `my-scoring=${rules}`;
    const own = await pointsOfWeek(rules);
    const html = await textOf(`${WEEK}&pos=K`, { cookie });
    const rows = rowsOf(html);
    expect(rows.map(({ points }) => points[1])).toEqual(
      rows.map(({ owner }) => formatPoints(own.get(owner) ?? Number.NaN)),
    );
    // No PPR stands beside them, and these FPTS count touchdowns on returns too.
    expect(html).not.toContain("in FPTS and PPR");
    expect(await textOf(WEEK, { cookie })).toContain("not all of which are in FPTS and PPR");
    const defenders = rowsOf(await textOf(`${WEEK}&pos=IDP`, { cookie }));
    expect(defenders.length).toBeGreaterThan(3);
    expect(defenders.filter(({ points }) => points.length !== 1)).toEqual([]);
  });

  it("are nobody before the first play, said in words, and nobody's where scores are hidden", async () => {
    const coming = await textOf("/stats?season=2025&type=REG&week=4&pos=K");
    expect(coming).toContain("Nobody in this list has points in Week 4 of 2025 yet.");
    expect(rowsOf(await textOf(`${WEEK}&pos=K`, { cookie: "scores=hidden" }))).toEqual([]);
  });
});
