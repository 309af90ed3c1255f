import { LRUCache } from "lru-cache";
import { fail, ok, type Result } from "../../domain/result.ts";
import type { CallSleeper } from "./call-sleeper.ts";
import { MINUTE_SECONDS, passingProblem, type SleeperProblem, type SleeperResult } from "./sleeper-problem.ts";

export interface KeptAnswersOptions<T> {
  call: CallSleeper;
  now: () => Date;
  /** The most answers that are kept; more than the calls of a minute, or an answer would go before its minute is over. */
  most: number;
  /** Whether an answer contradicts the one before it so that it is believed the second time only. */
  isSuspect?: (before: T, after: T) => boolean;
}

/** Checks what came and gives it the house's shape. */
export type ReadData<T> = (data: unknown) => Result<T, SleeperProblem>;

interface Good<T> {
  value: T;
  readAt: number;
}

/** What the newest call to an address came to, and the last good answer. */
type Kept<T> =
  | { calledAt: number; good: Good<T>; problem: null }
  | { calledAt: number; good: Good<T> | null; problem: SleeperProblem };

const MINUTE_MS = MINUTE_SECONDS * 1000;
/** An older answer is not shown in the place of a new one, however long Sleeper is away. */
const STALE_MS = 24 * 60 * 60 * 1000;
const MOST_BYTES = 16 * 1024 * 1024;
/** What an answer takes beside its text. */
const LEAST_BYTES = 256;
const LOST = passingProblem(
  "suspect",
  "Sleeper shows 0 where there were points, often by a slip. Here is what it said before.",
);
const GONE = passingProblem(
  "suspect",
  "Sleeper says that this is gone, perhaps by a slip. Here is what it said before.",
);

/** Answers of one kind by path. An address is called once a minute at most, whatever came of the call; requests in the meantime share it. */
export class KeptAnswers<T> {
  readonly #options: KeptAnswersOptions<T>;
  readonly #kept: LRUCache<string, Kept<T>>;
  readonly #running = new Map<string, Promise<SleeperResult<T>>>();

  constructor(options: KeptAnswersOptions<T>) {
    this.#options = options;
    this.#kept = new LRUCache({ max: options.most, maxSize: MOST_BYTES });
  }

  /** The answer of the last minute; otherwise a new one, or the last good one where Sleeper fails. */
  async ask(path: string, read: ReadData<T>): Promise<SleeperResult<T>> {
    // `peek`, so that what was called longest ago goes first: nothing is dropped within its minute.
    const kept = this.#kept.peek(path);
    const time = this.#time();
    if (kept !== undefined && time - kept.calledAt < MINUTE_MS) return resultOf(kept, time);
    const running = this.#running.get(path);
    if (running !== undefined) return running;
    const asked = this.#call(path, read, kept).finally(() => this.#running.delete(path));
    this.#running.set(path, asked);
    return asked;
  }

  async #call(path: string, read: ReadData<T>, before: Kept<T> | undefined): Promise<SleeperResult<T>> {
    const calledAt = this.#time();
    const good = before?.good ?? null;
    const called = await this.#options.call(path);
    // Without a call there is nothing to keep: the address may be asked again as soon as calls are made again.
    if (called.kind === "refused") return resultOf({ calledAt, good, problem: called.problem }, calledAt);
    const result = called.kind === "failed" ? fail(called.problem) : read(called.fetched.data);
    const kept = this.#judge(result, before, calledAt);
    const bytes = called.kind === "answered" ? called.fetched.bytes : 0;
    this.#kept.set(path, kept, { size: LEAST_BYTES + bytes });
    return resultOf(kept, this.#time());
  }

  #judge(result: Result<T, SleeperProblem>, before: Kept<T> | undefined, calledAt: number): Kept<T> {
    const good = before?.good ?? null;
    const isSecond = before?.problem?.kind === "suspect";
    if (result.ok) {
      const { isSuspect = () => false } = this.#options;
      if (good !== null && !isSecond && isSuspect(good.value, result.value)) return { calledAt, good, problem: LOST };
      return { calledAt, good: { value: result.value, readAt: this.#time() }, problem: null };
    }
    if (result.error.kind === "not-found") {
      if (good !== null && !isSecond) return { calledAt, good, problem: GONE };
      return { calledAt, good: null, problem: result.error };
    }
    return { calledAt, good, problem: afterMinute(result.error) };
  }

  #time(): number {
    return this.#options.now().getTime();
  }
}

/** However short a wait Sleeper asks for, this address rests for its minute. */
function afterMinute(problem: SleeperProblem): SleeperProblem {
  const { retryAfterSeconds: seconds } = problem;
  return { ...problem, retryAfterSeconds: seconds === null ? null : Math.max(seconds, MINUTE_SECONDS) };
}

function resultOf<T>(kept: Kept<T>, time: number): SleeperResult<T> {
  if (kept.problem === null) return ok({ value: kept.good.value, readAt: iso(kept.good.readAt), stale: null });
  const { retryAfterSeconds } = kept.problem;
  const problem: SleeperProblem = {
    ...kept.problem,
    retryAfterSeconds: retryAfterSeconds === null ? null : secondsLeft(retryAfterSeconds, time - kept.calledAt),
  };
  const { good } = kept;
  if (good === null || time - good.readAt > STALE_MS) return fail(problem);
  return ok({ value: good.value, readAt: iso(good.readAt), stale: problem });
}

function secondsLeft(seconds: number, goneMs: number): number {
  return Math.max(1, Math.ceil(seconds - goneMs / 1000));
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
