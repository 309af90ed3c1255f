import { gainedIt } from "../plays/flow-rules.ts";
import type { Game } from "../game/game.ts";
import type { Play } from "../game/play.ts";

type Teams = Pick<Game, "awayTeam" | "homeTeam">;

/**
 * The offense once the play is over; null where the row does not say (timeouts, markers). After a score
 * it is the scoring team, which tries and then kicks off. An onside kick that the kicking team keeps shows only in the
 * next snap.
 */
export function possessionAfter(play: Play, teams: Teams): string | null {
  if (play.awayPoints > 0) return teams.awayTeam;
  if (play.homePoints > 0) return teams.homeTeam;
  if (play.team === null) return null;
  return changesHands(play) ? play.opponent : play.team;
}

function changesHands(play: Play): boolean {
  switch (play.type) {
    case "Kickoff":
    case "Punt":
    case "Interception":
    case "FieldGoal":
      return true;
    case "Rush":
    case "Pass":
    case "Sack":
    case "Fumble":
      return losesFumble(play) || failsOnFourthDown(play);
    default:
      return false;
  }
}

function losesFumble(play: Play): boolean {
  return play.credits.some((credit) => credit.stat === "fumblesLost" && credit.team === play.team);
}

function failsOnFourthDown(play: Play): boolean {
  return play.down === 4 && gainedIt(play) === false;
}
