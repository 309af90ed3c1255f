import { isInRedZone } from "../fold/team-comparison.ts";
import type { Play } from "../game/play.ts";
import { isKneelDown } from "../plays/is-kneel-down.ts";

/** A pass thrown to a player or a run of his: the two ways to gain fantasy points on a snap of the offense. */
export interface Chance {
  playerId: string;
  playerName: string;
  team: string;
  kind: "target" | "carry";
  /** Of a target: how far it was thrown, from the line of scrimmage; null of a carry, and where the source does not know. */
  airYards: number | null;
  /** From the snap to the goal line; null where the source does not know. */
  yardsToEndZone: number | null;
  isInRedZone: boolean;
  isAtGoalLine: boolean;
}

/** As near as this is the goal line: from the 5-yard line itself too. */
const GOAL_LINE = 5;

/** The targets and carries of a play, by its credits: a play that a penalty undid has none. */
export function chancesOn(play: Play): Chance[] {
  const chances: Chance[] = [];
  for (const { playerId, playerName, team, stat, amount } of play.credits) {
    if ((stat !== "receivingTargets" && stat !== "rushingAttempts") || amount <= 0) continue;
    const kind = stat === "receivingTargets" ? "target" : "carry";
    const { yardsToEndZone } = play;
    // It is a carry in every count, and no chance to score.
    const isNear = isInRedZone(play) && !isKneelDown(play);
    chances.push({
      playerId,
      playerName,
      team,
      kind,
      airYards: kind === "carry" ? null : airYardsOf(play, playerId),
      yardsToEndZone,
      isInRedZone: isNear,
      isAtGoalLine: isNear && yardsToEndZone !== null && yardsToEndZone <= GOAL_LINE,
    });
  }
  return chances;
}

function airYardsOf({ credits }: Play, playerId: string): number | null {
  return credits.find((credit) => credit.playerId === playerId && credit.stat === "airYards")?.amount ?? null;
}
