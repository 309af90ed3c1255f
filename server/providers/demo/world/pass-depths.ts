/** How passes of the 2024 regular season ended by the depth of the throw (yards beyond the line of scrimmage). */
export interface PassDepth {
  from: number;
  to: number;
  throws: number;
  completed: number;
  intercepted: number;
  /** Mean yards after the catch. */
  after: number;
}

export const PASS_DEPTHS: readonly PassDepth[] = [
  { from: -6, to: -1, throws: 3250, completed: 0.787, intercepted: 0.008, after: 9.5 },
  { from: 0, to: 4, throws: 4690, completed: 0.742, intercepted: 0.01, after: 4.8 },
  { from: 5, to: 9, throws: 4159, completed: 0.688, intercepted: 0.0147, after: 3.3 },
  { from: 10, to: 14, throws: 2075, completed: 0.562, intercepted: 0.0284, after: 3.4 },
  { from: 15, to: 19, throws: 1608, completed: 0.533, intercepted: 0.041, after: 4.1 },
  { from: 20, to: 29, throws: 1270, completed: 0.383, intercepted: 0.0606, after: 5.3 },
  { from: 30, to: 48, throws: 759, completed: 0.289, intercepted: 0.0672, after: 6.7 },
];
