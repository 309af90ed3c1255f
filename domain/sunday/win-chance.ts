import { normalShare } from "../projections/normal-share.ts";
import { correlationInGame } from "./correlation-in-game.ts";

/** What somebody may still add to a team's points. */
export interface Remaining {
  /** `playerId`, or a team's code. */
  owner: string;
  gameKey: string;
  team: string;
  position: string;
  /** Expected points from now on, and their standard deviation; 0 and 0 for somebody who is done. */
  mean: number;
  deviation: number;
}

/** However well two players' points go against each other, so much of a match-up stays open. */
const LEAST_OPEN = 0.25;
/** Half of a hundredth: less is no difference. */
const NOTHING = 0.005;

/**
 * The chance of the first of two teams to have more points in the end, from 0 to 1; half of a tie. Points on the board count in full:
 * `lead` is theirs so far, and only what is left is uncertain. The difference is taken as normal, with the players of a game
 * together and not one by one; with nothing left it is decided.
 */
export function winChance(lead: number, mine: readonly Remaining[], theirs: readonly Remaining[]): number {
  const expected = lead + sumOf(mine) - sumOf(theirs);
  const deviation = deviationOf([
    ...mine.map((one) => ({ ...one, sign: 1 })),
    ...theirs.map((one) => ({ ...one, sign: -1 })),
  ]);
  if (deviation === 0) return Math.abs(expected) < NOTHING ? 0.5 : expected > 0 ? 1 : 0;
  return normalShare(expected / deviation);
}

/** The standard deviation of what a team may still add. */
export function deviationOfTeam(team: readonly Remaining[]): number {
  return deviationOf(team.map((one) => ({ ...one, sign: 1 })));
}

function sumOf(team: readonly Remaining[]): number {
  return team.reduce((sum, { mean }) => sum + mean, 0);
}

function deviationOf(all: readonly (Remaining & { sign: number })[]): number {
  let alone = 0;
  let together = 0;
  for (const [index, one] of all.entries()) {
    alone += one.deviation ** 2;
    for (const other of all.slice(index + 1)) {
      if (one.gameKey !== other.gameKey) continue;
      const correlation = one.owner === other.owner ? 1 : correlationInGame(one, other);
      together += 2 * one.sign * other.sign * correlation * one.deviation * other.deviation;
    }
  }
  return Math.sqrt(Math.max(alone + together, alone * LEAST_OPEN));
}
