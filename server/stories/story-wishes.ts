import { LRUCache } from "lru-cache";
import { utcDay } from "../clock/utc-day.ts";
import type { Timer } from "../clock/timer.ts";
import type { Attempted } from "./attempt-story.ts";

export interface StoryWishesOptions {
  now(): Date;
  timer: Timer;
  /** Has the recap of a game written without a model. Never throws but the signal's reason. */
  write(gameKey: string, signal: AbortSignal): Promise<Attempted>;
}

/** Recaps of games that are too old for the plan, which readers ask for by opening a page. */
export interface StoryWishes {
  /** Takes a wish, or forgets it: a later load of the page makes it again. Costs nothing. */
  add(gameKey: string): void;
  /** Ends what is being written. */
  stop(): Promise<void>;
  /** Resolves when nothing is being written: for tests with a clock of their own. */
  idle(): Promise<void>;
}

/** A text takes some 25 ms: between two of them the readers have the processor. */
const PAUSE_MS = 250;
const MOST_WAITING = 100;
/** The most stories that visits to old games (a crawler's, say) can trigger in a day (UTC), for each process. */
const MOST_A_DAY = 400;
const AGAIN_MS = 60 * 60_000;
const MOST_KNOWN = 10_000;

/** Has wished recaps written, one after the other. No game is tried twice within an hour, and none again that has its recap, or whose recap was taken back. */
export function storyWishes({ now, timer, write }: StoryWishesOptions): StoryWishes {
  const controller = new AbortController();
  const { signal } = controller;
  const waiting = new Set<string>();
  /** Until when a game is left alone, in milliseconds since the epoch. */
  const known = new LRUCache<string, number>({ max: MOST_KNOWN });
  let today = { day: "", count: 0 };
  let cancel: (() => void) | null = null;
  let running: Promise<void> | null = null;

  function isSpent(): boolean {
    const day = utcDay(now());
    if (today.day !== day) today = { day, count: 0 };
    return today.count >= MOST_A_DAY;
  }

  function remember(gameKey: string, { kind }: Attempted): void {
    const isDone = kind === "published" || kind === "settled";
    known.set(gameKey, isDone ? Number.POSITIVE_INFINITY : now().getTime() + AGAIN_MS);
  }

  async function writeNext(): Promise<void> {
    const [gameKey] = waiting;
    if (gameKey === undefined) return;
    waiting.delete(gameKey);
    if (isSpent()) return;
    today.count += 1;
    try {
      remember(gameKey, await write(gameKey, signal));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  function schedule(milliseconds: number): void {
    if (signal.aborted || cancel !== null || running !== null) return;
    cancel = timer(() => {
      cancel = null;
      running = writeNext().finally(() => {
        running = null;
        if (waiting.size > 0) schedule(PAUSE_MS);
      });
    }, milliseconds);
  }

  return {
    add(gameKey) {
      const isKnown = (known.get(gameKey) ?? 0) > now().getTime();
      if (signal.aborted || isKnown || waiting.size >= MOST_WAITING || isSpent()) return;
      waiting.add(gameKey);
      // The page that wishes it is still being made.
      schedule(PAUSE_MS);
    },
    async stop() {
      controller.abort(new Error("the site stops"));
      cancel?.();
      waiting.clear();
      await running;
    },
    async idle() {
      await running;
    },
  };
}
