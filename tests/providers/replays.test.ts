import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { GameSnapshot, ProviderGame } from "../../domain/game/game-snapshot.ts";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import type { ReplayAddress } from "../../domain/replay/replay-address.ts";
import { replayMoments } from "../../domain/replay/replay-moments.ts";
import { type Replay, type Replays, startReplays } from "../../server/games/replay/replays.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { type HandClock, handClock } from "../fixtures/hand-clock.ts";
import { simulatedGame, simulatedPlayers } from "../fixtures/simulated-game.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

const game = simulatedGame({ week: 3, awayTeam: "DET", homeTeam: "KC", attendance: 70_000 });
const { gameKey } = game.game;
const moments = replayMoments(game.allPlays);
const LENGTH_MS = (moments.at(-1) ?? 0) * 1000;

let dataDir: string;
let store: Store;
let clock: HandClock;
let replays: Replays;
let problems: unknown[];

beforeEach(async () => {
  dataDir = temporaryFolder();
  store = await openStore({ dataDir });
  await store.putPlayers(simulatedPlayers());
  await store.putGames([game, bareGame({ week: 3, awayTeam: "LV", homeTeam: "NE" }), finishedWithoutPlays()]);
  clock = handClock(new Date("2025-11-20T18:00:00Z"));
  problems = [];
  replays = start();
});
afterEach(async () => {
  await replays.close();
  await store.close();
  if (problems.length > 0) throw new Error(`steps failed: ${problems.map(String).join("; ")}`);
});

function start(most?: number): Replays {
  return startReplays({
    store,
    now: clock.now,
    timer: clock.timer,
    onProblem: (error) => problems.push(error),
    ...(most === undefined ? {} : { most }),
  });
}

function address(change: Partial<ReplayAddress> = {}): ReplayAddress {
  return { gameKey, from: clock.now().getTime() / 1000, speed: 20, ...change };
}

