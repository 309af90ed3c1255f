import { afterEach, describe, expect, it } from "vitest";
import { loadLiveGame } from "../../server/pages/game-page.server.ts";
import { loadLiveWeek } from "../../server/pages/stats-page.server.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { gameAfter, simulatedGame } from "../fixtures/simulated-game.ts";
import { type OpenSite, type OpenSiteOptions, openSite } from "../setup/open-site.ts";
import { ADMINISTRATOR, signInAs } from "../setup/sign-in-as.ts";

const FINISHED = simulatedGame({ week: 1, awayTeam: "DET", homeTeam: "KC" });
const KEY = FINISHED.game.gameKey;
const GAME = `/games/${KEY}/live`;
const WEEK = { season: 2025, seasonType: 1, week: 1 };
const QUERY = "?season=2025&type=REG&week=1";
const open: OpenSite[] = [];

afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

async function siteAfter(plays: number, options: OpenSiteOptions = {}): Promise<OpenSite> {
  const site = await openSite({ games: [gameAfter(FINISHED, plays)], ...options });
  open.push(site);
  return site;
}

const isKept = (response: Response): boolean => response.headers.get("server-timing") === 'kept;desc="yes"';

/** The JSON of an answer, and what its headers say of it. */
async function jsonOf(response: Response): Promise<unknown> {
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  return response.json();
}

describe("the live part of a game's page", () => {
  it("is what frames change, as plain JSON", async () => {
    const site = await siteAfter(80);
    expect(await jsonOf(await site.get(GAME))).toEqual(await loadLiveGame(site.store, KEY));
  });

  it("is kept under one address, has a tag, and is not sent again while nothing has changed", async () => {
    const site = await siteAfter(80);
    await site.get(`${GAME}?plays=flow`);
    const second = await site.get(GAME, { "accept-encoding": "gzip" });
    expect(isKept(second)).toBe(true);
    expect(second.headers.get("content-encoding")).toBe("gzip");
    expect(second.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const etag = second.headers.get("etag") ?? "";
    expect((await site.get(GAME, { "if-none-match": etag, "accept-encoding": "gzip" })).status).toBe(304);
    expect(site.app.kept().pages).toBe(1);
    await site.store.putGames([gameAfter(FINISHED, 81)]);
    await expect.poll(() => site.app.kept().pages).toBe(0);
    const fresh = await site.get(GAME, { "if-none-match": etag });
    expect(fresh.status).toBe(200);
    expect(await jsonOf(fresh)).toMatchObject({ version: 2 });
  });

  it("is the same for the administrator, and not kept for anybody", async () => {
    const site = await siteAfter(80, { administrator: ADMINISTRATOR });
    const cookie = await signInAs(site, ADMINISTRATOR);
    const mine = await site.get(GAME, { cookie });
    expect(mine.headers.get("cache-control")).toBe("no-store");
    expect(await jsonOf(mine)).toEqual(await (await site.get(GAME)).json());
  });
});

describe("the live part of a week", () => {
  it.each([null, "WR", "K", "DST"] as const)("is what frames change, leaders of %s included", async (position) => {
    const site = await siteAfter(80);
    const address = `/stats/live${QUERY}${position === null ? "" : `&pos=${position}`}`;
    expect(await jsonOf(await site.get(address))).toEqual(await loadLiveWeek(site.store, WEEK, position));
    expect(isKept(await site.get(address))).toBe(true);
    await site.store.putGames([gameAfter(FINISHED, 100)]);
    await expect.poll(() => site.app.kept().pages).toBe(0);
    expect(await jsonOf(await site.get(address))).toEqual(await loadLiveWeek(site.store, WEEK, position));
  });
});

describe("the live part of a replay", () => {
  it("is the game as far as it has been played again, and kept by nobody", async () => {
    const now = new Date("2026-02-01T12:00:00Z");
    const site = await siteAfter(0, { games: [FINISHED], now });
    const at = async (seconds: number): Promise<{ allPlays: unknown[] }> => {
      const from = now.getTime() / 1000 - seconds;
      const response = await site.get(`/games/${KEY}/replay/live?from=${from}&speed=20`);
      expect(response.headers.get("cache-control")).toBe("no-store");
      return (await jsonOf(response)) as { allPlays: unknown[] };
    };
    const [first, second] = [(await at(60)).allPlays.length, (await at(300)).allPlays.length];
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first);
    expect(second).toBeLessThan(FINISHED.allPlays.length);
    expect(site.app.kept().pages).toBe(0);
  });
});

describe("an address without a live part", () => {
  it.each([
    ["/games/202510199/live", 404, "Game not found"],
    ["/games/nonsense/live", 404, "Game not found"],
    ["/stats/live", 404, "Week not found"],
    ["/stats/live?season=2025&type=REG&week=17", 404, "Week not found"],
    ["/stats/live?season=2025&type=XXX&week=1", 404, "Week not found"],
    [`/games/${KEY}/replay/live?from=x`, 400, "seconds since 1970"],
    [`/games/${KEY}/replay/live?from=1&speed=1`, 404, "not"],
  ])("%s is answered %i with the reason, and keeps nothing", async (path, status, words) => {
    const site = await siteAfter(80, {
      games: [gameAfter(FINISHED, 80), bareGame({ week: 2, awayTeam: "NYJ", homeTeam: "BUF" })],
    });
    const response = await site.get(path);
    expect(response.status).toBe(status);
    expect(await jsonOf(response)).toEqual({ error: expect.stringContaining(words) });
    expect(site.app.kept().pages).toBe(0);
  });
});
