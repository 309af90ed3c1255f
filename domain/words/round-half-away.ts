/** Sums of binary fractions are a hair off: 8.325 may be stored a little below itself. This lifts halves back, and is finer than any rule's points. */
const HAIR = 1e-7;

/** A figure to the nearest of `steps` a unit, halves away from zero: 2.25 in 10 steps is 2.3, and -2.25 is -2.3. Never -0. */
export function roundHalfAway(value: number, steps: number): number {
  // Adding 0 turns -0 into 0.
  return (Math.sign(value) * Math.round(Math.abs(value) * steps + HAIR)) / steps + 0;
}
