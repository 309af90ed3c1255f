import { LRUCache } from "lru-cache";
import { fail, ok, type Result } from "../../domain/result.ts";
import type { CallSleeper } from "./call-sleeper.ts";
import { MINUTE_SECONDS, passingProblem, type SleeperProblem, type SleeperResult } from "./sleeper-problem.ts";

export interface KeptAnswersOptions<T> {
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
  /** Of the text that it was read from. */
  bytes: number;
}

/** The last good answer, and what was wrong with the newest one. */
type Judged<T> = { good: Good<T>; problem: null } | { good: Good<T> | null; problem: SleeperProblem };

/** What is known of an address. */
type Kept<T> = Judged<T> & { calledAt: number };

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

  /** The answer of the last minute; otherwise a new one, called by `call`, or the last good one where Sleeper fails. */
  async ask(path: string, read: ReadData<T>, call: CallSleeper): Promise<SleeperResult<T>> {
    // `peek`, so that what was called longest ago goes first: nothing is dropped within its minute.
    const kept = this.#kept.peek(path);
    const time = this.#time();
    if (kept !== undefined && time - kept.calledAt < MINUTE_MS) return resultOf(kept, time);
    const running = this.#running.get(path);
    if (running !== undefined) return running;
    const asked = this.#call(path, read, kept, call).finally(() => this.#running.delete(path));
    this.#running.set(path, asked);
    return asked;
  }

  async #call(
    path: string,
    read: ReadData<T>,
    before: Kept<T> | undefined,
    call: CallSleeper,
  ): Promise<SleeperResult<T>> {
    const calledAt = this.#time();
    const good = shown(before?.good ?? null, calledAt);
    const called = await call(path);
    // Without a call there is nothing to keep: the address may be asked again as soon as calls are made again.
    if (called.kind === "refused") return resultOf({ calledAt, good, problem: called.problem }, calledAt);
    const trusted = before?.problem?.kind === "suspect" ? null : good;
    const kept: Kept<T> =
      called.kind === "failed"
        ? { calledAt, good, problem: afterMinute(called.problem) }
        : { calledAt, ...this.#judge(read(called.fetched.data), called.fetched.bytes, { good, trusted }) };
    this.#kept.set(path, kept, { size: LEAST_BYTES + (kept.good?.bytes ?? 0) });
    return resultOf(kept, this.#time());
  }

  /** `trusted`: the good answer, unless the newest one contradicted it already. */
  #judge(
    result: Result<T, SleeperProblem>,
    bytes: number,
    { good, trusted }: Record<"good" | "trusted", Good<T> | null>,
  ): Judged<T> {
    if (result.ok) {
      const { isSuspect = () => false } = this.#options;
      if (trusted !== null && isSuspect(trusted.value, result.value)) return { good: trusted, problem: LOST };
      return { good: { value: result.value, readAt: this.#time(), bytes }, problem: null };
    }
    if (result.error.kind !== "not-found") return { good, problem: afterMinute(result.error) };
    return trusted === null ? { good: null, problem: result.error } : { good: trusted, problem: GONE };
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
  const good = shown(kept.good, time);
  if (good === null) return fail(problem);
  return ok({ value: good.value, readAt: iso(good.readAt), stale: problem });
}

/** An answer, unless it is too old to stand in for a new one. */
function shown<T>(good: Good<T> | null, time: number): Good<T> | null {
  return good === null || time - good.readAt > STALE_MS ? null : good;
}

function secondsLeft(seconds: number, goneMs: number): number {
  return Math.max(1, Math.ceil(seconds - goneMs / 1000));
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
