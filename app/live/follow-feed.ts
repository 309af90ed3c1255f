import { applyPatch } from "../../domain/live/apply-patch.ts";
import type { LiveFrame } from "../../domain/live/live-patch.ts";
import { backoff } from "./backoff.ts";
import { readFrame, readObject, readVersion } from "./read-event.ts";

/** What pages follow: data that says which version of itself it is. Versions only rise. */
export interface Versioned {
  version: number;
}

/** What this needs of an `EventSource`. */
export interface FeedSource {
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}

export type FeedKind = "connecting" | "live" | "stale" | "offline" | "resting" | "ended";

export interface FeedState {
  kind: FeedKind;
  /** When the server was last heard, in milliseconds since 1970; null before the first time. */
  heardAt: number | null;
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
  /** The page is being put away whole, and may come back as it was: then `setHidden(false)` wakes it. */
  putAway(): void;
  setOnline(isOnline: boolean): void;
  /** Ends it for good. */
  stop(): void;
}

/** The server says something every 15 s: two beats missed are a connection that only looks alive. */
export const SILENCE_MS = 30_000;
/** How long a hidden page goes on: a glance at another tab costs no new connection. */
export const REST_AFTER_MS = 20_000;
const MOST_WAITING = 500;

/**
 * Keeps one page in step with the server, over a network that drops, repeats, reorders and dies: a frame that begins at the
 * page's own version is applied, one that ends at or before it is passed over, and any other means that something is missing:
 * then the whole page is read again, and frames that come meanwhile wait. After the server's last word it goes on asking now and
 * then, for as long as the page says, without a word about a connection that fails.
 */
export function followFeed<T extends Versioned>(options: FollowOptions<T>): Feed {
  const { open, resync, again, timer, now, random, onPage, onState } = options;
  let page = options.page;
  /** The newest version that anybody spoke of. */
  let wanted = page.version;
  let waiting: LiveFrame[] = [];
  let state: FeedState = { kind: "connecting", heardAt: null };
  let source: FeedSource | null = null;
  let reading: AbortController | null = null;
  let [isHidden, isOnline, mayFall] = [false, true, false];
  /** The server has had its last word, or a page that is to ask only now and then expects no other. */
  let isOver = (again(page) ?? 0) > 0;
  let [failures, misses] = [0, 0];
  const cancel = { silence: noTimer, retry: noTimer, reread: noTimer, rest: noTimer };

  function say(kind: FeedKind): void {
    if (state.kind === kind || (isOver && kind !== "ended")) return;
    state = { ...state, kind };
    onState(state);
  }

  function heard(): void {
    state = { ...state, heardAt: now() };
    say("live");
    cancel.silence();
    cancel.silence = timer(lose, SILENCE_MS);
  }

  function connect(): void {
    disconnect();
    if (isHidden || !isOnline || (isOver && again(page) === null)) return;
    const opened = open(page.version);
    source = opened;
    // A source that was closed may still deliver what it had.
    const on = (type: string, take: (data: unknown) => void) =>
      opened.addEventListener(type, ({ data }) => source === opened && take(data));
    // A server that accepts and hangs up must not be asked again at once for ever: only its words end the waiting.
    const onWords = (type: string, take: (data: unknown) => void) =>
      on(type, (data) => {
        failures = 0;
        heard();
        take(data);
      });
    on("open", heard);
    on("error", lose);
    onWords("patch", (data) => receive(readFrame(data)));
    onWords("beat", (data) => {
      if (isOver) goOn();
      want(readVersion(data));
    });
    onWords("resync", (data) => {
      const version = readVersion(data) ?? page.version + 1;
      // A store that was put back to an older state: then what it has is right. A server says so: a lower version alone may
      // be an event from before, or a process that has not heard of the last change.
      if (readObject(data)?.back === true) mayFall = true;
      else wanted = Math.max(wanted, version);
      readAgain();
    });
    onWords("end", (data) => {
      isOver = true;
      say("ended");
      lookLater();
      want(readVersion(data));
    });
    cancel.silence = timer(lose, SILENCE_MS);
  }

  function disconnect(): void {
    cancel.silence();
    cancel.retry();
    source?.close();
    source = null;
  }

  /** What was over is not: a game that goes on, or one that has just been corrected. */
  function goOn(): void {
    isOver = false;
    say("live");
  }

  /** Closes the stream of a page that is over until it is time to ask again. */
  function lookLater(): void {
    disconnect();
    const wait = isHidden ? null : again(page);
    if (wait !== null) cancel.retry = timer(connect, wait);
  }

  /** The connection is gone, or as good as gone. */
  function lose(): void {
    if (isOver) {
      lookLater();
      return;
    }
    disconnect();
    say(isHidden ? "resting" : isOnline ? "stale" : "offline");
    if (isHidden || !isOnline) return;
    cancel.retry = timer(connect, backoff(failures, random()));
    failures += 1;
  }

  function receive(frame: LiveFrame | null): void {
    if (frame === null) {
      want(page.version + 1);
      return;
    }
    wanted = Math.max(wanted, frame.to);
    if (waiting.length < MOST_WAITING) waiting.push(frame);
    if (reading === null && !applyWaiting()) readAgain();
  }

  /** Applies what fits, in whatever order it came. False where something is missing. */
  function applyWaiting(): boolean {
    const before = page;
    for (;;) {
      waiting = waiting.filter(({ to }) => to > page.version);
      const next = waiting.find(({ from }) => from === page.version);
      if (next === undefined) break;
      try {
        page = { ...applyPatch(page, next.patch), version: next.to };
      } catch {
        // The page is not what the server thinks it is.
        waiting = [];
        break;
      }
    }
    if (page !== before) onPage(page);
    return page.version >= wanted;
  }

  function want(version: number | null): void {
    wanted = Math.max(wanted, version ?? 0);
    if (reading === null && page.version < wanted) readAgain();
  }

  function readAgain(): void {
    if (reading !== null) return;
    cancel.reread();
    const controller = new AbortController();
    reading = controller;
    void resync(controller.signal)
      .then((fresh) => {
        if (controller.signal.aborted || fresh.version === page.version) return;
        if (fresh.version < page.version) {
          if (!mayFall) return;
          waiting = [];
          wanted = fresh.version;
        }
        page = fresh;
        onPage(page);
      })
      .catch(() => undefined)
      .finally(() => {
        if (controller.signal.aborted) return;
        reading = null;
        mayFall = false;
        if (applyWaiting()) {
          misses = 0;
          return;
        }
        // A page from before the change, or none: a moment later it is there.
        cancel.reread = timer(readAgain, backoff(misses, random()) / 4);
        misses += 1;
      });
  }

  function rest(): void {
    cancel.reread();
    disconnect();
    say("resting");
  }

  connect();
  return {
    setHidden(hidden) {
      isHidden = hidden;
      cancel.rest();
      if (hidden) {
        cancel.rest = timer(rest, REST_AFTER_MS);
        return;
      }
      failures = 0;
      // While a machine sleeps no timer runs: a stream that has been silent since is none.
      if (source !== null && now() - (state.heardAt ?? now()) < SILENCE_MS) return;
      say(isOnline ? "connecting" : "offline");
      connect();
    },
    putAway() {
      isHidden = true;
      cancel.rest();
      rest();
    },
    setOnline(online) {
      isOnline = online;
      failures = 0;
      (online ? connect : lose)();
    },
    stop() {
      disconnect();
      reading?.abort();
      for (const stopTimer of Object.values(cancel)) stopTimer();
    },
  };
}

function noTimer(): void {}
