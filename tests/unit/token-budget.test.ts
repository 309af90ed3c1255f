import { describe, expect, test } from "vitest";
import type { ModelUse } from "../../server/store/store.ts";
import { tokenBudget, tokensOf } from "../../server/stories/token-budget.ts";

/** What a store counts, for several processes; each answer takes a turn. */
function counted() {
  const days = new Map<string, ModelUse[]>();
  return {
    async addModelUse(day: string, { purpose, model, calls, inputTokens, outputTokens }: ModelUse) {
      await Promise.resolve();
      const uses = days.get(day) ?? [];
      const found = uses.find((use) => use.purpose === purpose && use.model === model);
      days.set(day, uses);
      if (found === undefined) {
        uses.push({ purpose, model, calls, inputTokens, outputTokens });
      } else {
        found.calls += calls;
        found.inputTokens += inputTokens;
        found.outputTokens += outputTokens;
      }
      return structuredClone(uses);
    },
    async modelUse(day: string) {
      await Promise.resolve();
      return structuredClone(days.get(day) ?? []);
    },
  };
}

const NOON = new Date("2025-09-21T12:00:00Z");

describe("the day's tokens", () => {
  test("of many processes that ask in the same moment, as many begin as the limit holds, and one", async () => {
    const store = counted();
    const budgets = Array.from({ length: 20 }, () => tokenBudget(store, 50_000, () => NOON));
    const reserved = await Promise.all(budgets.map((budget) => budget.reserve("a-model")));
    const begun = reserved.filter((one) => one !== null);
    // 20,000 are set aside for each: 0, 20,000 and 40,000 are below 50,000.
    expect(begun).toHaveLength(3);
    await Promise.all(begun.map((one) => one.settle({ calls: 1, inputTokens: 100, outputTokens: 50 })));
    expect(await budgets[0]?.today()).toEqual([
      {
        purpose: "stories",
        model: "a-model",
        calls: begun.length,
        inputTokens: 100 * begun.length,
        outputTokens: 50 * begun.length,
      },
    ]);
  });

  test("count by the day of the question, even where the answer comes after midnight", async () => {
    const store = counted();
    let now = new Date("2025-09-21T23:59:59Z");
    const budget = tokenBudget(store, 1000, () => now);
    const reservation = await budget.reserve("a-model");
    now = new Date("2025-09-22T00:00:30Z");
    await reservation?.settle({ calls: 3, inputTokens: 5000, outputTokens: 700 });
    expect(await budget.today()).toEqual([]);
    expect(tokensOf(await store.modelUse("2025-09-21"))).toBe(5700);
    now = new Date("2025-09-21T23:59:59Z");
    expect(await budget.reserve("a-model")).toBeNull();
    expect(tokensOf(await store.modelUse("2025-09-21"))).toBe(5700);
  });

  test("hold for texts and answers together, and a share of them leaves the rest to the texts", async () => {
    const store = counted();
    const texts = tokenBudget(store, 100_000, () => NOON);
    const answers = tokenBudget(store, 100_000, () => NOON, { purpose: "chat", share: 0.5 });
    const use = { purpose: "chat", model: "a-model", calls: 1, inputTokens: 0, outputTokens: 0 } as const;
    await store.addModelUse("2025-09-21", { ...use, inputTokens: 50_000 });
    expect(await answers.reserve("a-model")).toBeNull();
    const reservation = await texts.reserve("a-model");
    await reservation?.settle({ calls: 1, inputTokens: 4000, outputTokens: 1000 });
    expect(tokensOf(await texts.today())).toBe(5000);
    await store.addModelUse("2025-09-21", { ...use, inputTokens: 45_000 });
    expect(await texts.reserve("a-model")).toBeNull();
  });
});
