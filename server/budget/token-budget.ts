import { utcDay } from "../clock/utc-day.ts";
import type { TokenUse } from "../ai/story-writer.ts";
import type { ModelUse, Store } from "../store/store.ts";

/** The tokens that texts, or answers of the analyst, may take in a day (UTC), by all processes on the store together. */
export interface TokenBudget {
  /** This purpose's share of the day. */
  allowed: number;
  /** Sets tokens aside for one text or answer; null where too few of the day's are left. Call `settle` with what it took. */
  reserve(model: string): Promise<Reservation | null>;
  /** What was used for this purpose today, with what is set aside for texts that are being written. */
  today(): Promise<ModelUse[]>;
}

export interface Reservation {
  /** As many as were set aside. */
  tokens: number;
  settle(use: TokenUse & { calls: number }): Promise<void>;
}

export interface BudgetOptions {
  purpose: ModelUse["purpose"];
  /** Of the day's tokens, 0 to 1. */
  share: number;
  /** What one text or answer is given, and what is too little to begin with. */
  most: number;
  least: number;
}

/** Texts take what there is: about 20,000 with repairs, and what they take beyond what was set aside is counted at their end. */
const TEXTS: BudgetOptions = { purpose: "stories", share: 1, most: 20_000, least: 1 };

/**
 * `allowed` holds for all purposes together; of it a purpose may be given a share, so that readers' questions leave something
 * for the texts. Tokens are set aside before a model is asked, in one step with the sum, so that processes which ask at the same
 * moment cannot set aside the same ones. What a process that dies or is stopped has set aside stays counted: nobody knows what
 * its server will charge.
 */
export function tokenBudget(
  store: Pick<Store, "addModelUse" | "modelUse" | "reserveTokens">,
  allowed: number,
  now: () => Date,
  { purpose, share, most, least }: BudgetOptions = TEXTS,
): TokenBudget {
  const limits = { allowed, share: Math.floor(allowed * share), most, least };
  return {
    allowed: limits.share,
    today: async () => (await store.modelUse(utcDay(now()))).filter((use) => use.purpose === purpose),
    async reserve(model) {
      // The day of the question, even where the answer comes after midnight.
      const day = utcDay(now());
      const tokens = await store.reserveTokens(day, { purpose, model }, limits);
      if (tokens === null) return null;
      return {
        tokens,
        settle: ({ calls, inputTokens, outputTokens }) =>
          store.addModelUse(day, { purpose, model, calls, inputTokens: inputTokens - tokens, outputTokens }),
      };
    },
  };
}
