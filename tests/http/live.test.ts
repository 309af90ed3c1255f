import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { applyPatch } from "../../domain/live/apply-patch.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { inPlay } from "../../domain/game/game-state.ts";
import type { LiveFrame } from "../../domain/live/diff-live.ts";
import { gameShape } from "../../domain/shape/game-shape.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { gameAfter, simulatedGame } from "../fixtures/simulated-game.ts";
import { loadLiveGame } from "../../server/pages/game-page.server.ts";
import { loadLiveWeek } from "../../server/pages/stats-page.server.ts";
import { type OpenSite, type OpenSiteOptions, openSite } from "../setup/open-site.ts";

const FINISHED = simulatedGame({ week: 1, awayTeam: "DET", homeTeam: "KC" });
const KEY = FINISHED.game.gameKey;
const EVENTS = `/games/${KEY}/events`;
const WEEK = { season: 2025, seasonType: 1, week: 1 };
const WEEK_EVENTS = "/stats/events?season=2025&type=REG&week=1";
const open: OpenSite[] = [];
const sockets = new Set<Socket>();

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  for (const site of open.splice(0)) await site.close();
});

async function siteAfter(plays: number, options: OpenSiteOptions = {}): Promise<OpenSite> {
  const games: ProviderGame[] = [gameAfter(FINISHED, plays), bareGame({ week: 2, awayTeam: "NYJ", homeTeam: "BUF" })];
  const site = await openSite({ games, ...options });
  open.push(site);
  return site;
}

interface StreamEvent {
  name: string;
  data: { version: number } & LiveFrame;
}

/** The events of a stream, one after the other. */
async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const name = /^event: (.*)$/m.exec(event)?.[1] ?? "";
      yield { name, data: JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? "null") };
    }
  }
}

async function next(events: AsyncGenerator<StreamEvent>): Promise<StreamEvent> {
  const { value, done } = await events.next();
  if (done === true) throw new Error("the stream has ended");
  return value;
}

/** A raw request on a socket of its own; `text` is what has come so far. */
async function ask(address: string, path: string, headers: string[] = []): Promise<{ socket: Socket; text(): string }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname.replace(/^\[(.*)\]$/, "$1"));
  sockets.add(socket);
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString()));
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(["GET " + path + " HTTP/1.1", "host: localhost", ...headers, "", ""].join("\r\n"));
  return { socket, text: () => text };
}

describe("the stream of a game", () => {
  it("brings a page from its own version to what a fresh load shows", async () => {
    const site = await siteAfter(80);
    const before = await loadLiveGame(site.store, KEY);
    const response = await site.get(`${EVENTS}?since=1`);
    const events = eventsOf(response);
    expect(await next(events)).toEqual({ name: "beat", data: { version: 1 } });
    await site.store.putGames([gameAfter(FINISHED, 81)]);
    const { name, data } = await next(events);
    expect([name, data.from, data.to]).toEqual(["patch", 1, 2]);
    expect(applyPatch(before, data.patch)).toEqual(await loadLiveGame(site.store, KEY));
    expect(JSON.stringify(data).length).toBeLessThan(6_000);
    await events.return(undefined);
    await expect.poll(() => site.app.live().connections).toBe(0);
  });

  it("comes after the kept page was forgotten, so that a page loaded then has the change", async () => {
    const site = await siteAfter(80);
    await site.get(`/games/${KEY}`);
    const events = eventsOf(await site.get(`${EVENTS}?since=1`));
    await next(events);
    await site.store.putGames([gameAfter(FINISHED, 81)]);
    await next(events);
    const page = await (await site.get(`/games/${KEY}.data`)).text();
    expect(page).toContain(FINISHED.allPlays[80]?.description ?? "?");
  });

  it("catches up on what was missed, by the address or by the browser's own word", async () => {
    const site = await siteAfter(80);
    const first = eventsOf(await site.get(`${EVENTS}?since=1`));
    await next(first);
    for (const plays of [81, 82]) {
      await site.store.putGames([gameAfter(FINISHED, plays)]);
      await next(first);
    }
    const two = eventsOf(await site.get(`${EVENTS}?since=1`));
    expect([(await next(two)).data.to, (await next(two)).data.to, (await next(two)).name]).toEqual([2, 3, "beat"]);
    const one = eventsOf(await site.get(`${EVENTS}?since=1`, { "last-event-id": "2" }));
    expect([(await next(one)).data.to, (await next(one)).name]).toEqual([3, "beat"]);
    const none = eventsOf(await site.get(`${EVENTS}?since=0`));
    expect(await next(none)).toEqual({ name: "resync", data: { version: 3 } });
  });

  it("hears of what another process stores", async () => {
    const site = await siteAfter(80);
    const events = eventsOf(await site.get(`${EVENTS}?since=1`));
    await next(events);
    await site.storeElsewhere([gameAfter(FINISHED, 81)]);
    expect((await next(events)).name).toBe("patch");
  });

  it("has one end when the game was over before", async () => {
    const site = await siteAfter(80, { games: [{ ...FINISHED, asOf: "2025-09-09T11:00:00Z" }] });
    const response = await site.get(`${EVENTS}?since=1`);
    expect(await response.text()).toBe('event: end\ndata: {"version":1}\n\n');
    expect(site.app.live()).toMatchObject({ connections: 0, readers: 0 });
  });

  it("goes out uncompressed, never kept by anybody, with the security headers of every answer", async () => {
    const site = await siteAfter(80);
    const response = await site.get(`${EVENTS}?since=1`, { "accept-encoding": "gzip, br" });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(response.headers.has("content-encoding")).toBe(false);
    await response.body?.cancel();
  });
});

