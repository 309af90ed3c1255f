import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SleeperEmulator, openSleeperEmulator } from "../emulators/sleeper/open-sleeper-emulator.ts";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { EARLIER_GAMES, SUNDAY, SUNDAY_GAMES, sundayStateAt } from "../fixtures/sunday-week.ts";
import { SUNDAY_COOKIE, sundayWorld } from "../fixtures/sunday-world.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";

const league = sampleLeague();
const FINAL = `/games/${SAMPLE_KEYS.final}`;
const HIDES = "scores=hidden";
const RULES = "half*pass_td*6";
const OWN = `my-scoring=${encodeURIComponent(RULES)}`;
/** What stands where a score is hidden. */
const COVER = "Scores hidden";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: league.games, players: league.players, now: SAMPLE_NOW });
});
afterAll(() => site.close());

async function textOf(path: string, cookie = ""): Promise<string> {
  const response = await site.get(path, cookie === "" ? {} : { cookie });
  expect(response.status, path).toBe(200);
  return (await htmlOf(response)).replaceAll("&amp;", "&");
}

/** Where the links of a page's own part lead that lead to games, without what is no page; `?at=…` alone is of the page itself. */
function gameLinks(html: string, path: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const links = Array.from(main.matchAll(/href="([^"#]+)/g), ([, href = ""]) => href);
  const whole = links.map((href) => (href.startsWith("?") ? path.split("?")[0] + href : href));
  return [...new Set(whole.filter((href) => /^\/games\/\d{9}(?!\/replay|\/share)/.test(href)))];
}

/** The first link to somebody's points whose address ends so. */
const ledgerOn = (html: string, end = ""): string =>
  Array.from(html.matchAll(/href="(\/games\/\d+\/points\/[^"]+)"/g), ([, href = ""]) => href).find((href) =>
    href.endsWith(end),
  ) ?? "";

describe("a browser that hides scores and has asked for a game's", () => {
  it("is led back to the cover by nothing on the game's pages", async () => {
    const start = `${FINAL}?scores=shown`;
    const seen = new Set<string>();
    const asked = [start];
    for (const table of ["kicking", "defense", "idp", "usage"]) asked.push(`${FINAL}/box/${table}?scores=shown`);
    asked.push(ledgerOn(await textOf(start, HIDES)), `${FINAL}/points?scores=shown&scoring=ppr`);
    for (const from of asked) {
      const links = gameLinks(await textOf(from, HIDES), from);
      expect(links.length, from).toBeGreaterThan(5);
      for (const to of links) {
        // Plays and moments are many and alike.
        const kind = `${from} ${to.replaceAll(/(play|at)=[^&]+/g, "$1").replace(/points\/[^?]+/, "points/WHO")}`;
        if (seen.has(kind)) continue;
        seen.add(kind);
        expect(await textOf(to, HIDES), `${from} leads to ${to}`).not.toContain(COVER);
      }
    }
    expect(seen.size).toBeGreaterThan(30);
  });

  it("keeps them through a change of the rules, and where its own rules stand in for none", async () => {
    const path = `${FINAL}/points?scores=shown&scoring=half`;
    expect(await textOf(path, HIDES)).toContain('<input type="hidden" name="scores" value="shown"/>');
    const changed = await site.get(`${path}&key=pass_td&points=6`, { cookie: HIDES });
    expect(changed.headers.get("location")).toBe(`${FINAL}/points?scores=shown&scoring=${RULES}`);
    const own = await site.get(`${FINAL}/points?scores=shown`, { cookie: `${HIDES}; ${OWN}` });
    expect(own.headers.get("location")).toBe(`${FINAL}/points?scores=shown&scoring=${RULES}`);
  });

  it("has the same in the card of a figure, play by play", async () => {
    const ledger = ledgerOn(await textOf(`${FINAL}?scores=shown&scoring=${RULES}`, HIDES), `scoring=${RULES}`);
    const card = await textOf(ledger.replace("/points/", "/live/points/"), HIDES);
    const paths = Array.from(card.matchAll(/"path":"([^"]+)"/g), ([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      expect(path).toMatch(/\?play=[^&]+&scores=shown&scoring=half\*pass_td\*6#play-/);
      expect(await textOf(path.replace(/#.*/, ""), HIDES)).not.toContain(COVER);
    }
  });
});

describe("the rules of an address", () => {
  it("go from the game to the tables, on to each other, and back", async () => {
    const query = `?scoring=${RULES}`;
    const game = await textOf(FINAL + query);
    for (const table of ["kicking", "defense", "idp", "usage"]) {
      expect(game).toContain(`href="${FINAL}/box/${table}${query}"`);
      const page = await textOf(`${FINAL}/box/${table}${query}`);
      expect(page).toContain(`href="${FINAL}${query}"`);
      for (const other of ["kicking", "defense", "idp", "usage"])
        expect(page, `${table} leads to ${other}`).toContain(`href="${FINAL}/box/${other}${query}"`);
      for (const tab of ["rushing", "receiving"])
        expect(page).toContain(`href="${FINAL}?tab=${tab}&scoring=${RULES}#box"`);
    }
    expect(game).toContain(`href="${FINAL}?at=kickoff&scoring=${RULES}"`);
  });

  it("go from the points back to the game and its plays, at a moment too", async () => {
    expect(await textOf(`${FINAL}/points?scoring=${RULES}`)).toContain(`href="${FINAL}?scoring=${RULES}"`);
    const ledger = ledgerOn(await textOf(`${FINAL}?scoring=${RULES}`), `scoring=${RULES}`);
    expect(await textOf(ledger)).toMatch(/href="[^"]+\?play=[^&"]+&scoring=half\*pass_td\*6#play-/);
    const past = await textOf(`${FINAL}/points?at=60&scoring=${RULES}`);
    expect(past).toContain(`href="${FINAL}?at=60&scoring=${RULES}"`);
    const owner = ledgerOn(past);
    expect(await textOf(owner)).toMatch(/href="[^"]+\?at=60&scoring=half\*pass_td\*6#play-/);
  });

  it("go to the page of a question, on to the next one, and back, at a moment too", async () => {
    const late = (await site.store.gameSnapshot(SAMPLE_KEYS.final))?.allPlays.at(-2)?.playId;
    for (const moment of ["", `at=${late}&`]) {
      const query = `?${moment}scoring=${RULES}`;
      const asking = `${FINAL}/ask${query}`;
      const game = await textOf(FINAL + query);
      expect(game).toContain(`action="${asking}"`);
      expect(game).toContain(`href="${asking}&q=`);
      const answered = await textOf(`${asking}&q=Who+won`);
      expect(answered).toContain(`action="${asking}"`);
      expect(answered).toContain(`href="${FINAL}${query}"`);
    }
  });

  it("stay away from the game's where it has these points by itself: FPTS, PPR, and those that its reader keeps", async () => {
    for (const usual of ["FPTS", "PPR", "idp"])
      expect(await textOf(`${FINAL}/points?scoring=${usual}`)).toContain(`href="${FINAL}"`);
    expect(await textOf(`${FINAL}/points?scoring=${RULES}`, OWN)).toContain(`href="${FINAL}"`);
  });
});

describe("a reader's Sunday where scores are hidden", () => {
  let sleeper: SleeperEmulator;
  let mine: OpenSite;
  const week = `season=${SUNDAY.season}&type=REG&week=${SUNDAY.week}`;
  const cookie = `${SUNDAY_COOKIE}; ${HIDES}`;
  beforeAll(async () => {
    sleeper = await openSleeperEmulator({ world: sundayWorld() });
    mine = await openSite({
      games: [...EARLIER_GAMES, ...SUNDAY_GAMES.map((_, index) => sundayStateAt(index, [90, Infinity, 0][index] ?? 0))],
      players: simulatedPlayers(),
      sleeperUrl: sleeper.baseURL,
      now: new Date("2025-09-21T18:05:00Z"),
    });
  });
  afterAll(async () => {
    await mine.close();
    await sleeper.close();
  });
  const read = async (path: string): Promise<string> =>
    (await htmlOf(await mine.get(path, { cookie }))).replaceAll("&amp;", "&");

  it("leads to games and points that show them, from the page and from a game's strip", async () => {
    const links = gameLinks(await read(`/my?${week}&scores=shown`), "/my");
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      expect(link).toContain("scores=shown");
      expect(await read(link), link).not.toContain(COVER);
    }
    const game = SUNDAY_GAMES[0]?.game.gameKey ?? "";
    const strip = await read(`/my/strip?game=${game}&scores=shown`);
    const paths = Array.from(strip.matchAll(/"path":"([^"]+\/points\/[^"]+)"/g), ([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(await read(path), path).not.toContain(COVER);
  });

  it("keeps the league of the address on the way to its points", async () => {
    const hidden = await read(`/my?${week}&league=1`);
    expect(hidden).toContain(`href="/my?${week}&league=1&scores=shown"`);
    expect(hidden).toContain(`value="/my?${week}&league=1"`);
  });
});

describe("a star without script", () => {
  it.each(["/players/scripted-was-wr?season=2025&scoring=half", `${FINAL}/box/kicking?scoring=half&all=yes`])(
    "leads back to the season and the rules of its page: %s",
    async (path) => {
      const [, to = ""] = /name="to" value="([^"]+)"/.exec(await textOf(path)) ?? [];
      expect(to).toBe(path);
      const answer = await site.app.fetch(
        new Request("http://127.0.0.1/my/leagues", {
          method: "POST",
          headers: { host: "127.0.0.1", origin: "http://127.0.0.1" },
          body: new URLSearchParams({ star: "scripted-was-wr", to }),
        }),
      );
      expect(answer.headers.get("location")).toBe(path);
    },
  );
});
