/** The share of a normal distribution below a value. Abramowitz and Stegun 26.2.17, off by less than 0.0000001. */
export function normalShare(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = Math.exp((-value * value) / 2) * 0.3989422804 * series;
  return value < 0 ? tail : 1 - tail;
}
