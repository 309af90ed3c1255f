import type { KeptResponse } from "./kept-response.ts";
import { CompressionQueue } from "./compression-queue.ts";

/** What a renderer gives back: an answer that may be kept, or one that is for this moment only. */
export interface Rendered<T> {
  /** The answer to keep; null when it must not be kept (redirects, errors, searches). */
  keep: KeptResponse | null;
  /** What the page was made from; a change to any of these makes it stale. */
  tags: ReadonlySet<string>;
  /** Milliseconds after which it is rendered again even without a change. */
  maxAge: number;
  /** True when nothing in it will change any more, so that the best compression is worth its time. */
  settled: boolean;
  /** Whatever the caller needs to answer the requests that waited for this rendering. */
  answer: T;
}

interface Entry {
  response: KeptResponse;
  tags: ReadonlySet<string>;
  expires: number;
  settled: boolean;
  bytes: number;
  /** Asked for since the last look for something to forget. */
  used: boolean;
}

interface Flight<T> {
  promise: Promise<Rendered<T>>;
  /** Tags of what has changed since the rendering began. */
  changed: Set<string>;
  everythingChanged: boolean;
}

export interface KeptPagesOptions {
  /** The most bytes that all kept pages may hold together. */
  maxBytes: number;
  /** Milliseconds that only go up. */
  clock(): number;
  /** Called with a compression that failed: its page is sent as it was. */
  onError(error: unknown): void;
}

/** Fixed costs of an entry besides its bodies: key, tags, headers. */
const ENTRY_OVERHEAD = 2_000;

/**
 * Pages that are the same for everybody, rendered once and kept until something that they were made from changes.
 *
 * Room is made with a second chance: the oldest page goes unless it was asked for since the last look. A rendering during
 * which one of its sources changed answers those who waited for it and is not kept; requests that come after the change
 * wait for a rendering that began after it.
 */
export class KeptPages<T> {
  readonly #options: KeptPagesOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #flights = new Map<string, Flight<T>>();
  /** Every rendering under way, also those that nobody may join any more. */
  readonly #underWay = new Set<Flight<T>>();
  readonly #compressing: CompressionQueue;
  #bytes = 0;

  constructor(options: KeptPagesOptions) {
    this.#options = options;
    this.#compressing = new CompressionQueue(options.onError);
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The kept answer of an address, or null. Meant for every request, so it does nothing that takes time. */
  find(key: string): KeptResponse | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    if (entry.expires <= this.#options.clock()) return null;
    if (!entry.used) {
      entry.used = true;
      // Asked for more than once: worth the best compression.
      if (entry.settled) this.#compress(key, entry);
    }
    return entry.response;
  }

  /**
   * Renders an address, once for all who ask for it meanwhile, and keeps the answer where that is allowed. It may never end: when it is
   * `late`, nobody else is let wait for it.
   */
  async render(key: string, renderer: () => Promise<Rendered<T>>, late?: AbortSignal): Promise<Rendered<T>> {
    const joined = this.#flights.get(key);
    if (joined !== undefined) return joined.promise;
    const flight: Flight<T> = { promise: renderer(), changed: new Set(), everythingChanged: false };
    this.#flights.set(key, flight);
    this.#underWay.add(flight);
    late?.addEventListener("abort", () => this.#land(key, flight), { once: true });
    try {
      const rendered = await flight.promise;
      const stale = flight.everythingChanged || !flight.changed.isDisjointFrom(rendered.tags);
      if (rendered.keep !== null && !stale) this.#keep(key, rendered.keep, rendered);
      return rendered;
    } finally {
      this.#underWay.delete(flight);
      this.#land(key, flight);
    }
  }

  #land(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }

  /** Counts the bytes of a page again after one of its forms has been made. */
  recount(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    const bytes = entry.response.body.bytes + ENTRY_OVERHEAD;
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    this.#makeRoom();
  }

  /** Forgets every page that was made from one of these. */
  invalidate(tags: ReadonlySet<string>): void {
    for (const flight of this.#underWay) for (const tag of tags) flight.changed.add(tag);
    this.#flights.clear();
    for (const [key, entry] of this.#entries) if (!entry.tags.isDisjointFrom(tags)) this.#forget(key, entry);
  }

  invalidateAll(): void {
    for (const flight of this.#underWay) flight.everythingChanged = true;
    this.#flights.clear();
    this.#entries.clear();
    this.#bytes = 0;
  }

  /** Stops the work in the background. */
  close(): void {
    this.#compressing.close();
  }

  #keep(key: string, response: KeptResponse, rendered: Rendered<T>): void {
    const before = this.#entries.get(key);
    if (before !== undefined) this.#forget(key, before);
    // The same page again after its time was over: its compressed forms are still right.
    const same = before?.response.equals(response) === true ? before.response : response;
    const entry: Entry = {
      response: same,
      tags: rendered.tags,
      expires: this.#options.clock() + rendered.maxAge,
      settled: rendered.settled,
      bytes: same.body.bytes + ENTRY_OVERHEAD,
      used: false,
    };
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    this.#makeRoom();
  }

  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes) return;
      this.#entries.delete(key);
      if (entry.used) {
        // A second chance: it goes to the end of the line, and this loop comes to it last.
        entry.used = false;
        this.#entries.set(key, entry);
      } else {
        this.#bytes -= entry.bytes;
      }
    }
  }

  #forget(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  #compress(key: string, entry: Entry): void {
    this.#compressing.add(async () => {
      if (this.#entries.get(key) !== entry) return;
      await entry.response.body.compress();
      this.recount(key);
    });
  }
}
