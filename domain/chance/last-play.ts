import type { Snap } from "./snap.ts";

/** From the line of scrimmage to the kick and through the end zone. */
const KICK_BEHIND_LINE = 18;
/** Longer kicks are hardly tried and hardly made. */
const LONGEST_KICK = 67;
const LONG_KICK = 58;

/** How often a field goal from this line of scrimmage is good, 0 to 1: 98 % from the 2, 73 % from the 32, 50 % from the 42. */
export function fieldGoalChance(yardsToEndZone: number): number {
  const yards = yardsToEndZone + KICK_BEHIND_LINE;
  const made = 1 / (1 + Math.exp(0.098 * yards - 5.9));
  return made * Math.min(1, Math.max(0, (LONGEST_KICK - yards) / (LONGEST_KICK - LONG_KICK)));
}

/** How often one last play from here is a touchdown, 0 to 1: 44 % from the 2, 11 % from the 20, 2 % from far away. */
function lastTouchdownChance(yardsToEndZone: number): number {
  return 0.02 + 0.5 * Math.exp(-yardsToEndZone / 12);
}

/** A good two-point try; and what a tie at the end of regulation is worth. */
const TWO_POINTS = 0.48;
const TIE = 0.5;

/** The offense's chance to win, 0 to 1, where this is the last play of regulation: what it needs, and how often it gets it. */
export function lastPlayChance({ lead, ball, yardsToEndZone }: Pick<Snap, "lead" | "ball" | "yardsToEndZone">): number {
  const ahead = lead * ball;
  const kick = fieldGoalChance(yardsToEndZone);
  const touchdown = lastTouchdownChance(yardsToEndZone);
  if (ahead > 0) return 1;
  if (ahead === 0) return TIE + (1 - TIE) * Math.max(kick, touchdown);
  if (ahead >= -2) return Math.max(kick, touchdown);
  if (ahead === -3) return Math.max(TIE * kick, touchdown);
  if (ahead >= -5) return touchdown;
  if (ahead === -6) return touchdown * 0.97;
  if (ahead === -7) return touchdown * TIE;
  return ahead === -8 ? touchdown * TWO_POINTS * TIE : 0;
}
