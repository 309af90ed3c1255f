import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tokensOf } from "../../server/store/model-use.ts";
import { openMemoryStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { type BudgetOptions, tokenBudget } from "../../server/budget/token-budget.ts";

const NOON = new Date("2025-09-21T12:00:00Z");
const TODAY = "2025-09-21";
const CHAT: BudgetOptions = { purpose: "chat", share: 0.5, most: 60_000, least: 20_000 };

let store: Store;
beforeEach(async () => {
  store = await openMemoryStore();
});
afterEach(() => store.close());

const answered = (tokens: number) =>
  store.addModelUse(TODAY, { purpose: "chat", model: "a-model", calls: 1, inputTokens: tokens, outputTokens: 0 });

describe("the day's tokens", () => {
  test("of many texts that begin in the same moment, as many do as the limit holds, the last with what is left", async () => {
    const budgets = Array.from({ length: 20 }, () => tokenBudget(store, 50_000, () => NOON));
    const reserved = await Promise.all(budgets.map((budget) => budget.reserve("a-model")));
    const begun = reserved.filter((one) => one !== null);
    expect(begun.map(({ tokens }) => tokens)).toEqual([20_000, 20_000, 10_000]);
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
    let now = new Date("2025-09-21T23:59:59Z");
    const budget = tokenBudget(store, 1000, () => now);
    const reservation = await budget.reserve("a-model");
    now = new Date("2025-09-22T00:00:30Z");
    await reservation?.settle({ calls: 3, inputTokens: 5000, outputTokens: 700 });
    expect(await budget.today()).toEqual([]);
    expect(tokensOf(await store.modelUse(TODAY))).toBe(5700);
    now = new Date("2025-09-21T23:59:59Z");
    expect(await budget.reserve("a-model")).toBeNull();
    expect(tokensOf(await store.modelUse(TODAY))).toBe(5700);
  });

  test("set an answer's whole ceiling aside, and begin none with less than it usually takes", async () => {
    const answers = tokenBudget(store, 300_000, () => NOON, CHAT);
    const reserved = [await answers.reserve("m"), await answers.reserve("m"), await answers.reserve("m")];
    expect(reserved.map((one) => one?.tokens)).toEqual([60_000, 60_000, 30_000]);
    await reserved[2]?.settle({ calls: 1, inputTokens: 11_000, outputTokens: 0 });
    // 19,000 are left.
    expect(await answers.reserve("m")).toBeNull();
    expect(tokensOf(await answers.today())).toBe(131_000);
  });

  test("hold for texts and answers together, and a share of them leaves the rest to the texts", async () => {
    const texts = tokenBudget(store, 100_000, () => NOON);
    const answers = tokenBudget(store, 100_000, () => NOON, CHAT);
    await answered(50_000);
    expect(await answers.reserve("a-model")).toBeNull();
    const reservation = await texts.reserve("a-model");
    await reservation?.settle({ calls: 1, inputTokens: 4000, outputTokens: 1000 });
    expect(tokensOf(await texts.today())).toBe(5000);
    await answered(45_000);
    expect(await texts.reserve("a-model")).toBeNull();
  });
});
