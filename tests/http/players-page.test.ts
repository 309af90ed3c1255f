import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { withFantasyPoints } from "../../domain/fold/fantasy-points.ts";
import { FANTASY_PEOPLE, fantasyPlayers, fantasySeason } from "../fixtures/fantasy-season.ts";
import { playerLine } from "../fixtures/player-line.ts";
import { SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { smallGamePlayers } from "../fixtures/small-game-people.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: fantasySeason(), players: [...fantasyPlayers(), ...smallGamePlayers()] });
});
afterAll(() => site.close());

async function main(path: string, from = site): Promise<string> {
  const html = await htmlOf(await from.get(path));
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

/** The text of a part of a page, without its tags. */
function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The names that a search lists, in order. */
async function found(query: string): Promise<string[]> {
  const page = await main(`/players?q=${encodeURIComponent(query)}`);
  return [...page.matchAll(/<span class="nm">([^<]*)/g)].map(([, name]) => name ?? "");
}

describe("the search", () => {
  it("lists who scored this season before kickers of the same name", async () => {
    expect(await found("prentiss")).toEqual(["Dexter Prentiss Jr.", "Prentiss Vole", "Prentiss Adderley"]);
    const page = plain(await main("/players?q=prentiss"));
    expect(page).toContain("3 matches for “prentiss”, closest names and most points in 2024 first.");
    expect(page).toMatch(/Dexter Prentiss Jr\. WR, Bills, #11 \d+\.\d PPR/);
    expect(page).toMatch(/Prentiss Adderley K, Eagles, #14$/);
  });

  it("has more matches than a page on the next one, and stars that lead back to it", async () => {
    const [someone] = fantasyPlayers();
    if (someone === undefined) throw new Error("the season has players");
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...someone,
      playerId: `many-${index}`,
      name: `Sameold Namesake ${index}`,
    }));
    const crowd = await openSite({ games: fantasySeason(), players: many });
    onTestFinished(() => crowd.close());
    const listed: string[] = [];
    for (const page of ["", "&page=2", "&page=3"]) {
      const text = await main(`/players?q=sameold${page}`, crowd);
      listed.push(...[...text.matchAll(/<span class="nm">([^<]*)/g)].map(([, name]) => name ?? ""));
    }
    expect(new Set(listed).size).toBe(120);
    const second = await main("/players?q=sameold&page=2", crowd);
    expect(plain(second)).toMatch(/120 matches for “sameold”: 51 to 100\. /);
    expect(second).toMatch(/href="\/players\?q=sameold&amp;page=3"[^>]*>More matches/);
    expect(second).toMatch(/href="\/players\?q=sameold"[^>]*>Matches before these/);
    expect(second).toContain('value="/players?q=sameold&amp;page=2"');
    for (const past of ["99", "-1", "x"])
      expect(plain(await main(`/players?q=sameold&page=${past}`, crowd))).toContain("120 matches");
  });

  it("says which list or season it does not have, and what it shows instead", async () => {
    const list = plain(await main("/players?pos=XX"));
    expect(list).toContain("There is no such list of leaders. Shown instead: all of them.");
    expect(plain(await main("/players?pos=TE"))).not.toContain("no such list");
    const id = FANTASY_PEOPLE.runner.playerId;
    for (const path of ["/accuracy", `/players/${id}`, "/players/PHI"]) {
      expect(plain(await main(`${path}?season=1990`)), path).toContain(
        "There are no games for that season here. Shown instead: 2024.",
      );
      expect(plain(await main(`${path}?season=2024`)), path).not.toContain("no games for that season");
      expect(plain(await main(path)), path).not.toContain("no games for that season");
    }
  });

  it("asks back where nobody is called so", async () => {
    expect(await found("vandermeyer")).toEqual(["Anson Quickly-Vandermeer"]);
    expect(plain(await main("/players?q=vandermeyer"))).toContain(
      "No match for “vandermeyer”. Did you mean this player?",
    );
    const page = plain(await main("/players?q=zzzz"));
    expect(page).toContain("No match for “zzzz”. Try the last name alone, or see the leaders");
  });

  it("understands initials, and a team with a position", async () => {
    expect(await found("AQV")).toEqual(["Anson Quickly-Vandermeer"]);
    expect(await found("eagles rb")).toEqual(["Anson Quickly-Vandermeer"]);
    expect(await found("PHI K")).toEqual(["Prentiss Adderley"]);
  });

  it("asks for a second letter, and is found by no search engine", async () => {
    expect(plain(await main("/players?q=a"))).toContain("Two letters or more, please");
    expect(await (await site.get("/players?q=prentiss")).text()).toContain('<meta name="robots" content="noindex"/>');
    expect(await (await site.get("/players")).text()).not.toContain("noindex");
  });

  it("finds people before anyone has played", async () => {
    const empty = await openSite({ players: fantasyPlayers() });
    onTestFinished(() => empty.close());
    expect(plain(await main("/players?q=whitcombe", empty))).toContain("One match for “whitcombe”.");
    expect(plain(await main("/players", empty))).toContain("No regular-season games here yet.");
  });
});

