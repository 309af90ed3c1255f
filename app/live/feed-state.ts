/** What pages follow: data that says which version of itself it is. Versions only rise. */
export interface Versioned {
  version: number;
}

export type FeedKind = "connecting" | "live" | "stale" | "offline" | "paused" | "ended";

/** How a page's feed is doing, as readers are told. */
export interface FeedState {
  kind: FeedKind;
  /** When the server was last heard, in milliseconds since 1970; null before the first time. */
  heardAt: number | null;
}
