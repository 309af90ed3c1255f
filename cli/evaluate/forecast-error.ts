/** One forecast: what was said, 0 to 1, and what came, 1, 0 or 0.5 of a tie. */
export interface Forecast {
  gameId: string;
  quarter: number;
  chance: number;
  result: number;
}

/** Mean squared error: 0 is perfect, 0.25 is a coin. */
export function brierScore(forecasts: readonly Forecast[]): number {
  return mean(forecasts.map(({ chance, result }) => (chance - result) ** 2));
}

/** Mean negative log-likelihood; a forecast of 0 or 1 counts as one in a million. */
export function logLoss(forecasts: readonly Forecast[]): number {
  const least = 1e-6;
  return mean(
    forecasts.map(({ chance, result }) => {
      const said = Math.min(1 - least, Math.max(least, chance));
      return -(result * Math.log(said) + (1 - result) * Math.log(1 - said));
    }),
  );
}

/** Of the forecasts from 0 to 10 %, 10 to 20 % and so on: how many, what they said on average and what came. */
export function calibration(forecasts: readonly Forecast[]): { count: number; said: number; came: number }[] {
  const tenths = Map.groupBy(forecasts, ({ chance }) => Math.min(9, Math.floor(chance * 10)));
  return Array.from({ length: 10 }, (_, tenth) => {
    const own = tenths.get(tenth) ?? [];
    return {
      count: own.length,
      said: mean(own.map(({ chance }) => chance)),
      came: mean(own.map(({ result }) => result)),
    };
  });
}

/** Mean distance between what was said and what came, over the tenths by their rows. */
export function calibrationError(forecasts: readonly Forecast[]): number {
  const distances = calibration(forecasts).map(({ count, said, came }) =>
    count === 0 ? 0 : count * Math.abs(came - said),
  );
  return distances.reduce((sum, distance) => sum + distance, 0) / forecasts.length;
}

/**
 * The difference of two Brier scores over the same rows, ours minus theirs, and half its 95 % interval: by games, because the rows of
 * one game share its result.
 */
export function pairedDifference(
  ours: readonly Forecast[],
  theirs: readonly Forecast[],
): { difference: number; half: number } {
  const games = new Map<string, { sum: number; rows: number }>();
  for (const [at, one] of ours.entries()) {
    const other = theirs[at];
    if (other === undefined) continue;
    const game = games.get(one.gameId) ?? { sum: 0, rows: 0 };
    game.sum += (one.chance - one.result) ** 2 - (other.chance - other.result) ** 2;
    game.rows += 1;
    games.set(one.gameId, game);
  }
  const difference = [...games.values()].reduce((sum, game) => sum + game.sum, 0) / ours.length;
  // A ratio of sums by game: what each game adds beyond its share of the mean.
  const squares = [...games.values()].reduce((sum, game) => sum + (game.sum - difference * game.rows) ** 2, 0);
  return { difference, half: (1.96 * Math.sqrt((squares * games.size) / (games.size - 1))) / ours.length };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
