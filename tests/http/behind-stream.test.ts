import { afterEach, describe, expect, it } from "vitest";
import { BEHIND_SECONDS } from "../../domain/page/behind-seconds.ts";
import { applyPatch } from "../../domain/live/apply-patch.ts";
import type { LiveGame } from "../../domain/live/live-game.ts";
import type { LiveWeek } from "../../domain/live/live-week.ts";
import type { LiveFrame } from "../../domain/live/diff-live.ts";
import type { Store } from "../../server/store/store.ts";
import { VirtualClock } from "../fixtures/virtual-clock.ts";
import { watchedGame } from "../fixtures/watched-game.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { type OpenSite, openSite, type OpenSiteOptions } from "../setup/open-site.ts";

const START = "2025-09-21T20:00:00.000Z";
const KICKOFF = new Date("2025-09-21T17:05:00Z");
const game = watchedGame(KICKOFF);
const KEY = game.gameKey;
const PAGE = `/games/${KEY}`;
const WEEK = "/stats?season=2025&type=REG&week=3";
const BEHIND = { cookie: "behind=30" };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Watched {
  site: OpenSite;
  /** Stores a state of the game, and resolves when the site has taken it in. */
  put(state: ReturnType<typeof game.after>): Promise<void>;
  /** Lets so many seconds pass. */
  pass(seconds: number): Promise<void>;
  clock: VirtualClock;
}

/** A site whose game has stood at 60 plays for ten minutes; `given` are others of its options. */
async function watch(given: OpenSiteOptions = {}): Promise<Watched> {
  const clock = new VirtualClock(START);
  let reads = 0;
  const wrapStore = (store: Store): Store => ({
    ...store,
    async gameSnapshot(gameKey) {
      const snapshot = await store.gameSnapshot(gameKey);
      reads += 1;
      return snapshot;
    },
  });
  const site = await openSite({
    games: [{ ...game.after(60), asOf: "2025-09-21T19:50:00Z" }],
    players: simulatedPlayers(),
    clock: clock.now,
    past: { clock: () => clock.now().getTime(), timer: clock.timer },
    wrapStore,
    ...given,
  });
  closing.push(() => site.close());
  return {
    site,
    clock,
    async put(state) {
      const before = reads;
      await site.store.putGames([{ ...state, asOf: clock.now().toISOString() }]);
      await expect.poll(() => reads, { timeout: 10_000 }).toBeGreaterThan(before);
    },
    pass: (seconds) => clock.runUntil(new Date(clock.now().getTime() + seconds * 1000).toISOString(), async () => {}),
  };
}

async function partOf(site: OpenSite, headers: Record<string, string> = BEHIND, path = `${PAGE}/live`) {
  return (await (await site.get(path, headers)).json()) as LiveGame;
}

/** How many plays each thing shows that is made of the game. */
async function plays(site: OpenSite, headers: Record<string, string>): Promise<number[]> {
  const html = await (await site.get(PAGE, headers)).text();
  const count = Number(/Showing \d+ of (\d+) plays/.exec(html)?.[1] ?? 0);
  return [count, (await partOf(site, headers)).allPlays.length];
}

interface StreamEvent {
  name: string;
  data: { version: number; back?: boolean } & LiveFrame;
}

