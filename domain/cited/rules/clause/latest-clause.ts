import { matches } from "../../../words/matches.ts";

/** "The Saints outgained them, although the Rams ran for more and had the ball longer": a team with which a clause begins anew. */
const BEGINS = /\b(?:but|although|though|while|whereas) (?=# [a-z])/g;

/** Where the last clause of a masked text begins that begins with a team; 0 where none does. */
export function latestClause(masked: string): number {
  const found = matches(masked, BEGINS).at(-1);
  return found === undefined ? 0 : found.index + found[0].length;
}
