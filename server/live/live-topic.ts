import { diffLive } from "../../domain/live/diff-live.ts";
import { rereadWhile } from "../clock/reread-while.ts";
import { KeptFrames } from "./kept-frames.ts";
import { beatEvent, endEvent, patchEvent, resyncEvent } from "./live-events.ts";
import type { LiveSource, LiveState } from "./live-source.ts";

/** One open connection. */
export interface LiveReader {
  /** Hands over bytes; a reader who cannot keep up closes itself and leaves. */
  send(bytes: Buffer): void;
  /** Closes the connection after what was sent. */
  end(): void;
}

/** More bytes waiting than this, and the reader is too slow: they come again and start from a fresh page. */
export const MOST_WAITING = 1024 * 1024;

export interface LiveTopicOptions {
  /** Milliseconds that only go up. */
  clock(): number;
  /** Milliseconds that a stream stays open after its game is over: recaps and first corrections come then. */
  linger: number;
  /** Called with a failed read; it is tried again with the next change or beat. */
  onError(error: unknown, address: string): void;
}

/** A game has some 180 plays, and a frame of one play is one or two kilobytes. */
const KEPT = { frames: 60, bytes: 256 * 1024 };

/** One live page and everyone who reads it: the data is read once per change, and a frame's bytes are made once. */
export class LiveTopic {
  readonly #source: LiveSource;
  readonly #options: LiveTopicOptions;
  readonly #readers = new Set<LiveReader>();
  readonly #frames = new KeptFrames(KEPT);
  #state: LiveState | null = null;
  /** When the end was seen; for what was over from the start, when it last changed, and minus infinity where nobody knows. */
  #overAt: number | null = null;
  #reading: Promise<void> | null = null;
  #isAsked = false;
  #hasFailed = false;

  constructor(source: LiveSource, options: LiveTopicOptions) {
    this.#source = source;
    this.#options = options;
  }

  get readers(): number {
    return this.#readers.size;
  }

  /**
   * Reads the data and tells every reader what changed. A call during a read asks for one more, because what is being
   * read may be older. Rejects when the data could not be read; the readers keep what they have.
   */
  refresh(): Promise<void> {
    this.#isAsked = true;
    this.#reading ??= rereadWhile({
      read: () => this.#read(),
      isAskedAgain: () => this.#isAsked,
      over: () => {
        this.#reading = null;
      },
    });
    return this.#reading;
  }

  /** The same for changes, where nobody waits. */
  changed(): void {
    this.refresh().catch((error: unknown) => {
      this.#hasFailed = true;
      this.#options.onError(error, this.#source.address);
    });
  }

  /** Makes sure that the data is here and not older than `since`. Resolves with false where there is no such page. */
  async ready(since: number): Promise<boolean> {
    if (this.#state === null) await this.refresh();
    // A reader who knows more has asked another process, or this one has not heard of the change yet.
    if (this.#state !== null && since > this.#state.data.version) await this.refresh();
    return this.#state !== null;
  }

  /** Brings a reader from `since` up to now, and adds them. Returns a function that takes them out again. */
  add(reader: LiveReader, since: number): () => void {
    const state = this.#state;
    if (state === null) {
      reader.end();
      return () => {};
    }
    const { version } = state.data;
    if (since !== version && !this.#waits(since, version)) {
      const missed = this.#frames.since(since) ?? [resyncEvent(version, since > version)];
      for (const bytes of missed) reader.send(bytes);
    }
    if (this.#overAt !== null && this.#hasLingered(this.#overAt)) {
      reader.send(endEvent(version));
      reader.end();
      return () => {};
    }
    this.#readers.add(reader);
    reader.send(beatEvent(version));
    return () => void this.#readers.delete(reader);
  }

  /** Once per heartbeat. */
  beat(): void {
    if (this.#hasFailed) this.changed();
    if (this.#state === null || this.#readers.size === 0) return;
    const { version } = this.#state.data;
    if (this.#overAt !== null && this.#hasLingered(this.#overAt)) this.#end(endEvent(version));
    else this.#broadcast(beatEvent(version));
  }

  /** Closes every connection; the readers come again by themselves. */
  close(): void {
    this.#end(null);
  }

  async #read(): Promise<void> {
    this.#isAsked = false;
    this.#adopt(await this.#source.load());
    this.#hasFailed = false;
  }

  #adopt(next: LiveState | null): void {
    const before = this.#state;
    this.#state = next;
    if (next === null) {
      // The page is gone, and asking for it again tells the reader so.
      this.#frames.clear();
      this.#end(before === null ? null : resyncEvent(before.data.version + 1));
      return;
    }
    const { version } = next.data;
    if (!next.isOver) this.#overAt = null;
    else this.#overAt ??= this.#options.clock() - (before === null ? (next.quietFor?.() ?? Infinity) : 0);
    if (before === null) return;
    const from = before.data.version;
    if (version === from) {
      // Equal versions are equal data: what was compared with so far stays the one that is compared with.
      this.#state = before;
    } else if (version > from) {
      const bytes = patchEvent({ from, to: version, patch: diffLive(before.data, next.data) });
      this.#frames.add(from, version, bytes);
      this.#broadcast(bytes);
    } else {
      // A store that was put back to an older state.
      this.#frames.clear();
      this.#broadcast(resyncEvent(version, true));
    }
    // What does not linger has said its last: nobody waits for the next beat to hear that.
    if (this.#overAt !== null && this.#hasLingered(this.#overAt)) this.#end(endEvent(version));
  }

  /** A reader of a page that comes late has had a later version: of another process, before a restart, or when it was live. */
  #waits(since: number, version: number): boolean {
    const { newest } = this.#source;
    return newest !== undefined && since > version && since <= (newest() ?? version);
  }

  #hasLingered(overAt: number): boolean {
    return this.#options.clock() - overAt >= (this.#source.linger ?? this.#options.linger);
  }

  #broadcast(bytes: Buffer): void {
    for (const reader of this.#readers) reader.send(bytes);
  }

  #end(last: Buffer | null): void {
    const readers = [...this.#readers];
    this.#readers.clear();
    for (const reader of readers) {
      if (last !== null) reader.send(last);
      reader.end();
    }
  }
}
