import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { PublicGame } from "../../domain/export/public-game.ts";
import { HAND_WRITTEN } from "../fixtures/hand-written.ts";
import { pageOf, smallVariant } from "../fixtures/variant-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { ADMINISTRATOR, signInAs } from "../setup/sign-in-as.ts";

const free = smallVariant(1);
const bought: ProviderGame = { ...smallVariant(2), provider: "sportsdataio" };
const simulated: ProviderGame = { ...smallVariant(3), provider: "demo" };
const bare = smallVariant(4, {}, { allPlays: [], playerProjections: [], playerGameStats: [] });
const games = [free, bought, simulated, bare];
const STORY = { markdown: "**Words**", html: "<p>Words</p>", createdAt: "2025-09-09T04:00:00Z", ...HAND_WRITTEN };

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games, baseUrl: "https://six.example", administrator: ADMINISTRATOR });
  await site.store.putStory({ ...STORY, kind: "recap", gameKey: free.game.gameKey });
  await site.store.putStory({ ...STORY, kind: "preview", gameKey: free.game.gameKey });
});
afterAll(() => site.close());

const address = ({ game }: ProviderGame) => `/api${pageOf({ game } as ProviderGame)}`;
const ask = (game: ProviderGame, headers: Record<string, string> = {}, from = site) => from.get(address(game), headers);
const read = async (game: ProviderGame, from = site) => (await (await ask(game, {}, from)).json()) as PublicGame;

describe("a game as JSON", () => {
  it("has the specification's names, as plain objects and lists, and the stored game whole", async () => {
    const answer = await ask(free);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    const game = (await answer.json()) as PublicGame;
    const stored = await site.store.gameSnapshot(free.game.gameKey);
    expect(game.game).toEqual(stored?.game);
    const plain = game.allPlays.map((play) => play.plain);
    expect(game.allPlays).toEqual(
      stored?.allPlays.map(({ credits: _credits, ...play }, index) => ({ ...play, plain: plain[index] })),
    );
    const touchdown = game.allPlays.find(({ isTouchdown, plain: words }) => isTouchdown && words !== null);
    expect(touchdown?.plain).toMatch(/ touchdown$/);
    expect(plain.join("")).not.toMatch(/[{}]/);
    expect(game.playerGameStats.map(({ playerId }) => playerId)).toEqual(
      stored?.playerGameStats.map(({ playerId }) => playerId),
    );
    expect(game.playerGameStats.every(({ fantasyPointsPPR }) => typeof fantasyPointsPPR === "number")).toBe(true);
    expect(game.gameRecap).toEqual({
      gameKey: free.game.gameKey,
      recap: "**Words**",
      createdAt: "2025-09-09T04:00:00Z",
    });
    expect(game.gameProjection?.projection).toBe("**Words**");
  });

  it("says whose figures they are, on what terms, and where the page is", async () => {
    const { data, what } = await read(free);
    expect(what).toContain("Minnesota Vikings at Chicago Bears");
    expect(data).toMatchObject({
      source: expect.stringContaining("nflverse"),
      license: expect.stringContaining("CC BY 4.0"),
      note: expect.stringContaining("must name nflverse"),
      provider: "nflverse",
      page: `https://six.example${pageOf(free)}`,
    });
    expect((await read(simulated)).data.note).toMatch(/^SIMULATED/);
  });

  it("is complete where the game has neither plays nor lines nor texts", async () => {
    expect(await read(bare)).toMatchObject({
      allPlays: [],
      playerProjections: [],
      playerGameStats: [],
      gameRecap: null,
      gameProjection: null,
    });
  });

  it("is kept like a page: 304 by its tag, compressed, and fresh after a change", async () => {
    const first = await ask(free);
    const tag = first.headers.get("etag") ?? "";
    expect(tag).not.toBe("");
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const again = await ask(free, { "if-none-match": tag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("server-timing")).toContain('kept;desc="yes"');
    expect((await ask(free, { "accept-encoding": "br" })).headers.get("content-encoding")).toBe("br");
    const version = (await read(free)).data.version;
    await site.store.putGames([{ ...free, game: { ...free.game, attendance: 1 } }]);
    await expect.poll(async () => (await ask(free, { "if-none-match": tag })).status).toBe(200);
    const fresh = await read(free);
    expect(fresh.game.attendance).toBe(1);
    expect(fresh.data.version).toBe(version + 1);
  });

  it("is kept under one address, whatever stands behind it", async () => {
    await ask(free);
    const before = site.app.kept().pages;
    for (let query = 0; query < 20; query += 1) {
      const answer = await site.get(`${address(free)}?x=${query}`);
      expect(answer.headers.get("server-timing")).toContain('kept;desc="yes"');
    }
    expect(site.app.kept().pages).toBe(before);
  });

  it("is the same for everybody, and other sites' pages may read it", async () => {
    const cookie = await signInAs(site, ADMINISTRATOR);
    const [visitor, administrator] = [await ask(free), await ask(free, { cookie })];
    expect(await administrator.json()).toEqual(await visitor.json());
    expect(visitor.headers.get("access-control-allow-origin")).toBe("*");
    expect(JSON.stringify(await read(free))).not.toMatch(/userEmail|six\.example"|boss@/);
  });

  it("answers HEAD with the same headers, and nothing but GET and HEAD", async () => {
    const head = await site.app.fetch(new Request(`http://127.0.0.1${address(free)}`, { method: "HEAD" }));
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("etag")).toBe((await ask(free)).headers.get("etag"));
    const headers = { "sec-fetch-site": "same-origin" };
    for (const method of ["POST", "PUT", "DELETE"]) {
      const answer = await site.app.fetch(new Request(`http://127.0.0.1${address(free)}`, { method, headers }));
      expect(answer.status, method).toBe(405);
    }
  });

  it.each(["/api/games/209910199", "/api/games/abc", "/api/games/202510106.data", "/api/games/%3Cb%3E"])(
    "says in JSON that there is no such game: %s",
    async (path) => {
      const answer = await site.get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      expect(await answer.json()).toEqual({ error: "No stored game has this key. Look for it on /stats." });
    },
  );
});

describe("a game whose figures were bought", () => {
  it("is not given out, and its page is", async () => {
    const answer = await ask(bought);
    expect(answer.status).toBe(403);
    expect(Object.keys((await answer.json()) as object)).toEqual(["error"]);
    expect((await site.get(pageOf(bought))).status).toBe(200);
  });

  it("is given out with GAME_API=all, with its terms, and says where a trial has altered it", async () => {
    const altered = { ...bought, game: { ...bought.game, lastPlay: "Scrambled" } };
    const open = await openSite({ games: [altered], gameApi: "all" });
    try {
      const { data } = await read(altered, open);
      expect(data).toMatchObject({ source: "SportsDataIO", license: null, page: null });
      expect(data.note).toMatch(/^NOT REAL FIGURES.*terms of that subscription/);
    } finally {
      await open.close();
    }
  });

  it("no game is, with GAME_API=off", async () => {
    const closed = await openSite({ games: [free], gameApi: "off" });
    try {
      const answer = await ask(free, {}, closed);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ error: "This site does not offer its games as JSON." });
    } finally {
      await closed.close();
    }
  });
});

