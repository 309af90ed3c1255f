/** What a model's tokens cost, in dollars for a million of each. */
export interface TokenPrice {
  input: number;
  output: number;
}

/** `0.25/2.00`, dollars for a million tokens in and out; null for a text that is no price. */
export function parseTokenPrice(text: string): TokenPrice | null {
  const match = /^(\d{1,5}(?:\.\d{1,4})?)\s*\/\s*(\d{1,5}(?:\.\d{1,4})?)$/.exec(text.trim());
  return match === null ? null : { input: Number(match[1]), output: Number(match[2]) };
}

/** What so many tokens cost, in dollars. */
export function tokenCost(use: { inputTokens: number; outputTokens: number }, { input, output }: TokenPrice): number {
  return (use.inputTokens * input + use.outputTokens * output) / 1_000_000;
}

/** `$0.0042`, `$0.31`, `$12.40`: small sums with the digits that they need. */
export function dollars(sum: number): string {
  return `$${sum.toFixed(sum > 0 && sum < 0.1 ? 4 : 2)}`;
}
