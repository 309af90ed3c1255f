import type { ModelUse, Store } from "../store/store.ts";
import type { TokenUse } from "../ai/story-writer.ts";

/** The tokens that texts, or answers of the analyst, may take in a day (UTC), by all processes on the store together. */
export interface TokenBudget {
  /** This purpose's share of the day. */
  allowed: number;
  /** Sets tokens aside for one text or answer; null where the day's are used up. Call `settle` with what it took. */
  reserve(model: string): Promise<Reservation | null>;
  /** What was used for this purpose today, with what is set aside for texts that are being written. */
  today(): Promise<ModelUse[]>;
}

export interface Reservation {
  settle(use: TokenUse & { calls: number }): Promise<void>;
}

/** About what a text with its repairs takes, and what an answer that asks several tools takes. */
const RESERVED = 20_000;
const NOTHING = { calls: 0, inputTokens: 0, outputTokens: 0 };

/**
 * `allowed` holds for all purposes together; of it a purpose may be given a share, so that readers' questions leave something
 * for the texts. Tokens are set aside before the question, in one step with the sum: of processes that ask at the same moment as
 * many begin as the limit holds, and it is passed by one text at most. What a process that dies or is stopped has set aside
 * stays counted: nobody knows what its server will charge.
 */
export function tokenBudget(
  store: Pick<Store, "addModelUse" | "modelUse">,
  allowed: number,
  now: () => Date,
  { purpose = "stories", share = 1 }: { purpose?: ModelUse["purpose"]; share?: number } = {},
): TokenBudget {
  const add = (day: string, model: string, use: Partial<typeof NOTHING>) =>
    store.addModelUse(day, { purpose, model, ...NOTHING, ...use });
  const own = (uses: readonly ModelUse[]) => uses.filter((use) => use.purpose === purpose);

  return {
    allowed: Math.floor(allowed * share),
    today: async () => own(await store.modelUse(dayOf(now()))),
    async reserve(model) {
      // The day of the question, even where the answer comes after midnight.
      const day = dayOf(now());
      const uses = await add(day, model, { inputTokens: RESERVED });
      if (tokensOf(uses) - RESERVED >= allowed || tokensOf(own(uses)) - RESERVED >= allowed * share) {
        await add(day, model, { inputTokens: -RESERVED });
        return null;
      }
      return {
        async settle({ calls, inputTokens, outputTokens }) {
          await add(day, model, { calls, inputTokens: inputTokens - RESERVED, outputTokens });
        },
      };
    },
  };
}

/** All tokens of these uses, in and out. */
export function tokensOf(uses: readonly TokenUse[]): number {
  return uses.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
