import { useEffect, useEffectEvent, useState } from "react";

import type { FeedState, Versioned } from "./follow-feed.ts";

/** Where a page's changes and its data come from. */
export interface LiveAddress {
  /** The stream of changes, without the version: `/games/202510316/events`. */
  events: string;
  /** The framework's data of the whole page: `/games/202510316.data`. */
  data: string;
  /** The route whose loader makes it. */
  routeId: string;
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
  const { events } = address;
  const [followed, setFollowed] = useState<(LivePage<T> & { events: string }) | null>(null);
  const follow = useEffectEvent(async (stream: string, signal: AbortSignal) => {
    // Code that cannot be had (no network, a newer site) leaves a page that works and says how old it is.
    const start = await load().catch(() => null);
    if (start === null || signal.aborted) return;
    start({ ...address, wait, page: loaded, signal, onChange: (change) => setFollowed({ events: stream, ...change }) });
  });
  const begin = useEffectEvent((stream: string, signal: AbortSignal) => {
    const milliseconds = wait(loaded, Date.now());
    if (milliseconds === null || milliseconds > LONGEST_TIMER) return;
    const timer = setTimeout(() => void follow(stream, signal), milliseconds);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
  useEffect(() => {
    const controller = new AbortController();
    begin(events, controller.signal);
    return () => controller.abort();
  }, [events]);
  if (followed?.events !== events) return { page: loaded, feed: null };
  return { page: followed.page.version > loaded.version ? followed.page : loaded, feed: followed.feed };
}
