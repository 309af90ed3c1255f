import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";

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

/** Whether a row or a line made all that it tried, or nothing of it. */
export function isAllOrNone({ values }: Fact, which: "all" | "none"): boolean {
  const told = SHARES.filter(([made, of]) => values[made] !== undefined && (values[of] ?? 0) > 0);
  return told.length > 0 && told.every(([made, of]) => values[made] === (which === "all" ? values[of] : 0));
}
