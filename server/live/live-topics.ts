import type { LiveSource } from "./live-source.ts";
import { LiveTopic, type LiveReader, type LiveTopicOptions } from "./live-topic.ts";

export interface LiveTopicsOptions extends LiveTopicOptions {
  /** Milliseconds between two signs of life. */
  beatEvery: number;
}

/** A reader's place at a page, from the first question until they leave. */
export interface Visit {
  /** Starts the stream with what came after `since`. */
  listen(reader: LiveReader): void;
  /** Gives the place back; a second call does nothing. */
  leave(): void;
}

interface OpenTopic {
  source: LiveSource;
  topic: LiveTopic;
  visits: number;
  /** Beats since the last visit ended. */
  idleBeats: number;
  unfollow: (() => void) | null;
}

/** A page that nobody reads is kept ready for readers who come right back, and then forgotten. */
const MOST_IDLE_BEATS = 2;

/** All live pages that somebody reads. What nobody reads costs nothing: it is not read when it changes. */
export class LiveTopics {
  readonly #options: LiveTopicsOptions;
  readonly #topics = new Map<string, OpenTopic>();
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(options: LiveTopicsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.beat(), options.beatEvery);
    this.#timer.unref();
  }

  /** Connections that listen at the moment. */
  get readers(): number {
    return this.#topics.values().reduce((sum, { topic }) => sum + topic.readers, 0);
  }

  /** Pages that are held at the moment, with readers or shortly after. */
  get size(): number {
    return this.#topics.size;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** A place at a page for someone who knows its version `since`; null where there is no such page. */
  async visit(source: LiveSource, since: number): Promise<Visit | null> {
    const open = this.#open(source);
    open.visits += 1;
    let stop = (): void => {};
    let isHere = true;
    const visit: Visit = {
      listen: (reader) => {
        if (this.#isClosed) reader.end();
        else stop = open.topic.add(reader, since);
      },
      leave: () => {
        if (!isHere) return;
        isHere = false;
        stop();
        open.visits -= 1;
        open.idleBeats = 0;
        // What runs for its readers alone is let go with the last of them: who pressed on five times would hold five replays.
        if (open.visits === 0 && source.follow !== undefined) this.#forget(open);
      },
    };
    try {
      if (await open.topic.ready(since)) return visit;
    } catch (error) {
      visit.leave();
      throw error;
    }
    visit.leave();
    if (open.visits === 0) this.#forget(open);
    return null;
  }

  /** These have changed. Caches of pages made from them must have forgotten those before. */
  invalidate(tags: ReadonlySet<string>): void {
    for (const open of this.#topics.values()) if (!open.source.tags.isDisjointFrom(tags)) this.#changed(open);
  }

  /** Anything may have changed. */
  invalidateAll(): void {
    for (const open of this.#topics.values()) this.#changed(open);
  }

  /** A sign of life for every reader. */
  beat(): void {
    for (const open of this.#topics.values()) {
      open.topic.beat();
      if (open.visits > 0) continue;
      open.idleBeats += 1;
      if (open.idleBeats >= MOST_IDLE_BEATS) this.#forget(open);
    }
  }

  /** Ends every stream; no new one begins. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const open of this.#topics.values()) {
      open.topic.close();
      this.#forget(open);
    }
  }

  #open(source: LiveSource): OpenTopic {
    const before = this.#topics.get(source.address);
    if (before !== undefined) return before;
    const topic = new LiveTopic(source, this.#options);
    const open: OpenTopic = { source, topic, visits: 0, idleBeats: 0, unfollow: null };
    // In the map and following before the first read: a change during it is not lost.
    this.#topics.set(source.address, open);
    open.unfollow = source.follow?.(() => this.#changed(open)) ?? null;
    return open;
  }

  #changed(open: OpenTopic): void {
    if (open.visits > 0) open.topic.changed();
    else this.#forget(open);
  }

  #forget(open: OpenTopic): void {
    if (this.#topics.get(open.source.address) === open) this.#topics.delete(open.source.address);
    open.unfollow?.();
    open.unfollow = null;
  }
}
