/** The rows of a team's statistics; each `team` and `compare` fact has one. */
export const TEAM_ROW_MARKS = [
  "totalYards",
  "passingYards",
  "rushingYards",
  "firstDowns",
  "thirdDowns",
  "fourthDowns",
  "redZone",
  "possession",
  "sacks",
  "turnovers",
  "penalties",
  "penaltyYards",
] as const;

/** The categories of a player's line; each `line` fact has one. */
export const LINE_MARKS = ["passing", "rushing", "receiving", "kicking", "punting", "returning", "defense"] as const;

export type TeamRowMark = (typeof TEAM_ROW_MARKS)[number];
export type LineMark = (typeof LINE_MARKS)[number];

/** What else a fact is, beside its kind. */
export type Mark =
  | TeamRowMark
  | LineMark
  // results
  | "win"
  | "tie"
  | "overtime"
  /** Decided by 17 and more, or by one score (8 and fewer). */
  | "rout"
  | "oneScore"
  | "shutout"
  /** The game is not over: the score so far. */
  | "soFar"
  // the stage of the season
  | "preseason"
  | "regularSeason"
  | "playoffs"
  | "wildCard"
  | "divisional"
  | "championship"
  | "superBowl"
  /** Neither team is at home. */
  | "neutralSite"
  /** The winner plays on, the loser's season is over; the winner has won it all. */
  | "advances"
  | "seasonOver"
  | "title"
  // scores and their tries
  | "touchdown"
  | "fieldGoal"
  | "safety"
  | "run"
  | "pass"
  | "return"
  | "pickSix"
  | "interceptionReturn"
  | "fumbleReturn"
  | "fumbleRecovery"
  | "kickoffReturn"
  | "puntReturn"
  | "blockedKickReturn"
  | "lateral"
  /** A field goal from where the kicking team had just made a fair catch. */
  | "fairCatchKick"
  | "lastPlay"
  | "extraPointGood"
  | "extraPointMissed"
  | "extraPointBlocked"
  | "twoPointGood"
  | "twoPointFailed"
  | "tryReturned"
  // snaps
  | "interception"
  | "fumble"
  /** Who had won the ball lost it again out of the other team's end zone. */
  | "touchback"
  | "sack"
  | "punt"
  | "kickoff"
  | "onsideKick"
  /** A try on fourth down out of the formation of a punt. */
  | "fakePunt"
  | "extraPoint"
  | "fourthDown"
  | "thirdDown"
  | "goalLine"
  /** Snapped inside the 20. */
  | "insideTwenty"
  | "longGain"
  | "good"
  | "failed"
  // time
  /** In the last two minutes of a half; in the last two of the game or in overtime. */
  | "endOfHalf"
  | "late"
  | "halftime"
  | "endOfRegulation"
  // drives, beside how they ended (touchdown, fieldGoal, punt, interception, fumble, downs, safety)
  | "opening"
  | "downs"
  | "missedFieldGoal"
  | "blockedKick"
  | "ranOut"
  | "going"
  | "threeAndOut"
  // quarters and breaks
  | "scoreless"
  | "tied"
  | "lead"
  // relations: whose first, last, only it is; and of what
  | "ofGame"
  | "ofTeam"
  | "ofPlayer"
  | "ofSeason"
  | "fromBehind"
  /** The go-ahead score that stood. */
  | "forGood"
  | "sealed"
  | "onThePlay"
  | "nextDrive"
  | "most"
  | "least"
  | "same"
  | "better"
  // betting
  | "spread"
  | "overUnder"
  | "favoriteWon"
  | "upset"
  | "pickEm"
  | "covered"
  | "notCovered"
  | "push"
  | "over"
  | "under"
  // weather
  | "cold"
  | "hot"
  | "windy"
  | "indoors"
  // fantasy and season
  | "ppr"
  | "aboveProjection"
  | "belowProjection"
  | "aboveMean"
  | "belowMean"
  | "winning"
  | "losing"
  | "headToHead"
  /** Of the last games alone; of games at home, or away. */
  | "lately"
  | "atHome"
  | "onTheRoad"
  | "allowed"
  | "injury"
  | "left"
  | "cameIn";