describe("the stream of a week", () => {
  it("brings the week page from its own version to what a fresh load shows, leaders by position included", async () => {
    const site = await siteAfter(80);
    const before = await loadLiveWeek(site.store, WEEK, "WR");
    const events = eventsOf(await site.get(`${WEEK_EVENTS}&pos=WR&since=${before.version}`));
    expect((await next(events)).name).toBe("beat");
    await site.store.putGames([gameAfter(FINISHED, 100)]);
    const { data } = await next(events);
    expect(data.from).toBe(before.version);
    const after = await loadLiveWeek(site.store, WEEK, "WR");
    expect(applyPatch(before, data.patch)).toEqual(after);
    expect(after.version).toBe(data.to);
    expect(after.leaders).not.toEqual(before.leaders);
  });

  it("says the last play as the game's own page does", async () => {
    const site = await siteAfter(80);
    const said = async (): Promise<(string | null)[]> =>
      (await loadLiveWeek(site.store, WEEK, null)).games.filter(inPlay).map(({ lastPlay }) => lastPlay);
    const game = (await site.store.gameSnapshot(KEY)) ?? expect.fail("no game");
    const { moment } = gameShape(game.game, game.allPlays, game.corrections, game.people);
    expect(await said()).toEqual([moment?.last?.words]);
    expect(moment?.last?.words).not.toBe(game.game.lastPlay);
    // Two live games have room for it; three do not, and keep the provider's words.
    const others = [
      { week: 1, awayTeam: "CHI", homeTeam: "MIN" },
      { week: 1, awayTeam: "NYG", homeTeam: "DAL" },
    ].map((one) => gameAfter(simulatedGame(one), 70));
    await site.store.putGames(others);
    expect(await said()).toContain(game.game.lastPlay);
  });

  it("says nothing of other weeks", async () => {
    const site = await siteAfter(80);
    const events = eventsOf(await site.get(`${WEEK_EVENTS}&since=${await site.store.weekVersion(WEEK)}`));
    await next(events);
    await site.store.putGames([bareGame({ week: 2, awayTeam: "NYJ", homeTeam: "BUF", channel: "CBS" })]);
    await site.store.putGames([gameAfter(FINISHED, 81)]);
    expect((await next(events)).data.to).toBe(await site.store.weekVersion(WEEK));
  });

  it("shows its version on the page", async () => {
    const site = await siteAfter(80);
    const version = await site.store.weekVersion(WEEK);
    expect(await (await site.get("/stats.data?season=2025&type=REG&week=1")).text()).toContain(`"version",${version}`);
  });
});

