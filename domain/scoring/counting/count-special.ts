import type { Play } from "../../game/play.ts";
import type { Counts } from "./count.ts";
import { isKick, type PlayPart } from "../play-parts.ts";

/** What a play adds to a player for the ball out of hand and for returns, whatever his position. */
export function countSpecial(play: Play, { team, amounts }: PlayPart): Counts {
  const kick = isKick(play);
  const kickReturns = amounts.kickReturnTouchdowns ?? 0;
  const puntReturns = amounts.puntReturnTouchdowns ?? 0;
  const fumbleReturns = amounts.fumbleReturnTouchdowns ?? 0;
  const blockedKicks = amounts.blockedKickReturnTouchdowns ?? 0;
  const kickFumbles = (amounts.kickRecoveryTouchdowns ?? 0) + (kick ? fumbleReturns : 0);
  return {
    fum: amounts.fumbles,
    fum_lost: (amounts.fumblesLost ?? 0) + (amounts.returnFumblesLost ?? 0),
    fum_rec_td: !kick && team === play.team ? fumbleReturns : 0,
    kr_yd: amounts.kickReturnYards,
    pr_yd: amounts.puntReturnYards,
    kr_td: kickReturns,
    pr_td: puntReturns,
    st_td: kickReturns + puntReturns + blockedKicks + kickFumbles,
    st_blk_td: blockedKicks,
    st_fum_td: kickFumbles,
    st_ff: kick ? amounts.forcedFumbles : 0,
    st_fum_rec: kick && recoversTheirs(play, team) ? amounts.fumbleRecoveries : 0,
    st_tkl_solo: kick ? amounts.tackles : 0,
  };
}

/** Whether somebody of the other team had fumbled: a ball that a team gets back itself is nobody's recovery. */
export function recoversTheirs({ credits }: Pick<Play, "credits">, team: string): boolean {
  return credits.some(({ stat, team: other }) => stat === "fumbles" && other !== team);
}
