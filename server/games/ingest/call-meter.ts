import type { ProviderName } from "../../../domain/game/game-snapshot.ts";
import { ProviderFailure } from "../../providers/provider-failure.ts";
import type { Store } from "../../store/store.ts";

export interface CallMeterOptions {
  store: Pick<Store, "addCalls" | "calls">;
  provider: ProviderName;
  /** Calls that a calendar month (UTC) may hold; asked again each time. */
  allowed(): number;
  now(): Date;
  /** Called when a call could not be counted in the store; it counts in this process all the same. */
  onProblem(error: unknown): void;
}

export interface CallMeter {
  /** Counts a call that is about to be made. Throws `ProviderFailure` where the month has none left: then it is not made. */
  count(): void;
  /** Calls of this month by all processes. */
  made(): Promise<number>;
  /** Resolves when every call so far is counted in the store. */
  settled(): Promise<void>;
}

/** Counts the calls to a provider that is paid by the call, over all processes and restarts. */
export function createCallMeter({ store, provider, allowed, now, onProblem }: CallMeterOptions): CallMeter {
  let month = "";
  let known = 0;
  let writing: Promise<unknown> = Promise.resolve();

  function turnMonth(): void {
    const current = now().toISOString().slice(0, 7);
    if (current === month) return;
    month = current;
    known = 0;
  }

  return {
    count() {
      turnMonth();
      const most = allowed();
      // No time to wait for: a limit can be raised before the month ends, and the plan knows what is left.
      if (known >= most)
        throw new ProviderFailure(
          "rate-limited",
          `the ${most} calls of this month are used up; it resumes next month, or with a higher SPORTSDATAIO_CALLS_PER_MONTH`,
          { isOwnLimit: true },
        );
      known += 1;
      const counted = month;
      const add = async () => {
        const sum = await store.addCalls(provider, counted, 1);
        if (counted === month) known = Math.max(known, sum);
      };
      writing = writing.then(add).catch(onProblem);
    },
    async made() {
      turnMonth();
      const asked = month;
      const stored = await store.calls(provider, asked);
      if (asked === month) known = Math.max(known, stored);
      return known;
    },
    settled: async () => {
      await writing;
    },
  };
}