async function open(asked: ReplayAddress, where = replays): Promise<Replay> {
  const opened = await where.open(asked, "198.51.100.1");
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

async function snapshotOf({ store: own }: Replay): Promise<GameSnapshot> {
  const snapshot = await own.gameSnapshot(gameKey);
  if (snapshot === null) throw new Error("the replay has no game");
  return snapshot;
}

describe("a replay", () => {
  it("shows the last rows too when they happen while an earlier one is being stored", async () => {
    let ahead = 0;
    const now = () => new Date(clock.now().getTime() + ahead);
    const slow = startReplays({ store, now, timer: clock.timer, onProblem: (error) => problems.push(error) });
    const replay = await open(address({ from: clock.now().getTime() / 1000 + 60 }), slow);
    const release = replay.hold();
    const stop = replay.store.onChange(() => {
      ahead = LENGTH_MS;
    });
    await clock.pass(61_000);
    expect(ahead).toBe(LENGTH_MS);
    await clock.pass(2_000);
    expect((await snapshotOf(replay)).game.status).toBe(game.game.status);
    stop();
    release();
    await slow.close();
  });

  it("begins before kickoff, gains a version with every row and ends as the stored game", async () => {
    const replay = await open(address({ from: clock.now().getTime() / 1000 + 60 }));
    const release = replay.hold();
    const versions: number[] = [];
    const before = await snapshotOf(replay);
    expect(before).toMatchObject({ version: 1, allPlays: [], game: { status: "Scheduled", awayScore: null } });
    const stop = replay.store.onChange(() => void snapshotOf(replay).then(({ version }) => versions.push(version)));
    await clock.pass(60_000 + LENGTH_MS / 20);
    stop();
    expect(versions.length).toBeGreaterThan(100);
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
    const last = await snapshotOf(replay);
    const stored = await store.gameSnapshot(gameKey);
    expect(last.version).toBe(game.allPlays.length + 1);
    expect({ ...last, version: 0, providerGameId: "" }).toEqual({ ...stored, version: 0, providerGameId: "" });
    release();
  });

  it("shows at every moment what its clock says, at its own speed", async () => {
    const slow = await open(address({ speed: 5 }));
    const fast = await open(address({ speed: 60 }));
    const [one, other] = [slow.hold(), fast.hold()];
    for (const minutes of [0.5, 1, 3, 20]) {
      await clock.pass(minutes * 60_000);
      for (const replay of [slow, fast]) {
        const after = clock.now().getTime() / 1000 - replay.address.from;
        const count = moments.filter((moment) => moment <= after * Number(replay.address.speed)).length;
        const expected = gameAsOf(game, count);
        const { allPlays, game: shown, playerGameStats } = await snapshotOf(replay);
        expect(allPlays.length).toBe(count);
        expect(shown).toEqual(expected.game);
        expect(playerGameStats.length).toBe(expected.playerGameStats.length);
      }
    }
    one();
    other();
  });

  it("changes nothing in the store", async () => {
    const before = contentsOf(dataDir);
    expect(before.play?.length).toBe(game.allPlays.length);
    const replay = await open(address());
    const release = replay.hold();
    await clock.pass(LENGTH_MS / 20 + 1000);
    expect((await snapshotOf(replay)).game.status).toBe("Final");
    release();
    await replays.close();
    expect(contentsOf(dataDir)).toEqual(before);
  });

  it("is the same in every process, and after a restart", async () => {
    const asked = address();
    const first = await open(asked);
    const release = first.hold();
    await clock.pass(200_000);
    const shown = await snapshotOf(first);
    const elsewhere = start();
    const second = await open(asked, elsewhere);
    expect(await snapshotOf(second)).toEqual(shown);
    release();
    await elsewhere.close();
  });

  it("credits the game's original provider", async () => {
    expect((await snapshotOf(await open(address()))).provider).toBe("nflverse");
  });

  it("at top speed is over within seconds", async () => {
    const replay = await open(address({ speed: "max" }));
    await clock.pass(game.allPlays.length * 25 + 100);
    expect((await snapshotOf(replay)).game.status).toBe("Final");
  });
});

describe("the replays of a process", () => {
  it("are shared by all who ask for the same address", async () => {
    const asked = address();
    const [one, other] = await Promise.all([open(asked), open({ ...asked })]);
    expect(one.store).toBe(other.store);
    expect(replays.count()).toBe(1);
    await open(address({ speed: 5 }));
    expect(replays.count()).toBe(2);
  });

  it.each([
    ["a game that nobody has", "202519999", "unknown-game"],
    ["a game that has not begun", bareGame({ week: 3, awayTeam: "LV", homeTeam: "NE" }).game.gameKey, "not-finished"],
    ["a finished game without plays", finishedWithoutPlays().game.gameKey, "no-plays"],
  ])("there is none of %s", async (_what, key, kind) => {
    expect(await replays.open(address({ gameKey: key }), "198.51.100.1")).toMatchObject({ ok: false, error: { kind } });
    expect(replays.count()).toBe(0);
  });

  it("close when nobody has asked or listened for a while, and stay while somebody listens", async () => {
    const asked = address({ speed: 1 });
    const listened = await open(asked);
    const release = listened.hold();
    await open(address({ speed: 5 }));
    await clock.pass(4 * 60_000);
    expect(replays.count()).toBe(1);
    await clock.pass(60 * 60_000);
    expect((await snapshotOf(listened)).allPlays.length).toBeGreaterThan(20);
    release();
    release();
    await clock.pass(4 * 60_000);
    expect(replays.count()).toBe(0);
    expect(clock.waiting()).toBe(0);
    // A reader who comes back finds it where it would be.
    expect((await snapshotOf(await open(asked))).allPlays.length).toBeGreaterThan(25);
  });

  it("are limited in number: the one too many is refused in words, and comes in when another is left", async () => {
    await replays.close();
    replays = start(2);
    const release = (await open(address({ speed: 1 }))).hold();
    await open(address({ speed: 2 }));
    expect(await replays.open(address({ speed: 3 }), "198.51.100.1")).toMatchObject({
      ok: false,
      error: { kind: "full", message: expect.stringContaining("Try again") },
    });
    await clock.pass(20_000);
    await open(address({ speed: 3 }));
    expect(replays.count()).toBe(2);
    release();
  });

  it("that could not be opened leave nothing behind that goes on by itself", async () => {
    const broken = startReplays({
      store: { ...store, player: () => Promise.reject(new Error("the database is away")) },
      now: clock.now,
      timer: clock.timer,
      onProblem: (error) => problems.push(error),
    });
    for (const speed of [1, 2, 3])
      await expect(broken.open(address({ speed }), "198.51.100.1")).rejects.toThrow("away");
    expect(broken.count()).toBe(0);
    expect(clock.waiting()).toBeLessThanOrEqual(1);
    await broken.close();
    expect(clock.waiting()).toBe(0);
  });

  it("can be closed at any moment", async () => {
    const opening = replays.open(address(), "198.51.100.1");
    await replays.close();
    await opening;
    await open(address({ speed: "max" }));
    const closing = replays.close();
    await clock.pass(1000);
    await closing;
    expect(clock.waiting()).toBe(0);
  });
});

function finishedWithoutPlays(): ProviderGame {
  return bareGame({
    week: 3,
    awayTeam: "SF",
    homeTeam: "MIN",
    status: "Final",
    hasStarted: true,
    awayScore: 3,
    homeScore: 6,
  });
}

/** Every row of every table. */
function contentsOf(folder: string): Record<string, unknown[]> {
  const file = new Sqlite(join(folder, "pickle-six.sqlite"), { readonly: true });
  const tables = file.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
  const contents = Object.fromEntries(tables.map((name) => [name, file.prepare(`select * from "${name}"`).all()]));
  file.close();
  return contents;
}
