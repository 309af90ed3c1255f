import type { Counts } from "../scoring/counting/count.ts";
import type { Stat } from "../scoring/stats.ts";
import { tiltFactor } from "./game-terms.ts";
import { type Matchup, USUAL_POINTS } from "./matchup.ts";

/** The fitted numbers of kickers: means of a team's game, and how the line tilts them. */
export interface KickerWeights {
  /** Field goals made by length, and missed. */
  means: Partial<Record<Stat, number>>;
  /** For field goals and for extra points: over `kickerTerms`. */
  fieldGoals: readonly number[];
  extraPoints: readonly number[];
}

/** Always 1; the points expected of the team beside an average team's, logarithm; how much it is favored, in tens. */
export function kickerTerms({ implied, opposing }: Matchup): number[] {
  return [1, Math.log(implied / USUAL_POINTS), (implied - opposing) / 10];
}

/** The middle of each length of field goals, for what scores their yards. */
const YARDS: readonly (readonly [Stat, number])[] = [
  ["fgm_0_19", 19],
  ["fgm_20_29", 25],
  ["fgm_30_39", 35],
  ["fgm_40_49", 45],
  ["fgm_50_59", 53],
  ["fgm_60p", 61],
];

/**
 * What a team's kicker is expected to kick: it follows from what the team is expected to score. Who kicks makes no difference that a
 * season could show (docs/projections.md).
 */
export function projectKicker(matchup: Matchup, { means, fieldGoals, extraPoints }: KickerWeights): Counts {
  const terms = kickerTerms(matchup);
  const [kicks, tries] = [tiltFactor(terms, fieldGoals), tiltFactor(terms, extraPoints)];
  const line: Counts = {};
  for (const [stat, mean] of Object.entries(means) as [Stat, number][])
    line[stat] = mean * (stat.startsWith("xp") ? tries : kicks);
  line.fgm_yds = YARDS.reduce((sum, [stat, yards]) => sum + (line[stat] ?? 0) * yards, 0);
  line.fgm_yds_over_30 = YARDS.reduce((sum, [stat, yards]) => sum + (line[stat] ?? 0) * Math.max(0, yards - 30), 0);
  return line;
}
