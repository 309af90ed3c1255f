import type { SnapTerm } from "./snap-terms.ts";

/** The seasons whose 281437 snaps the weights are fitted on. */
export const FITTED_SEASONS: readonly number[] = [2016, 2017, 2018, 2019, 2020, 2021, 2023];

/** The weights of the win probability, as `bench/fit-win-probability.ts` prints them. */
export const SNAP_WEIGHTS: Readonly<Record<SnapTerm, number>> = {
  lead: 0.0954,
  leadWeight: 1.421,
  leadSharpWeight: -0.5047,
  leadRootWeight: -0.8433,
  leadRootSharpWeight: 0.9827,
  leadLate: -0.3866,
  line: 1.0248,
  lineTime: 0.5369,
  lineWeight: -0.1168,
  ball: 0.0287,
  ballWeight: -0.0581,
  ballLate: 0.081,
  ballHalfEnd: -0.1749,
  field: 0.1746,
  fieldWeight: 0.0661,
  fieldSharpWeight: 0.339,
  fieldSquareWeight: 0.0629,
  fieldHalfEnd: 0.3344,
  down: -0.043,
  downWeight: -0.034,
  fourthDownWeight: -0.0633,
  distance: -0.0448,
  distanceWeight: -0.0289,
  timeouts: 0.1494,
  timeoutsWeight: -0.094,
  timeoutsLate: 0.5583,
  secondHalfBallWeight: 0.1121,
  leaderLate: -0.881,
  leaderLatter: -0.0853,
  fieldLateNeedsFieldGoal: -0.8226,
  fieldLateTied: -0.4989,
};
