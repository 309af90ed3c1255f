import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { smallVariant } from "../fixtures/variant-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const league = sampleLeague();
const FINAL = `/games/${SAMPLE_KEYS.final}`;
const BASE = "https://six.example";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: league.games, players: league.players, now: SAMPLE_NOW, baseUrl: BASE });
});
afterAll(() => site.close());

async function sizeOf(answer: Response): Promise<[number, number]> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** The page's head, by property or name. */
async function headOf(path: string): Promise<(name: string) => string | undefined> {
  const html = await (await site.get(path)).text();
  return (name) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`)
      .exec(html)?.[1]
      ?.replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'");
}

describe("the picture of a link", () => {
  it.each([`${FINAL}/points`, `${FINAL}/points/KC`, `${FINAL}/figures/KC/total-yards`, `${FINAL}/box/idp`])(
    "%s names the game's, and at a moment the one without a score",
    async (path) => {
      const head = await headOf(path);
      expect(head("og:image")).toBe(`${BASE}${FINAL}/share.png`);
      expect(head("og:title")).not.toBe("");
      const { allPlays } = (await site.store.gameSnapshot(SAMPLE_KEYS.final)) ?? { allPlays: [] };
      const then = await headOf(`${path}?at=${allPlays[60]?.playId}`);
      expect(then("og:image")).toBe(`${BASE}${FINAL}/share.png?plain=1`);
    },
  );

  it.each(["/stats", "/players", "/players/nobody-but-a-404", "/privacy", FINAL])(
    "%s names one, absolute, with its size and words",
    async (path) => {
      const head = await headOf(path);
      if (path.includes("404")) {
        expect(head("og:image")).toBeUndefined();
        return;
      }
      expect(head("og:image")).toMatch(path === FINAL ? /\/games\/\d+\/share\.png\?v=\d+$/ : /\.example\/share\.png$/);
      expect(head("og:image")?.startsWith(BASE)).toBe(true);
      expect([head("og:image:width"), head("og:image:height")]).toEqual(["1200", "630"]);
      expect(head("og:image:alt")).not.toBe("");
      expect(head("twitter:card")).toBe("summary_large_image");
    },
  );

  it("is a PNG of 1200 by 630, kept for good under its version, and for a minute under any other", async () => {
    const path = ((await headOf(FINAL))("og:image") ?? "").replace(BASE, "");
    const answers = [await site.get(path), await site.get(path)];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("image/png");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      // Some messengers show it straight from here.
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(await sizeOf(answer)).toEqual([1200, 630]);
    }
    for (const other of [`${FINAL}/share.png`, `${FINAL}/share.png?v=999`])
      expect((await site.get(other)).headers.get("cache-control")).toBe("public, max-age=60");
    expect(await sizeOf(await site.get("/share.png"))).toEqual([1200, 630]);
  });

  it("is another one after a change, and the old address gives the new one only for a minute", async () => {
    const changing = smallVariant(9);
    const own = await openSite({ games: [changing] });
    const path = `/games/${changing.game.gameKey}/share.png`;
    const before = await (await own.get(`${path}?v=1`)).arrayBuffer();
    await own.store.putGames([{ ...changing, game: { ...changing.game, awayScore: 12 } }]);
    const after = await own.get(`${path}?v=2`);
    expect(after.headers.get("cache-control")).toContain("immutable");
    expect(Buffer.from(await after.arrayBuffer()).equals(Buffer.from(before))).toBe(false);
    await own.close();
  });

  it("without a score is the same bytes whatever v says, and other bytes than the score's", async () => {
    const plain = async (query: string) =>
      Buffer.from(await (await site.get(`${FINAL}/share.png${query}`)).arrayBuffer());
    const one = await plain("?plain=1");
    expect(one.equals(await plain("?plain=1&v=1&play=x"))).toBe(true);
    expect(one.equals(await plain(""))).toBe(false);
  });

  it.each([`/games/202510199/share.png`, `/games/nothing/share.png`, `${FINAL}/share.png?play=nobody`])(
    "%s is 404 in words",
    async (path) => {
      const answer = await site.get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toMatch(/^Picture not found/);
    },
  );

  it("is 503 with a time to come back where too many wait, and 405 for a form", async () => {
    const own = await openSite({
      games: [smallVariant(9)],
      sharePainter: { paint: () => new Promise(() => {}), close: async () => {} },
    });
    const path = `/games/${smallVariant(9).game.gameKey}/share.png`;
    const waiting = Array.from({ length: 40 }, (_, index) => own.get(`${path}?v=${index + 100}`));
    const refused = await Promise.race(waiting);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("10");
    const posted = await own.app.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method: "POST",
        headers: { host: "127.0.0.1", origin: "http://127.0.0.1" },
      }),
    );
    expect(posted.status).toBe(405);
    await own.close();
  });
});

describe("a play's own address", () => {
  async function playOf(index: number) {
    const snapshot = await site.store.gameSnapshot(SAMPLE_KEYS.final);
    const play = snapshot?.allPlays[index];
    if (play === undefined) throw new Error("the game has plays");
    return play;
  }

  it("has the play's words and its score in the head, its picture, and the play open, with its ways on", async () => {
    const play = await playOf(60);
    const path = `${FINAL}?play=${play.playId}`;
    const head = await headOf(path);
    expect(head("og:title")).toMatch(/ \(DET \d+, KC \d+\)$/);
    expect(head("twitter:title")).toBe(head("og:title"));
    expect(head("og:url")).toBe(`${BASE}${path}`);
    expect(head("og:description")).toMatch(
      /^Q\d \d+:\d\d.*\. (?:Win chance: (?:DET|KC) \d+ to \d+%\. )?Lions at Chiefs, Week 3, 2025\.$/,
    );
    const picture = (head("og:image") ?? "").replace(BASE, "");
    expect(picture).toMatch(new RegExp(`^${FINAL}/share\\.png\\?play=${play.playId}&v=\\d+$`));
    expect(await sizeOf(await site.get(picture))).toEqual([1200, 630]);
    const html = await (await site.get(path)).text();
    expect(html.match(/class="acts"/g)).toHaveLength(1);
    expect(html).toContain(`href="${FINAL}?play=${play.playId}#play-${play.playId}"`);
    expect(html).toContain(`href="${FINAL}?at=${play.playId}"`);
    expect(html).toContain(`<link rel="canonical" href="${BASE}${FINAL}"`);
    // The title of the page stays the game's.
    expect(html).toContain("<title>DET vs KC Week 3 - AI Fantasy Football Analysis</title>");
  });

  it("at a moment of the game is handed on at that moment, with a picture that knows nothing later", async () => {
    const { allPlays } = (await site.store.gameSnapshot(SAMPLE_KEYS.final)) ?? { allPlays: [] };
    const index = allPlays.findIndex(({ isTouchdown }, at) => isTouchdown && allPlays[at + 1]?.type === "ExtraPoint");
    const [touchdown, kick] = [allPlays[index]?.playId, allPlays[index + 1]?.playId];
    for (const at of [touchdown, kick]) {
      const address = `${FINAL}?at=${at}&play=${touchdown}`;
      const page = await site.get(address);
      expect(page.status).toBe(200);
      const html = (await page.text()).replaceAll("&amp;", "&");
      expect(html).toContain(`href="${address}#play-${touchdown}">Copy link`);
      expect(html).toContain(`href="${FINAL}/share.png?at=${at}&play=${touchdown}">Share picture`);
      expect(html).toContain(`property="og:image" content="${BASE}${FINAL}/share.png?plain=1"`);
    }
    const picture = async (query: string) =>
      Buffer.from(await (await site.get(`${FINAL}/share.png${query}`)).arrayBuffer());
    const before = await picture(`?at=${touchdown}&play=${touchdown}`);
    expect(before.equals(await picture(`?play=${touchdown}`))).toBe(false);
    expect((await picture(`?at=${kick}&play=${touchdown}`)).equals(await picture(`?play=${touchdown}`))).toBe(true);
    expect((await site.get(`${FINAL}/share.png?at=${allPlays[0]?.playId}&play=${touchdown}`)).status).toBe(404);
  });

  it("shows its play whatever filter stands beside it, and is kept only without one", async () => {
    const play = await playOf(100);
    const html = await (await site.get(`${FINAL}?plays=1&tab=rushing&play=${play.playId}`)).text();
    expect(html).toContain(`id="play-${play.playId}"`);
    expect(html).toContain(`#play-${play.playId}">Copy link`);
    const timing = async (path: string) => (await site.get(path)).headers.get("server-timing") ?? "";
    await timing(`${FINAL}?play=${play.playId}`);
    expect(await timing(`${FINAL}?play=${play.playId}`)).toContain('kept;desc="yes"');
    await timing(`${FINAL}?tab=rushing&play=${play.playId}`);
    expect(await timing(`${FINAL}?tab=rushing&play=${play.playId}`)).toContain('kept;desc="no"');
  });

  it("of a play that is not there leads to the game, as page and as data", async () => {
    const page = await site.get(`${FINAL}?play=nobody`);
    expect([page.status, page.headers.get("location")]).toEqual([302, FINAL]);
    expect(site.app.kept().pages).toBeLessThan(50);
    const data = await (await site.get(`${FINAL}.data?play=nobody`)).text();
    expect(data).not.toContain("allPlays");
    for (const none of ["%22%3E%3Cscript", "x".repeat(500)])
      expect((await site.get(`${FINAL}?play=${none}`)).headers.get("location")).toBe(FINAL);
  });
});