describe("docs/api.md", () => {
  const text = readFileSync("docs/api.md", "utf8");
  const sections = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split("\n", 1)[0] ?? "", section] as const),
  );
  const fieldsOf = (heading: string) =>
    Array.from((sections.get(heading) ?? "").matchAll(/^\| `(\w+)` /gm), ([, field = ""]) => field);

  it("names every field of the answer, and no other", async () => {
    const game = await read(free);
    const named = (value: object | null | undefined) => Object.keys(value ?? {});
    expect(fieldsOf("`data`")).toEqual(named(game.data));
    expect(fieldsOf("`game`").toSorted()).toEqual(named(game.game).toSorted());
    expect(fieldsOf("`allPlays`").toSorted()).toEqual(named(game.allPlays[0]).toSorted());
    expect(fieldsOf("`gameRecap` and `gameProjection`").toSorted()).toEqual(
      [...new Set([...named(game.gameRecap), ...named(game.gameProjection)])].toSorted(),
    );
    const lines = fieldsOf("`playerProjections` and `playerGameStats`").toSorted();
    expect(lines).toEqual(named(game.playerGameStats[0]).toSorted());
    expect(lines).toEqual(named(game.playerProjections[0]).toSorted());
    const parts = [...sections.keys()].flatMap((heading) =>
      Array.from(heading.matchAll(/`(\w+)`/g), ([, part]) => part),
    );
    expect(new Set([...parts, "what"])).toEqual(new Set(Object.keys(game)));
    for (const play of game.allPlays) expect(Object.keys(play)).toEqual(Object.keys(game.allPlays[0] ?? {}));
  });

  it("shows an example that is JSON, with fields of the answer alone", async () => {
    const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? "") as Record<string, unknown>;
    const game = (await read(free)) as unknown as Record<string, unknown>;
    const first = (value: unknown) => (Array.isArray(value) ? value[0] : value) as object | null | undefined;
    for (const [part, value] of Object.entries(example)) {
      expect(Object.keys(game)).toContain(part);
      if (typeof value === "string") continue;
      const known = Object.keys(first(game[part]) ?? {});
      for (const field of Object.keys(first(value) ?? {})) expect(known, part).toContain(field);
    }
  });
});
