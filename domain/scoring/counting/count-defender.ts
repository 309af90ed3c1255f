import type { Play } from "../../game/play.ts";
import { returnYards } from "../../plays/play-text.ts";
import type { Counts } from "./count.ts";
import { recoversTheirs } from "./count-special.ts";
import { isKick, type PlayPart } from "../play-parts.ts";

/** Long enough for the bonus of a returned touchdown. */
const LONG_RETURN = 50;

/**
 * What a play adds to a player for what he did to the other team's play. Somebody of the offense who brings down the man with an
 * intercepted ball has a tackle too. On kicks tackles are the special teams' own figures, but a forced fumble counts here as well.
 */
export function countDefender(play: Play, { team, amounts }: PlayPart): Counts {
  if (isKick(play))
    return { idp_ff: amounts.forcedFumbles, idp_blk_kick: amounts.blockedKicks, idp_2pt: amounts.defensiveTwoPoints };
  const interceptionTouchdowns = amounts.interceptionReturnTouchdowns ?? 0;
  const fumbleTouchdowns = team === play.team ? 0 : (amounts.fumbleReturnTouchdowns ?? 0);
  const isLong = (returnYards(play) ?? 0) >= LONG_RETURN;
  const recovers = recoversTheirs(play, team);
  return {
    idp_tkl_solo: amounts.tackles,
    idp_tkl_ast: amounts.assists,
    idp_tkl_loss: amounts.tacklesForLoss,
    idp_sack: amounts.sacks,
    idp_sack_yd: sackYards(play, amounts.sacks ?? 0),
    idp_qb_hit: amounts.quarterbackHits,
    idp_int: amounts.interceptions,
    idp_int_ret_yd: amounts.interceptionReturnYards,
    idp_pass_def: amounts.passesDefended,
    idp_ff: amounts.forcedFumbles,
    idp_fum_rec: recovers ? amounts.fumbleRecoveries : 0,
    idp_fum_ret_yd: recovers ? amounts.fumbleReturnYards : 0,
    idp_def_td: interceptionTouchdowns + fumbleTouchdowns,
    idp_int_td: interceptionTouchdowns,
    idp_fum_td: fumbleTouchdowns,
    idp_int_td_50p: isLong ? interceptionTouchdowns : 0,
    idp_fum_td_50p: isLong ? fumbleTouchdowns : 0,
    idp_safe: amounts.safeties,
    idp_2pt: amounts.defensiveTwoPoints,
  };
}

/** Two men of half a sack have half of its yards each. */
function sackYards({ credits }: Play, sacks: number): number {
  if (sacks === 0) return 0;
  return sacks * credits.reduce((sum, { stat, amount }) => (stat === "sackYardsLost" ? sum + amount : sum), 0);
}
