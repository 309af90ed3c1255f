import type { ProviderName } from "../../../domain/game/game-snapshot.ts";
import { type ReplayAddress, replayPath } from "../../../domain/replay/replay-address.ts";
import { fail, ok, type Result } from "../../../domain/result.ts";
import type { Store } from "../../store/store.ts";
import type { Timer } from "../../clock/timer.ts";
import { findReplayable, type NotReplayable } from "./find-replayable.ts";
import { openReplay, type RunningReplay } from "./open-replay.ts";

/** Why a replay cannot be shown; `message` is for people. */
export interface ReplayProblem {
  kind: NotReplayable["kind"] | "full" | "too-many";
  message: string;
}

/** One replay that runs in this process, shared by all who watch the same address. */
export interface Replay {
  readonly address: ReplayAddress;
  /** Where the stored game came from: a replay itself is no source of facts. */
  readonly source: ProviderName;
  /**
   * A store of its own that holds this one game as it stands now. Its versions are those of its rows: version 1 is before
   * the first row, and every row that has happened adds one. So they agree in all processes, and after a restart.
   */
  readonly store: Store;
  /** Keeps the replay open while somebody listens; call what it returns when they have gone. */
  hold(): () => void;
}

/** The replays of this process. Nothing that they do reaches the store that they play from. */
export interface Replays {
  /** The replay of an address, begun for a network or joined where it stands. One that others began can be joined at any time. */
  open(address: ReplayAddress, network: string): Promise<Result<Replay, ReplayProblem>>;
  /** How many are open. */
  count(): number;
  close(): Promise<void>;
}

export interface ReplaysOptions {
  store: Store;
  now: () => Date;
  timer: Timer;
  /** Called with a failed step; the next one runs all the same. */
  onProblem: (error: unknown) => void;
  /** How many may be open at once. */
  most?: number;
  /** How many of them may have been begun by one network. */
  mostOfOne?: number;
}

interface OpenReplay {
  running: Promise<RunningReplay>;
  /** Who began it. */
  network: string;
  listeners: number;
  /** Milliseconds since 1970. */
  askedAt: number;
}

/** Each takes about 2 MB, and a few milliseconds of work for each of its rows. */
const MOST_REPLAYS = 40;
const MOST_OF_ONE = 5;
/** One that nobody has asked for or listens to goes after this time; the next to ask begins it again where it then stands. */
const IDLE_MS = 120_000;
/** When room is needed, one that nobody listens to goes after this time. */
const SPARE_MS = 15_000;
/**
 * Who begins one too many gives up the oldest of their own, if this time has gone since it was asked for: its page has been read by then,
 * and nobody presses five links in it. One that is asked for again begins again where it then stands.
 */
const OWN_SPARE_MS = 500;
const SWEEP_EVERY_MS = 30_000;

/** Runs replays of the store's finished games for anyone. */
export function startReplays({
  store,
  now,
  timer,
  onProblem,
  most = MOST_REPLAYS,
  mostOfOne = MOST_OF_ONE,
}: ReplaysOptions): Replays {
  const limits = { most, mostOfOne };
  const open = new Map<string, OpenReplay>();
  let cancelSweep = (): void => {};

  function close(key: string): Promise<void> {
    const entry = open.get(key);
    open.delete(key);
    // One that could not be opened told its requester so.
    return entry === undefined ? Promise.resolve() : entry.running.then((running) => running.close()).catch(() => {});
  }

  function closeIdle(after: number): void {
    const limit = now().getTime() - after;
    for (const [key, { listeners, askedAt }] of open) if (listeners === 0 && askedAt <= limit) void close(key);
  }

  function closeOldestOf(network: string): void {
    const limit = now().getTime() - OWN_SPARE_MS;
    const [oldest] = [...open]
      .filter(([, entry]) => entry.network === network && entry.listeners === 0 && entry.askedAt <= limit)
      .toSorted(([, a], [, b]) => a.askedAt - b.askedAt);
    if (oldest !== undefined) void close(oldest[0]);
  }

  function sweep(): void {
    closeIdle(IDLE_MS);
    if (open.size > 0) cancelSweep = timer(sweep, SWEEP_EVERY_MS);
  }

  function begin(
    address: ReplayAddress,
    network: string,
    stored: Parameters<typeof openReplay>[0]["stored"],
  ): OpenReplay {
    const key = replayPath(address);
    const running = openReplay({ store, stored, address, now, timer, onProblem });
    const entry = { running, network, listeners: 0, askedAt: now().getTime() };
    if (open.size === 0) {
      // One that could not be opened leaves its sweep behind.
      cancelSweep();
      cancelSweep = timer(sweep, SWEEP_EVERY_MS);
    }
    open.set(key, entry);
    running.catch(() => {
      if (open.get(key) === entry) open.delete(key);
    });
    return entry;
  }

  async function entryOf(address: ReplayAddress, network: string): Promise<Result<OpenReplay, ReplayProblem>> {
    const key = replayPath(address);
    const known = open.get(key);
    if (known !== undefined) return ok(known);
    const stored = await findReplayable(store, address.gameKey);
    if (!stored.ok) return stored;
    // Somebody else may have begun it during the fetch.
    const begun = open.get(key);
    if (begun !== undefined) return ok(begun);
    if (fullness(network, open, limits)?.kind === "too-many") closeOldestOf(network);
    if (fullness(network, open, limits) !== null) closeIdle(SPARE_MS);
    const problem = fullness(network, open, limits);
    return problem === null ? ok(begin(address, network, stored.value)) : fail(problem);
  }

  return {
    async open(address, network) {
      const found = await entryOf(address, network);
      if (!found.ok) return found;
      const entry = found.value;
      entry.askedAt = now().getTime();
      const { store: own, source } = await entry.running;
      return ok({ address, source, store: own, hold: () => hold(entry, now) });
    },
    count: () => open.size,
    async close() {
      cancelSweep();
      await Promise.all([...open.keys()].map(close));
    },
  };
}

/** Why there is no room for one more of a network; null where there is. */
function fullness(
  network: string,
  open: ReadonlyMap<string, OpenReplay>,
  { most, mostOfOne }: Required<Pick<ReplaysOptions, "most" | "mostOfOne">>,
): ReplayProblem | null {
  const ofOne = open.values().filter((entry) => entry.network === network);
  if (ofOne.reduce((count) => count + 1, 0) >= mostOfOne) {
    const message = `Your network already has ${mostOfOne} replays open, which is the limit. Close one and try again in a minute.`;
    return { kind: "too-many", message };
  }
  if (open.size < most) return null;
  return { kind: "full", message: "Too many replays are running right now. Try again in a minute." };
}

/** Keeps a replay open; what it returns lets go of it, once. */
function hold(entry: OpenReplay, now: () => Date): () => void {
  let isHeld = true;
  entry.listeners += 1;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    entry.listeners -= 1;
    entry.askedAt = now().getTime();
  };
}
