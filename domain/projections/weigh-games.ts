import type { Stat } from "../scoring/stats.ts";
import type { HistoryGame } from "./player-history.ts";

/** How a mean over a player's games is taken. */
export interface MeanShape {
  /** Weight of a game beside the one after it: 1 counts all alike, 0.5 nearly the last alone. */
  decay: number;
  /** Weight of a game of last season beside one of this. */
  lastSeason: number;
  /** How many games the mean of the position counts as, and that mean. */
  games: number;
  mean: number;
}

/** The weight of each game, newest first. */
export function weighGames(
  games: readonly Pick<HistoryGame, "isThisSeason">[],
  { decay, lastSeason }: Pick<MeanShape, "decay" | "lastSeason">,
): number[] {
  return games.map(({ isThisSeason }, ago) => decay ** ago * (isThisSeason ? 1 : lastSeason));
}

/** A mean of one statistic a game, shrunken to the position's. */
export function shrunkenMean(games: readonly HistoryGame[], stat: Stat, shape: MeanShape): number {
  const weights = weighGames(games, shape);
  const sum = games.reduce((total, { counts }, at) => total + (weights[at] ?? 0) * (counts[stat] ?? 0), 0);
  const weight = weights.reduce((total, one) => total + one, 0);
  return (sum + shape.games * shape.mean) / (weight + shape.games);
}

/** How a rate a chance is shrunken: so many chances of the position's own rate stand beside the player's. */
export interface RateShape {
  chances: number;
  rate: number;
}

/** Rates change slowly: each game back counts a little less, last season's seven tenths. */
const RATE_WEIGHTS = { decay: 0.98, lastSeason: 0.7 };

/** What comes of a chance, shrunken to the position's rate. */
export function shrunkenRate(
  games: readonly HistoryGame[],
  stat: Stat,
  of: Stat,
  { chances, rate }: RateShape,
): number {
  const weights = weighGames(games, RATE_WEIGHTS);
  let [sum, all] = [0, 0];
  for (const [at, { counts }] of games.entries()) {
    sum += (weights[at] ?? 0) * (counts[stat] ?? 0);
    all += (weights[at] ?? 0) * (counts[of] ?? 0);
  }
  return (sum + chances * rate) / (all + chances);
}
