import { HOME_TERM, type Matchup, USUAL_POINTS } from "./matchup.ts";
import type { PlayerHistory } from "./player-history.ts";
import { weighGames } from "./weigh-games.ts";

/**
 * What tilts a projection away from a player's own mean. All are 0 for an average game of a player with his position's mean:
 *
 * - `level`: always 1;
 * - `role`: his chances beside the position's mean, logarithm;
 * - `implied`: the points expected of his team beside an average team's, logarithm;
 * - `usual`: the same beside what was expected in his earlier games;
 * - `script`: how much more his team is favored than in those games, in tens of points: who leads runs, who trails passes;
 * - `home`: half at home, minus half away, none where nobody is at home;
 * - `allowed`: what the opponent allows to the position, logarithm.
 */
export const GAME_TERMS = ["level", "role", "implied", "usual", "script", "home", "allowed"] as const;

export type GameTilt = Readonly<Record<(typeof GAME_TERMS)[number], number>>;

/** How quickly the teams that a player's earlier games were played for and against are forgotten. */
const CONTEXT = { decay: 0.9, lastSeason: 0.5 };

/** The terms of a game in the order of `GAME_TERMS`; `role` is the shrunken mean of his chances divided by the position's. */
export function gameTerms({ games, position }: PlayerHistory, matchup: Matchup, role: number): number[] {
  const weights = weighGames(games, CONTEXT);
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value, at) => sum + (weights[at] ?? 0) * value, 0) / weight;
  const usual = mean(games.map(({ implied }) => implied));
  const favored = mean(games.map(({ favoredBy }) => favoredBy));
  return [
    1,
    Math.log(role),
    Math.log(matchup.implied / USUAL_POINTS),
    Math.log(matchup.implied / usual),
    (matchup.implied - matchup.opposing - favored) / 10,
    HOME_TERM[matchup.place],
    Math.log(matchup.allowed[position]),
  ];
}

/** The factor that the terms come to. */
export function tiltFactor(terms: readonly number[], tilt: readonly number[]): number {
  return Math.exp(terms.reduce((sum, term, at) => sum + term * (tilt[at] ?? 0), 0));
}