describe("an address without a stream", () => {
  it.each([
    ["/games/202510199/events?since=1", 404, "Game not found"],
    ["/games/nonsense/events?since=1", 404, "Game not found"],
    ["/stats/events?season=2025&type=REG&week=17&since=1", 404, "Week not found"],
    ["/stats/events?season=2025&type=XXX&week=1&since=1", 404, "Week not found"],
    [EVENTS, 400, "since=41"],
    [`${EVENTS}?since=-1`, 400, "since=41"],
    [`${EVENTS}?since=1e3`, 400, "since=41"],
    [`${EVENTS}?since=99999999999999999999`, 400, "since=41"],
    [`/games/${KEY}/replay/events?from=x&since=1`, 400, "seconds since 1970"],
    [`/games/${KEY}/replay/events?from=1&speed=1&since=1`, 404, "not"],
  ])("%s is answered %i in words", async (path, status, words) => {
    const site = await siteAfter(80);
    const response = await site.get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toContain(words);
    expect(site.app.live()).toEqual({ connections: 0, readers: 0, pages: 0 });
  });

  it.each(["HEAD", "POST", "PUT", "DELETE"])("is refused to %s", async (method) => {
    const site = await siteAfter(80);
    const response = await site.app.fetch(
      new Request(`http://127.0.0.1${EVENTS}?since=1`, { method, headers: { "sec-fetch-site": "same-origin" } }),
    );
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain("GET");
  });

  it("is refused while all places are taken, and given again afterwards", async () => {
    const site = await siteAfter(80, { live: { most: 2 } });
    const taken = [await site.get(`${EVENTS}?since=1`), await site.get(`${WEEK_EVENTS}&since=1`)];
    const refused = await site.get(`${EVENTS}?since=1`);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await refused.text()).toContain("More pages are live");
    expect(site.log.filter((line) => line.includes("LIVE_CONNECTIONS"))).toHaveLength(1);
    for (const response of taken) await response.body?.cancel();
    expect((await site.get(`${EVENTS}?since=1`)).status).toBe(200);
  });

  it("is refused to an address that has its share, no matter who else it claims to be", async () => {
    const site = await siteAfter(80, { live: { mostOfOne: 1 }, trustedProxies: ["127.0.0.1"] });
    const address = await site.listen();
    const from = (client: string): string[] => [`x-forwarded-for: ${client}`];
    const one = await ask(address, `${EVENTS}?since=1`, from("203.0.113.7"));
    await expect.poll(one.text).toContain("event: beat");
    const two = await ask(address, `${EVENTS}?since=1`, from("198.51.100.1, 203.0.113.7"));
    await expect.poll(two.text).toMatch(/^HTTP\/1.1 429 .*Close some of them/s);
    const other = await ask(address, `${EVENTS}?since=1`, from("198.51.100.1"));
    await expect.poll(other.text).toContain("event: beat");
  });

  it.each([
    ["IPv6 by its network", ["2001:db8:1:2::1", "2001:db8:1:2:ffff::7", "2001:0DB8:1:2::3"], "2001:db8:1:3::1"],
    ["IPv4, however it is written", ["203.0.113.7", "::ffff:203.0.113.7", "::ffff:cb00:7107"], "::ffff:203.0.113.8"],
    ["IPv4 beside it", ["::ffff:203.0.113.7", "203.0.113.7:4711", "0:0:0:0:0:ffff:203.0.113.7"], "2001:db8::1"],
  ])("counts a client of %s, through a socket of IPv6", async (_of, [first = "", second = "", third = ""], other) => {
    const site = await siteAfter(80, { live: { mostOfOne: 2 }, trustedProxies: ["::1"] });
    const address = await site.listen("::1");
    const from = (client: string): string[] => [`x-forwarded-for: ${client}`];
    for (const client of [first, second]) {
      const taken = await ask(address, `${EVENTS}?since=1`, from(client));
      await expect.poll(taken.text).toContain("event: beat");
    }
    const refused = await ask(address, `${EVENTS}?since=1`, from(third));
    await expect.poll(refused.text).toMatch(/^HTTP\/1.1 429 .*Close some of them/s);
    const taken = await ask(address, `${EVENTS}?since=1`, from(other));
    await expect.poll(taken.text).toContain("event: beat");
  });

  it.each([
    ["::1", "::1"],
    // A socket of both kinds, which tells of an IPv4 client as ::ffff:127.0.0.1.
    ["::", "127.0.0.1"],
  ])("counts no share on %s for %s, behind which everyone may be", async (host, from) => {
    const site = await siteAfter(80, { live: { mostOfOne: 1 } });
    const { port } = new URL(await site.listen(host));
    const address = `http://${from.includes(":") ? `[${from}]` : from}:${port}`;
    for (const _ of [1, 2, 3]) {
      const taken = await ask(address, `${EVENTS}?since=1`);
      await expect.poll(taken.text).toContain("event: beat");
    }
  });

  it("is answered 503 while the store does not answer", async () => {
    const site = await siteAfter(80, {
      wrapStore: (store) => ({ ...store, gameSnapshot: () => Promise.reject(new Error("away")) }),
    });
    const response = await site.get(`${EVENTS}?since=1`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("cannot be read right now");
    expect(site.app.live().connections).toBe(0);
  });
});

