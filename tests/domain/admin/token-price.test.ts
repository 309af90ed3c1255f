import { describe, expect, test } from "vitest";
import { dollars, parseTokenPrice, tokenCost } from "../../../domain/admin/token-price.ts";

describe("the price of tokens", () => {
  test.each([
    ["0.25/2.00", { input: 0.25, output: 2 }],
    [" 3 / 15 ", { input: 3, output: 15 }],
    ["0/0", { input: 0, output: 0 }],
    ["0.25", null],
    ["-1/2", null],
    ["$1/$2", null],
    ["1/2/3", null],
  ])("%s", (text, price) => {
    expect(parseTokenPrice(text)).toEqual(price);
  });

  test("is for a million of each", () => {
    const use = { inputTokens: 400_000, outputTokens: 50_000 };
    expect(tokenCost(use, { input: 0.25, output: 2 })).toBeCloseTo(0.2);
    expect([dollars(0.2), dollars(0.0042), dollars(0), dollars(12.4)]).toEqual(["$0.20", "$0.0042", "$0.00", "$12.40"]);
  });
});