describe("/players without a search", () => {
  it("lists the season's leaders by position, with points, team and a link", async () => {
    const page = await main("/players");
    const text = plain(page);
    expect(text).toContain("2024 leaders Regular season through Week 18, by PPR points");
    expect(text).toMatch(/Quarterbacks .* 1 Gil Whitcombe BUF 2 - - - - - - 34\.0 34\.0 17\.0 Running backs/);
    expect(text).toMatch(
      /Running backs .* 1 Anson Quickly-Vandermeer PHI 16 - - - - - - - \d+\.\d \d+\.\d \d+\.\d Wide receivers/,
    );
    expect(text).not.toContain("Prentiss Adderley");
    for (const who of ["passer", "runner", "receiver", "end"] as const) {
      expect(page).toContain(`href="/players/${FANTASY_PEOPLE[who].playerId}"`);
    }
  });

  it("lists one position by itself, and all of them for one that nobody leads at", async () => {
    const ends = plain(await main("/players?pos=te"));
    expect(ends).toContain("Tight ends");
    expect(ends).not.toContain("Quarterbacks");
    const other = await main("/players?pos=OL");
    expect(plain(other.replace(/<p class="not-shown">.*?<\/p>/, ""))).toBe(plain(await main("/players")));
    expect(plain(await main("/players?pos=K"))).toContain("Nobody has points in this list yet.");
  });

  it("orders them by the column that was asked for, says by which, and keeps the position", async () => {
    const average = await main("/players?pos=rb&sort=avg");
    expect(plain(average)).toContain("through Week 18, by PPR points per game, at least 9 games");
    expect(average).toMatch(/<th[^>]*aria-sort="descending"[^>]*><a[^>]*>AVG<\/a>/);
    expect(average).toContain('href="/players?pos=RB&amp;sort=fpts"');
    expect(average).toContain('href="/players?sort=avg"');
    expect(plain(await main("/players?sort=avg"))).not.toContain("Gil Whitcombe");
    expect(await main("/players?sort=yards")).toBe(await main("/players"));
  });

  it("shows the newest season that somebody has played in", async () => {
    const line = withFantasyPoints(playerLine({ receptions: 2, receivingYards: 10 }));
    const scheduled = { ...smallGame(), playerGameStats: [], playerProjections: [line], allPlays: [] };
    await site.store.putGames([scheduled]);
    expect(plain(await main("/players"))).toContain("2024 leaders");
    await site.store.putGames([smallGame()]);
    await expect.poll(() => main("/players"), { interval: 10 }).toContain("2025 leaders");
    expect(plain(await main("/players"))).toContain("Regular season through Week 1, by PPR points");
    await site.store.removeGames([smallGame().game.gameKey]);
  });
});

