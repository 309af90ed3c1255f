/**
 * A chance in percent as it is shown: whole, and 0 or 100 of what is decided alone; until then nobody is sure, and 99.5 shows as 99. What both sides have
 * adds up to 100 where the other side's is taken from 100.
 */
export function wholeChance(percent: number): number {
  if (percent <= 0 || percent >= 100) return Math.round(percent);
  return Math.min(99, Math.max(1, Math.round(percent)));
}
