import type { SeasonFigures } from "./demo-figures.ts";

/**
 * The regular season of 2024 in figures, from nflverse's play-by-play (CC-BY-4.0). Made with
 * `node tests/providers/demo-season-figures.ts ../shared/data/nflverse/play_by_play_2024.csv.gz`, rounded to four places.
 */
export const SEASON_2024: SeasonFigures = {
  games: 272,
  passAttempts: 65.4816,
  completionShare: 0.6529,
  yardsPerCompletion: 10.9228,
  longCompletionShare: 0.136,
  interceptionShare: 0.0217,
  sackShare: 0.0687,
  rushes: 53.9963,
  yardsPerRush: 4.4358,
  stuffedRushShare: 0.1941,
  tenYardRushShare: 0.1166,
  twentyYardRushShare: 0.0246,
  punts: 7.5221,
  yardsPerPunt: 47.5619,
  fieldGoalAttempts: 4.0993,
  fieldGoalShareTo39: 0.9551,
  fieldGoalShare40To49: 0.7674,
  fieldGoalShareFrom50: 0.6989,
  extraPointShare: 0.9581,
  twoPointAttempts: 0.4963,
  penalties: 12.636,
  penaltyYards: 104.1728,
  fumblesLost: 0.9926,
  points: 45.8235,
  touchdowns: 5.0993,
  safeties: 0.0478,
  drives: 21.5993,
  touchdownDriveShare: 0.2266,
  fieldGoalDriveShare: 0.1595,
  puntDriveShare: 0.3466,
  turnoverDriveShare: 0.1081,
  thirdDownShare: 0.3969,
  fourthDownTries: 2.8162,
  overtimeShare: 0.0588,
  homeWinShare: 0.5331,
};
