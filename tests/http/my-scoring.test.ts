import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { formatPoints } from "../../domain/words/format.ts";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { pageOf, smallVariant } from "../fixtures/variant-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";

const league = sampleLeague();
const bought: ProviderGame = { ...smallVariant(5), provider: "sportsdataio" };
const FINAL = `/games/${SAMPLE_KEYS.final}`;
const RECEIVING = `${FINAL}?tab=receiving`;
const PLAYER = "/players/demo-kc-te1";
const RULES = "half*pass_td*6*rec_yd*0.15";
const OTHERS = "standard*rec_td*9";
const keeping = (scoring: string) => ({ cookie: `my-scoring=${scoring}` });

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: [...league.games, bought], players: league.players, now: SAMPLE_NOW });
});
afterAll(() => site.close());

const textOf = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  htmlOf(await site.get(path, headers));

/** The figures of the column MY, by player: the text of each, and where it leads. */
function mine(html: string): Map<string, { text: string; to: string }> {
  const rows = html.matchAll(/<tr id="(?:passing|rushing|receiving)-([\w.-]+)">(.*?)<\/tr>/g);
  return new Map(
    Array.from(rows, ([, id = "", row = ""]) => {
      const cell = /<td class="fan[^"]*">(?:<a href="([^"]*scoring=[^"]*)"[^>]*>)?([^<]*)(?:<\/a>)?<\/td>$/.exec(row);
      return [id, { text: cell?.[2] ?? "", to: (cell?.[1] ?? "").replaceAll("&amp;", "&") }];
    }),
  );
}

const heads = (html: string) => Array.from(html.matchAll(/<abbr title="([^"]*)">MY<\/abbr>/g), ([, title]) => title);

interface Points {
  version: number;
  uncounted: string[];
  points: Record<string, number>;
}

const pointsOf = async (path: string) => (await (await site.get(path)).json()) as Points;

/** What the form of a page sends, as a browser sends it. */
const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.app.fetch(
    new Request("http://127.0.0.1/my-scoring", {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "http://127.0.0.1",
        host: "127.0.0.1",
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    }),
  );

