/** Figures of a season that a simulated game is held against. Counts are per game, both teams together; shares are 0 to 1. */
export interface SeasonFigures {
  games: number;
  passAttempts: number;
  completionShare: number;
  yardsPerCompletion: number;
  longCompletionShare: number;
  interceptionShare: number;
  sackShare: number;
  rushes: number;
  yardsPerRush: number;
  stuffedRushShare: number;
  tenYardRushShare: number;
  twentyYardRushShare: number;
  punts: number;
  yardsPerPunt: number;
  fieldGoalAttempts: number;
  fieldGoalShareTo39: number;
  fieldGoalShare40To49: number;
  fieldGoalShareFrom50: number;
  extraPointShare: number;
  twoPointAttempts: number;
  penalties: number;
  penaltyYards: number;
  fumblesLost: number;
  points: number;
  touchdowns: number;
  safeties: number;
  drives: number;
  touchdownDriveShare: number;
  fieldGoalDriveShare: number;
  puntDriveShare: number;
  turnoverDriveShare: number;
  thirdDownShare: number;
  fourthDownTries: number;
  overtimeShare: number;
  homeWinShare: number;
}

/** What is counted in some games: sums by name, and how each drive ended. */
export interface SeasonCounts {
  games: number;
  sums: ReadonlyMap<string, number>;
  drives: readonly string[];
}

/** The figures that counts come to: one definition for the league's games and for simulated ones. */
export function figuresOf({ games, sums, drives }: SeasonCounts): SeasonFigures {
  const all = (name: string) => sums.get(name) ?? 0;
  const each = (name: string) => all(name) / games;
  const share = (part: string, whole: string) => all(part) / all(whole);
  const driveShare = (...words: string[]) => drives.filter((result) => words.includes(result)).length / drives.length;
  return {
    games,
    passAttempts: each("passAttempts"),
    completionShare: share("completions", "passAttempts"),
    yardsPerCompletion: share("completionYards", "completions"),
    longCompletionShare: share("longCompletions", "completions"),
    interceptionShare: share("interceptions", "passAttempts"),
    sackShare: all("sacks") / (all("sacks") + all("passAttempts")),
    rushes: each("rushes"),
    yardsPerRush: share("rushYards", "rushes"),
    stuffedRushShare: share("stuffedRushes", "rushes"),
    tenYardRushShare: share("tenYardRushes", "rushes"),
    twentyYardRushShare: share("twentyYardRushes", "rushes"),
    punts: each("punts"),
    yardsPerPunt: share("puntYards", "puntsAway"),
    fieldGoalAttempts: each("fieldGoals"),
    fieldGoalShareTo39: share("fieldGoalsTo39Good", "fieldGoalsTo39"),
    fieldGoalShare40To49: share("fieldGoals40To49Good", "fieldGoals40To49"),
    fieldGoalShareFrom50: share("fieldGoalsFrom50Good", "fieldGoalsFrom50"),
    extraPointShare: share("extraPointsGood", "extraPoints"),
    twoPointAttempts: each("twoPointAttempts"),
    penalties: each("penalties"),
    penaltyYards: each("penaltyYards"),
    fumblesLost: each("fumblesLost"),
    points: each("points"),
    touchdowns: each("touchdowns"),
    safeties: each("safeties"),
    drives: drives.length / games,
    touchdownDriveShare: driveShare("Touchdown"),
    fieldGoalDriveShare: driveShare("Field goal"),
    puntDriveShare: driveShare("Punt"),
    turnoverDriveShare: driveShare("Turnover", "Opp touchdown"),
    thirdDownShare: share("thirdConverted", "thirdDowns"),
    fourthDownTries: each("fourthDownTries"),
    overtimeShare: each("overtimes"),
    homeWinShare: each("homeWins"),
  };
}
