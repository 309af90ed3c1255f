import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SleeperEmulator, openSleeperEmulator } from "../emulators/sleeper/open-sleeper-emulator.ts";
import type { MyStrip } from "../../domain/sunday/my-strip.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { EARLIER_GAMES, SUNDAY, SUNDAY_GAMES, starsOf, sundayStateAt } from "../fixtures/sunday-week.ts";
import { MY_STARTERS, SUNDAY_COOKIE, sundayWorld } from "../fixtures/sunday-world.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const WEEK = `season=${SUNDAY.season}&type=REG&week=${SUNDAY.week}`;
const KEY = SUNDAY_GAMES[0]?.game.gameKey ?? "";
const STARS = `my-players=1/s:${starsOf("KC")[0]?.owner}`;
const HIDES = "scores=hidden";

let sleeper: SleeperEmulator;
let site: OpenSite;
beforeAll(async () => {
  sleeper = await openSleeperEmulator({ world: sundayWorld() });
  site = await openSite({
    games: [...EARLIER_GAMES, ...SUNDAY_GAMES.map((_, index) => sundayStateAt(index, [90, Infinity, 0][index] ?? 0))],
    players: simulatedPlayers(),
    sleeperUrl: sleeper.baseURL,
    now: new Date("2025-09-21T18:05:00Z"),
  });
});
afterAll(async () => {
  await site.close();
  await sleeper.close();
});

const get = (path: string, cookie: string | null = SUNDAY_COOKIE) => site.get(path, cookie === null ? {} : { cookie });
const strip = async (query: string, cookie?: string): Promise<MyStrip> =>
  (await get(`/my/strip${query}`, cookie)).json();

describe("the room for the strip", () => {
  it("is at the foot of a page that there is, and of none that is not found", async () => {
    const [there, missing] = await Promise.all([get(`/games/${KEY}`), get("/games/209910106")]);
    expect([there.status, missing.status]).toEqual([200, 404]);
    expect(await there.text()).toContain('class="my-strip"');
    expect(await missing.text()).not.toContain('class="my-strip"');
  });
});

