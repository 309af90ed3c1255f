/** The part of the figure's width, in percent, where a touch means one of its dots. */
export interface DotColumn {
  left: number;
  width: number;
}

/** How far a dot's column reaches to either side. */
const REACH = 6;

/**
 * Dots, which stand in order, each with its column. It ends halfway to the next dot: however close they stand on a phone, none
 * takes the touch of another.
 */
export function withColumns<T extends { x: number }>(dots: readonly T[]): (T & DotColumn)[] {
  return dots.map((dot, index) => {
    const { x } = dot;
    const [before, after] = [dots[index - 1], dots[index + 1]];
    const left = Math.max(0, x - REACH, before === undefined ? 0 : (before.x + x) / 2);
    const right = Math.min(100, x + REACH, after === undefined ? 100 : (x + after.x) / 2);
    return { ...dot, left: hundredth(left), width: hundredth(right - left) };
  });
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
