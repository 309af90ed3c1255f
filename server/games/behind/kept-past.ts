import { snapshotBefore } from "../../../domain/fold/snapshot-before.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { isDone, isOn } from "../../../domain/game/game-state.ts";
import { isDayOnly } from "../../../domain/game/is-day-only.ts";
import { applyPatch } from "../../../domain/live/apply-patch.ts";
import { diffLive } from "../../../domain/live/diff-live.ts";
import { LONGEST_BEHIND } from "../../../domain/page/behind-seconds.ts";
import type { Store } from "../../store/store.ts";
import { rereadWhile } from "../../clock/reread-while.ts";
import type { Timer } from "../../clock/timer.ts";

export interface KeptPastOptions {
  store: Pick<Store, "gameSnapshot">;
  now(): Date;
  /** Milliseconds that only go up. */
  clock(): number;
  timer: Timer;
  /** Called with a failed read; it is tried again with the next change, and when somebody asks. */
  onError(error: unknown, gameKey: string): void;
}

/** A state of a game, and since when this process knows it. */
interface Seen {
  snapshot: GameSnapshot;
  /** On the clock that only goes up. */
  at: number;
}

interface Follower {
  seconds: number;
  changed(): void;
  /** Stops of timers that run. */
  stops: Set<() => void>;
}

const SECOND = 1_000;
/** A game that is over this long after its kickoff has been over for longer than anybody is behind. */
const SETTLED_MS = 6 * 3_600 * SECOND;
const DAY_MS = 24 * 3_600 * SECOND;

/**
 * The last two minutes of every game that is played, for readers who stay behind a television stream: whole states as they were
 * stored, each with the moment at which this process first had it. States share what did not change, so that one more play costs
 * its own row. A game that has not begun, and one that has long been over, is the same for everybody.
 */
export class KeptPast {
  readonly #options: KeptPastOptions;
  readonly #games = new Map<string, Seen[]>();
  readonly #followers = new Map<string, Set<Follower>>();
  readonly #reads = new Map<string, Promise<GameSnapshot | null>>();
  /** Changed since the read that is under way began. */
  readonly #again = new Set<string>();
  readonly #failed = new Set<string>();

  constructor(options: KeptPastOptions) {
    this.#options = options;
  }