describe("a scoring of one's own", () => {
  it("is kept for a year by a form that leads back, and forgotten by another", async () => {
    const to = `${FINAL}/points?scoring=${RULES}`;
    const kept = await send({ scoring: RULES, to });
    expect(kept.status).toBe(303);
    expect(kept.headers.get("location")).toBe(`${to}#scoring-choice`);
    expect(await textOf(to)).toContain('id="scoring-choice"');
    expect(kept.headers.get("set-cookie")).toBe(
      `my-scoring=${RULES}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`,
    );
    const gone = await send({ scoring: "", to });
    expect(gone.headers.get("set-cookie")).toBe("my-scoring=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    expect((await send({ scoring: "PPR", to: "//elsewhere.example/" })).headers.get("location")).toBe("/stats");
  });

  it("is written in one way, whatever the order of its keys", async () => {
    const answer = await send({ scoring: "half*rec_yd*0.15*pass_td*6", to: "/stats" });
    expect(answer.headers.get("set-cookie")).toContain(`my-scoring=${RULES};`);
  });

  it("is refused in words where it is none, too long, or comes from another site", async () => {
    for (const scoring of ["zap", "half*rec", "half*rec*1\r\nset-cookie: x=1"]) {
      const answer = await send({ scoring, to: "/stats" });
      expect([answer.status, answer.headers.get("set-cookie")], scoring).toEqual([400, null]);
      expect(await answer.text()).toContain("no rules that can be kept");
    }
    expect((await send({ to: "/stats" })).status).toBe(400);
    const keys = Array.from({ length: 150 }, (_, index) => `a_key_of_a_league_${index}*0.125`);
    const long = await send({ scoring: `own*${keys.join("*")}`, to: "/stats" });
    expect(long.status).toBe(413);
    expect(await long.text()).toMatch(/These rules are \d+ characters long, and a browser keeps at most 3000/);
    expect((await send({ scoring: "half", to: "/stats" }, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await site.get("/my-scoring")).status).toBe(404);
  });

  it("is offered on the page of its points and on a ledger, and given up there", async () => {
    for (const path of [`${FINAL}/points?scoring=${RULES}`, `${FINAL}/points/demo-kc-te1?scoring=${RULES}`]) {
      expect(await textOf(path)).toContain(`value="${RULES}" name="scoring">Use this scoring as mine</button>`);
      const own = await textOf(path, keeping(RULES));
      expect(own).toContain("These are your rules.");
      expect(own).toContain('value="" name="scoring">Stop using it</button>');
      expect(own).not.toContain("Use this scoring as mine");
      const other = await textOf(path, keeping(OTHERS));
      expect(other).toContain("Use this scoring as mine");
      expect(other).toContain("Stop using my other rules");
    }
  });

  it("opens the pages of points where their address names no rules, so that a link carries them", async () => {
    for (const path of [`${FINAL}/points`, `${FINAL}/points/KC`]) {
      const answer = await site.get(`${path}?at=60`, keeping(RULES));
      expect([answer.status, answer.headers.get("location")]).toEqual([302, `${path}?at=60&scoring=${RULES}`]);
      const named = await site.get(`${path}?scoring=MY`, keeping(RULES));
      expect(named.headers.get("location")).toBe(`${path}?scoring=${RULES}`);
      expect((await site.get(`${path}?scoring=half`, keeping(RULES))).status).toBe(200);
    }
    const nobody = await site.get(`${FINAL}/points?scoring=MY`);
    expect(nobody.status).toBe(404);
    expect(await nobody.text()).toContain("This browser keeps no scoring");
  });
});

describe("the column MY of a box score", () => {
  it("is not there without rules, and stands last with them, under their name", async () => {
    expect(heads(await textOf(RECEIVING))).toEqual([]);
    const html = await textOf(RECEIVING, keeping(`${RULES}*zap_yd*2`));
    expect(new Set(heads(html))).toEqual(new Set(["Fantasy points, Half PPR with changes"]));
    expect(html).toContain("Not counted, because the play-by-play here does not have it: zap_yd.");
    expect(html).toMatch(/<b>MY \d+\.\d · <\/b>\d/);
  });

  it("is the same whether the browser keeps the rules or the address names them, and each leads to its ledger", async () => {
    const kept = mine(await textOf(RECEIVING, keeping(RULES)));
    const shared = mine(await textOf(`${RECEIVING}&scoring=${RULES}`));
    expect(kept.size).toBeGreaterThan(10);
    expect([...shared].map(([id, { text }]) => [id, text])).toEqual([...kept].map(([id, { text }]) => [id, text]));
    const receiver = `${FINAL}/points/demo-kc-te1?scoring=`;
    expect(kept.get("demo-kc-te1")?.to).toBe(`${receiver}MY`);
    expect(shared.get("demo-kc-te1")?.to).toBe(`${receiver}${RULES}`);
  });

  it("goes before what the browser keeps where the address names rules, and stays in the links of the page", async () => {
    const html = await textOf(`${RECEIVING}&scoring=${OTHERS}`, keeping(RULES));
    expect(heads(html)[0]).toBe("Fantasy points, Standard with changes");
    expect(html).toContain(`href="${FINAL}?tab=rushing&amp;scoring=standard*rec_td*9"`);
  });

  it.each([
    ["final", RULES],
    ["live", "own*rec*0.33*rec_yd*0.07*bonus_rec_yd_100*3*rush_yd*0.11*pass_yd*0.033"],
    ["corrected", OTHERS],
    ["demo", `${OTHERS}*idp_tkl_solo*1.5`],
  ] as const)("equals the ledger of everyone in the game to the hundredth: %s", async (key, rules) => {
    const path = `/games/${SAMPLE_KEYS[key]}`;
    const { points } = await pointsOf(`/api${path}/points?scoring=${rules}`);
    expect(Object.keys(points).length).toBeGreaterThan(20);
    for (const [owner, value] of Object.entries(points)) {
      const ledger = await textOf(`${path}/points/${owner}?scoring=${rules}`);
      const total = /Why (−?[\d.]+)\?/.exec(ledger)?.[1] ?? "";
      expect(Number(total.replace("−", "-")), owner).toBe(value);
    }
    for (const [owner, { text }] of mine(await textOf(path, keeping(rules))))
      expect(Math.abs(Number(text) - (points[owner] ?? Number.NaN)), owner).toBeLessThan(0.0500001);
  });

  it("counts projections, before the game too, and says what it counts that PPR does not", async () => {
    const coming = `/games/${SAMPLE_KEYS.scheduled}`;
    const html = await textOf(`${coming}?tab=receiving`, keeping(RULES));
    expect(heads(html).length).toBeGreaterThan(0);
    const figures = [...mine(html).values()];
    expect(figures.filter(({ text }) => /^\d+\.\d$/.test(text)).length).toBeGreaterThan(5);
    expect(figures.every(({ to }) => to === "")).toBe(true);
    expect(html).toContain("It also counts touchdowns on recovered fumbles and on returns");
  });

  it("is a dash where nobody has a ledger: a game without plays", async () => {
    const html = await textOf(`/games/${SAMPLE_KEYS.noPlays}?tab=receiving`, keeping(RULES));
    expect(new Set([...mine(html).values()].map(({ text }) => text))).toEqual(new Set(["-"]));
  });

  it("stands at a moment of the time machine, with nothing later and no link to more", async () => {
    const early = mine(await textOf(`${RECEIVING}&at=60`, keeping(RULES)));
    const late = mine(await textOf(RECEIVING, keeping(RULES)));
    const sum = (figures: typeof early) => [...figures.values()].reduce((total, { text }) => total + Number(text), 0);
    expect(sum(early)).toBeGreaterThan(0);
    expect(sum(early)).toBeLessThan(sum(late));
    expect([...early.values()].every(({ to }) => to === "")).toBe(true);
  });
});

describe("the week's leaders", () => {
  const WEEK = "/stats?season=2025&type=REG&week=3";
  /** The last cell of each leader's row, by player. */
  const last = (html: string): Map<string, string> =>
    new Map(
      Array.from(html.matchAll(/<tr id="leader-([\w.-]+)">(.*?)<\/tr>/g), ([, id = "", row = ""]) => [
        id,
        />([^<>]*)<\/td>$/.exec(row)?.[1] ?? "",
      ]),
    );

  it("have MY for a browser that keeps rules: what the ledgers add up to, and a dash without plays", async () => {
    const plain = await textOf(WEEK);
    expect(heads(plain)).toEqual([]);
    const own = await textOf(WEEK, keeping(RULES));
    expect(heads(own)).toEqual(["Fantasy points, Half PPR with changes"]);
    const { points } = await pointsOf(`${FINAL}/live/points?scoring=${RULES}`);
    const cells = last(own);
    const compared = [...cells].filter(([id]) => points[id] !== undefined);
    expect(compared.length).toBeGreaterThan(1);
    for (const [id, text] of compared) expect(text, id).toBe(formatPoints(points[id] ?? null));
    // Another reader's rules are another page, and nobody's are the plain one again.
    expect(last(await textOf(WEEK, keeping(OTHERS)))).not.toEqual(cells);
    expect(await textOf(WEEK)).toBe(plain);
  });

  it("have none where scores are hidden", async () => {
    expect(heads(await textOf(WEEK, { cookie: `scores=hidden; my-scoring=${RULES}` }))).toEqual([]);
  });
});

describe("the tables of kickers, defenses and defenders", () => {
  it("count by the rules that the browser keeps, say so, and lead to their ledgers under them", async () => {
    const rules = `${RULES}*fgm_yds*0.1`;
    const path = `${FINAL}/box/kicking`;
    const own = await textOf(path, keeping(rules));
    expect(own).toContain("Points by these rules: Half PPR with changes.");
    const [, ledger = "", points = ""] = /<a [^>]*href="([^"]*\/points\/[^"]+)"[^>]*>([\d.]+)<\/a>/.exec(own) ?? [];
    const total = Number(/Why ([\d.]+)\?/.exec(await textOf(ledger.replaceAll("&amp;", "&")))?.[1]);
    expect(Math.abs(total - Number(points))).toBeLessThan(0.0500001);
    expect(await textOf(path)).not.toContain("Points by these rules");
    expect(await textOf(`${path}?scoring=${OTHERS}`, keeping(rules))).toContain("Standard with changes.");
  });

  it("count defenders by the usual rules where the reader's own have none for them, and say so", async () => {
    const path = `${FINAL}/box/idp`;
    const own = await textOf(path, keeping("half"));
    expect(own).toContain("Your own rules, Half PPR, have no points for defenders. IDP has no common standard.");
    const ledgers = (html: string): string[] => html.match(/href="[^"]*\/points\/[^"]+"[^>]*>[\d.]+/g) ?? [];
    expect(ledgers(own)).not.toEqual([]);
    expect(ledgers(own)).toEqual(ledgers(await textOf(path)));
    const tackles = await textOf(path, keeping("half*idp_tkl_solo*2"));
    expect(tackles).toContain("Points by these rules: Half PPR with changes.");
    // Rules that an address names are nobody's to leave out, and a tab leads from the reader's own to the reader's own.
    expect(await textOf(`${path}?scoring=half`, keeping("half"))).toContain("Points by these rules: Half PPR.");
    expect(await textOf(`${FINAL}/box/kicking`, keeping("half"))).toContain(`href="${path}"`);
  });
});

describe("a player's game log", () => {
  it("has the points of each game under the rules, as its ledger has them", async () => {
    const html = await textOf(PLAYER, keeping(RULES));
    expect(heads(html)).toEqual(["Fantasy points, Half PPR with changes"]);
    const links = Array.from(html.matchAll(/<a href="(\/games\/\d+\/points\/[^"]+scoring=MY)"[^>]*>([\d.]+)<\/a>/g));
    expect(links.length).toBeGreaterThan(0);
    for (const [, path = "", text = ""] of links) {
      const answer = await site.get(path, keeping(RULES));
      const ledger = await textOf(answer.headers.get("location") ?? "");
      const total = Number(/Why ([\d.]+)\?/.exec(ledger)?.[1]);
      expect(Math.abs(total - Number(text))).toBeLessThan(0.0500001);
    }
    expect(heads(await textOf(PLAYER))).toEqual([]);
    const kicker = await textOf("/players/demo-kc-k1", keeping(`${RULES}*fgm_yds*0.1`));
    expect(kicker).toMatch(/<td class="fan my"><a href="[^"]*scoring=MY"[^>]*>\d+\.\d<\/a><\/td>/);
    expect(heads(await textOf(`${PLAYER}?scoring=${RULES}`))).toHaveLength(1);
  });
});

describe("a cookie that holds no rules", () => {
  it.each([
    "zap",
    "half*rec",
    "half*rec*1e99",
    "<script>alert(1)</script>",
    "half%3Cscript%3E",
    "own*__proto__*1",
    `own${"*rec*1".repeat(700)}`,
    "",
  ])("counts as none, and stands in no page: %s", async (scoring) => {
    for (const path of [FINAL, PLAYER, `${FINAL}/points`]) {
      const html = await textOf(path, keeping(scoring));
      expect(html, path).toBe(await textOf(path));
    }
  });
});

describe("an address that names no rules", () => {
  it.each([FINAL, PLAYER])("%s is refused, and shows the way without them", async (path) => {
    for (const scoring of ["zap", "", "half*rec", "%3Cscript%3E"]) {
      const answer = await site.get(`${path}?scoring=${scoring}`, keeping(RULES));
      expect(answer.status).toBe(404);
      const html = await answer.text();
      expect(html).toContain("We can’t read these rules");
      expect(html).toContain(`href="${path}"`);
      expect(html).not.toContain("<script>alert");
    }
  });
});

describe("kept pages", () => {
  it("are not mixed between rules, nor between readers with rules and without, in whatever order they are asked for", async () => {
    const readers = [{}, keeping(RULES), keeping(OTHERS), { cookie: `a=1; my-scoring=${RULES}; b=2` }];
    const first = await Promise.all(readers.map((headers) => textOf(`${FINAL}?tab=rushing`, headers)));
    expect(first[0]).not.toContain(">MY<");
    expect(first[1]).not.toBe(first[2]);
    expect(first[3]).toBe(first[1]);
    for (const order of [
      [2, 0, 1, 3],
      [1, 3, 2, 0],
    ])
      for (const reader of order) expect(await textOf(`${FINAL}?tab=rushing`, readers[reader])).toBe(first[reader]);
  });

  it("are one page for all with the same rules", async () => {
    const path = `${FINAL}?tab=receiving&plays=key`;
    await textOf(path, keeping(RULES));
    const { pages } = site.app.kept();
    const again = await site.get(path, keeping("half*rec_yd*0.15*pass_td*6"));
    expect(again.headers.get("server-timing")).toContain('kept;desc="yes"');
    expect(again.headers.get("vary")).toContain("cookie");
    expect(site.app.kept().pages).toBe(pages);
  });

  it("of a browser that hides scores stay without them, whatever rules it keeps", async () => {
    const hiding = { cookie: `scores=hidden; my-scoring=${RULES}` };
    for (const path of [FINAL, PLAYER]) {
      const html = await textOf(path, hiding);
      expect(html, path).not.toContain(">MY<");
      expect(html, path).toContain("cores");
    }
    for (const path of [`/api${FINAL}/points?scoring=half`, `${FINAL}/live/points?scoring=half`])
      expect((await site.get(path, hiding)).status, path).toBe(403);
    expect((await site.get(`${FINAL}/live/points?scoring=half&scores=shown`, hiding)).status).toBe(200);
  });
});

describe("everyone's points as JSON", () => {
  it("are at a version of the game, with the keys that are not counted", async () => {
    const stored = await site.store.gameSnapshot(SAMPLE_KEYS.final);
    const answer = await site.get(`/api${FINAL}/points?scoring=half*zap*2`);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(await answer.json()).toMatchObject({
      gameKey: SAMPLE_KEYS.final,
      version: stored?.version,
      scoring: "half*zap*2",
      name: "Half PPR with changes",
      uncounted: ["zap"],
      points: { "demo-kc-te1": 16.4 },
    });
    const tag = answer.headers.get("etag") ?? "";
    const again = await site.get(`/api${FINAL}/points?scoring=half*zap*2`, { "if-none-match": tag });
    expect(again.status).toBe(304);
  });

  it("are refused without rules, for a game that nobody knows, and to anyone who posts", async () => {
    for (const query of ["", "?scoring=zap", "?scoring=MY"])
      expect((await site.get(`/api${FINAL}/points${query}`, keeping(RULES))).status, query).toBe(400);
    expect((await site.get("/api/games/202410199/points?scoring=half")).status).toBe(404);
    const posted = new Request(`http://127.0.0.1/api${FINAL}/points`, {
      method: "POST",
      headers: { origin: "http://127.0.0.1", host: "127.0.0.1" },
    });
    expect((await site.app.fetch(posted)).status).toBe(405);
  });

  it("of a paid source are for its pages alone", async () => {
    expect((await site.get(`/api${pageOf(bought)}/points?scoring=half`)).status).toBe(403);
    const own = await site.get(`${pageOf(bought)}/live/points?scoring=half`);
    expect(own.status).toBe(200);
    expect(own.headers.get("access-control-allow-origin")).toBe(null);
  });

  it("change with the game", async () => {
    const live = league.games.find(({ game }) => game.gameKey === SAMPLE_KEYS.live);
    if (live === undefined) throw new Error("the sample league has a live game");
    const path = `/games/${SAMPLE_KEYS.live}/live/points?scoring=half`;
    const before = await pointsOf(path);
    await site.store.putGames([{ ...live, allPlays: live.allPlays.slice(0, 20) }]);
    await expect.poll(async () => (await pointsOf(path)).version).toBe(before.version + 1);
    const after = await pointsOf(path);
    const sum = ({ points }: Points) => Object.values(points).reduce((total, one) => total + Math.abs(one), 0);
    expect(sum(after)).toBeLessThan(sum(before));
    await site.store.putGames([live]);
  });
});
