/** Longer throws are too few to tell apart. */
const LONGEST_THROW = 50;
const SHORTEST_THROW = -8;
const THROW_KNOTS = [0, 5, 10, 20, 35];
const SPOT_KNOTS = [5, 10, 20, 50];
const RUN_KNOTS = [2, 3, 5, 10, 20, 50];
/** So near the goal line a catch in the field of play is often carried in. */
const NEAR = [4, 12];

/**
 * What the expected points of a target are summed from: how far it was thrown, and what is left to the goal line from there. The
 * pieces of straight lines; yards in tens. `docs/usage.md` has the model.
 */
export function targetTerms(airYards: number, yardsToEndZone: number): number[] {
  const thrown = Math.min(LONGEST_THROW, Math.max(SHORTEST_THROW, airYards));
  const isInEndZone = airYards >= yardsToEndZone;
  const left = yardsToEndZone - airYards;
  return [
    1,
    thrown / 10,
    ...THROW_KNOTS.map((knot) => Math.max(0, thrown - knot) / 10),
    isInEndZone ? 1 : 0,
    isInEndZone ? Math.min(10, yardsToEndZone) / 10 : 0,
    isInEndZone ? Math.max(0, Math.min(30, yardsToEndZone) - 10) / 10 : 0,
    ...NEAR.map((near) => (isInEndZone ? 0 : Math.max(0, near - left) / 10)),
    Math.min(20, yardsToEndZone) / 10,
  ];
}

/** The same for a target whose throw the source does not measure. */
export function unmeasuredTerms(yardsToEndZone: number): number[] {
  return [1, ...SPOT_KNOTS.map((knot) => Math.min(knot, yardsToEndZone) / 10)];
}

/** What the expected points of a carry are summed from. */
export function carryTerms(yardsToEndZone: number): number[] {
  return [1, 1 / Math.max(1, yardsToEndZone), ...RUN_KNOTS.map((knot) => Math.min(knot, yardsToEndZone) / 10)];
}
