import type { ProviderError } from "../../providers/provider.ts";
import type { IngestTask } from "../plan/ingest-task.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** First wait and longest wait of each kind, in milliseconds; the wait doubles with every failure. */
const WAITS: Record<ProviderError["kind"], { first: number; longest: number; stopsAll: boolean }> = {
  unauthorized: { first: 5 * MINUTE, longest: 60 * MINUTE, stopsAll: true },
  "rate-limited": { first: MINUTE, longest: 15 * MINUTE, stopsAll: true },
  unreachable: { first: 10 * SECOND, longest: 2 * MINUTE, stopsAll: false },
  "bad-shape": { first: 10 * SECOND, longest: 2 * MINUTE, stopsAll: false },
  "not-found": { first: 5 * MINUTE, longest: 30 * MINUTE, stopsAll: false },
};

/** The share of a wait that is added at random, and its most: a wait until the next month is no day longer. */
const JITTER = 0.05;
const MOST_JITTER = 30 * SECOND;

/** How the names of these tasks begin. */
const PROJECTIONS = "projections" satisfies IngestTask["kind"];

interface Failing {
  count: number;
  since: number;
  /** When it failed last. */
  at: number;
  until: number;
  kind: ProviderError["kind"];
}

export interface Failures {
  /** Takes a failure of a task; returns how many it makes, and the milliseconds for which the task (or everything) waits. */
  fail(name: string, error: ProviderError, now: number): { count: number; wait: number };
  /** Takes a success. Returns what had been failing until now, for one line in the log; null for what had not. */
  succeed(name: string, now: number): { count: number; milliseconds: number } | null;
  /** Until when each task must wait; `*` stands for all. Nothing waits for a failure that a clock set back makes one to come. */
  waiting(now: number): ReadonlyMap<string, number>;
  /** What everything waits for; null for nothing. */
  stopped(now: number): ProviderError["kind"] | null;
}

/**
 * Remembers what fails, and how long to leave it alone: longer with every failure, a little at random so that processes do not
 * ask in step, and as long as the provider asks for where it says so. `random`: 0 to 1.
 */
export function createFailures(random: () => number): Failures {
  const failing = new Map<string, Failing>();
  return {
    fail(name, { kind, retryAfter, isOwnLimit = false }, now) {
      const { first, longest, stopsAll } = WAITS[kind];
      // Projections are bought apart: a subscription without them is refused there, and only there.
      const isApart = kind === "unauthorized" && name.startsWith(PROJECTIONS);
      const key = stopsAll && !isApart && !isOwnLimit ? "*" : name;
      const before = failing.get(key);
      const count = (before?.count ?? 0) + 1;
      const backoff = Math.min(longest, first * 2 ** (count - 1)) * (0.8 + 0.4 * random());
      // Asked to wait, never less; a little more, so that not everybody comes back in the same second.
      const asked = (retryAfter ?? 0) * SECOND;
      const jitter = Math.min(asked * JITTER, MOST_JITTER) * random() + SECOND;
      const wait = Math.round(retryAfter === undefined ? backoff : asked + jitter);
      failing.set(key, { count, since: before?.since ?? now, at: now, until: now + wait, kind });
      return { count, wait };
    },
    succeed(name, now) {
      const ended = [failing.get(name), failing.get("*")].flatMap((one) => one ?? []);
      failing.delete(name);
      failing.delete("*");
      if (ended.length === 0) return null;
      return {
        count: ended.reduce((sum, { count }) => sum + count, 0),
        milliseconds: now - Math.min(...ended.map(({ since }) => since)),
      };
    },
    waiting: (now) =>
      new Map([...failing].flatMap(([name, { at, until }]) => (at <= now ? [[name, until] as const] : []))),
    stopped(now) {
      const all = failing.get("*");
      return all !== undefined && all.at <= now && all.until > now ? all.kind : null;
    },
  };
}
