import type { Play } from "../../game/play.ts";
import { isTry } from "../../game/is-try.ts";
import type { Counts } from "./count.ts";
import { isKick, teamAmount } from "../play-parts.ts";

const TOUCHDOWN_POINTS = 6;
const SAFETY_POINTS = 2;

/**
 * What a play adds to the points and yards that the defense of `team` allowed. Every platform leaves out what its offense gave away:
 * returned interceptions and fumbles, and safeties. They part where special teams are scored upon:
 *
 * - Sleeper counts returned kicks, punts and blocked or missed kicks, and not a fumble on a kick that the kicking team carries in;
 * - Yahoo counts returned kicks, punts and blocked punts, and neither field goals nor fumbles returned;
 * - ESPN counts all that special teams allow.
 *
 * Tries count on all three, after any touchdown; a try returned by the defense for Sleeper only. Sleeper's way was measured over
 * 1,632 games and the others' are their published rules (docs/fantasy-scoring.md).
 */
export function countAllowed(play: Play, team: string, points: number): Counts {
  const scored = points === 0 ? null : kindOfScore(play, team, points);
  return {
    pts_allow: scored !== null && COUNTED.sleeper.has(scored) ? points : 0,
    pts_allow_espn: scored !== null && COUNTED.espn.has(scored) ? points : 0,
    pts_allow_yahoo: scored !== null && COUNTED.yahoo.has(scored) ? points : 0,
    yds_allow: play.team === team || play.team === null ? 0 : netYards(play, play.team),
  };
}

type Scored =
  | "offense"
  | "try"
  | "try return"
  | "giveaway"
  | "safety"
  | "return"
  | "blocked punt"
  | "field goal return"
  | "kick fumble";

const ALWAYS = ["offense", "try", "return", "blocked punt"] as const;
const COUNTED: Readonly<Record<"sleeper" | "espn" | "yahoo", ReadonlySet<Scored>>> = {
  sleeper: new Set<Scored>([...ALWAYS, "try return", "field goal return"]),
  espn: new Set<Scored>([...ALWAYS, "field goal return", "kick fumble"]),
  yahoo: new Set<Scored>(ALWAYS),
};

/** How the other team came by its points on a play. */
function kindOfScore(play: Play, team: string, points: number): Scored {
  if (isTry(play.type)) return play.team === team ? "try return" : "try";
  if (points === SAFETY_POINTS) return "safety";
  if (points < TOUCHDOWN_POINTS || !play.isTouchdown) return "offense";
  if (!isKick(play)) return play.team === team ? "giveaway" : "offense";
  const returns = (...stats: Parameters<typeof teamAmount>[2][]): boolean =>
    play.credits.some(({ team: other, stat }) => other !== team && stats.includes(stat));
  if (returns("fumbleReturnTouchdowns")) return "kick fumble";
  if (play.type === "FieldGoal") return "field goal return";
  return returns("blockedKickReturnTouchdowns") ? "blocked punt" : "return";
}

/** Yards of an offense, those of its sacks taken away. */
function netYards(play: Play, offense: string): number {
  return teamAmount(play, offense, "passingYards", "rushingYards") - teamAmount(play, offense, "sackYardsLost");
}
