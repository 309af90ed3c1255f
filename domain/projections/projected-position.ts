import { ALLOWED_POSITIONS } from "../season/allowed-points.ts";

/** The positions with a line of chances: passes, carries, targets. */
export const CHANCE_POSITIONS = ALLOWED_POSITIONS;

export type ChancePosition = (typeof CHANCE_POSITIONS)[number];

/** Who is projected: a defender is not, and a team's defense as `DST`. */
export type ProjectedPosition = ChancePosition | "K" | "DST";

/** The position that a source's word means; null for one that is not projected. */
export function chancePosition(position: string): ChancePosition | null {
  const word = position.toUpperCase();
  if (word === "FB" || word === "HB") return "RB";
  return CHANCE_POSITIONS.find((known) => known === word) ?? null;
}

/** The same with kickers: whose lines say something to a projection. */
export function playerPosition(position: string): ChancePosition | "K" | null {
  return position === "K" ? "K" : chancePosition(position);
}
