import type { CreditStat } from "../game/credit.ts";
import type { Play } from "../game/play.ts";
import type { KeyMoment } from "./key-moment.ts";

const LOST: readonly CreditStat[] = ["fumblesLost", "returnFumblesLost"];

/**
 * A play by which the other team took the ball away: an interception, a fumble lost, a kick or punt that the kicking team got back. Not
 * one on which the ball came straight back.
 */
export function isTakeaway({ play, nextTeam, nextSpot }: KeyMoment): boolean {
  switch (play.type) {
    case "Kickoff":
    case "Punt":
      return nextTeam === play.team && nextSpot !== null && isLostOnReturn(play);
    case "Interception":
      return nextTeam !== play.team || play.awayPoints + play.homePoints > 0;
    case "Rush":
    case "Pass":
    case "Sack":
    case "Fumble":
      return (
        nextTeam !== play.team && play.credits.some(({ stat, team }) => stat === "fumblesLost" && team === play.team)
      );
    default:
      return false;
  }
}

function isLostOnReturn({ credits, opponent, description }: Play): boolean {
  return credits.some(({ stat, team }) => LOST.includes(stat) && team === opponent) || /\bonside\b/i.test(description);
}