/** What the analyst says of the score, as it is sent. */
async function askScore(site: OpenSite, headers: Record<string, string>, path = "/api/chat"): Promise<string> {
  const question = { gameKey: KEY, messages: [{ role: "user", text: "What is the score?" }] };
  const request = new Request(`http://127.0.0.1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", host: "127.0.0.1", origin: "http://127.0.0.1", ...headers },
    body: JSON.stringify(question),
  });
  return (await site.app.fetch(request)).text();
}

async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events)
      yield {
        name: /^event: (.*)$/m.exec(event)?.[1] ?? "",
        data: JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? "null"),
      };
  }
}

async function next(events: AsyncGenerator<StreamEvent>): Promise<StreamEvent> {
  const { value, done } = await events.next();
  if (done === true) throw new Error("the stream has ended");
  return value;
}

const nextScore = game.countWhere(({ allPlays }) => (allPlays.at(-1)?.homePoints ?? 0) > 0, 61);

describe("a page behind a stream", () => {
  it("shows the game as it stood so many seconds ago, and the next play to the second", async () => {
    const { site, put, pass } = await watch();
    expect(await plays(site, BEHIND)).toEqual([60, 60]);
    await put(game.after(61));
    expect(await plays(site, {})).toEqual([61, 61]);
    expect(await plays(site, BEHIND)).toEqual([60, 60]);
    await pass(29.999);
    expect(await plays(site, BEHIND)).toEqual([60, 60]);
    expect(await plays(site, { cookie: "behind=15" })).toEqual([61, 61]);
    await pass(0.001);
    expect(await plays(site, BEHIND)).toEqual([61, 61]);
    expect(await plays(site, { cookie: "behind=45" })).toEqual([60, 60]);
  });

  it("is each state that there was, a play that was taken back too", async () => {
    const { site, put, pass } = await watch();
    const states = [game.after(61), game.after(62), game.after(61), game.after(63)];
    const seen: string[] = [];
    for (const state of states) {
      await put(state);
      seen.push(JSON.stringify(await partOf(site, {})));
      await pass(10);
    }
    // 40 seconds after the first, 10 after the last.
    for (const expected of [seen[1], seen[2], seen[3]]) {
      expect(JSON.stringify(await partOf(site))).toBe(expected);
      await pass(10);
    }
  });

  it("tells nothing of what came since: every route is the same to the byte, and none is for those who are live", async () => {
    const cards: string[] = [];
    const sharePainter = {
      paint: async (card: unknown) => {
        cards.push(JSON.stringify(card));
        return new Uint8Array(Buffer.from(JSON.stringify(card)));
      },
      close: async () => {},
    };
    const { site, put } = await watch({ sharePainter });
    const scorer = game.after(nextScore).allPlays.at(-1)?.credits[0]?.playerId ?? "";
    const routes = [
      PAGE,
      `${PAGE}?plays=flow&tab=rushing`,
      `${PAGE}.data`,
      `${PAGE}/live`,
      `${PAGE}/share.png`,
      `${PAGE}/ask?q=What+happened+so+far%3F`,
      `${PAGE}/points`,
      `${PAGE}?scoring=half*pass_td*6`,
      `${PAGE}/live/points?scoring=half*pass_td*6`,
      `/api${PAGE}/points?scoring=half`,
      `${PAGE}/points/${scorer}`,
      ...["kicking", "defense", "idp", "usage"].map((table) => `${PAGE}/box/${table}`),
      `/api/games/${KEY}`,
      `/api/other-lines?game=${KEY}`,
      WEEK,
      WEEK.replace("?", ".data?"),
      WEEK.replace("/stats", "/my"),
      "/players",
      `/players/${scorer}`,
    ];
    const read = async ({ cookie = "" }: { cookie?: string }): Promise<string[]> => {
      const own = { cookie: `my-players=1/s:${scorer}; ${cookie}` };
      return Promise.all(routes.map(async (path) => (await site.get(path, own)).text()));
    };
    const before = await read(BEHIND);
    await put(game.after(nextScore));
    const behind = await read(BEHIND);
    const live = await read({});
    for (const [index, path] of routes.entries()) {
      expect(behind[index], path).toBe(before[index]);
      expect(live[index], `${path} would tell`).not.toBe(before[index]);
    }
    expect(before[0]).toContain(`property="og:image" content="${PAGE}/share.png?v=1"`);
    expect(await askScore(site, BEHIND)).not.toBe(await askScore(site, {}));
  });

  it("says in words how far behind it is, and goes live with one press", async () => {
    const { site } = await watch();
    const [html, live] = await Promise.all(
      [site.get(PAGE, BEHIND), site.get(PAGE)].map(async (page) => (await page).text()),
    );
    expect(html).toContain("30 seconds behind.");
    expect(html).toMatch(/<form[^>]* action="\/behind" method="post">[^]*<button[^>]*value="0"[^>]*>Go live</);
    expect(live).not.toContain("Go live");
    expect(live).not.toMatch(/data-seconds|seconds behind\./);
    for (const seconds of BEHIND_SECONDS.slice(1)) expect(live).toContain(`value="${seconds}"`);
    const week = await (await site.get(WEEK, BEHIND)).text();
    expect(week).toContain("30 seconds behind.");
  });

  it("shows the end when the stream does, and is then the page of everybody", async () => {
    const { site, put, pass } = await watch();
    await put(game.finished);
    expect((await partOf(site)).game.status).toBe("InProgress");
    await pass(30);
    expect((await partOf(site)).game.status).toMatch(/^F/);
    expect(await (await site.get(PAGE, BEHIND)).text()).toBe(await (await site.get(PAGE)).text());
  });

  it("of a game that was over long before is that of everybody, also right after an import", async () => {
    const { site } = await watch({
      games: [{ ...watchedGame(new Date("2025-09-20T17:05:00Z")).finished, asOf: START }],
    });
    expect(await (await site.get(PAGE, BEHIND)).text()).toBe(await (await site.get(PAGE)).text());
  });

  it("waits where a process does not know how the game stood, and says so", async () => {
    const { site, pass } = await watch({ games: [{ ...game.after(60), asOf: START }] });
    const html = await (await site.get(PAGE, BEHIND)).text();
    expect(html).toContain("nothing is known yet of how this game stood that long ago");
    expect(await partOf(site)).toMatchObject({
      version: 0,
      allPlays: [],
      playerGameStats: [],
      game: { awayScore: null },
    });
    await pass(30);
    expect(await plays(site, BEHIND)).toEqual([60, 60]);
  });
});

describe("the stream of a page that is behind", () => {
  it("brings each state so many seconds late, in order, to what a fresh load then shows", async () => {
    const { site, put, pass } = await watch();
    let page = await partOf(site);
    const events = eventsOf(await site.get(`${PAGE}/events?behind=30&since=1`));
    expect(await next(events)).toEqual({ name: "beat", data: { version: 1 } });
    for (const count of [61, 62, 61]) {
      await put(game.after(count));
      await pass(10);
    }
    const versions: number[] = [];
    for (let step = 0; step < 3; step += 1) {
      const { name, data } = await next(events);
      expect([name, data.from]).toEqual(["patch", page.version]);
      page = { ...applyPatch(page, data.patch), version: data.to };
      versions.push(data.to);
      expect(page).toEqual(await partOf(site));
      await pass(10);
    }
    expect(versions).toEqual([2, 3, 4]);
    await events.return(undefined);
    await expect.poll(() => site.app.live().readers).toBe(0);
  });

  it("lets a reader wait who has had more, of another process or when the page was live, and takes nothing back", async () => {
    const { site, put, pass } = await watch();
    await put(game.after(61));
    await put(game.after(62));
    const events = eventsOf(await site.get(`${PAGE}/events?behind=30&since=1`, { "last-event-id": "3" }));
    expect(await next(events)).toEqual({ name: "beat", data: { version: 1 } });
    await pass(30);
    expect((await next(events)).data.to).toBe(3);
    await events.return(undefined);
  });

  it("says where the store was put back, to a reader who has more than it", async () => {
    const { site, put } = await watch();
    await put(game.after(61));
    const events = eventsOf(await site.get(`${PAGE}/events?since=9`, BEHIND));
    expect(await next(events)).toEqual({ name: "resync", data: { version: 1, back: true } });
    await events.return(undefined);
  });

  it("follows what its page says of itself, whatever another tab has chosen since", async () => {
    const { site, put } = await watch();
    await partOf(site);
    await put(game.after(61));
    expect((await partOf(site, {}, `${PAGE}/live?behind=30`)).version).toBe(1);
    expect((await partOf(site, BEHIND, `${PAGE}/live?behind=0`)).version).toBe(2);
    // A choice that there is not says nothing.
    expect((await partOf(site, BEHIND, `${PAGE}/live?behind=31`)).version).toBe(1);
    const html = await (await site.get(`${PAGE}?behind=0`, BEHIND)).text();
    expect(html).toContain("of 60 plays");
  });

  it.each([
    [
      "his written answers",
      (site: OpenSite, query: string, headers: Record<string, string>) => askScore(site, headers, `/api/chat${query}`),
    ],
    [
      "the lines that his voice reads",
      async (site: OpenSite, query: string, headers: Record<string, string>) =>
        (await site.get(`/api/other-lines?game=${KEY}${query.replace("?", "&")}`, headers)).text(),
    ],
  ])("has an analyst who is as far behind, in %s", async (_of, read) => {
    const { site, put } = await watch();
    const before = await read(site, "", {});
    await put(game.after(nextScore));
    expect(await read(site, "?behind=30", {})).toBe(before);
    const live = await read(site, "", {});
    expect(live).not.toBe(before);
    expect(await read(site, "?behind=0", BEHIND)).toBe(live);
    // A choice that there is not says nothing.
    expect(await read(site, "?behind=31", BEHIND)).toBe(before);
  });

  it("brings a week each state of its games so many seconds late, and numbers that tell of nothing since", async () => {
    const { site, put, pass } = await watch();
    const part = WEEK.replace("?", "/live?");
    const read = async (path = part, headers: Record<string, string> = BEHIND) =>
      (await (await site.get(path, headers)).json()) as LiveWeek;
    let week = await read();
    await put(game.after(nextScore));
    expect(await read()).toEqual(week);
    expect((await read(part, {})).games[0]?.homeScore).not.toBe(week.games[0]?.homeScore);
    // What the page says of itself counts before what another tab has chosen since.
    expect(await read(`${part}&behind=30`, {})).toEqual(week);
    const events = eventsOf(await site.get(`${WEEK.replace("?", "/events?")}&behind=30&since=${week.version}`));
    expect(await next(events)).toEqual({ name: "beat", data: { version: week.version } });
    await pass(30);
    const { name, data } = await next(events);
    expect([name, data.from]).toEqual(["patch", week.version]);
    week = { ...applyPatch(week, data.patch), version: data.to };
    expect(week).toEqual(await read());
    const { version: _behind, ...behind } = week;
    const { version: _now, ...now } = await read(part, {});
    expect(behind).toEqual(now);
    await events.return(undefined);
    await expect.poll(() => site.app.live().readers).toBe(0);
  });
});

describe("kept pages", () => {
  it("are kept for each delay, and never stand in for another", async () => {
    const { site, put, pass } = await watch();
    const timing = async (headers: Record<string, string>): Promise<string> =>
      (await site.get(PAGE, headers)).headers.get("server-timing") ?? "";
    await timing(BEHIND);
    expect(await timing(BEHIND)).toContain("kept");
    expect(await timing(BEHIND)).toBe('kept;desc="yes"');
    await put(game.after(61));
    await pass(20);
    expect(await plays(site, {})).toEqual([61, 61]);
    expect(await plays(site, BEHIND)).toEqual([60, 60]);
    const address = await site.listen();
    const onSocket = async (headers: Record<string, string>): Promise<boolean> =>
      (await (await fetch(`${address}${PAGE}`, { headers })).text()).includes("of 61 plays");
    expect(await onSocket({})).toBe(true);
    expect(await onSocket(BEHIND)).toBe(false);
    await pass(10);
    expect(await onSocket(BEHIND)).toBe(true);
  });

  it.each(["31", "-30", "030", "30x", "", "1e1", "999999"])("of a cookie behind=%s are everybody's", async (text) => {
    const { site } = await watch();
    expect(await (await site.get(PAGE, { cookie: `behind=${text}` })).text()).toBe(await (await site.get(PAGE)).text());
  });
});
