import { useEffect, useEffectEvent, useState } from "react";

import type { FeedState, Versioned } from "./feed-state.ts";
import { followWhenDue } from "./follow-when-due.ts";

/** The page's own address: under its path are the stream of its changes (`/events`) and its live part as it stands now (`/live`). */
export interface LiveAddress {
  path: string;
  /** What of the query says which page it is, with its `?`; empty where the path says all. */
  search: string;
}

/** The page as it is shown now. */
export interface LivePage<T> {
  page: T;
  /** How the stream is doing; null while there is none. */
  feed: FeedState | null;
}

export interface FollowOptions<T> extends LiveAddress {
  page: T;
  /** Milliseconds until there is something to follow; null where nothing is to come. */
  wait(page: T, now: number): number | null;
  /** Aborted when the reader leaves the page. */
  signal: AbortSignal;
  onChange(change: LivePage<T>): void;
}

interface LivePageOptions<T> {
  address: LiveAddress;
  wait: FollowOptions<T>["wait"];
  /** Loads the code that follows: a page that has nothing to follow does without. */
  load(): Promise<(options: FollowOptions<T>) => void>;
}

/** Timers cannot wait longer, and no page is left open that long. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The page's data, kept up to date while there is something to follow: the newer of what was loaded and what was streamed. */
export function useLivePage<T extends Versioned>(loaded: T, { address, wait, load }: LivePageOptions<T>): LivePage<T> {
  const place = address.path + address.search;
  const [followed, setFollowed] = useState<(LivePage<T> & { place: string }) | null>(null);
  const follow = useEffectEvent(async (from: string, signal: AbortSignal) => {
    // Code that cannot be had (a newer site) leaves a page that works and says how old it is.
    const start = await load().catch(() => null);
    if (!signal.aborted)
      start?.({
        ...address,
        wait,
        page: loaded,
        signal,
        onChange: (change) => setFollowed({ place: from, ...change }),
      });
    return start !== null;
  });
  const untilLive = useEffectEvent(() => wait(loaded, Date.now()));
  useEffect(() => {
    const milliseconds = untilLive();
    if (milliseconds === null || milliseconds > LONGEST_TIMER) return;
    const controller = new AbortController();
    const { signal } = controller;
    followWhenDue(Date.now() + milliseconds, () => follow(place, signal), signal);
    return () => controller.abort();
  }, [place]);
  if (followed?.place !== place) return { page: loaded, feed: null };
  return { page: followed.page.version > loaded.version ? followed.page : loaded, feed: followed.feed };
}
