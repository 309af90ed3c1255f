import { afterEach, describe, expect, it } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { smallGame } from "../fixtures/small-game.ts";
import { playerId, smallGamePlayers } from "../fixtures/small-game-people.ts";
import { type OpenSite, type OpenSiteOptions, openSite } from "../setup/open-site.ts";

const GAME = smallGame().game.gameKey;
const PAGE = `/games/${GAME}`;
const open: OpenSite[] = [];

afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

async function siteWithGame(options: OpenSiteOptions = {}): Promise<OpenSite> {
  const site = await openSite({ games: [smallGame()], players: smallGamePlayers(), ...options });
  open.push(site);
  return site;
}

/** The small game with another score, as a correction would bring it. */
function corrected(homeScore: number): ReturnType<typeof smallGame> {
  const game = smallGame();
  return { ...game, game: { ...game.game, homeScore } };
}

const isKept = (response: Response): boolean => response.headers.get("server-timing") === 'kept;desc="yes"';

describe("a kept page", () => {
  it("is rendered once and then answered from memory, with how it came about in Server-Timing", async () => {
    const site = await siteWithGame();
    const first = await site.get(PAGE);
    expect(first.headers.get("server-timing")).toMatch(/^kept;desc="no", render;dur=[\d.]+, store;dur=[\d.]+$/);
    const second = await site.get(PAGE);
    expect(isKept(second)).toBe(true);
    expect(await second.text()).toBe(await first.text());
    expect(site.app.kept().pages).toBe(1);
  });

  it("comes in the encoding that is accepted, always the same page, each with a strong tag of its own", async () => {
    const site = await siteWithGame();
    const plain = await site.get(PAGE);
    const page = await plain.text();
    const gzip = await site.get(PAGE, { "accept-encoding": "gzip, deflate" });
    const br = await site.get(PAGE, { "accept-encoding": "gzip, deflate, br, zstd" });
    const refused = await site.get(PAGE, { "accept-encoding": "br;q=0, gzip;q=0" });
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(refused.headers.get("content-encoding")).toBeNull();
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(page);
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(page);
    expect(await refused.text()).toBe(page);
    const tags = [plain, gzip, br].map((response) => response.headers.get("etag"));
    expect(new Set(tags).size).toBe(3);
    for (const response of [plain, gzip, br]) {
      expect(response.headers.get("etag")).toMatch(/^"[^"]+"$/);
      expect(response.headers.get("vary")).toBe("accept-encoding, cookie");
      expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    }
  });

  it("answers 304 without a body to a client that has it already, in any form", async () => {
    const site = await siteWithGame();
    const tag = (await site.get(PAGE, { "accept-encoding": "br" })).headers.get("etag") ?? "";
    for (const given of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const response = await site.get(PAGE, { "if-none-match": given, "accept-encoding": "gzip" });
      expect(response.status).toBe(304);
      expect(response.headers.get("etag")).toBe(tag);
      expect(response.headers.get("content-length")).toBeNull();
      expect(await response.text()).toBe("");
    }
    expect((await site.get(PAGE, { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("answers HEAD with the headers of GET and no body", async () => {
    const site = await siteWithGame();
    await site.get(PAGE);
    const get = await site.get(PAGE);
    const head = await site.app.fetch(new Request(`http://127.0.0.1${PAGE}`, { method: "HEAD" }));
    expect(await head.text()).toBe("");
    for (const [name, value] of get.headers)
      if (name !== "x-request-id") expect(head.headers.get(name), name).toBe(value);
  });

  it("of players is nobody's who has met an account, whose stars another browser may have changed", async () => {
    const site = await siteWithGame();
    const address = await site.listen();
    for (const path of ["/players", `/players/${playerId("crewe")}`]) {
      await (await fetch(`${address}${path}`)).text();
      const kept = await fetch(`${address}${path}`);
      expect(isKept(kept)).toBe(true);
      await kept.text();
      const own = await fetch(`${address}${path}`, {
        headers: { cookie: "my-account=aaaaaaaaaaaa.bbbbbbbbbbbb.cccccccccccc" },
      });
      expect([isKept(own), own.headers.get("cache-control")]).toEqual([false, "no-store"]);
      await own.text();
    }
  });

  it("is the same through a socket, where it is answered before the framework", async () => {
    const site = await siteWithGame();
    const address = await site.listen();
    const viaFramework = await fetch(`${address}${PAGE}`);
    const viaMemory = await fetch(`${address}${PAGE}`);
    expect(viaFramework.headers.get("x-request-id")).not.toBeNull();
    expect(viaMemory.headers.get("x-request-id")).toBeNull();
    expect(isKept(viaMemory)).toBe(true);
    expect(await viaMemory.text()).toBe(await viaFramework.text());
    const tag = viaMemory.headers.get("etag") ?? "";
    const unchanged = await fetch(`${address}${PAGE}`, { headers: { "if-none-match": tag } });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get("content-security-policy")).toBe(viaMemory.headers.get("content-security-policy"));
    const head = await fetch(`${address}${PAGE}`, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
  });

  it("is kept for the framework's own requests for data too", async () => {
    const site = await siteWithGame();
    const first = await site.get(`${PAGE}.data`);
    expect(first.headers.get("content-type")).toContain("text/x-script");
    const second = await site.get(`${PAGE}.data?_routes=routes%2Fgame`);
    expect(isKept(second)).toBe(false);
    expect(isKept(await site.get(`${PAGE}.data`))).toBe(true);
    expect(isKept(await site.get(`${PAGE}.data?_routes=routes%2Fgame`))).toBe(true);
    await site.get(`${PAGE}.data?_routes=nonsense`);
    expect(site.app.kept().pages).toBe(2);
  });

  it("holds nothing of the first requester", async () => {
    const site = await siteWithGame();
    const first = await site.get(PAGE, {
      cookie: "session=of-the-first",
      host: "poisoned.example",
      "x-forwarded-host": "poisoned.example",
      "user-agent": "of-the-first",
    });
    expect(await first.text()).not.toMatch(/poisoned\.example|of-the-first/);
  });
});

describe("what is not kept", () => {
  it("redirects, errors and searches", async () => {
    const site = await siteWithGame();
    for (const path of ["/", "/games/209910199", "/players?q=durand", "/players/nobody", "/nothing", "/healthz"]) {
      await site.get(path);
      expect(isKept(await site.get(path)), path).toBe(false);
    }
    expect(site.app.kept().pages).toBe(0);
  });

  it("unknown parameters and values: they answer as the canonical address does and take no room", async () => {
    const site = await siteWithGame();
    const page = await (await site.get(`${PAGE}?plays=flow`)).text();
    const stats = await (await site.get("/stats?season=1907")).text();
    const players = await (await site.get("/players?pos=nobody")).text();
    const before = site.app.kept();
    for (let index = 0; index < 50; index += 1) {
      const other = await site.get(`${PAGE}?utm_source=${index}&PLAYS=1&plays=Flow&tab=none${index}&order=${index}`);
      expect(isKept(other)).toBe(true);
      expect(await other.text()).toBe(page);
      const week = await site.get(`/stats?season=${1000 + index}&week=${index}&type=x${index}&from=${index}`);
      expect(isKept(week)).toBe(true);
      expect(await week.text()).toBe(stats);
      const list = await site.get(`/players?pos=${index}&utm_source=${index}&q=%20`);
      expect(isKept(list)).toBe(true);
      expect(await list.text()).toBe(players);
    }
    expect(site.app.kept()).toEqual(before);
  });

  it("more than its share of memory: the page that nobody asks for goes first", async () => {
    const site = await siteWithGame({ keptBytes: 400_000 });
    await site.get(PAGE);
    const addresses = ["flow", "1", "2", "3", "4", "OT"].flatMap((plays) =>
      ["rushing", "receiving", "passing"].flatMap((tab) =>
        ["newest", "oldest"].map((order) => `${PAGE}?plays=${plays}&tab=${tab}&order=${order}`),
      ),
    );
    for (const address of addresses) {
      expect((await site.get(address)).status).toBe(200);
      await site.get(PAGE);
    }
    expect(site.app.kept().bytes).toBeLessThanOrEqual(400_000);
    expect(site.app.kept().pages).toBeLessThan(addresses.length);
    expect(isKept(await site.get(PAGE))).toBe(true);
  });
});

describe("a change in the store", () => {
  /** Waits until the page shows what was stored; the announcement is not instant. */
  async function untilShown(site: OpenSite, path: string, text: string): Promise<void> {
    await expect.poll(async () => (await site.get(path)).text(), { interval: 10 }).toContain(text);
  }

  it("reaches the game page, the week and the players of the game, and no other page", async () => {
    const other = smallGame();
    const otherGame = {
      ...other,
      game: { ...other.game, gameKey: "202510208", week: 2, homeTeam: "CLE" },
      providerGameId: "other",
    };
    const site = await siteWithGame({
      games: [smallGame(), { ...otherGame, playerGameStats: [], playerProjections: [] }],
    });
    const untouched = ["/games/202510208", "/stats?season=2025&type=REG&week=2"];
    const touched = [PAGE, "/stats?season=2025&type=REG&week=1", `/players/${playerId("brandvold")}`];
    for (const path of [...untouched, ...touched]) await site.get(path);
    for (const path of [...untouched, ...touched]) expect(isKept(await site.get(path)), path).toBe(true);
    await site.store.putGames([corrected(7531)]);
    await untilShown(site, PAGE, "7531");
    for (const path of untouched) expect(isKept(await site.get(path)), path).toBe(true);
    await untilShown(site, "/stats?season=2025&type=REG&week=1", "7531");
    await untilShown(site, `/players/${playerId("brandvold")}`, "7531");
  });

  it("reaches the season's leaders", async () => {
    const site = await siteWithGame();
    await site.get("/players");
    expect(isKept(await site.get("/players"))).toBe(true);
    const game = corrected(7);
    const playerGameStats = game.playerGameStats.map((line) => ({ ...line, fantasyPointsPPR: 77.7 }));
    await site.store.putGames([{ ...game, playerGameStats }]);
    await untilShown(site, "/players", "77.7");
  });

  it("changes the tag, so that nobody keeps the old page", async () => {
    const site = await siteWithGame();
    const tag = (await site.get(PAGE)).headers.get("etag") ?? "";
    await site.store.putGames([corrected(7531)]);
    await untilShown(site, PAGE, "7531");
    expect((await site.get(PAGE, { "if-none-match": tag })).status).toBe(200);
  });

  it("of a new week reaches the week picker", async () => {
    const site = await siteWithGame();
    await site.get("/stats");
    const game = smallGame();
    await site.store.putGames([
      { ...game, game: { ...game.game, gameKey: "202510306", week: 3 }, providerGameId: "third" },
    ]);
    await untilShown(site, "/stats?season=2025&type=REG&week=1", "week=3");
    await untilShown(site, "/stats", "/games/202510306");
  });

  it("while a page is rendered does not leave the old page in memory", async () => {
    const held = Promise.withResolvers<void>();
    const reading = Promise.withResolvers<void>();
    let isHolding = true;
    const site = await siteWithGame({
      wrapStore: (store) =>
        new Proxy(store, {
          get(target, name) {
            const value: unknown = Reflect.get(target, name);
            if (typeof value !== "function") return value;
            if (name !== "gameSnapshot" || !isHolding) return value.bind(target) as unknown;
            return async (gameKey: string) => {
              const snapshot = await target.gameSnapshot(gameKey);
              if (!isHolding) return snapshot;
              isHolding = false;
              reading.resolve();
              await held.promise;
              return snapshot;
            };
          },
        }),
    });
    const week = "/stats?season=2025&type=REG&week=1";
    await site.get(week);
    const old = site.get(PAGE);
    await reading.promise;
    await site.store.putGames([corrected(7531)]);
    // Once the change is noticed, a page asked for is new, although the old rendering is still under way.
    await untilShown(site, week, "7531");
    await untilShown(site, PAGE, "7531");
    held.resolve();
    expect(await (await old).text()).not.toContain("7531");
    const after = await site.get(PAGE);
    expect(await after.text()).toContain("7531");
  });

  it("is followed when another process stored it", async () => {
    const site = await siteWithGame();
    await site.get(PAGE);
    await site.storeElsewhere([corrected(7531)]);
    await untilShown(site, PAGE, "7531");
  });

  it("renders once for all who ask at the same time", async () => {
    let reads = 0;
    const site = await siteWithGame({
      wrapStore: (store) =>
        new Proxy(store, {
          get(target, name) {
            if (name === "gameSnapshot") reads += 1;
            const value: unknown = Reflect.get(target, name);
            return typeof value === "function" ? (value.bind(target) as unknown) : value;
          },
        }),
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.get(PAGE)));
    const pages = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(pages.size).toBe(1);
    expect(reads).toBe(1);
  });
});
