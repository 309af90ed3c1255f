/** A figure without the noise of binary fractions: `0.03999999910593033` is `0.04` at six digits. Never -0. */
export function roundFigure(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor + 0;
}
