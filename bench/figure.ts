/** What a figure must not go above, or below. */
export type Limit = { atMost: number } | { atLeast: number };

/** One measured number and what it must reach. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Null for a figure that is stated beside the others and has nothing to reach. */
  limit: Limit | null;
  ok: boolean;
  /** How it was measured, in words for a reader who has not seen the code. */
  how: string;
  /** What stood out: why a limit was missed, what was left out. */
  note: string | null;
}

/** A figure with its verdict. A value that is no number never reaches a limit. */
export function figure(given: Omit<Figure, "ok" | "note"> & { note?: string | null }): Figure {
  return { ...given, note: given.note ?? null, ok: isWithin(given.value, given.limit) };
}

function isWithin(value: number, limit: Limit | null): boolean {
  if (limit === null) return true;
  return "atMost" in limit ? value <= limit.atMost : value >= limit.atLeast;
}

/** The middle value; the mean of the two middle ones of an even number. NaN without any value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The value that so many percent of all do not exceed. NaN without any value. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}
