import type { Counts } from "../scoring/counting/count.ts";
import type { Stat } from "../scoring/stats.ts";
import { tiltFactor } from "./game-terms.ts";
import { HOME_TERM, type Matchup, USUAL_POINTS } from "./matchup.ts";

/** The fitted numbers of team defenses: the mean of a game, and its tilt over `defenseTerms`. */
export type DefenseWeights = Partial<Record<Stat, { mean: number; tilt: readonly number[] }>>;

/**
 * Always 1; sacks that the defense makes and the other offense takes, interceptions that it makes and the other throws, each beside
 * the league's, logarithms; the points expected of the other team, logarithm; how much its own is favored, in tens; home.
 */
export function defenseTerms({ defense, implied, opposing, place }: Matchup): number[] {
  return [
    1,
    Math.log(defense.sacksMade),
    Math.log(defense.sacksTaken),
    Math.log(defense.interceptionsMade),
    Math.log(defense.interceptionsThrown),
    Math.log(opposing / USUAL_POINTS),
    (implied - opposing) / 10,
    HOME_TERM[place],
  ];
}

/** What a team's defense and special teams are expected to make and to allow. */
export function projectDefense(matchup: Matchup, weights: DefenseWeights): Counts {
  const terms = defenseTerms(matchup);
  const line: Counts = {};
  for (const [stat, { mean, tilt }] of Object.entries(weights) as [Stat, { mean: number; tilt: readonly number[] }][])
    line[stat] = mean * tiltFactor(terms, tilt);
  return { ...line, pts_allow_espn: line.pts_allow, pts_allow_yahoo: line.pts_allow };
}
