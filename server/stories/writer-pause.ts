import type { StoryDelay } from "./story-draft.ts";

const MINUTE = 60_000;
/** First wait and longest wait; the wait doubles with every failure. */
const WAITS = {
  away: { first: MINUTE / 2, longest: 30 * MINUTE },
  unauthorized: { first: 15 * MINUTE, longest: 6 * 60 * MINUTE },
};

/** How long to leave a model's server alone that could not be asked. */
export interface WriterPause {
  /** Takes a failure at `now`; returns until when to wait, in milliseconds since the epoch. */
  fail(delay: StoryDelay, now: number): number;
  /** Takes an answer. True where it had been failing. */
  succeed(): boolean;
  /** Whether the last answer was a failure, waited for or not. */
  isFailing(): boolean;
  /** Until when to wait, and for what; null where it may be asked at `now`. */
  current(now: number): { until: number; message: string } | null;
}

/** `random` is 0 to 1: waits differ a little, so that processes do not ask in step. What the server asks for is the least. */
export function writerPause(random: () => number): WriterPause {
  let failing: { count: number; until: number; message: string } | null = null;
  return {
    fail({ isUnauthorized, retryAfterSeconds, message }, now) {
      const count = (failing?.count ?? 0) + 1;
      const { first, longest } = isUnauthorized ? WAITS.unauthorized : WAITS.away;
      const backoff = Math.min(longest, first * 2 ** (count - 1)) * (0.8 + 0.4 * random());
      const asked = retryAfterSeconds === null ? 0 : retryAfterSeconds * 1000 * (1 + 0.05 * random());
      failing = { count, message, until: now + Math.ceil(Math.max(backoff, asked)) };
      return failing.until;
    },
    succeed() {
      const wasFailing = failing !== null;
      failing = null;
      return wasFailing;
    },
    isFailing: () => failing !== null,
    current: (now) => (failing === null || failing.until <= now ? null : failing),
  };
}
