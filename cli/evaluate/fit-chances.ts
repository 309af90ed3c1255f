import { carryTerms, targetTerms, unmeasuredTerms } from "../../domain/usage/expected-terms.ts";
import type { KnownChance } from "./read-chances.ts";
import { solveEquations } from "./solve-equations.ts";

/** Keeps weights small for which the rows have little evidence; per row. */
const RIDGE = 1e-5;
/** Weights are rounded to this many digits after the point. */
const DIGITS = 4;

/** The weights of `expected-points.ts`: those under which the squares of what came and what was expected differ least. */
export interface ChanceFit {
  target: number[];
  unmeasured: number[];
  carry: number[];
}

/** Fits the three sums on known targets and carries. */
export function fitChances(chances: readonly KnownChance[]): ChanceFit {
  const targets = chances.filter(({ kind }) => kind === "target");
  const carries = chances.filter(({ kind }) => kind === "carry");
  return {
    target: fit(
      targets.filter(({ airYards }) => airYards !== null),
      ({ airYards, yardsToEndZone }) => targetTerms(airYards ?? 0, yardsToEndZone),
    ),
    unmeasured: fit(targets, ({ yardsToEndZone }) => unmeasuredTerms(yardsToEndZone)),
    carry: fit(carries, ({ yardsToEndZone }) => carryTerms(yardsToEndZone)),
  };
}

function fit(chances: readonly KnownChance[], termsOf: (chance: KnownChance) => number[]): number[] {
  const [first] = chances;
  const size = first === undefined ? 0 : termsOf(first).length;
  const right = Array.from({ length: size }, () => 0);
  const matrix = right.map((_, row) => right.map((__, column) => (row === column ? RIDGE * chances.length : 0)));
  for (const chance of chances) {
    const terms = termsOf(chance);
    for (const [row, line] of matrix.entries()) {
      const term = terms[row] ?? 0;
      right[row] = (right[row] ?? 0) + term * chance.points;
      for (let column = 0; column < size; column += 1) line[column] = (line[column] ?? 0) + term * (terms[column] ?? 0);
    }
  }
  return solveEquations(matrix, right).map((weight) => Number(weight.toFixed(DIGITS)));
}
