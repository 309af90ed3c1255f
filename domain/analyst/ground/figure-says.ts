import type { NumberToken } from "../../words/story-numbers.ts";

/** As far as it is rounded in the answer. */
export function says({ value, decimals }: NumberToken, actual: number): boolean {
  return Math.abs(Math.abs(actual) - Math.abs(value)) <= (decimals === 0 ? 0.001 : 0.5 * 10 ** -decimals + 1e-6);
}

/** Fantasy points are told in whole ones. */
export function isRounded({ value, decimals }: NumberToken, unit: string, actual: number): boolean {
  return decimals === 0 && unit.startsWith("fantasy") && Math.round(actual) === value;
}