describe("a player's page", () => {
  it("keeps regular season and playoffs apart, and shows byes and missed weeks", async () => {
    const page = plain(await main(`/players/${FANTASY_PEOPLE.runner.playerId}`));
    expect(page).toMatch(/Regular season, 16 games .* Per game .* Playoffs, 3 games/);
    expect(page).toMatch(/4 at DAL .* 5 PHI, bye 6 .* 9 PHI, no stats 10 .* Playoffs WC PHI, bye DIV/);
    expect(page).toContain("No stats: did not play, or played without a pass");
  });

  it("shows a trade, and the season by team", async () => {
    const page = plain(await main(`/players/${FANTASY_PEOPLE.receiver.playerId}`));
    expect(page).toMatch(/1 at DEN .* 2 CLE, bye 3 at DEN .* 4 No stats From the Browns to the Bills 5 vs NYJ/);
    expect(page).toMatch(/With the Browns, 2 games .* With the Bills, 2 games/);
  });

  it("has no zeros for a kicker whose plays are not known, and says why", async () => {
    const page = plain(await main(`/players/${FANTASY_PEOPLE.kicker.playerId}`));
    expect(page).not.toMatch(/0\.0|Receiving|PPR points by week/);
    expect(page).toContain("Kicks are counted from plays: fantasy points that nobody has counted show as “-”.");
  });

  it("leads from the points of each game to the plays behind them, under the same rules", async () => {
    const league = sampleLeague();
    const sample = await openSite({ games: league.games, players: league.players, now: SAMPLE_NOW });
    onTestFinished(() => sample.close());
    const page = await main("/players/demo-kc-wr1", sample);
    const links = Array.from(
      page.matchAll(
        /<td class="fan"><a href="(\/games\/\d+\/points\/demo-kc-wr1\?scoring=(?:standard|ppr))"[^>]*>([^<]*)</g,
      ),
      ([, to = "", text = ""]) => ({ to, text }),
    );
    expect(links.length).toBeGreaterThan(2);
    for (const { to, text } of links) {
      const [, why = ""] = /Why ([\d.]+)\?/.exec(plain(await main(to, sample))) ?? [];
      expect(Number(why).toFixed(1), to).toBe(text);
    }
    // Games without plays have nothing that explains them.
    expect(await main(`/players/${FANTASY_PEOPLE.runner.playerId}`)).not.toContain("/points/");
  });

  it("has what a defender did score, and no zeros beside it", async () => {
    const page = plain(await main(`/players/${FANTASY_PEOPLE.corner.playerId}`));
    expect(page).not.toMatch(/0\.0|Per game/);
    expect(page).toMatch(/Regular season, 17 games 6\.0 6\.0/);
    expect(page).toContain("Kicks and defense are counted from plays, and punts and blocks not at all");
  });

  it("has a kicker's and a defender's own figures from their plays, each game with its ledger, and what they add up to", async () => {
    const league = sampleLeague();
    const sample = await openSite({ games: league.games, players: league.players, now: SAMPLE_NOW });
    onTestFinished(() => sample.close());
    const kicker = await main("/players/demo-kc-k1", sample);
    expect(plain(kicker)).toMatch(/Fantasy Kicking Wk Opp Result FPTS Rank FG &lt;40 40s 50\+ Long XP Miss/);
    const [, key, points] =
      /href="\/games\/(\d+)\/points\/demo-kc-k1\?scoring=standard"[^>]*>([\d.]+)</.exec(kicker) ?? [];
    expect(plain(await main(`/games/${key}/points/demo-kc-k1?scoring=standard`, sample))).toContain(`Why ${points}0?`);
    expect(plain(kicker)).toMatch(/Regular season, \d games .* Per game/);
    expect(plain(kicker)).not.toContain("show as “-”");

    const defender = await main("/players/demo-kc-lb1", sample);
    expect(plain(defender)).toMatch(/Fantasy Defense Wk Opp Result IDP Rank Solo Ast TFL Sk Hit INT PD FF FR TD/);
    const [, game, idp] = /href="\/games\/(\d+)\/points\/demo-kc-lb1\?scoring=idp"[^>]*>([\d.]+)</.exec(defender) ?? [];
    expect(plain(await main(`/games/${game}/points/demo-kc-lb1?scoring=idp`, sample))).toContain(`Why ${idp}0?`);
  });

  it("has a receiver's season in PPR, though he has become a cornerback since, and so has the search", async () => {
    const league = sampleLeague();
    const id = "demo-kc-wr1";
    const players = league.players.map((one) => (one.playerId === id ? { ...one, position: "CB" } : one));
    const name = players.find(({ playerId }) => playerId === id)?.name ?? "";
    const sample = await openSite({ games: league.games, players, now: SAMPLE_NOW });
    onTestFinished(() => sample.close());
    const page = plain(await main(`/players/${id}`, sample));
    expect(page).toContain(`${name} WR, `);
    expect(page).toMatch(/Fantasy Receiving .* Result FPTS PPR Rank/);
    expect(page).not.toContain("IDP");
    const listed = new RegExp(`${name} WR, [^|]*? [\\d.]+ PPR`);
    expect(plain(await main(`/players?q=${encodeURIComponent(name)}`, sample))).toMatch(listed);
    expect(plain(await main(`/players?q=${encodeURIComponent(`${name} wr`)}`, sample))).toMatch(listed);
  });

  it("has a kicker's injury report, though nothing is known of how he is used", async () => {
    const league = sampleLeague();
    const hurt = {
      playerId: "demo-kc-k1",
      team: "KC",
      status: "Questionable",
      injury: "Groin",
      practice: null,
    } as const;
    const games = league.games.map((game) =>
      [game.game.homeTeam, game.game.awayTeam].includes("KC")
        ? { ...game, injuries: [{ ...hurt, reportedAt: null }] }
        : game,
    );
    const sample = await openSite({ games, players: league.players, now: SAMPLE_NOW });
    onTestFinished(() => sample.close());
    expect(plain(await main("/players/demo-kc-k1", sample))).toContain("Injury report Questionable, groin.");
  });
});
