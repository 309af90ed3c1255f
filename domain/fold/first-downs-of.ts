import type { ShownPlay } from "../game/play.ts";
import { canonicalTeamCode } from "../game/team-code.ts";
import { leaguePenalties } from "../plays/penalties.ts";
import { finalAccount } from "../plays/play-text.ts";
import { gainsFirstDown } from "./folded-line.ts";

/** Costs yards and gives no first down by itself. */
const GIVES_NONE = "Defensive Delay of Game";
/** Enforced there, as on what comes after a touchdown, it gives none either. */
const BETWEEN_DOWNS = /\benforced between downs\b/;

/**
 * How many first downs a play is for the team that had the ball. The league counts one by the play's own yards and a second one by a penalty on the
 * defense at its end, as after a late hit: 100 plays of 2024 have both, and the source's flags of those 100 agree with this.
 */
export function firstDownsOf(play: ShownPlay): number {
  if (play.isFirstDown === 0) return 0;
  const isByYards = gainsFirstDown(play) && (play.type === "Rush" || play.type === "Pass");
  if (play.penaltyYards === null || !isByYards || BETWEEN_DOWNS.test(play.description)) return 1;
  const isGiven = leaguePenalties(finalAccount(play.description)).some(
    ({ code, name, outcome }) => outcome === "enforced" && name !== GIVES_NONE && canonicalTeamCode(code) !== play.team,
  );
  return isGiven ? 2 : 1;
}
