import { SNAP_TERM_NAMES, snapTerms, type SnapWeights } from "../../domain/chance/snap-chance.ts";
import type { KnownSnap } from "./read-snaps.ts";
import { solveEquations } from "./solve-equations.ts";

/** Keeps weights small for which the rows have little evidence; per row. */
const RIDGE = 1e-5;
const ROUNDS = 12;
/** Weights are rounded to this many digits after the point. */
const DIGITS = 4;

/**
 * The weights under which the results of the snaps are most likely (logistic regression by Newton's method). A tie counts as half a
 * win. The weights are rounded as they are shipped.
 */
export function fitWeights(snaps: readonly KnownSnap[]): SnapWeights {
  const size = SNAP_TERM_NAMES.length;
  const rows = new Float64Array(snaps.length * size);
  snaps.forEach(({ snap }, index) => rows.set(snapTerms(snap), index * size));
  const weights = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { slope, bend } = derivatives(rows, snaps, weights);
    const step = solveEquations(bend, slope);
    for (let at = 0; at < size; at += 1) weights[at] = (weights[at] ?? 0) + (step[at] ?? 0);
  }
  const named = SNAP_TERM_NAMES.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(DIGITS))] as const);
  // `fromEntries` forgets which keys it was given.
  return Object.fromEntries(named) as Record<(typeof SNAP_TERM_NAMES)[number], number>;
}

interface Derivatives {
  slope: number[];
  bend: number[][];
}

function derivatives(rows: Float64Array, snaps: readonly KnownSnap[], weights: Float64Array): Derivatives {
  const size = weights.length;
  const ridge = RIDGE * snaps.length;
  const slope = Array.from(weights, (weight) => -ridge * weight);
  const bend = slope.map((_, row) => slope.map((_, column) => (row === column ? ridge : 0)));
  snaps.forEach(({ result }, index) => {
    const terms = rows.subarray(index * size, (index + 1) * size);
    const chance = 1 / (1 + Math.exp(-terms.reduce((sum, term, at) => sum + term * (weights[at] ?? 0), 0)));
    const share = chance * (1 - chance);
    for (const [row, line] of bend.entries()) {
      const term = terms[row] ?? 0;
      slope[row] = (slope[row] ?? 0) + term * (result - chance);
      for (let column = 0; column <= row; column += 1)
        line[column] = (line[column] ?? 0) + share * term * (terms[column] ?? 0);
    }
  });
  for (const [row, line] of bend.entries())
    for (let column = row + 1; column < size; column += 1) line[column] = bend[column]?.[row] ?? 0;
  return { slope, bend };
}
