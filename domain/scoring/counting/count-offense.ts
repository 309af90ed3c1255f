import { gainsFirstDown } from "../../fold/folded-line.ts";
import type { Play } from "../../game/play.ts";
import type { PlayPart } from "../play-parts.ts";
import type { Counts } from "./count.ts";

/** What a play adds to a passer. An intercepted pass is an incompletion too, and a sack is no attempt. */
export function countPassing(play: Play, { amounts }: PlayPart): Counts {
  const attempts = amounts.passingAttempts ?? 0;
  const completions = amounts.passingCompletions ?? 0;
  const yards = amounts.passingYards ?? 0;
  const touchdowns = amounts.passingTouchdowns ?? 0;
  const interceptions = amounts.passingInterceptions ?? 0;
  const isReturned = play.credits.some(({ stat }) => stat === "interceptionReturnTouchdowns");
  return {
    pass_att: attempts,
    pass_cmp: completions,
    pass_inc: attempts - completions,
    pass_yd: yards,
    pass_td: touchdowns,
    pass_td_40p: yards >= 40 ? touchdowns : 0,
    pass_td_50p: yards >= 50 ? touchdowns : 0,
    pass_cmp_40p: yards >= 40 ? completions : 0,
    pass_int: interceptions,
    pass_int_td: isReturned ? interceptions : 0,
    pass_2pt: amounts.passingTwoPoints,
    pass_sack: amounts.sacksTaken,
    pass_fd: touchdowns === 0 && gainsFirstDown(play) ? completions : 0,
  };
}

/** What a play adds to a runner. */
export function countRushing(play: Play, { amounts }: PlayPart): Counts {
  const attempts = amounts.rushingAttempts ?? 0;
  const yards = amounts.rushingYards ?? 0;
  const touchdowns = amounts.rushingTouchdowns ?? 0;
  return {
    rush_att: attempts,
    rush_yd: yards,
    rush_td: touchdowns,
    rush_td_40p: yards >= 40 ? touchdowns : 0,
    rush_td_50p: yards >= 50 ? touchdowns : 0,
    rush_40p: yards >= 40 ? attempts : 0,
    rush_2pt: amounts.rushingTwoPoints,
    rush_fd: touchdowns === 0 && gainsFirstDown(play) ? attempts : 0,
  };
}

/** What a play adds to a receiver. A catch for a loss is in no band of lengths. */
export function countReceiving(play: Play, { amounts }: PlayPart): Counts {
  const catches = amounts.receptions ?? 0;
  const yards = amounts.receivingYards ?? 0;
  const touchdowns = amounts.receivingTouchdowns ?? 0;
  const between = (from: number, to: number): number => (yards >= from && yards <= to ? catches : 0);
  return {
    rec_tgt: amounts.receivingTargets,
    rec: catches,
    rec_yd: yards,
    rec_td: touchdowns,
    rec_td_40p: yards >= 40 ? touchdowns : 0,
    rec_td_50p: yards >= 50 ? touchdowns : 0,
    rec_0_4: between(0, 4),
    rec_5_9: between(5, 9),
    rec_10_19: between(10, 19),
    rec_20_29: between(20, 29),
    rec_30_39: between(30, 39),
    rec_40p: between(40, Number.POSITIVE_INFINITY),
    rec_2pt: amounts.receivingTwoPoints,
    rec_fd: touchdowns === 0 && gainsFirstDown(play) ? catches : 0,
  };
}
