import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Versioned } from "../../app/live/feed-state.ts";
import { refreshGame } from "../../server/games/ingest/refresh-game.ts";
import { loadLiveGame } from "../../server/pages/game-page.server.ts";
import { loadLiveWeek } from "../../server/pages/stats-page.server.ts";
import { createRandom, type Random } from "../../server/providers/demo/world/random.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { CALM, STORM } from "../fixtures/live-chaos/chaotic-source.ts";
import { RestlessProvider, wholeProvider } from "../fixtures/live-chaos/restless-provider.ts";
import { loadPage, openPage, type WatchedPage, type Watcher } from "../fixtures/live-chaos/watcher.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const RUNS = 200;
const GROUPS = 20;
const WEEK = { season: 2025, seasonType: 1, week: 1 };
const PAIRINGS = [
  ["DET", "KC"],
  ["NYJ", "BUF"],
  ["MIN", "CHI"],
  ["SF", "SEA"],
  ["DAL", "PHI"],
  ["LAR", "DEN"],
] as const;
const FINISHED = PAIRINGS.map(([awayTeam, homeTeam]) => simulatedGame({ week: 1, awayTeam, homeTeam }));
const OTHER_GAME = bareGame({ week: 1, awayTeam: "TB", homeTeam: "ATL" });

function gamePage(gameKey: string): WatchedPage {
  return {
    name: "game",
    whole: `/games/${gameKey}/live`,
    events: `/games/${gameKey}/events`,
  };
}

function weekPage(position: "" | "WR"): WatchedPage {
  const query = `?season=2025&type=REG&week=1${position === "" ? "" : `&pos=${position}`}`;
  return {
    name: `week ${position}`,
    whole: `/stats/live${query}`,
    events: `/stats/events${query}`,
  };
}

/** Lets everything go on that waits for nothing but its turn. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise(setImmediate);
}

/** A game from kickoff to final, with everything that can go wrong on the way from the provider to the pages. */
class Run {
  readonly random: Random;
  readonly pages: WatchedPage[];
  readonly watchers: Watcher[] = [];
  readonly #dataDir = mkdtempSync(join(tmpdir(), "pickle-six-chaos-"));
  readonly #provider: RestlessProvider;
  readonly #gameKey: string;
  /** What the store has ever held, by page and version. */
  readonly #truth = new Map<string, Versioned>();
  readonly #sites: (OpenSite | null)[] = [null, null];
  #ingest: Store | null = null;
  #isCalm = false;

