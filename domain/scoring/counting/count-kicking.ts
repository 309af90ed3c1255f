import type { Play } from "../../game/play.ts";
import { kickDistance } from "../../plays/play-text.ts";
import type { Counts } from "./count.ts";
import type { PlayPart } from "../play-parts.ts";
import type { Stat } from "../stats.ts";

/** Ten yards each, and everything from 60 in the last. */
const BANDS = ["0_19", "0_19", "20_29", "30_39", "40_49", "50_59", "60p"] as const;

/** What a play adds to a kicker. A blocked kick is a miss. */
export function countKicking(play: Play, { amounts }: PlayPart): Counts {
  const extraPoints = amounts.extraPointsMade ?? 0;
  return {
    ...countFieldGoal(play, amounts),
    xpm: extraPoints,
    xpmiss: (amounts.extraPointAttempts ?? 0) - extraPoints,
  };
}

function countFieldGoal(play: Play, amounts: PlayPart["amounts"]): Counts {
  const yards = kickDistance(play);
  if ((amounts.fieldGoalAttempts ?? 0) === 0 || yards === null) return {};
  const band = BANDS[Math.min(Math.floor(yards / 10), BANDS.length - 1)] ?? "60p";
  const made = amounts.fieldGoalsMade ?? 0;
  if (made === 0) return { [`fgmiss_${band}` satisfies Stat]: 1 };
  return { [`fgm_${band}` satisfies Stat]: 1, fgm_yds: yards, fgm_yds_over_30: Math.max(0, yards - 30) };
}
