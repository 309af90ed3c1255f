import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { Store } from "../../server/store/store.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { playerId, smallGamePlayers } from "../fixtures/small-game-people.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const KEPT = `/games/${smallGame().game.gameKey}`;
const FLOOD = "203.0.113.7";
const OTHER = "198.51.100.1";
const THIRD = "198.51.100.2";

const open: OpenSite[] = [];
afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

interface HeldSite {
  address: string;
  site: OpenSite;
  /** Who the pages were about, in the order in which they were made. */
  made: string[];
  /** Lets every page be made, those that have begun and those to come. */
  letGo(): void;
  /** Lets the pages about this player be made. */
  letGoOf(id: string): void;
  /** Asks for a page as a client of this address, on a connection of its own; `leave` breaks the connection. */
  ask(from: string, path: string): { status: Promise<number>; leave(): void };
  /** Sends a sign-in form that names no address. */
  sendForm(from: string): Promise<number>;
  /** Asks for players that nobody knows, from one address, one page each: `flood0`, `flood1` ... */
  flood(from: string, pages: number): Promise<number>[];
  /** Resolves when so many requests wait for their turn. */
  untilWaiting(count: number): Promise<void>;
}

/** A site that makes one page at a time, or so many, behind a proxy, and whose players' pages are held, or what it reads of games. */
async function heldSite(pagesAtOnce = 1, holdsGames = false): Promise<HeldSite> {
  const gate = Promise.withResolvers<void>();
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const gateOf = (id: string): PromiseWithResolvers<void> => {
    const own = gates.get(id) ?? Promise.withResolvers<void>();
    gates.set(id, own);
    return own;
  };
  const made: string[] = [];
  const site = await openSite({
    games: [smallGame()],
    players: smallGamePlayers(),
    trustedProxies: ["127.0.0.1"],
    pagesAtOnce,
    wrapStore: (store): Store => ({
      ...store,
      async player(id) {
        made.push(id);
        await Promise.race([gate.promise, gateOf(id).promise]);
        return store.player(id);
      },
      async gameSnapshot(key) {
        if (holdsGames) {
          made.push(key);
          await gate.promise;
        }
        return store.gameSnapshot(key);
      },
    }),
  });
  open.push(site);
  const address = await site.listen();
  function ask(from: string, path: string): { status: Promise<number>; leave(): void } {
    const asking = request(`${address}${path}`, { agent: false, headers: { "x-forwarded-for": from } });
    const status = new Promise<number>((resolve) => {
      asking.on("response", (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      asking.on("error", () => resolve(0));
    });
    asking.end();
    return { status, leave: () => asking.destroy() };
  }
  return {
    address,
    site,
    made,
    letGo: gate.resolve,
    letGoOf: (id) => gateOf(id).resolve(),
    ask,
    async sendForm(from) {
      const form = await fetch(`${address}/login`, {
        method: "POST",
        headers: { origin: address, "x-forwarded-for": from },
        body: new URLSearchParams({ intent: "send", email: "nonsense" }),
      });
      return form.status;
    },
    flood: (from, pages) => Array.from({ length: pages }, (_, index) => ask(from, `/players/flood${index}`).status),
    async untilWaiting(count) {
      await expect.poll(() => site.app.waiting()).toBe(count);
    },
  };
}

describe("addresses take turns for the pages that are made", () => {
  it("serves an address that comes late before the rest of a flood", async () => {
    const held = await heldSite();
    const flood = held.flood(FLOOD, 30);
    await held.untilWaiting(29);
    const late = held.ask(OTHER, "/players/late").status;
    await held.untilWaiting(30);
    held.letGo();
    expect(await late).toBe(404);
    expect(await Promise.all(flood)).toEqual(flood.map(() => 404));
    expect(held.made).toHaveLength(31);
    // The page that was being made, at most one more of the flood, and then theirs.
    expect(held.made.indexOf("late")).toBeLessThanOrEqual(2);
  });

  it("serves it so too where all requests are there at once and nothing is waited for", async () => {
    const held = await heldSite();
    held.letGo();
    const { hostname, port } = new URL(held.address);
    const sockets = await Promise.all(
      Array.from({ length: 31 }, async () => {
        const socket = connect(Number(port), hostname);
        await once(socket, "connect");
        return socket;
      }),
    );
    const answers = sockets.map((socket) => once(socket, "data"));
    for (const [index, socket] of sockets.entries()) {
      const [from, id] = index < 30 ? [FLOOD, `flood${index}`] : [OTHER, "late"];
      socket.write(`GET /players/${id} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: ${from}\r\n\r\n`);
    }
    await Promise.all(answers);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => held.made).toHaveLength(31);
    expect(held.made.indexOf("late")).toBeLessThanOrEqual(2);
  });

  it("serves each of several addresses in its turn, and one address in the order of its requests", async () => {
    const held = await heldSite();
    const flood = held.flood(FLOOD, 10);
    await held.untilWaiting(9);
    const others: Promise<number>[] = [];
    for (const [index, from] of [OTHER, THIRD, OTHER, THIRD].entries()) {
      others.push(held.ask(from, `/players/other${index}`).status);
      await held.untilWaiting(10 + index);
    }
    held.letGo();
    await Promise.all([...flood, ...others]);
    expect(held.made.filter((id) => id.startsWith("other"))).toEqual(["other0", "other1", "other2", "other3"]);
    expect(held.made.indexOf("other3")).toBeLessThanOrEqual(7);
  });

  it("takes all of an IPv6 network for one address", async () => {
    const held = await heldSite();
    const flood = Array.from({ length: 20 }, (_, index) =>
      held.ask(`2001:db8:1:2:${index.toString(16)}::1`, `/players/flood${index}`),
    );
    await held.untilWaiting(19);
    const late = held.ask("2001:db8:1:3::1", "/players/late").status;
    await held.untilWaiting(20);
    held.letGo();
    await Promise.all([late, ...flood.map(({ status }) => status)]);
    expect(held.made.indexOf("late")).toBeLessThanOrEqual(2);
  });

  it("counts every kind of page that is made: unknown addresses, sign-in, unknown games, a page's first reader", async () => {
    const held = await heldSite();
    const first = held.flood(FLOOD, 1);
    await expect.poll(() => held.made).toHaveLength(1);
    const paths = [
      "/nothing",
      "/login",
      "/games/209910199",
      `/players/${playerId("brandvold")}`,
      "/players",
      "/players?q=smith",
      "/nothing.data",
    ];
    const asked = paths.map((path) => held.ask(FLOOD, path).status);
    await held.untilWaiting(paths.length);
    held.letGo();
    expect(await Promise.all([...first, ...asked])).toEqual([404, 404, 200, 404, 200, 200, 200, 404]);
  });

  it("makes nobody wait for a page where something is in memory, is a form, or is no page", async () => {
    const held = await heldSite();
    expect(await held.ask(OTHER, KEPT).status).toBe(200);
    const flood = held.flood(FLOOD, 5);
    await held.untilWaiting(4);
    for (const path of [KEPT, "/healthz", "/api/me", "/favicon.svg"])
      expect(await held.ask(FLOOD, path).status, path).toBe(200);
    for (const from of [FLOOD, OTHER]) expect(await held.sendForm(from), from).toBe(400);
    expect(held.made).toHaveLength(1);
    held.letGo();
    await Promise.all(flood);
  });

  it("makes nothing for who has left", async () => {
    const held = await heldSite();
    const flood = held.flood(FLOOD, 1);
    await expect.poll(() => held.made).toHaveLength(1);
    const left = Array.from({ length: 10 }, (_, index) => held.ask(FLOOD, `/players/left${index}`));
    await held.untilWaiting(10);
    for (const one of left) one.leave();
    await held.untilWaiting(0);
    held.letGo();
    await Promise.all(flood);
    expect(await held.ask(OTHER, "/players/after").status).toBe(404);
    expect(held.made).toEqual(["flood0", "after"]);
  });

  it("leaves the turn of a page that hangs to others, and tells its requester when to come again", async () => {
    const hanging = Promise.withResolvers<void>();
    const site = await openSite({
      games: [smallGame()],
      renderDeadline: 2_000,
      pagesAtOnce: 1,
      wrapStore: (store): Store => ({
        ...store,
        async player(id) {
          if (id === "hang") await hanging.promise;
          return store.player(id);
        },
      }),
    });
    open.push(site);
    const hung = site.get("/players/hang");
    await expect.poll(async () => (await site.get("/players/other")).status).toBe(404);
    expect((await hung).status).toBe(503);
    expect((await hung).headers.get("retry-after")).toBe("30");
    hanging.resolve();
  });

  it("counts those who wait in /metrics", async () => {
    const held = await heldSite();
    const flood = held.flood(FLOOD, 4);
    await held.untilWaiting(3);
    const metrics = await fetch(`${held.address}/metrics`);
    expect(await metrics.text()).toMatch(/^pickle_six_waiting_pages 3$/m);
    held.letGo();
    await Promise.all(flood);
  });

  it("lets those who come later join a page that is being made, although somebody who waited for it has left", async () => {
    const held = await heldSite(2);
    const id = playerId("brandvold");
    const path = `/players/${id}`;
    const first = held.ask(OTHER, path).status;
    await expect.poll(() => held.made).toEqual([id]);
    const another = held.ask(FLOOD, "/players/another").status;
    await expect.poll(() => held.made).toEqual([id, "another"]);
    const leaving = held.ask(THIRD, path);
    await held.untilWaiting(1);
    leaving.leave();
    await held.untilWaiting(0);
    const later = held.ask(THIRD, path).status;
    await held.untilWaiting(1);
    held.letGoOf("another");
    await another;
    await held.untilWaiting(0);
    held.letGo();
    expect(await Promise.all([first, later])).toEqual([200, 200]);
    expect(held.made.filter((one) => one === id)).toHaveLength(1);
  });
});

describe("what takes no turn", () => {
  it("runs twice at a time for one address, and that of others waits for none of it: lines, forms, the first read of a stream", async () => {
    const held = await heldSite(1, true);
    const lines = `/api/other-lines?game=${smallGame().game.gameKey}`;
    const flood = Array.from({ length: 10 }, () => held.ask(FLOOD, lines));
    await expect.poll(() => held.made).toHaveLength(2);
    await held.untilWaiting(8);
    const form = held.sendForm(FLOOD);
    await held.untilWaiting(9);
    const stream = held.ask(FLOOD, `${KEPT}/events?since=1`);
    await held.untilWaiting(10);
    const leaving = held.ask(FLOOD, `${KEPT}/events?since=1`);
    await held.untilWaiting(11);
    leaving.leave();
    await held.untilWaiting(10);
    expect(held.made).toHaveLength(2);

    expect(await held.sendForm(OTHER)).toBe(400);
    const others = [held.ask(OTHER, lines), held.ask(THIRD, lines)];
    await expect.poll(() => held.made).toHaveLength(4);
    expect(held.site.app.waiting()).toBe(10);

    held.letGo();
    expect(await Promise.all([...flood, ...others].map(({ status }) => status))).toEqual(Array(12).fill(200));
    expect([await form, await stream.status]).toEqual([400, 200]);
    stream.leave();
    await expect.poll(() => held.site.app.live().connections).toBe(0);
  });

  it("is not bounded for an address that may be everyone's, behind a proxy that is not named", async () => {
    const held = await heldSite(1, true);
    const lines = `/api/other-lines?game=${smallGame().game.gameKey}`;
    const asked = Array.from({ length: 5 }, () => held.ask("192.168.0.4", lines));
    await expect.poll(() => held.made).toHaveLength(5);
    held.letGo();
    expect(await Promise.all(asked.map(({ status }) => status))).toEqual(asked.map(() => 200));
  });
});
