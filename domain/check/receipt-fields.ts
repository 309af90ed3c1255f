/** What a figure of a side or of the game is called beside a claim, and how it is written. */
export interface ReceiptField {
  /** In words, without the side: "rushing yards". */
  label: string;
  kind: "count" | "clock" | "text" | "degrees" | "mph" | "yes";
}

/** The figures of one side that a receipt may name as `KC.rushingYards`: those of `team-figures.ts`, and its points. */
export const TEAM_FIELDS: Readonly<Record<string, ReceiptField>> = {
  points: { label: "points", kind: "count" },
  passingYards: { label: "passing yards", kind: "count" },
  rushingYards: { label: "rushing yards", kind: "count" },
  totalYards: { label: "total yards", kind: "count" },
  rushingYardsPerAttempt: { label: "yards per carry", kind: "count" },
  yardsPerPlay: { label: "yards per play", kind: "count" },
  rushingAttempts: { label: "carries", kind: "count" },
  passingAttempts: { label: "pass attempts", kind: "count" },
  passingCompletions: { label: "completions", kind: "count" },
  plays: { label: "plays", kind: "count" },
  firstDowns: { label: "first downs", kind: "count" },
  turnovers: { label: "turnovers", kind: "count" },
  takeaways: { label: "takeaways", kind: "count" },
  interceptions: { label: "interceptions", kind: "count" },
  passingInterceptions: { label: "interceptions thrown", kind: "count" },
  fumblesLost: { label: "fumbles lost", kind: "count" },
  fumblesWon: { label: "fumbles taken", kind: "count" },
  fumbleRecoveries: { label: "fumble recoveries", kind: "count" },
  forcedFumbles: { label: "forced fumbles", kind: "count" },
  sacks: { label: "sacks", kind: "count" },
  sacksTaken: { label: "sacks taken", kind: "count" },
  penalties: { label: "penalties", kind: "count" },
  penaltyYards: { label: "penalty yards", kind: "count" },
  punts: { label: "punts", kind: "count" },
  touchdowns: { label: "touchdowns", kind: "count" },
  passingTouchdowns: { label: "touchdown passes", kind: "count" },
  rushingTouchdowns: { label: "rushing touchdowns", kind: "count" },
  fieldGoalsMade: { label: "field goals made", kind: "count" },
  fieldGoalsMissed: { label: "field goals missed", kind: "count" },
  fieldGoalAttempts: { label: "field goal attempts", kind: "count" },
  extraPointsMade: { label: "extra points made", kind: "count" },
  extraPointsMissed: { label: "extra points missed", kind: "count" },
  thirdDownsMade: { label: "third downs converted", kind: "count" },
  thirdDowns: { label: "third downs", kind: "count" },
  fourthDownsMade: { label: "fourth downs converted", kind: "count" },
  fourthDowns: { label: "fourth downs", kind: "count" },
  redZoneTrips: { label: "red-zone trips", kind: "count" },
  redZoneTouchdowns: { label: "red-zone touchdowns", kind: "count" },
  drives: { label: "drives", kind: "count" },
  possessionSeconds: { label: "time of possession", kind: "clock" },
};

/** The facts of the game itself that a receipt may name: fields of `Game`, and what is counted from its plays. */
export const GAME_FIELDS: Readonly<Record<string, ReceiptField>> = {
  awayTeam: { label: "visitors", kind: "text" },
  homeTeam: { label: "home team", kind: "text" },
  week: { label: "week", kind: "count" },
  season: { label: "season", kind: "text" },
  pointSpread: { label: "point spread", kind: "text" },
  overUnder: { label: "over/under", kind: "count" },
  isOvertime: { label: "overtime", kind: "yes" },
  leadChanges: { label: "lead changes", kind: "count" },
  attendance: { label: "attendance", kind: "count" },
  forecastTempLow: { label: "temperature", kind: "degrees" },
  forecastWindSpeed: { label: "wind", kind: "mph" },
  stadiumName: { label: "stadium", kind: "text" },
  stadiumPlayingSurface: { label: "playing surface", kind: "text" },
  stadiumType: { label: "stadium type", kind: "text" },
  forecastDescription: { label: "weather", kind: "text" },
  status: { label: "status", kind: "text" },
};
