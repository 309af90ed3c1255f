import type { ModelUse, Store } from "../store/store.ts";
import type { TokenUse } from "../ai/story-writer.ts";

/** The tokens that previews and recaps may take in a day (UTC), by all processes on the store together. */
export interface TokenBudget {
  allowed: number;
  /** Sets tokens aside for one text; null where the day's are used up. Call `settle` with what it took. */
  reserve(model: string): Promise<Reservation | null>;
  /** What was used today, with what is set aside for texts that are being written. */
  today(): Promise<ModelUse[]>;
}

export interface Reservation {
  settle(use: TokenUse & { calls: number }): Promise<void>;
}

/** About what a text with its repairs takes. */
const RESERVED = 20_000;
const NOTHING = { calls: 0, inputTokens: 0, outputTokens: 0 };

/**
 * Tokens are set aside before the question, and only then is the sum looked at: of processes that ask at the same moment each
 * sees the others', so that the limit is passed by one text at most. What a process that dies has set aside stays counted.
 */
export function tokenBudget(
  store: Pick<Store, "addModelUse" | "modelUse">,
  allowed: number,
  now: () => Date,
): TokenBudget {
  const add = (day: string, model: string, use: Partial<typeof NOTHING>) =>
    store.addModelUse(day, { purpose: "stories", model, ...NOTHING, ...use });
  const usedOn = async (day: string) => (await store.modelUse(day)).filter(({ purpose }) => purpose === "stories");

  return {
    allowed,
    today: () => usedOn(dayOf(now())),
    async reserve(model) {
      // The day of the question, even where the answer comes after midnight.
      const day = dayOf(now());
      await add(day, model, { inputTokens: RESERVED });
      const used = tokensOf(await usedOn(day)) - RESERVED;
      if (used >= allowed) {
        await add(day, model, { inputTokens: -RESERVED });
        return null;
      }
      return {
        settle: ({ calls, inputTokens, outputTokens }) =>
          add(day, model, { calls, inputTokens: inputTokens - RESERVED, outputTokens }),
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
