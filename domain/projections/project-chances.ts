import type { Counts } from "../scoring/counting/count.ts";
import { type Rate, RATE_NAMES, RATES, type Volume, VOLUMES } from "./volume-rates.ts";
import { gameTerms, tiltFactor } from "./game-terms.ts";
import type { Matchup } from "./matchup.ts";
import type { PlayerHistory } from "./player-history.ts";
import { type MeanShape, type RateShape, shrunkenMean, shrunkenRate } from "./weigh-games.ts";

/** The fitted numbers of one position; a statistic that it does not have is left out. */
export interface ChanceWeights {
  volumes: Partial<Record<Volume, { shape: MeanShape; tilt: readonly number[] }>>;
  rates: Partial<Record<Rate, { shape: RateShape; tilt: readonly number[] }>>;
}

/** A player's chances and what they are expected to come to: volume by shrunken rates, each tilted by the game. */
export function projectChances(history: PlayerHistory, matchup: Matchup, weights: ChanceWeights): Counts {
  const line: Counts = {};
  for (const volume of VOLUMES) {
    const fitted = weights.volumes[volume];
    if (fitted === undefined) continue;
    const base = shrunkenMean(history.games, volume, fitted.shape);
    const terms = gameTerms(history, matchup, base / fitted.shape.mean);
    const chances = base * tiltFactor(terms, fitted.tilt);
    line[volume] = chances;
    for (const rate of RATE_NAMES) {
      const own = weights.rates[rate];
      if (RATES[rate] !== volume || own === undefined) continue;
      line[rate] = chances * shrunkenRate(history.games, rate, volume, own.shape) * tiltFactor(terms, own.tilt);
    }
  }
  return line;
}
