import type { Play } from "../../game/play.ts";
import { isTry } from "../../game/is-try.ts";
import type { Counts } from "./count.ts";
import { recoversTheirs } from "./count-special.ts";
import { isKick, teamAmount } from "../play-parts.ts";

/** What a play on which `team` scored so many points adds to its defense and special teams; what they allowed is counted apart. */
export function countTeamDefense(play: Play, team: string, scored: number): Counts {
  const own = (...stats: Parameters<typeof teamAmount>[2][]): number => teamAmount(play, team, ...stats);
  const recoveries = recoversTheirs(play, team) ? own("fumbleRecoveries") : 0;
  const shared: Counts = {
    blk_kick: play.isBlocked && play.team !== team ? 1 : 0,
    def_2pt: isTry(play.type) && play.team !== team && scored === 2 ? 1 : 0,
    // Who carries a ball back into his own end zone gives one up as well.
    safe: !isTry(play.type) && scored === 2 ? 1 : 0,
  };
  if (isUndonePunt(play)) return { def_forced_punts: play.team === team ? 0 : 1 };
  if (isKick(play)) return { ...shared, ...countSpecialTeams(play, team, recoveries) };
  if (play.team === team || play.team === null) return { ...shared, fum_rec: recoveries };
  const offense = play.team;
  return {
    ...shared,
    sack: teamAmount(play, offense, "sacksTaken"),
    sack_yd: teamAmount(play, offense, "sackYardsLost"),
    qb_hit: own("quarterbackHits"),
    int: teamAmount(play, offense, "passingInterceptions"),
    int_ret_yd: own("interceptionReturnYards"),
    fum_rec: recoveries,
    fum_ret_yd: recoveries === 0 ? 0 : own("fumbleReturnYards"),
    ff: own("forcedFumbles"),
    tkl_solo: own("tackles"),
    tkl_ast: own("assists"),
    tkl_loss: own("tacklesForLoss"),
    def_td: own("interceptionReturnTouchdowns", "fumbleReturnTouchdowns"),
    def_int_td: own("interceptionReturnTouchdowns"),
    def_fum_td: own("fumbleReturnTouchdowns"),
    def_4_and_stop: isStop(play) ? 1 : 0,
    def_pass_def: own("passesDefended"),
  };
}

function countSpecialTeams(play: Play, team: string, recoveries: number): Counts {
  const own = (...stats: Parameters<typeof teamAmount>[2][]): number => teamAmount(play, team, ...stats);
  const kickReturns = own("kickReturnTouchdowns");
  const puntReturns = own("puntReturnTouchdowns");
  const blockedKicks = own("blockedKickReturnTouchdowns");
  const kickFumbles = own("kickRecoveryTouchdowns", "fumbleReturnTouchdowns");
  return {
    def_forced_punts: play.type === "Punt" && play.team !== team ? 1 : 0,
    def_st_td: kickReturns + puntReturns + blockedKicks + kickFumbles,
    def_blk_td: blockedKicks,
    def_st_fum_td: kickFumbles,
    def_st_ff: own("forcedFumbles"),
    def_st_fum_rec: recoveries,
    def_st_tkl_solo: own("tackles"),
    def_kr_yd: own("kickReturnYards"),
    def_pr_yd: own("puntReturnYards"),
    def_kr_td: kickReturns,
    def_pr_td: puntReturns,
  };
}

/** A punt that a penalty had kicked again: Sleeper counts both. */
export function isUndonePunt({ type, description }: Pick<Play, "type" | "description">): boolean {
  return type === "Penalty" && /\bpunts? (?:for )?-?\d+ yards?\b|\bpunted for\b/.test(description);
}

/** A fourth down that was played and neither made the line nor scored. */
function isStop(play: Play): boolean {
  return play.down === 4 && play.isFirstDown === 0 && !play.isTouchdown && play.type !== "Penalty";
}
