/**
 * A chance in percent, 0 to 100 with one decimal, as it is shown: whole, and 100 of what is decided alone. Until then nobody is sure, and 99.5 shows as 99,
 * 0.5 as 1 (`gameChances` has no others that near). A half goes to the favorite, so that both sides' add up to 100 whichever is asked about.
 */
export function wholeChance(percent: number): number {
  if (percent < 50) return 100 - wholeChance(100 - percent);
  return percent < 100 ? Math.min(99, Math.round(percent)) : 100;
}
