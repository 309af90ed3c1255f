import type { CallLimits } from "./call-limits.ts";
import { type Fetched, fetchAnswer, type FetchOptions } from "./fetch-answer.ts";
import { MINUTE_SECONDS, type SleeperProblem } from "./sleeper-problem.ts";

/** What became of a call. `refused` was never made. */
export type Called =
  | { kind: "answered"; fetched: Fetched }
  | { kind: "failed"; problem: SleeperProblem }
  | { kind: "refused"; problem: SleeperProblem };

/** Calls a path below the API's address, if the limits allow it. */
export type CallSleeper = (path: string) => Promise<Called>;

/** A caller that stays within the limits, and stops for everybody where Sleeper says that it is asked too much. */
export function callSleeper(limits: CallLimits, options: FetchOptions): CallSleeper {
  return async (path) => {
    const refusal = limits.consume();
    if (refusal !== null) return { kind: "refused", problem: refusal };
    const fetched = await fetchAnswer(path, options);
    if (fetched.ok) return { kind: "answered", fetched: fetched.value };
    const problem = fetched.error;
    if (problem.kind === "rate-limited") limits.pause(problem.retryAfterSeconds ?? MINUTE_SECONDS);
    return { kind: "failed", problem };
  };
}