describe("connections", () => {
  it("are told apart from requests: a stream has no length and no chunks, and ends with the connection", async () => {
    const site = await siteAfter(80);
    const { text } = await ask(await site.listen(), `${EVENTS}?since=1`);
    await expect.poll(text).toMatch(/\r\n\r\nevent: beat\ndata: \{"version":1\}\n\n$/);
    expect(text()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(text().toLowerCase()).not.toMatch(/transfer-encoding|content-length|content-encoding/);
  });

  it("leave nothing behind: of 200 that are killed none is left", async () => {
    const site = await siteAfter(80);
    const address = await site.listen();
    const readers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        ask(address, index % 2 === 0 ? `${EVENTS}?since=1` : `${WEEK_EVENTS}&since=0`),
      ),
    );
    await expect.poll(() => site.app.live().readers).toBe(200);
    for (const [index, { socket }] of readers.entries()) {
      if (index % 2 === 0) socket.destroy();
      else socket.resetAndDestroy();
    }
    await expect.poll(() => site.app.live().connections).toBe(0);
    expect(site.app.live().readers).toBe(0);
  });

  it("of readers who went while the page was read leave nothing behind either", async () => {
    const gate = Promise.withResolvers<void>();
    const site = await siteAfter(80, {
      wrapStore: (store) => ({
        ...store,
        async gameSnapshot(gameKey) {
          await gate.promise;
          return store.gameSnapshot(gameKey);
        },
      }),
    });
    const { socket } = await ask(await site.listen(), `${EVENTS}?since=1`);
    await expect.poll(() => site.app.live().connections).toBe(1);
    socket.destroy();
    await once(socket, "close");
    gate.resolve();
    await expect.poll(() => site.app.live().connections).toBe(0);
  });

  it("of readers who do not read are cut off, and nobody else's", async () => {
    const site = await siteAfter(80);
    const address = await site.listen();
    const slow = await ask(address, `${EVENTS}?since=1`);
    await expect.poll(slow.text).toContain("event: beat");
    slow.socket.pause();
    const quick = await ask(address, `${EVENTS}?since=1`);
    const long = "x".repeat(200_000);
    for (let round = 0; round < 60 && site.app.live().readers !== 1; round += 1) {
      const game = gameAfter(FINISHED, 80);
      await site.store.putGames([{ ...game, game: { ...game.game, lastPlay: `${round} ${long}` } }]);
      await expect.poll(quick.text, { interval: 5 }).toContain(`"lastPlay":"${round} `);
    }
    expect(site.app.live().readers).toBe(1);
    expect(quick.socket.destroyed).toBe(false);
  });

  it("get a sign of life again and again", async () => {
    const site = await siteAfter(80, { live: { beatEvery: 10 } });
    const { text } = await ask(await site.listen(), `${EVENTS}?since=1`);
    await expect.poll(() => text().split("event: beat").length).toBeGreaterThan(3);
  });

  it("are ended first when the site stops, and asked to come again", async () => {
    const site = await siteAfter(80);
    const address = await site.listen();
    const reader = await ask(address, `${EVENTS}?since=1`);
    await expect.poll(reader.text).toContain("event: beat");
    site.app.endStreams();
    await once(reader.socket, "end");
    const late = await site.get(`${EVENTS}?since=1`);
    expect([late.status, late.headers.get("retry-after")]).toEqual([503, "30"]);
  });
});
