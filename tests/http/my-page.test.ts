import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SleeperEmulator, openSleeperEmulator } from "../emulators/sleeper/open-sleeper-emulator.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { EARLIER_GAMES, SUNDAY, SUNDAY_GAMES, sundayStateAt, starsOf } from "../fixtures/sunday-week.ts";
import { MY_STARTERS, SUNDAY_COOKIE, sundayWorld } from "../fixtures/sunday-world.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";

const WEEK = `season=${SUNDAY.season}&type=REG&week=${SUNDAY.week}`;
const HIDES = "scores=hidden";

let sleeper: SleeperEmulator;
let site: OpenSite;
beforeAll(async () => {
  sleeper = await openSleeperEmulator({ world: sundayWorld() });
  site = await openSite({
    games: [
      ...EARLIER_GAMES,
      ...SUNDAY_GAMES.map((_, index) => sundayStateAt(index, [90, Infinity, 0][index] ?? 0)),
      bareGame({ week: SUNDAY.week + 1, awayTeam: "DET", homeTeam: "MIN", dateTime: "2025-09-28T17:00:00Z" }),
    ],
    players: simulatedPlayers(),
    sleeperUrl: sleeper.baseURL,
    now: new Date("2025-09-21T18:05:00Z"),
  });
});
afterAll(async () => {
  await site.close();
  await sleeper.close();
});

async function page(path: string, cookie: string | null = SUNDAY_COOKIE): Promise<{ answer: Response; text: string }> {
  const answer = await site.get(path, cookie === null ? {} : { cookie });
  return { answer, text: await htmlOf(answer) };
}

const main = (text: string): string => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
const totals = (text: string): string[] =>
  Array.from(main(text).matchAll(/<p class="tot n">([^<]+)</g), ([, figure = ""]) => figure);

