/** One of two who score in the same game. */
interface Scorer {
  /** `QB`, `RB`, `WR`, `TE`, `K`, or `DST` for a defense. */
  position: string;
  team: string;
}

/**
 * How points above or below expectation go together in one game: the correlation of what players scored less their own average
 * of the other games of the season, half PPR, starters of the regular seasons of 2021, 2023 and 2024. Each rests on 491 pairs
 * (the two quarterbacks) to 2,703; what is below 0.05 is left out.
 */
const TEAMMATES: Readonly<Record<string, number>> = {
  "QB WR": 0.37,
  "QB TE": 0.27,
  "QB RB": 0.06,
  "K QB": 0.14,
  "K RB": 0.18,
  "K WR": 0.11,
  "DST K": 0.3,
  "DST RB": 0.07,
  "DST QB": -0.07,
  "DST TE": -0.06,
};
const OPPONENTS: Readonly<Record<string, number>> = {
  "QB QB": 0.18,
  "QB WR": 0.1,
  "QB TE": 0.05,
  "QB RB": 0.06,
  "WR WR": 0.07,
  "RB RB": -0.06,
  "K K": -0.23,
  "K QB": -0.08,
  "K RB": -0.1,
  "K TE": -0.07,
  "DST DST": -0.17,
  "DST K": -0.38,
  "DST QB": -0.41,
  "DST RB": -0.2,
  "DST WR": -0.17,
  "DST TE": -0.05,
};

/** The correlation of two different scorers of one game, from -1 to 1; 0 where none was found. */
export function correlationInGame(one: Scorer, other: Scorer): number {
  const pair = [one.position, other.position].toSorted().join(" ");
  return (one.team === other.team ? TEAMMATES : OPPONENTS)[pair] ?? 0;
}
