import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIGURES } from "../../domain/game/figures.ts";
import { foldLedger } from "../../domain/scoring/ledger.ts";
import { officialCounts } from "../../domain/scoring/official-counts.ts";
import { parseScoring, scoringOf } from "../../domain/scoring/scoring-address.ts";
import { scoredOwners } from "../../domain/scoring/scored-owners.ts";
import { formatInteger, formatPoints, MISSING } from "../../domain/words/format.ts";
import { withMinus } from "../../domain/words/with-minus.ts";
import { SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";

const league = sampleLeague();
const RULES = "idp*pass_td*6*rec_yd*0.15*bonus_rec_yd_100*3";
const keeping = (scoring: string) => ({ cookie: `my-scoring=${scoring}` });

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: league.games, players: league.players, now: SAMPLE_NOW });
});
afterAll(() => site.close());

const textOf = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  htmlOf(await site.get(path, headers));

interface Row {
  owner: string;
  /** The texts of the cells behind the name. */
  cells: string[];
}

/** The rows of the leaders on a page, in order. */
function rowsOf(html: string): Row[] {
  const rows = html.matchAll(/<tr><td class="rk">\d+<\/td>(.*?)<\/tr>/g);
  return Array.from(rows, ([, row = ""]) => ({
    owner: /href="\/players\/([\w.-]+)/.exec(row)?.[1] ?? "",
    cells: Array.from(row.matchAll(/<td class="(?:games|tally|total)[^"]*">([^<]*)/g), ([, text = ""]) => text),
  }));
}

/** What everybody's ledgers of the season add up to under rules, by owner. */
async function ledgerSums(text: string): Promise<Map<string, number>> {
  const asked = parseScoring(text);
  if (asked === null) throw new Error(`${text} is no scoring`);
  const sums = new Map<string, number>();
  for (const { game } of league.games) {
    if (game.season !== 2025 || game.seasonType !== 1) continue;
    const stored = await site.store.gameSnapshot(game.gameKey);
    if (stored === null) continue;
    for (const owner of scoredOwners(stored)) {
      const official = officialCounts(stored.differences, owner.id);
      const { total } = foldLedger(owner.plays, owner, scoringOf(asked), official);
      sums.set(owner.id, (sums.get(owner.id) ?? 0) + Math.round(total * 100));
    }
  }
  return sums;
}

/** The owners with a star on a page, and whether it is pressed. */
function starsOn(html: string): Map<string, boolean> {
  const buttons = Array.from(html.matchAll(/<button class="star[^>]*>/g), ([button]) => button);
  return new Map(
    buttons.map((button) => [/ value="([^"]*)"/.exec(button)?.[1] ?? "", button.includes('aria-pressed="true"')]),
  );
}

describe("leaders by a scoring", () => {
  it.each(["QB", "RB", "WR", "TE", "K", "DST", "IDP"])(
    "have in MY what the ledgers of a season add up to, most first: %s",
    async (position) => {
      const sums = await ledgerSums(RULES);
      const page = await textOf(`/players?pos=${position}&scoring=${RULES}`);
      const rows = rowsOf(page);
      expect(rows.length).toBeGreaterThan(1);
      const points = rows.map(({ owner }) => (sums.get(owner) ?? 0) / 100);
      expect(rows.map(({ cells }) => cells.at(-2))).toEqual(points.map((one) => withMinus(formatPoints(one))));
      expect(points).toEqual(points.toSorted((one, other) => other - one));
      expect(page).toMatch(/aria-sort="descending"[^>]*><a[^>]*>MY<\/a>/);
      expect(page).toContain('title="Fantasy points, IDP with changes"');
    },
  );

  it("are ordered by MY per game and by every other column, and keep the rules in each address", async () => {
    const page = await textOf(`/players?pos=WR&scoring=${RULES}&sort=mypg`);
    const perGame = rowsOf(page).map(({ cells }) => Number(cells.at(-1)));
    expect(perGame).toEqual(perGame.toSorted((one, other) => other - one));
    for (const sort of ["fpts", "ppr", "avg"]) expect(page).toContain(`pos=WR&amp;sort=${sort}&amp;scoring=idp`);
    expect(page).toMatch(/href="\/players\/[\w.-]+\?scoring=idp/);
  });

  it("count by the rules that a browser keeps, in a page that no other browser gets", async () => {
    const plain = await textOf("/players?pos=WR");
    expect(plain).not.toContain("MY/G");
    const own = await textOf("/players?pos=WR", keeping("half*rec*3"));
    expect(own).toContain("<b>MY</b> is Half PPR with changes");
    expect(own).toContain("These are your rules.");
    const named = await textOf("/players?pos=WR&scoring=half*rec*3");
    expect(rowsOf(own).map(({ cells }) => cells)).toEqual(rowsOf(named).map(({ cells }) => cells));
    expect(await textOf("/players?pos=WR")).toBe(plain);
    expect(await textOf("/players?pos=WR&scoring=half*rec*3", keeping("standard"))).toBe(named);
    expect(await textOf("/players?pos=WR&sort=ppr", keeping("half*rec*3"))).toContain("by PPR points");
  });

  it("say which rules are MY, and name what of them is not counted", async () => {
    const page = await textOf("/players?pos=QB&scoring=half*def_kr_ypa*2");
    expect(page).toContain("<b>MY</b> is Half PPR with changes");
    expect(page).toContain("Not counted, because the play-by-play here does not have it: def_kr_ypa.");
  });

  it("leave MY out of a list that the rules give nothing, and say so", async () => {
    const page = await textOf("/players?pos=IDP&scoring=half");
    expect(page).toContain("Half PPR gives defenders nothing; by IDP points.");
    expect(page).not.toContain("MY/G");
    expect(rowsOf(page).length).toBeGreaterThan(3);
  });

  it("refuse a text that is no scoring, and MY where none is kept", async () => {
    for (const scoring of ["nonsense", "MY"]) expect((await site.get(`/players?scoring=${scoring}`)).status).toBe(404);
    expect((await site.get("/players?scoring=MY", keeping("half"))).status).toBe(200);
  });

  it("lead from a changed rule to its address, and from a format by a link", async () => {
    const answer = await site.get("/players?pos=TE&scoring=half&key=rec_td&points=9");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/players?pos=TE&scoring=half*rec_td*9");
    expect(await textOf("/players?pos=TE")).toContain('href="/players?pos=TE&amp;scoring=te-premium"');
  });

  it("stay in a search and in what it finds, where kickers and defenders have their own kind of points", async () => {
    const [kicker] = rowsOf(await textOf(`/players?pos=K&scoring=${RULES}`));
    const [defender] = rowsOf(await textOf(`/players?pos=IDP&scoring=${RULES}`));
    for (const [row, kind] of [
      [kicker, "FPTS"],
      [defender, "IDP"],
    ] as const) {
      const name = (await site.store.player(row?.owner ?? ""))?.name ?? "";
      const page = await textOf(`/players?${new URLSearchParams({ q: name, scoring: RULES })}`);
      const found = page.slice(page.indexOf(`href="/players/${row?.owner}?scoring=idp`));
      expect(found.slice(0, found.indexOf("</a>"))).toContain(`<b>${row?.cells.at(-4)}</b> ${kind}`);
      expect(found.slice(0, found.indexOf("</a>"))).toContain(`<b>${row?.cells.at(-2)}</b> MY`);
      expect(page).toMatch(/<input type="hidden" name="scoring" value="idp\*bonus_rec_yd_100\*3[^"]*"\/>/);
    }
  });

  it("order what a search finds by MY, and say so", async () => {
    for (const position of ["wr", "kicker"]) {
      const page = await textOf(`/players?q=${position}&scoring=${RULES}`);
      const points = Array.from(page.matchAll(/<b>([^<]*)<\/b> MY/g), ([, text = ""]) => Number(text));
      expect(points.length).toBeGreaterThan(3);
      expect(points).toEqual(points.toSorted((one, other) => other - one));
      expect(page).toContain("by points under your rules (MY) in 2025");
    }
    expect(await textOf("/players?q=wr")).toContain("by PPR points in 2025");
    expect(await textOf("/players?q=wr", keeping(RULES))).toContain("by points under your rules (MY) in 2025");
  });

  it("hide MY with the scores", async () => {
    const page = await textOf(`/players?scoring=${RULES}`, { cookie: "scores=hidden" });
    expect(page).toContain("Scores are hidden in this browser");
    expect(rowsOf(page)).toEqual([]);
  });
});

const PASSING = ["passingYards", "passingTouchdowns", "passingInterceptions"] as const;
const RECEIVING = ["receivingTargets", "receptions", "receivingYards", "receivingTouchdowns"] as const;
const OFFENSE = [
  ["QB", [...PASSING, "rushingYards", "rushingTouchdowns"]],
  ["RB", ["rushingAttempts", "rushingYards", "rushingTouchdowns", ...RECEIVING]],
  ["WR", RECEIVING],
  ["TE", RECEIVING],
] as const;

/** The titles over the figures of a list, in order. */
function titlesOf(html: string): string[] {
  return Array.from(
    html.matchAll(/<th[^>]*class="tally[^>]*>(?:<a[^>]*>)?<abbr title="([^"]*)"/g),
    ([, one = ""]) => one,
  );
}

describe("leaders of the offense", () => {
  it.each(OFFENSE)(
    "have the sums of their game logs under the names of the box score: %s",
    async (position, fields) => {
      const page = await textOf(`/players?pos=${position}`);
      const names = fields.map((field) => FIGURES.find((one) => one.field === field)?.name);
      expect(titlesOf(page)).toEqual(position === "QB" ? ["Completions and attempts", ...names] : names);
      const rows = rowsOf(page);
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.some(({ cells }) => !cells.includes(MISSING))).toBe(true);
      const stored = await Promise.all(league.games.map(({ game }) => site.store.gameSnapshot(game.gameKey)));
      const hasPlays = new Set(
        stored.flatMap((one) => (one !== null && one.allPlays.length > 0 ? [one.game.gameKey] : [])),
      );
      for (const { owner, cells } of rows) {
        const log = await site.store.playerLog(owner, 2025);
        const played = log.filter(({ game, stats }) => game.seasonType === 1 && stats !== null);
        const lines = played.flatMap(({ game, stats }) =>
          stats !== null && hasPlays.has(game.gameKey) ? [stats] : [],
        );
        // The sample's difference is invented: its plays have the official figure already.
        const invented = (field: string) =>
          stored
            .flatMap((one) => one?.differences ?? [])
            .filter((one) => one.playerId === owner && one.field === field)
            .reduce((total, { official, fromPlays }) => total + official - fromPlays, 0);
        const sum = (field: (typeof fields)[number] | "passingCompletions" | "passingAttempts") =>
          withMinus(formatInteger(lines.reduce((total, line) => total + (line[field] ?? 0), invented(field))));
        const tries = position === "QB" ? [`${sum("passingCompletions")}/${sum("passingAttempts")}`] : [];
        const sums = [...tries, ...fields.map(sum)];
        // Of games without plays nothing is counted.
        const figures = lines.length === 0 ? sums.map(() => MISSING) : sums;
        expect(cells.slice(0, -3), owner).toEqual([String(played.length), ...figures]);
      }
    },
  );

  it.each([
    ["QB", "pass_yd", "Passing yards"],
    ["QB", "rush_td", "Rushing touchdowns"],
    ["RB", "rush_att", "Carries"],
    ["RB", "rec_yd", "Receiving yards"],
    ["WR", "rec_tgt", "Targets"],
    ["TE", "rec_td", "Receiving touchdowns"],
  ])("are ordered by what they did, most first: %s by %s", async (position, sort, title) => {
    expect(await textOf(`/players?pos=${position}`)).toContain(`href="/players?pos=${position}&amp;sort=${sort}"`);
    const page = await textOf(`/players?pos=${position}&sort=${sort}`);
    expect(page).toMatch(new RegExp(`aria-sort="descending"[^>]*><a[^>]*><abbr title="${title}"`));
    const place = titlesOf(page).indexOf(title) + 1;
    const values = rowsOf(page).map(({ cells }) => Number(cells[place]?.replace(",", "")));
    expect(values.length).toBeGreaterThan(0);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(page).toContain(sort === "rush_att" ? "by carries" : `by ${title.toLowerCase()}`);
    expect(await textOf(`/players?pos=DST&sort=${sort}`)).toContain("by standard points");
    expect(await textOf(`/players?sort=${sort}`)).toContain("where a list has them");
  });
});

describe("leaders of kickers, defenses and defenders", () => {
  it("stand among all, each with figures of its own", async () => {
    const page = await textOf("/players");
    for (const name of ["Quarterbacks", "Kickers", "Defenses", "Defenders"]) expect(page).toContain(`>${name}</h3>`);
    for (const title of ["Field goals made and tried", "Points allowed, as fantasy leagues count them", "Solo tackles"])
      expect(page).toContain(`<abbr title="${title}">`);
  });

  it.each([
    ["solo", "Solo", "by solo tackles"],
    ["sk", "Sk", "by sacks"],
    ["int", "INT", "by interceptions"],
  ])("are ordered by %s where they are defenders'", async (sort, head, words) => {
    expect(await textOf("/players?pos=IDP")).toContain(`sort=${sort}`);
    const page = await textOf(`/players?pos=IDP&sort=${sort}`);
    expect(page).toMatch(new RegExp(`aria-sort="descending"[^>]*><a[^>]*><abbr[^>]*>${head}<`));
    expect(page).toContain(words);
    expect(await textOf(`/players?pos=K&sort=${sort}`)).toContain("by standard points");
  });

  it.each(["QB", "RB", "K", "DST", "IDP", "LB"])(
    "are ordered by each thing that “Sort by” names: %s",
    async (position) => {
      const page = await textOf(`/players?pos=${position}&scoring=half*idp_tkl_solo*1*fgm*3`);
      const sorts = /<details class="sorts">.*?<\/details>/s.exec(page)?.[0] ?? "";
      const links = Array.from(
        sorts.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g),
        ([, to = "", name = ""]) => ({
          to: to.replaceAll("&amp;", "&"),
          name,
        }),
      );
      const heads = Array.from(page.matchAll(/<th[^>]*class="(?:tally|total)[^"]*"[^>]*><a /g));
      expect(links).toHaveLength(heads.length);
      for (const { to, name } of links) {
        const sorted = await textOf(to);
        expect(/Sort by <span>([^<]*)/.exec(sorted)?.[1]?.toLowerCase(), to).toBe(name.toLowerCase());
        expect(sorted.match(/aria-sort="[a-z]+"/g), to).toHaveLength(1);
      }
    },
  );

  it("have half a sack, as the logs of the same players have it", async () => {
    const rows = rowsOf(await textOf("/players?pos=IDP&sort=sk"));
    const halves = rows.filter(({ cells }) => cells[4]?.endsWith(".5"));
    expect(halves.length).toBeGreaterThan(0);
    for (const { owner, cells } of halves) {
      const log = await textOf(`/players/${owner}?season=2025`);
      // In the sums of several games or the line of one; of the columns of both, sacks stand behind tackles for loss.
      expect(log.slice(log.lastIndexOf("<tbody"))).toMatch(
        new RegExp(`<td class="[^"]*">${cells[3]}</td><td class="">${cells[4]}</td>`),
      );
    }
  });

  it("begin with the defense that allowed the fewest points", async () => {
    const page = await textOf("/players?pos=DST&sort=pa");
    expect(page).toMatch(/aria-sort="ascending"[^>]*><a[^>]*><abbr title="Points allowed/);
    const allowed = rowsOf(page).map(({ cells }) => Number(cells[1]));
    expect(allowed.length).toBeGreaterThan(3);
    expect(allowed).toEqual(allowed.toSorted((one, other) => one - other));
  });

  it("are parted by the kind of defender", async () => {
    const all = rowsOf(await textOf("/players?pos=IDP")).map(({ owner }) => owner);
    for (const part of ["DL", "LB", "DB"]) {
      const page = await textOf(`/players?pos=${part}`);
      expect(page).toMatch(new RegExp(`aria-current="true"[^>]*>${part}<`));
      for (const { owner } of rowsOf(page).slice(0, 3)) expect(all).toContain(owner);
    }
  });
});

describe("stars among the leaders", () => {
  it("are on every name, in a form that leads back to the list", async () => {
    const page = await textOf("/players?pos=RB&sort=fpts");
    const rows = rowsOf(page);
    expect([...starsOn(page)]).toEqual(rows.map(({ owner }) => [owner, false]));
    expect(page).toContain('<input type="hidden" name="to" value="/players?pos=RB&amp;sort=fpts"/>');
    const [first] = rows;
    const starred = await textOf("/players?pos=RB&sort=fpts", { cookie: `my-players=1/s:${first?.owner}` });
    expect([...starsOn(starred)].filter(([, isOn]) => isOn)).toEqual([[first?.owner, true]]);
    expect(await textOf("/players?pos=RB&sort=fpts")).toBe(page);
  });
});

describe("a team's defense", () => {
  it.each(["Chiefs defense", "KC DST", "kc d/st", "kansas city def"])("is found by a search: %s", async (query) => {
    const page = await textOf(`/players?q=${encodeURIComponent(query)}`);
    expect(page).toMatch(/<a href="\/players\/KC"[^>]*>.*?Kansas City Chiefs/);
    expect(starsOn(page).get("KC")).toBe(false);
  });

  it("is among its team's people, and no beginning of a name", async () => {
    expect(await textOf("/players?q=chiefs")).toContain('href="/players/KC"');
    expect(await textOf("/players?q=def")).not.toContain('href="/players/KC"');
  });

  it("has a page with its log, each game of which leads to its ledger", async () => {
    const page = await textOf(`/players/KC?scoring=${RULES}`);
    expect(page).toContain("<h1>Kansas City Chiefs</h1>");
    expect(page).toContain("Defense and special teams");
    expect(page).toContain("What its offense gave away is not counted as points allowed");
    const ledgers = Array.from(page.matchAll(/href="(\/games\/\d+\/points\/KC\?scoring=standard)"/g), ([, to]) => to);
    expect(ledgers.length).toBeGreaterThan(0);
    expect((await site.get(ledgers[0] ?? "")).status).toBe(200);
    const sums = await ledgerSums(RULES);
    const my = Array.from(page.matchAll(/<td class="fan my"><a[^>]*>([^<]*)/g), ([, text]) => Number(text));
    expect(my.reduce((sum, points) => sum + points, 0)).toBeCloseTo((sums.get("KC") ?? 0) / 100, 1);
    expect(starsOn(page).get("KC")).toBe(false);
  });

  it("goes by its team's code alone", async () => {
    const answer = await site.get("/players/kc?season=2025");
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe("/players/KC?season=2025");
    expect((await site.get("/players/XYZ")).status).toBe(404);
  });

  it("shows nothing that it did where scores are hidden", async () => {
    const page = await textOf("/players/KC", { cookie: "scores=hidden" });
    expect(page).toContain("Scores are hidden in this browser");
    expect(page).not.toContain('class="log"');
  });
});