describe("the page of my Sunday", () => {
  it("is one person's: nobody keeps it, and it is not for search engines", async () => {
    const before = site.app.kept().pages;
    for (const path of [`/my?${WEEK}`, `/my/live?${WEEK}`, `/my?${WEEK}`]) {
      const { answer } = await page(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control"), path).toContain("no-store");
    }
    expect(site.app.kept().pages).toBe(before);
    expect((await page(`/my?${WEEK}`)).text).toContain('name="robots" content="noindex"');
  });

  it("shows the match-up: both totals, the chance, the answer, who is on now, to play and final", async () => {
    const { text } = await page(`/my?${WEEK}`);
    const shown = main(text);
    expect(totals(text)).toHaveLength(2);
    expect(shown).toMatch(/\d+% to win/);
    expect(shown).toMatch(/You (lead|trail) \d+\.\d\d? to \d+\.\d\d?\./);
    expect(shown).toMatch(/need \d+\.\d more from/);
    for (const words of [
      "On now",
      "To play",
      "Final",
      "Last ten minutes",
      "Monday_Mo",
      "Bench",
      "Lineups from Sleeper",
    ])
      expect(shown).toContain(words);
    expect(shown.match(/<li class="pl /g)).toHaveLength(14);
  });

  it("reads nobody out as still to score who has no game, and says what is likely only while something is", async () => {
    const now = main((await page(`/my?${WEEK}`)).text);
    expect(now).toContain("likely, 8 of 10");
    const bye = main((await page(`/my?season=${SUNDAY.season}&type=REG&week=${SUNDAY.week + 1}`)).text);
    expect(bye).toContain('<li class="pl off"');
    for (const [row] of bye.matchAll(/<li class="pl off">.*?<\/li>/g)) expect(row).toContain(" no points<");
    const over = main((await page(`/my?season=${SUNDAY.season}&type=REG&week=${SUNDAY.week - 1}`)).text);
    expect(over).toContain("projected before kickoff");
    expect(over).not.toContain("likely, 8 of 10");
  });

  it("leads from every figure to the ledger with the league's own rules, which has the same points", async () => {
    const { text } = await page(`/my?${WEEK}`);
    const rows = Array.from(
      main(text).matchAll(
        /<li class="pl [^"]*">.*?<a class="nm" href="([^"]+)"[^>]*>([^<]+)<.*?<b class="n">([^<]+)</g,
      ),
      ([, href = "", name = "", points = ""]) => ({ href: href.replaceAll("&amp;", "&"), name, points }),
    ).filter(({ href }) => href.includes("/points/"));
    expect(rows.length).toBeGreaterThan(6);
    for (const { href, points } of rows) {
      expect(href).toContain("scoring=own");
      const ledger = (await page(href, null)).text;
      const table = /<table class="tale">.*?<\/table>/.exec(ledger)?.[0] ?? "";
      const total = /<tfoot>.*<td>(−?[\d.]+)<\/td>/.exec(table)?.[1] ?? "";
      expect(Number(total.replace("−", "-")).toFixed(1), href).toBe(Number(points.replace("−", "-")).toFixed(1));
    }
  });

  it("opens with the newest week that has begun, and another by its address, where a week off has no opponent", async () => {
    const open = await page("/my");
    expect(totals(open.text)).toEqual(totals((await page(`/my?${WEEK}`)).text));
    const off = await page(`/my?season=2025&type=REG&week=${SUNDAY.week + 1}`);
    expect(totals(off.text)).toHaveLength(1);
    expect(main(off.text)).not.toMatch(/% to win|Theirs/);
    const strange = await page("/my?season=1999&week=99&league=9");
    expect(strange.answer.status).toBe(200);
    expect(main(strange.text)).toContain("There are no games for that season here.");
  });

  it("has several leagues as tabs by address, and says who is in both", async () => {
    const pasted = [...MY_STARTERS.slice(0, 2), starsOf("GB")[0]?.owner ?? ""].join("+");
    const both = `${SUNDAY_COOKIE}/l:2:Office:P:ppr:${pasted}:`;
    const first = await page(`/my?${WEEK}`, both);
    expect(first.text).toMatch(new RegExp(String.raw`href="/my\?${WEEK.replaceAll("&", "&amp;")}&amp;league=2"`));
    expect(main(first.text)).toContain("yours in both");
    const second = main((await page(`/my?${WEEK}&league=2`, both)).text);
    expect(second).toMatch(/aria-current="page"[^>]*><b>Office</);
    expect(second.match(/<li class="pl /g)).toHaveLength(3);
    const stars = main((await page(`/my?${WEEK}&league=starred`, `my-players=1/s:${pasted}`)).text);
    expect(stars.match(/<li class="pl /g)).toHaveLength(3);
  });

  it("counts players with a star by the rules that the browser keeps as its own", async () => {
    const stars = `my-players=1/s:${starsOf("DET")[0]?.owner ?? ""}`;
    const asUsual = main((await page(`/my?${WEEK}`, stars)).text);
    const own = main((await page(`/my?${WEEK}`, `${stars}; my-scoring=standard`)).text);
    expect(asUsual).toContain("PPR. ");
    expect(own).toContain("Standard. ");
    expect(own).toMatch(/scoring=own[^"]*pass_td/);
    expect(main((await page(`/my?${WEEK}`, `${stars}; my-scoring=<b>`)).text)).toBe(asUsual);
  });

  it("has the ways in where nobody is kept, and believes no cookie that it did not write", async () => {
    const strange = ["1/l:1:x", "1/l:1:%3Cscript%3E:P:ppr:<b>:", "2/s:1", "%", "1/s:../../etc", "x".repeat(9000)];
    for (const cookie of [null, ...strange.map((value) => `my-players=${value}`)]) {
      const { answer, text } = await page(`/my?${WEEK}`, cookie);
      expect(answer.status).toBe(200);
      expect(main(text)).toContain("<h1>My Sunday</h1>");
      expect(main(text)).toContain('action="/my/leagues"');
      expect(text).not.toContain("<b>:");
    }
    const live = await page(`/my/live?${WEEK}`, null);
    expect([live.answer.status, JSON.parse(live.text)]).toEqual([
      404,
      { error: "This browser has no leagues here. Add one at /my/leagues." },
    ]);
  });

  it("counts a total that the commissioner set, and says so", async () => {
    const world = sundayWorld();
    const theirs = world.leagues[0]?.matchups[SUNDAY.week]?.[1];
    if (theirs === undefined) throw new Error("the week is paired");
    theirs.custom_points = 12.25;
    const other = await openSleeperEmulator({ world });
    const own = await openSite({
      games: [sundayStateAt(0, 90)],
      players: simulatedPlayers(),
      sleeperUrl: other.baseURL,
      now: new Date("2025-09-21T18:05:00Z"),
    });
    const text = await htmlOf(await own.get(`/my?${WEEK}`, { cookie: SUNDAY_COOKIE }));
    expect(totals(text)[1]).toBe("12.25");
    expect(main(text)).toMatch(
      /You (?:lead|trail) [\d.]+ to [\d.]+\. The league(?:'|&#x27;)s commissioner set their total\./,
    );
    await own.close();
    await other.close();
  });

  it("promises a match-up for Sleeper's leagues alone, before anything is kept", async () => {
    const words = main((await page(`/my?${WEEK}`, null)).text).replaceAll(/\s+/g, " ");
    expect(words).toMatch(/Add a Sleeper league, and this page says at every moment whether you are winning/);
    expect(words).toContain("Pasted and starred players have no opponent: their points are added up.");
    const mine = SUNDAY_COOKIE.replace(/l:.*$/, `l:1:Office:P:ppr:${MY_STARTERS.slice(0, 2).join("+")}:`);
    const pasted = main((await page(`/my?${WEEK}`, mine)).text);
    expect(pasted).toContain("Office");
    expect(totals(pasted)).toHaveLength(1);
  });

  it("says in words that Sleeper does not answer, and shows what it knows", async () => {
    const own = await openSite({
      games: [sundayStateAt(0, 90)],
      players: simulatedPlayers(),
      now: new Date("2025-09-21T18:05:00Z"),
    });
    const answer = await own.get(`/my?${WEEK}`, { cookie: `${SUNDAY_COOKIE}/l:2:Office:P:ppr:${MY_STARTERS[0]}:` });
    const text = main(await htmlOf(answer));
    expect(answer.status).toBe(200);
    expect(text).toContain('class="problems"');
    expect(text).toContain("Home cannot be shown.");
    expect(text.match(/<li class="pl /g)).toHaveLength(1);
    await own.close();
  });
});

describe("a browser that hides scores", () => {
  const cookie = `${SUNDAY_COOKIE}; ${HIDES}`;

  it("is told so and asked, and gets nobody's points", async () => {
    const { text } = await page(`/my?${WEEK}`, cookie);
    expect(main(text)).toContain("Scores hidden");
    expect(main(text)).toContain("scores=shown");
    expect(totals(text)).toEqual([]);
    expect(text).not.toMatch(/% to win|"total"|<li class="pl/);
    const live = await page(`/my/live?${WEEK}`, cookie);
    expect(live.answer.status).toBe(403);
    const stream = await site.get(`/stats/events?${WEEK}&since=0`, { cookie });
    expect(stream.status).toBe(403);
  });

  it("sees its Sunday once where it asks for it, and the page's own requests are answered", async () => {
    const shown = await page(`/my?${WEEK}&scores=shown`, cookie);
    expect(totals(shown.text)).toHaveLength(2);
    expect((await page(`/my/live?${WEEK}&scores=shown`, cookie)).answer.status).toBe(200);
    const stream = await site.get(`/stats/events?${WEEK}&since=0&scores=shown`, { cookie });
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
    expect((await page(`/stats?${WEEK}&scores=shown`, cookie)).text).toContain("Scores are hidden in this browser");
  });
});

describe("a browser that stays behind a stream", () => {
  it("sees its Sunday as it stood, is told so, and is moved by nothing", async () => {
    const cookie = `${SUNDAY_COOKIE}; behind=60`;
    const { answer, text } = await page(`/my?${WEEK}`, cookie);
    expect(answer.status).toBe(200);
    expect(main(text)).toContain("60 seconds behind your stream, as you chose.");
    expect(main(text)).not.toContain("live-line");
    expect((await page(`/my/live?${WEEK}`, cookie)).answer.status).toBe(403);
  });
});

describe("the moving part of the page", () => {
  it("follows the week: a change of a game is in the next answer, under the version that the week's frames name", async () => {
    const read = async () => JSON.parse((await page(`/my/live?${WEEK}`)).text);
    const before = await read();
    await site.store.putGames([sundayStateAt(0, 120)]);
    const after = await read();
    expect(after.version).toBe(await site.store.weekVersion(SUNDAY));
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.sunday.league.mine.total).not.toBe(before.sunday.league.mine.total);
    expect((await page("/my/live?season=2025&type=REG&week=99")).answer.status).toBe(404);
  });
});
