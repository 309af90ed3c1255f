import type { FeedEffect, FeedEvent, FeedMemory, FeedStep, FeedTimer } from "./feed-memory.ts";
import type { FeedState, Versioned } from "./feed-state.ts";
import { readFrame, readObject, readVersion } from "./read-event.ts";
import { beginFeed, stepFeed } from "./step-feed.ts";

/** What this needs of an `EventSource`. */
export interface FeedSource {
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}

export interface FollowOptions<T extends Versioned> {
  /** The page as it was rendered, however old. */
  page: T;
  /** Opens the stream of the changes after a version. It must not connect again by itself: its address holds the version. */
  open(since: number): FeedSource;
  /** The whole page as it stands now; rejects where nobody answers. */
  resync(signal: AbortSignal): Promise<T>;
  /** Milliseconds until a page whose stream has ended asks again; null where nothing is to come any more. */
  again(page: T): number | null;
  /** Calls back after some milliseconds; returns what stops it. */
  timer(callback: () => void, milliseconds: number): () => void;
  now(): number;
  /** From 0 to 1. */
  random(): number;
  onPage(page: T): void;
  onState(state: FeedState): void;
}

export interface Feed {
  /** The reader has turned away from the page, or back to it. */
  setHidden(isHidden: boolean): void;
  /** The page is being hidden whole, and may come back as it was: then `setHidden(false)` wakes it. */
  onPageHide(): void;
  setOnline(isOnline: boolean): void;
  /** Ends it for good. */
  stop(): void;
}

/**
 * Keeps one page in step with the server, over a network that drops, repeats, reorders and dies. What happens is judged in
 * `step-feed.ts`; here it is heard, and what follows from it is done.
 */
export function followFeed<T extends Versioned>(options: FollowOptions<T>): Feed {
  const { page, open, resync, again, timer, now, random, onPage, onState } = options;
  let memory: FeedMemory<T>;
  let source: FeedSource | null = null;
  const reading = new AbortController();
  const stopTimer = new Map<FeedTimer, () => void>();
  const moment = () => ({ now: now(), chance: random(), again });

  function follow([next, effects]: FeedStep<T>): void {
    memory = next;
    for (const effect of effects) run(effect);
  }

  const take = (event: FeedEvent<T>): void => follow(stepFeed(memory, event, moment()));

  function run(effect: FeedEffect<T>): void {
    switch (effect.do) {
      case "open":
        source = open(effect.since);
        return listen(source);
      case "close":
        return close();
      case "set":
        stopTimer.get(effect.timer)?.();
        stopTimer.set(
          effect.timer,
          timer(() => take({ type: effect.timer }), effect.milliseconds),
        );
        return;
      case "cancel":
        return stopTimer.get(effect.timer)?.();
      case "read":
        return read();
      case "show":
        return onPage(effect.page);
      case "say":
        return onState(effect.state);
    }
  }

  function listen(opened: FeedSource): void {
    // A source that was closed may still deliver what it had.
    const on = (type: string, eventOf: (data: unknown) => FeedEvent<T>) =>
      opened.addEventListener(type, ({ data }) => source === opened && take(eventOf(data)));
    on("open", () => ({ type: "open" }));
    on("error", () => ({ type: "error" }));
    on("patch", (data) => ({ type: "patch", frame: readFrame(data) }));
    on("beat", (data) => ({ type: "beat", version: readVersion(data) }));
    on("resync", (data) => ({
      type: "resync",
      version: readVersion(data),
      isBack: readObject(data)?.back === true,
    }));
    on("end", (data) => ({ type: "end", version: readVersion(data) }));
  }

  function close(): void {
    source?.close();
    source = null;
  }

  function read(): void {
    const arrive = (fresh: T | null): void => {
      if (!reading.signal.aborted) take({ type: "read", page: fresh });
    };
    void resync(reading.signal).then(arrive, () => arrive(null));
  }

  follow(beginFeed(page, moment()));
  return {
    setHidden: (isHidden) => take({ type: "hidden", isHidden }),
    onPageHide: () => take({ type: "page hide" }),
    setOnline: (isOnline) => take({ type: "online", isOnline }),
    stop() {
      close();
      reading.abort();
      for (const stop of stopTimer.values()) stop();
    },
  };
}
