import { MINUTE_SECONDS, passingProblem, type SleeperProblem } from "./sleeper-problem.ts";

export interface CallLimitsOptions {
  now: () => Date;
  /** The most calls within any minute. */
  callsPerMinute: number;
  /** The limits that these are a part of: each call counts there too. */
  whole?: CallLimits;
}

/**
 * Whether one more call may be made. Sleeper blocks an address of the network that makes more than 1,000 calls a minute, for every
 * reader at once. The count slides with the clock: no two neighboring minutes add up to more.
 */
export class CallLimits {
  readonly #options: CallLimitsOptions;
  /** When the calls of the last minute were made, in milliseconds, oldest first. */
  #calls: number[] = [];
  #pausedUntil = 0;

  constructor(options: CallLimitsOptions) {
    this.#options = options;
  }

  /** Counts a call that is about to be made and answers null, or says why it may not be made. */
  consume(): SleeperProblem | null {
    const { now, callsPerMinute, whole } = this.#options;
    const time = now().getTime();
    if (time < this.#pausedUntil) {
      const seconds = Math.ceil((this.#pausedUntil - time) / 1000);
      return passingProblem("rate-limited", "Sleeper asked us to wait, so we do not ask it now.", seconds);
    }
    this.#calls = this.#calls.filter((made) => time - made < MINUTE_SECONDS * 1000);
    const [oldest] = this.#calls;
    if (oldest !== undefined && this.#calls.length >= callsPerMinute) {
      const seconds = MINUTE_SECONDS - Math.floor((time - oldest) / 1000);
      return passingProblem("busy", "Too many leagues are being read here at once.", seconds);
    }
    const refusal = whole?.consume() ?? null;
    if (refusal === null) this.#calls.push(time);
    return refusal;
  }

  /** Makes no call for so many seconds; a shorter pause never ends a longer one. */
  pause(seconds: number): void {
    const { now, whole } = this.#options;
    whole?.pause(seconds);
    this.#pausedUntil = Math.max(this.#pausedUntil, now().getTime() + seconds * 1000);
  }
}
