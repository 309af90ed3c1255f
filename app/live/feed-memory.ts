import type { LiveFrame } from "../../domain/live/diff-live.ts";
import type { FeedState, Versioned } from "./feed-state.ts";

/** What a feed knows. Whether its stream stands and its timers run is said by the effects alone. */
export interface FeedMemory<T extends Versioned> extends FeedState {
  page: T;
  /** The newest version that anybody spoke of. */
  wanted: number;
  /** Frames that do not fit the page yet. */
  waiting: readonly LiveFrame[];
  hasStream: boolean;
  /** The whole page is being read. */
  isReading: boolean;
  /** The page that is being read may be older than the one that is shown: the server said so. */
  mayFall: boolean;
  isHidden: boolean;
  isOnline: boolean;
  /** The server has had its last word, or a page that is to ask only now and then expects no other. */
  isOver: boolean;
  /** Connections that failed since the server was last heard to speak. */
  failures: number;
  /** Readings of the page that did not bring what was wanted. */
  misses: number;
}

export type FeedTimer = "silence" | "retry" | "reread" | "pause";

/** What happens to a feed. A version is null where the server named none. */
export type FeedEvent<T extends Versioned> =
  | { type: "open" }
  | { type: "error" }
  | { type: "patch"; frame: LiveFrame | null }
  | { type: "beat"; version: number | null }
  | { type: "resync"; version: number | null; isBack: boolean }
  | { type: "end"; version: number | null }
  /** The whole page came; null where nobody answered. */
  | { type: "read"; page: T | null }
  | { type: "hidden"; isHidden: boolean }
  | { type: "page hide" }
  | { type: "online"; isOnline: boolean }
  | { type: FeedTimer };

/** What is to be done about it, in this order. A timer that is set anew no longer runs as it did. */
export type FeedEffect<T extends Versioned> =
  | { do: "open"; since: number }
  | { do: "close" }
  | { do: "set"; timer: FeedTimer; milliseconds: number }
  | { do: "cancel"; timer: FeedTimer }
  | { do: "read" }
  | { do: "show"; page: T }
  | { do: "say"; state: FeedState };

/** What an event is judged by beside what the feed knows. */
export interface FeedMoment<T extends Versioned> {
  /** Milliseconds since 1970. */
  now: number;
  /** From 0 to 1. */
  chance: number;
  /** Milliseconds until a page whose stream has ended asks again; null where nothing is to come any more. */
  again(page: T): number | null;
}

export type FeedStep<T extends Versioned> = readonly [FeedMemory<T>, readonly FeedEffect<T>[]];
