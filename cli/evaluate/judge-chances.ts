import { expectedPoints } from "../../domain/usage/expected-points.ts";
import type { KnownChance } from "./read-chances.ts";

/** Targets or carries that were expected to bring about as much, and what they brought: PPR points each. */
export interface ChanceBin {
  count: number;
  expected: number;
  points: number;
}

/** As many bins as these for each kind, of equal counts. */
const BINS = 10;

/** How well what was expected of chances agrees with what came of them, least expected first; `withThrows`: by measured throws. */
export function judgeChances(
  chances: readonly KnownChance[],
  kind: KnownChance["kind"],
  withThrows = true,
): ChanceBin[] {
  const own = chances
    .filter((chance) => chance.kind === kind && (kind === "carry" || chance.airYards !== null))
    .map((chance) => ({
      expected: expectedPoints(withThrows ? chance : { ...chance, airYards: null }) ?? 0,
      points: chance.points,
    }))
    .toSorted((a, b) => a.expected - b.expected);
  return Array.from({ length: BINS }, (_, at) => {
    const bin = own.slice(Math.floor((at * own.length) / BINS), Math.floor(((at + 1) * own.length) / BINS));
    return { count: bin.length, expected: mean(bin, "expected"), points: mean(bin, "points") };
  });
}

function mean(bin: readonly { expected: number; points: number }[], field: "expected" | "points"): number {
  return bin.reduce((sum, one) => sum + one[field], 0) / Math.max(1, bin.length);
}
