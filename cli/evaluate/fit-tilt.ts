import { solveEquations } from "./solve-equations.ts";

/** One amount that came, what was expected of it without a tilt, and the terms of its game. */
export interface TiltRow {
  expected: number;
  amount: number;
  terms: readonly number[];
}

/** Keeps tilts small for which the rows have little evidence, beside the information of an average row. */
const RIDGE = 0.002;
const ROUNDS = 25;
/** Tilts are rounded to this many digits after the point. */
const DIGITS = 4;

/**
 * The tilts under which the amounts are likeliest, if each is `expected * exp(terms * tilt)` on average (a Poisson regression by
 * Newton's method; what scatters more than Poisson counts, as yards do, is fitted by the same equations).
 */
export function fitTilt(rows: readonly TiltRow[]): number[] {
  const size = rows[0]?.terms.length ?? 0;
  const tilt = Array.from({ length: size }, () => 0);
  const information = rows.reduce((sum, { expected }) => sum + Math.max(0, expected), 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = tilt.map((one, at) => (at === 0 ? 0 : -RIDGE * information * one));
    const bend = tilt.map((_, row) => tilt.map((_, column) => (row === column && row > 0 ? RIDGE * information : 0)));
    for (const { expected, amount, terms } of rows) {
      if (expected <= 0) continue;
      const mean = expected * Math.exp(terms.reduce((sum, term, at) => sum + term * (tilt[at] ?? 0), 0));
      for (const [row, term] of terms.entries()) {
        slope[row] = (slope[row] ?? 0) + term * (amount - mean);
        const line = bend[row];
        if (line === undefined) continue;
        for (let column = 0; column < size; column += 1)
          line[column] = (line[column] ?? 0) + mean * term * (terms[column] ?? 0);
      }
    }
    const step = solveEquations(bend, slope);
    for (let at = 0; at < size; at += 1) tilt[at] = (tilt[at] ?? 0) + Math.max(-0.5, Math.min(0.5, step[at] ?? 0));
  }
  return tilt.map((one) => Number(one.toFixed(DIGITS)));
}
