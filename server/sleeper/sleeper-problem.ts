import type { Result } from "../../domain/result.ts";
import { waitInWords } from "../../domain/words/wait-in-words.ts";

/** Why nothing, or nothing new, can be said about a league. */
export interface SleeperProblem {
  /**
   * `bad-input`: nothing was asked, what was given cannot be right; `busy`: our own limit of calls is reached; `suspect`: the
   * answer contradicts the one before it, and is believed when it comes a second time.
   */
  kind: "bad-input" | "not-found" | "rate-limited" | "busy" | "unreachable" | "bad-answer" | "suspect";
  /** Sentences for the reader: what happened and what to do. They can name a league: show them, never log them. */
  message: string;
  /** Seconds after which asking again makes a call; null where asking again changes nothing. */
  retryAfterSeconds: number | null;
}

/** What Sleeper said, when it said so, and why it is not said anew where it could not be. */
export interface SleeperAnswer<T> {
  /** The same object for every reader. */
  value: T;
  /** ISO 8601: when Sleeper gave this answer. */
  readAt: string;
  /** Null for an answer of the last minute; otherwise what went wrong with the newest call. */
  stale: SleeperProblem | null;
}

export type SleeperResult<T> = Result<SleeperAnswer<T>, SleeperProblem>;

/** How long an answer is kept before the same address is asked again, and how long after a failure. */
export const MINUTE_SECONDS = 60;

/** A problem that another try may mend, with the wait in words. No address is asked twice a minute, so that a shorter wait is rounded up. */
export function passingProblem(
  kind: SleeperProblem["kind"],
  what: string,
  retryAfterSeconds: number = MINUTE_SECONDS,
): SleeperProblem {
  return { kind, message: `${what} Try again in ${waitInWords(retryAfterSeconds)}.`, retryAfterSeconds };
}

/** A problem that stays until something else is asked. */
export function lastingProblem(kind: SleeperProblem["kind"], message: string): SleeperProblem {
  return { kind, message, retryAfterSeconds: null };
}
