import type { Unit } from "../../facts/unit.ts";

/** What was made of what was tried. */
export const SHARES: readonly (readonly [Unit, Unit])[] = [
  ["made", "of"],
  ["completions", "attempts"],
  ["fieldGoalsMade", "fieldGoalAttempts"],
  ["extraPointsMade", "extraPointAttempts"],
  ["receptions", "targets"],
  ["targets", "of"],
  ["carries", "of"],
];
