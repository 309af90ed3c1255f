import { beforeEach, describe, expect, it } from "vitest";
import type { GameSnapshot, ProviderGame } from "../../domain/game/game-snapshot.ts";
import { KeptPast } from "../../server/games/behind/kept-past.ts";
import { VirtualClock } from "../fixtures/virtual-clock.ts";
import { watchedGame } from "../fixtures/watched-game.ts";
import { microtasks, STEPS } from "../setup/microtasks.ts";

const game = watchedGame(new Date("2025-09-21T17:05:00Z"));
const KEY = game.gameKey;
const START = "2025-09-21T20:00:00.000Z";
const TEXTS = { gameRecap: null, gameProjection: null, corrections: [] };

let clock: VirtualClock;
let stored: GameSnapshot | null;
let problem: Error | null;
let errors: unknown[];
let reads: number;
let past: KeptPast;

beforeEach(() => {
  clock = new VirtualClock(START);
  stored = null;
  problem = null;
  errors = [];
  reads = 0;
  past = new KeptPast({
    store: {
      async gameSnapshot() {
        reads += 1;
        if (problem !== null) throw problem;
        return stored;
      },
    },
    now: clock.now,
    clock: () => clock.now().getTime(),
    timer: clock.timer,
    onError: (error) => errors.push(error),
  });
});

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Puts a state into the store and tells of it. */
async function put(state: ProviderGame, version: number): Promise<void> {
  stored = { ...state, ...TEXTS, version, asOf: clock.now().toISOString() };
  past.changed([KEY]);
  await settled();
}

async function pass(seconds: number): Promise<void> {
  await clock.runUntil(new Date(clock.now().getTime() + seconds * 1000).toISOString(), settled);
}

const versionAt = async (seconds: number): Promise<number | undefined> => (await past.gameAt(KEY, seconds))?.version;

describe("the past that is kept of a game", () => {
  it("is every state, as it was stored, for as long as anybody may be behind", async () => {
    const states = [60, 61, 62, 61, 63].map((count) => game.after(count));
    for (const [index, state] of states.entries()) {
      await put(state, index + 1);
      await pass(30);
    }
    for (const [seconds, version] of [
      [30, 5],
      [45, 4],
      [60, 4],
      [90, 3],
      [120, 2],
    ] as const)
      expect(await past.gameAt(KEY, seconds)).toMatchObject({
        ...states[version - 1],
        asOf: expect.any(String),
        version,
      });
  });

  it("shares what did not change, and lets go of what nobody may ask for", async () => {
    await put(game.after(60), 1);
    const before = await past.gameAt(KEY, 0);
    await put(game.after(61), 2);
    const after = await past.gameAt(KEY, 0);
    expect(after?.allPlays[0]).toBe(before?.allPlays[0]);
    await pass(600);
    await put(game.after(62), 3);
    await pass(1);
    expect(await versionAt(120)).toBe(2);
    expect(past.markOf(KEY, 0)).toBe("3");
  });

  it("begins with what a process finds, as old as its source's reading", async () => {
    await put(game.after(60), 7);
    if (stored !== null) stored = { ...stored, asOf: "2025-09-21T19:59:15.000Z" };
    past = new KeptPast({
      store: { gameSnapshot: async () => stored },
      now: clock.now,
      clock: () => clock.now().getTime(),
      timer: clock.timer,
      onError: (error) => errors.push(error),
    });
    expect([await versionAt(45), await versionAt(60)]).toEqual([7, 0]);
  });

  it("knows nothing of the course of a game that it has not known for so long", async () => {
    await put(game.after(60), 7);
    expect(await past.gameAt(KEY, 15)).toMatchObject({
      version: 0,
      allPlays: [],
      playerGameStats: [],
      game: { status: "Scheduled", awayScore: null, homeScore: null, lastPlay: null },
    });
  });

  it("is none of a game to come, and of one that is long over, which change for everybody at once", async () => {
    let told = 0;
    const stop = past.follow(KEY, 30, () => (told += 1));
    await put(game.scheduled, 1);
    expect([await versionAt(30), told]).toEqual([1, 1]);
    stop();
    clock.jump(12 * 3_600_000);
    await put(game.finished, 2);
    expect([await versionAt(120), told, past.gameKeys()]).toEqual([2, 1, []]);
  });

  it("is none of a game that was called off long ago", async () => {
    const { game: left, ...others } = game.after(60);
    clock.jump(12 * 3_600_000);
    await put({ ...others, game: { ...left, status: "Canceled", isInProgress: false } }, 1);
    expect([await versionAt(120), past.gameKeys()]).toEqual([1, []]);
    await put({ ...others, game: { ...left, status: "Suspended", isInProgress: false } }, 2);
    expect(past.gameKeys()).toEqual([KEY]);
  });

  it("goes on where a game that is played has an old date, as a replay has", async () => {
    clock.jump(365 * 24 * 3_600_000);
    await put(game.after(60), 1);
    await pass(200);
    await put(game.finished, 2);
    expect([await versionAt(30), await versionAt(0)]).toEqual([1, 2]);
  });

  it("calls back when a state is due, once for each delay, and no more after a stop", async () => {
    await put(game.after(60), 1);
    const told: number[] = [];
    const stops = [15, 30].map((seconds) => past.follow(KEY, seconds, () => told.push(seconds)));
    await put(game.after(61), 2);
    await pass(14);
    expect(told).toEqual([]);
    await pass(1);
    expect(told).toEqual([15, 15]);
    for (const stop of stops) stop();
    await pass(60);
    expect(told).toEqual([15, 15]);
  });

  it("forgets what was before a store was put back, and tells those who follow", async () => {
    await put(game.after(61), 9);
    let told = 0;
    past.follow(KEY, 30, () => (told += 1));
    await put(game.after(60), 3);
    expect([await versionAt(30), await versionAt(0), told, past.newest(KEY)]).toEqual([0, 3, 1, 3]);
  });

  it("reads again what could not be read, when somebody asks or anything changes, and shows what it has meanwhile", async () => {
    await put(game.after(60), 1);
    await pass(60);
    problem = new Error("the disk is away");
    await put(game.after(61), 2);
    expect(errors).toEqual([problem]);
    expect(await versionAt(30)).toBe(1);
    await settled();
    problem = null;
    past.changed([]);
    await settled();
    expect([await versionAt(0), await versionAt(30)]).toEqual([2, 1]);
    const before = reads;
    expect(await versionAt(30)).toBe(1);
    expect(reads).toBe(before);
  });

  it("misses no change that comes in the moments in which a reading ends", async () => {
    await put(game.after(60), 1);
    for (const steps of STEPS) {
      stored = { ...game.after(61), ...TEXTS, version: 2 + 2 * steps, asOf: START };
      past.changed([KEY]);
      await microtasks(steps);
      stored = { ...game.after(62), ...TEXTS, version: 3 + 2 * steps, asOf: START };
      past.changed([KEY]);
      await settled();
      expect(past.newest(KEY), `after ${steps} steps`).toBe(3 + 2 * steps);
    }
  });

  it("is null of a game that is not stored, and goes with one that was removed", async () => {
    expect(await past.gameAt(KEY, 30)).toBe(null);
    await put(game.after(60), 1);
    stored = null;
    past.changed([KEY]);
    await settled();
    expect(await past.gameAt(KEY, 30)).toBe(null);
  });
});
