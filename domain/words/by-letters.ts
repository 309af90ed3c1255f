/**
 * The order of two texts by their letters' codes, for sorting: below 0 where the first comes first. `localeCompare` knows
 * more of languages; in a browser its first use blocks a phone for as long as hydration takes
 * (docs/decisions/052-clocks-without-intl.md).
 */
export function byLetters(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