  constructor(seed: number) {
    this.random = createRandom(`chaos ${seed}`);
    const finished = this.random.pick(FINISHED);
    this.#gameKey = finished.game.gameKey;
    this.#provider = new RestlessProvider(finished, this.random);
    this.pages = [gamePage(this.#gameKey), weekPage(""), weekPage("WR")];
  }

  async play(): Promise<void> {
    const { random } = this;
    this.#ingest = await openStore({ dataDir: this.#dataDir });
    await this.#ingest.putGames([OTHER_GAME]);
    await this.#refresh();
    for (const number of this.#sites.keys()) await this.#start(number);
    await this.#join();
    while (!this.#provider.isFinal) {
      this.#provider.step();
      await this.#refresh();
      if (random.chance(0.3)) await vi.advanceTimersByTimeAsync(random.between(1, 20_000));
      else if (random.chance(0.5)) await vi.advanceTimersByTimeAsync(random.between(1, 900));
      await settle();
      await this.#disturb();
    }
    await this.#calmDown();
  }

  async close(): Promise<void> {
    for (const { stop } of this.watchers) stop();
    await settle();
    for (const site of this.#sites) await site?.close();
    await this.#ingest?.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #disturb(): Promise<void> {
    const { random, watchers } = this;
    if (random.chance(0.05)) this.#provider.restart();
    if (random.chance(0.12)) await this.#stop(random.between(0, 1));
    if (random.chance(0.4)) for (const number of this.#sites.keys()) await this.#start(number);
    if (watchers.length < 5 && random.chance(0.25)) await this.#join();
    for (const watcher of watchers) {
      if (random.chance(0.05)) watcher.cut();
      if (random.chance(0.1)) watcher.turnAway(random.chance(0.5));
      if (random.chance(0.1)) watcher.goOffline(random.chance(0.5));
    }
  }

  /** Everything works again, and a few minutes pass. */
  async #calmDown(): Promise<void> {
    this.#isCalm = true;
    for (const number of this.#sites.keys()) await this.#start(number);
    while (this.watchers.length < 3) await this.#join();
    for (const watcher of this.watchers) {
      watcher.goOffline(false);
      watcher.turnAway(false);
    }
    this.#provider.finish();
    await this.#refresh();
    for (let round = 0; round < 12; round += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      await settle();
    }
  }

  async #start(number: number): Promise<void> {
    this.#sites[number] ??= await openSite({ dataDir: this.#dataDir, pollInterval: 1_000, clock: () => new Date() });
  }

  async #stop(number: number): Promise<void> {
    const site = this.#sites[number];
    this.#sites[number] = null;
    site?.app.endStreams();
    await settle();
    await site?.close();
  }

  async #refresh(): Promise<void> {
    const store = this.#ingest;
    if (store === null) throw new Error("the run has not begun");
    const { signal } = new AbortController();
    const refreshed = await refreshGame(store, wholeProvider(this.#provider), this.#gameKey, signal);
    if (!refreshed.ok || !refreshed.value.changed) return;
    const [game, week, wides] = [
      await loadLiveGame(store, this.#gameKey),
      await loadLiveWeek(store, WEEK, null),
      await loadLiveWeek(store, WEEK, "WR"),
    ];
    if (game === null) return;
    for (const [name, data] of [
      ["game", game],
      ["week ", week],
      ["week WR", wides],
    ] as const)
      this.#truth.set(`${name} ${data.version}`, data);
  }

  async #join(): Promise<void> {
    const world = {
      random: this.random,
      weather: () => (this.#isCalm ? CALM : STORM),
      ask: (path: string) => this.ask(path),
    };
    // While no server runs nobody can come.
    await openPage(this.random.pick(this.pages), world).then(
      (watcher) => this.watchers.push(watcher),
      () => {},
    );
  }

  async ask(path: string): Promise<Response> {
    const site = this.random.pick(this.#sites);
    if (site === null) throw new Error("connection refused");
    return site.get(path);
  }

  /** What is wrong with what was shown; empty when nothing is. */
  async problems(): Promise<string[]> {
    const problems: string[] = [];
    for (const [index, { watched, shown, page }] of this.watchers.entries()) {
      const name = `page ${index} (${watched.name})`;
      for (const [step, { version }] of shown.entries()) {
        const before = shown[step - 1];
        if (before !== undefined && before.version >= version)
          problems.push(`${name}: version ${version} after ${before.version}`);
        const truth = this.#truth.get(`${watched.name} ${version}`);
        if (truth === undefined) problems.push(`${name}: the store never had version ${version}`);
        else if (!isDeepStrictEqual(shown[step], truth))
          problems.push(`${name}: version ${version} is not what the store had`);
      }
      const fresh = await loadPage(watched, (path) => this.ask(path));
      if (!isDeepStrictEqual(page(), fresh))
        problems.push(`${name}: it ends at ${page().version}, a fresh load at ${fresh.version}`);
    }
    return problems;
  }
}

beforeAll(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
    now: Date.parse("2025-09-07T17:00:00Z"),
  });
});
afterAll(() => {
  vi.useRealTimers();
});

describe(`${RUNS} games through drops, repeats, reorderings, cuts and restarts`, () => {
  let updates = 0;

  it.each(Array.from({ length: GROUPS }, (_, group) => group))(
    "group %i: every page ends as a fresh load, and never shows what the store did not hold",
    async (group) => {
      for (let seed = group; seed < RUNS; seed += GROUPS) {
        const run = new Run(seed);
        try {
          await run.play();
          expect(await run.problems(), `seed ${seed}`).toEqual([]);
          updates += run.watchers.reduce((sum, { shown }) => sum + shown.length, 0);
        } finally {
          await run.close();
        }
      }
    },
    120_000,
  );

  it("moved the pages often enough to mean something", () => {
    expect(updates).toBeGreaterThan(RUNS * 12);
  });
});
