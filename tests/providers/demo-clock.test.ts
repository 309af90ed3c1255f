import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { Timer } from "../../server/clock/timer.ts";
import { startDemoClock } from "../../server/games/ingest/demo-clock.ts";
import { fillDemo } from "../../server/games/import/fill-demo.ts";
import { refreshGame } from "../../server/games/ingest/refresh-game.ts";
import { demoProvider, type DemoProvider } from "../../server/providers/demo/demo-provider.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";

const START = new Date("2026-10-11T16:20:00Z");

let folder: string;
let store: Store;
let moment: Date;
let provider: DemoProvider;
const controller = new AbortController();
const { signal } = controller;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "demo-clock-"));
  store = await openStore({ dataDir: folder });
  moment = START;
  provider = demoProvider({ now: () => moment });
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function later(minutes: number): void {
  moment = new Date(moment.getTime() + minutes * 60_000);
}

/** A timer that runs when the test says so. */
function handTimer(): { timer: Timer; waiting: () => number; run: () => void } {
  const callbacks = new Set<() => void>();
  return {
    timer(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    waiting: () => callbacks.size,
    run() {
      const [first] = callbacks;
      if (first === undefined) throw new Error("nobody waits");
      callbacks.delete(first);
      first();
    },
  };
}

function startClock(options: { timer?: Timer; onProblem?: (error: unknown) => void } = {}) {
  return startDemoClock({
    store,
    provider,
    timer: options.timer ?? handTimer().timer,
    interval: 1000,
    onProblem:
      options.onProblem ??
      ((error) => {
        throw error;
      }),
  });
}

/** The games that are on, the one that began first at the head. */
async function liveKeys(): Promise<string[]> {
  const schedule = await provider.schedule({ season: provider.season() }, signal);
  const live = schedule.ok ? schedule.value.filter((game) => game.isInProgress) : [];
  return live
    .toSorted((one, other) => Date.parse(one.dateTime ?? "") - Date.parse(other.dateTime ?? ""))
    .map(({ gameKey }) => gameKey);
}

async function liveKey(): Promise<string> {
  const [first] = await liveKeys();
  if (first === undefined) throw new Error("no game is on");
  return first;
}

describe("filling the store with the demo", () => {
  it("S9.config.11 fills an empty store: four weeks of sixteen games with players, plays and lines", async () => {
    expect(await fillDemo({ store, provider, signal })).toBe(64);
    expect(await store.providers()).toEqual(["demo"]);
    expect((await store.weeks()).map(({ season, week }) => `${season} ${week}`)).toEqual([
      "2026 1",
      "2026 2",
      "2026 3",
      "2026 4",
    ]);
    const live = await store.gameSnapshot(await liveKey());
    expect(live?.allPlays.length).toBeGreaterThan(60);
    expect(live?.playerProjections.length).toBe(28);
    const quarterback = live?.playerProjections[0]?.playerId ?? "";
    expect((await store.playerLog(quarterback, 2026)).length).toBe(4);
    const leaders = await store.weekLeaders(
      { season: 2026, seasonType: 1, week: 3 },
      "stats",
      ["QB", "RB", "WR", "TE", "FB"],
      10,
    );
    expect(leaders).toHaveLength(10);
  });

  it("S9.config.11 leaves a store alone that holds a game", async () => {
    const schedule = await provider.game(await liveKey(), signal);
    if (!schedule.ok) throw new Error(schedule.error.message);
    await store.putGames([{ ...schedule.value, provider: "nflverse" }]);
    expect(await fillDemo({ store, provider, signal })).toBe(0);
    expect(await store.providers()).toEqual(["nflverse"]);
  });

  it("does not fill twice, and puts a new season in the place of an old one", async () => {
    await fillDemo({ store, provider, signal });
    expect(await fillDemo({ store, provider, signal })).toBe(0);
    moment = new Date("2027-09-12T16:20:00Z");
    expect(await fillDemo({ store, provider, signal })).toBe(64);
    expect(new Set((await store.weeks()).map(({ season }) => season))).toEqual(new Set([2027]));
  });

  it("stops when its signal is aborted", async () => {
    const reason = new Error("enough");
    await expect(fillDemo({ store, provider, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(await store.isEmpty()).toBe(true);
  });
});

describe("refreshing a game", () => {
  it("stores what is new, once", async () => {
    const key = await liveKey();
    expect(await refreshGame(store, provider, key, signal)).toMatchObject({
      ok: true,
      value: { gameKey: key, changed: true },
    });
    const first = (await store.gameSnapshot(key))?.version ?? 0;
    expect(await refreshGame(store, provider, key, signal)).toMatchObject({
      ok: true,
      value: { version: first, changed: false },
    });
    later(5);
    expect(await refreshGame(store, provider, key, signal)).toMatchObject({
      ok: true,
      value: { version: first + 1, changed: true },
    });
  });

  it("hands the provider's reason on and keeps what is stored", async () => {
    await fillDemo({ store, provider, signal });
    const before = await store.latestChange();
    expect(await refreshGame(store, provider, "202410106", signal)).toMatchObject({
      ok: false,
      error: { kind: "not-found" },
    });
    expect(await store.latestChange()).toBe(before);
  });
});

describe("the demo's clock", () => {
  it("changes nothing while nothing happened", async () => {
    await fillDemo({ store, provider, signal });
    const before = await store.latestChange();
    const clock = startClock();
    expect(await clock.tick()).toEqual([]);
    expect(await store.latestChange()).toBe(before);
    await clock.stop();
  });

  it("moves the games that are on alone", async () => {
    await fillDemo({ store, provider, signal });
    const clock = startClock();
    const keys = await liveKeys();
    const counts = async () =>
      Promise.all(keys.map(async (key) => (await store.gameSnapshot(key))?.allPlays.length ?? 0));
    const before = await counts();
    later(6);
    expect((await clock.tick()).toSorted()).toEqual(keys.toSorted());
    const after = await counts();
    expect(after.every((count, index) => count > (before[index] ?? 0))).toBe(true);
    await clock.stop();
  });

  it("ends a game before the hour, begins another with it, and moves every kickoff with the day", async () => {
    await fillDemo({ store, provider, signal });
    const clock = startClock();
    await clock.tick();
    const [ending, staying] = await liveKeys();
    later(35);
    await clock.tick();
    expect(await liveKeys()).toEqual([staying]);
    later(4);
    expect(await clock.tick()).toEqual([staying]);
    later(6);
    const changed = await clock.tick();
    const [, begun] = await liveKeys();
    expect(changed).toEqual(expect.arrayContaining([staying, begun]));
    expect(changed).not.toContain(ending);
    later(24 * 60);
    expect((await clock.tick()).length).toBe(64);
    await clock.stop();
  });

  it("looks again after every interval, one look at a time, until it is stopped", async () => {
    await fillDemo({ store, provider, signal });
    const { timer, waiting, run } = handTimer();
    const clock = startClock({ timer });
    expect(waiting()).toBe(1);
    later(6);
    run();
    expect(waiting()).toBe(0);
    await clock.tick();
    await new Promise(setImmediate);
    expect(waiting()).toBe(1);
    await clock.stop();
    expect(waiting()).toBe(0);
  });

  it("tells of a look that failed and goes on", async () => {
    await fillDemo({ store, provider, signal });
    const problems: unknown[] = [];
    const { timer, waiting, run } = handTimer();
    const broken = new Error("disk full");
    const failing: Store = { ...store, providers: () => Promise.reject(broken) };
    const clock = startDemoClock({
      store: failing,
      provider,
      timer,
      interval: 1000,
      onProblem: (error) => problems.push(error),
    });
    run();
    await clock.tick().catch(() => []);
    await new Promise(setImmediate);
    expect(problems).toContain(broken);
    expect(waiting()).toBe(1);
    await clock.stop();
  });

  it("S9.config.12 ends when real games have come, and takes what is left of the demo with it", async () => {
    await fillDemo({ store, provider, signal });
    const clock = startClock();
    const delivered = await provider.game(await liveKey(), signal);
    if (!delivered.ok) throw new Error(delivered.error.message);
    const real = {
      ...delivered.value,
      provider: "nflverse" as const,
      game: { ...delivered.value.game, gameKey: "202410106" },
    };
    await store.putGames([real]);
    later(6);
    expect(await clock.tick()).toEqual([]);
    expect(await store.providers()).toEqual(["nflverse"]);
    later(6);
    expect(await clock.tick()).toEqual([]);
    await clock.stop();
  });
});