describe("GET /my/strip", () => {
  it("is one person's: nobody keeps it, and each reader has their own", async () => {
    const before = site.app.kept().pages;
    const answers = [await get(`/my/strip?game=${KEY}`), await get(`/my/strip?game=${KEY}`, STARS)];
    for (const answer of answers) expect(answer.headers.get("cache-control")).toContain("no-store");
    const [mine, others] = await Promise.all(answers.map((one): Promise<MyStrip> => one.json()));
    expect(mine?.leagues.map(({ name }) => name)).toEqual(["Home"]);
    expect(others?.leagues.map(({ name }) => name)).toEqual(["Starred"]);
    expect(mine?.owners).toEqual(expect.arrayContaining(MY_STARTERS));
    expect(others?.owners).toHaveLength(1);
    expect(site.app.kept().pages).toBe(before);
  });

  it("has the week's page's week, and the totals of /my", async () => {
    const { leagues, week } = await strip(`?${WEEK}`);
    const live = await (await get(`/my/live?${WEEK}`)).json();
    expect(week).toMatchObject(SUNDAY);
    expect(leagues[0]?.score).toMatchObject({
      mine: live.sunday.league.mine.total,
      theirs: live.sunday.league.theirs.total,
      percent: live.sunday.league.percent,
    });
  });

  it("names the keys of a league's rules that are not counted", async () => {
    const own = await strip(`?game=${KEY}`, `${STARS}; my-scoring=half*pass_td*6`);
    expect(own.game).toMatchObject({ label: "MY", scoringName: "Half PPR with changes", uncounted: [] });
  });

  it.each([
    ["nobody", `?game=${KEY}`, null],
    ["a cookie that is not ours", `?game=${KEY}`, "my-players=1/l:1:x"],
    ["no game", "?game=x", SUNDAY_COOKIE],
    ["a week that is not there", "?game=209910106", SUNDAY_COOKIE],
  ])("says what is missing: %s", async (_, query, cookie) => {
    const answer = await get(`/my/strip${query}`, cookie);
    expect(answer.status).toBe(404);
    expect((await answer.json()).error).toMatch(/at \/(my\/leagues|stats)\.$/);
  });

  it("has no points for a browser that hides scores, and those of one game where its page shows them", async () => {
    const hidden = await strip(`?game=${KEY}`, `${SUNDAY_COOKIE}; ${HIDES}`);
    expect(hidden.game).toBeNull();
    expect(JSON.stringify(hidden)).not.toMatch(/"points":\d|"mine":\d|\/points\//);
    const shown = await strip(`?game=${KEY}&scores=shown`, `${SUNDAY_COOKIE}; ${HIDES}`);
    expect(shown.leagues[0]?.score).toBeNull();
    expect(Object.keys(shown.game?.plays ?? {}).length).toBeGreaterThan(3);
    expect(await strip(`?game=${KEY}&scores=shown`)).toEqual(await strip(`?game=${KEY}`));
  });

  it("takes nothing", async () => {
    const answer = await site.app.fetch(
      new Request("http://127.0.0.1/my/strip", { method: "POST", headers: { "sec-fetch-site": "same-origin" } }),
    );
    expect(answer.status).toBe(405);
  });
});

describe("pages that everybody gets", () => {
  it.each([`/games/${KEY}`, `/stats?${WEEK}`])(
    "are the same for every reader with players, and name none of them: %s",
    async (path) => {
      const [mine, others, nobodys] = await Promise.all(
        [SUNDAY_COOKIE, STARS, null].map(async (cookie) => (await get(path, cookie)).text()),
      );
      expect(mine).toBe(others);
      expect(mine).toMatch(/<nav class="my-strip"[^>]*data-behind="0"><div class="wrap"><a class="sum" href="\/my">/);
      expect(mine).toMatch(/import\('\/assets\/open-mine-[\w-]+\.js'\)/);
      expect(nobodys).not.toMatch(/my-strip|\/assets\/open-mine-/);
      expect(mine).not.toMatch(/Home<|610000000000000001|810000000000000001/);
      const again = await get(path);
      expect(again.headers.get("cache-control")).toContain("public");
      expect(again.headers.get("vary")).toContain("cookie");
    },
  );

  it("have it out of sight at a moment of the time machine, which must not know what comes", async () => {
    const over = SUNDAY_GAMES[1]?.game.gameKey ?? "";
    const page = await (await get(`/games/${over}?at=kickoff`)).text();
    expect(page).toMatch(/<nav class="my-strip"[^>]* hidden>/);
  });

  it("keep each reader's rules and room apart", async () => {
    const rules = "my-scoring=half*pass_td*6";
    const both = await (await get(`/games/${KEY}`, `${SUNDAY_COOKIE}; ${rules}`)).text();
    const alone = await (await get(`/games/${KEY}`, rules)).text();
    expect(both).toContain("my-strip");
    expect(alone).not.toContain("my-strip");
    expect(both).toContain(">MY<");
    expect(alone).toContain(">MY<");
  });
});

describe("stars where all names of a game stand", () => {
  it.each([`/games/${KEY}/points`, `/games/${KEY}/box/kicking`, `/games/${KEY}/box/idp`, `/games/${KEY}/box/defense`])(
    "has a form without script, which knows the reader's: %s",
    async (path) => {
      const page = await (await get(path, null)).text();
      const owner = /value="([^"]+)" aria-pressed="false"[^>]* name="star"/.exec(page)?.[1] ?? "";
      expect(page).toContain('action="/my/leagues"');
      expect(owner).not.toBe("");
      const answer = await get(path, `my-players=1/s:${owner}`);
      expect(answer.headers.get("cache-control")).toContain("no-store");
      expect(await answer.text()).toMatch(new RegExp(`value="${owner}" aria-pressed="true"[^>]* name="unstar"`));
    },
  );
});

describe("GET /api/games/KEY?scoring=", () => {
  it("has the points under the asked rules beside FPTS and PPR, those of the ledgers, and names what is not counted", async () => {
    const game = await (await get(`/api/games/${KEY}?scoring=half*pass_td*6*st_tkl*1`, null)).json();
    const points = await (await get(`/api/games/${KEY}/points?scoring=half*pass_td*6*st_tkl*1`, null)).json();
    expect(game.scoring).toEqual({ name: points.name, scoring: points.scoring, uncounted: points.uncounted });
    const counted = game.playerGameStats.filter(
      ({ fantasyPointsMY }: { fantasyPointsMY: unknown }) => fantasyPointsMY !== null,
    );
    expect(counted.length).toBeGreaterThan(5);
    for (const line of counted) expect(line.fantasyPointsMY).toBe(points.points[line.playerId]);
    expect(counted[0]).toMatchObject({ fantasyPoints: expect.any(Number), fantasyPointsPPR: expect.any(Number) });
    expect(game.playerProjections[0].fantasyPointsMY).toEqual(expect.any(Number));
  });

  it("is without them where no rules are named, whatever the reader keeps, and refuses what are none", async () => {
    const plain = await (await get(`/api/games/${KEY}`, "my-scoring=half")).json();
    expect(JSON.stringify(plain)).not.toContain("fantasyPointsMY");
    expect((await get(`/api/games/${KEY}?scoring=nonsense`, null)).status).toBe(400);
  });
});