  /** These games have changed. */
  changed(gameKeys: Iterable<string>): void {
    for (const gameKey of new Set([...gameKeys, ...this.#failed])) {
      this.#again.add(gameKey);
      this.#look(gameKey).then(
        // What is the same for everybody has changed for everybody at once.
        () => this.#games.has(gameKey) || this.#tell(gameKey),
        (error: unknown) => this.#options.onError(error, gameKey),
      );
    }
  }

  /** Any game may have changed. */
  changedAll(): void {
    this.changed(new Set([...this.#games.keys(), ...this.#followers.keys()]));
  }

  /**
   * A game as it stood so many seconds ago; null for one that is not stored. Where nothing is known for as long, it is what was known
   * before its kickoff, under version 0.
   */
  async gameAt(gameKey: string, seconds: number): Promise<GameSnapshot | null> {
    if (!this.#games.has(gameKey)) {
      const now = await this.#look(gameKey);
      if (!this.#games.has(gameKey)) return now;
    } else if (this.#failed.has(gameKey)) {
      this.changed([gameKey]);
    }
    const seen = this.#games.get(gameKey) ?? [];
    const [oldest] = seen;
    if (oldest === undefined) return null;
    return this.#due(seen, seconds)?.snapshot ?? snapshotBefore(oldest.snapshot);
  }

  /** The version that is stored now, of a game that is played; null of any other. */
  newest(gameKey: string): number | null {
    return this.#games.get(gameKey)?.at(-1)?.snapshot.version ?? null;
  }

  /** Whether a game looks different to somebody behind, or may in a moment. */
  concerns(game: Game): boolean {
    return this.#games.has(game.gameKey) || this.#isPlayed(game);
  }

  /** The games that are kept. */
  gameKeys(): string[] {
    return [...this.#games.keys()];
  }

  /**
   * What a page of one game, or of any (null), is made from so many seconds ago, in a few letters: other states have others. Meant for
   * every request.
   */
  markOf(gameKey: string | null, seconds: number): string {
    const keys = gameKey === null ? this.gameKeys().toSorted() : [gameKey];
    const marks = keys.map((key) => {
      const seen = this.#games.get(key);
      if (seen === undefined) return "now";
      const version = this.#due(seen, seconds)?.snapshot.version ?? 0;
      return gameKey === null ? `${key}-${version}` : String(version);
    });
    return marks.join("_");
  }

  /** Calls back whenever a game looks different to somebody so many seconds behind. Returns a function that stops it. */
  follow(gameKey: string, seconds: number, changed: () => void): () => void {
    const follower: Follower = { seconds, changed, stops: new Set() };
    const followers = this.#followers.get(gameKey) ?? new Set();
    this.#followers.set(gameKey, followers.add(follower));
    for (const seen of this.#games.get(gameKey) ?? []) if (this.#wait(follower, seen) > 0) this.#wake(follower, seen);
    return () => {
      for (const stop of follower.stops) stop();
      followers.delete(follower);
      if (followers.size === 0) this.#followers.delete(gameKey);
    };
  }

  /** Reads a game until what was read is no older than the last change, and takes it in. */
  #look(gameKey: string): Promise<GameSnapshot | null> {
    const running = this.#reads.get(gameKey);
    if (running !== undefined) return running;
    const read = rereadWhile({
      read: () => this.#read(gameKey),
      isAskedAgain: () => this.#again.has(gameKey),
      over: () => this.#reads.delete(gameKey),
    });
    this.#reads.set(gameKey, read);
    return read;
  }

  async #read(gameKey: string): Promise<GameSnapshot | null> {
    this.#again.delete(gameKey);
    this.#failed.delete(gameKey);
    const snapshot = await this.#options.store.gameSnapshot(gameKey).catch((error: unknown) => {
      this.#failed.add(gameKey);
      throw error;
    });
    this.#take(gameKey, snapshot);
    return snapshot;
  }

  #take(gameKey: string, snapshot: GameSnapshot | null): void {
    const before = this.#games.get(gameKey);
    const last = before?.at(-1)?.snapshot;
    if (snapshot !== null && last?.version === snapshot.version) return;
    this.#sweep();
    if (snapshot === null) {
      if (this.#games.delete(gameKey)) this.#tell(gameKey);
      return;
    }
    if (before === undefined && !this.#isPlayed(snapshot.game)) return;
    const seen = this.#seen(snapshot, last);
    if (before === undefined || last === undefined || last.version > snapshot.version) {
      // The first that is known of it; or a store that was put back, whose own past nobody knows.
      this.#games.set(gameKey, [seen]);
      if (before !== undefined) this.#tell(gameKey);
    } else {
      const oldest = before.findLastIndex(({ at }) => at + LONGEST_BEHIND * SECOND <= this.#options.clock());
      this.#games.set(gameKey, [...before.slice(Math.max(0, oldest)), seen]);
    }
    for (const follower of this.#followers.get(gameKey) ?? []) this.#wake(follower, seen);
  }

  #tell(gameKey: string): void {
    for (const follower of this.#followers.get(gameKey) ?? []) follower.changed();
  }

  /**
   * A state with its moment: now, since it is after the read. The first of a process may have been stored long before; its source
   * was read at `asOf`, and then all of it was known.
   */
  #seen(snapshot: GameSnapshot, last: GameSnapshot | undefined): Seen {
    const { clock, now } = this.#options;
    if (last !== undefined) return { snapshot: applyPatch(last, diffLive(last, snapshot)), at: clock() };
    const age = now().getTime() - Date.parse(snapshot.asOf);
    return { snapshot, at: clock() - (age > 0 ? age : 0) };
  }

  #due(seen: readonly Seen[], seconds: number): Seen | null {
    return seen.findLast(({ at }) => at + seconds * SECOND <= this.#options.clock()) ?? null;
  }

  /** Calls a follower when a state is due; a timer may be early. */
  #wake(follower: Follower, seen: Seen): void {
    const wait = this.#wait(follower, seen);
    if (wait <= 0) return follower.changed();
    const stop = this.#options.timer(() => {
      follower.stops.delete(stop);
      this.#wake(follower, seen);
    }, Math.ceil(wait));
    follower.stops.add(stop);
  }

  /** Milliseconds until a state is due. */
  #wait({ seconds }: Follower, { at }: Seen): number {
    return at + seconds * SECOND - this.#options.clock();
  }

  #isPlayed(game: Game): boolean {
    if (!isDone(game)) return isOn(game);
    const { dateTime } = game;
    const settled = Date.parse(dateTime ?? "") + SETTLED_MS + (isDayOnly(dateTime) ? DAY_MS : 0);
    return settled > this.#options.now().getTime();
  }

  /** Lets go of games that are over and settled. */
  #sweep(): void {
    for (const [gameKey, seen] of this.#games) {
      const last = seen.at(-1);
      const isOld = last === undefined || last.at + LONGEST_BEHIND * SECOND <= this.#options.clock();
      if (isOld && (last === undefined || !this.#isPlayed(last.snapshot.game))) this.#games.delete(gameKey);
    }
  }
}
