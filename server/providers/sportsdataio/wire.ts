import { z } from "zod";
import { STAT_FIELDS, type StatField } from "./stat-fields.ts";

/**
 * SportsDataIO's answers under SportsDataIO's names; nothing outside this folder knows them. Fields that nobody here reads
 * are dropped, and values of a list may be ones that the list does not have yet. A field that a page depends on must be
 * there, if only as null: an answer without it is a broken answer and no news.
 */

const text = z.string().nullable();
const number = z.number().nullable();
const maybeText = z.string().nullish();
const maybeNumber = z.number().nullish();
const maybeFlag = z.boolean().nullish();

const stadium = z.object({
  StadiumID: z.number(),
  Name: maybeText,
  City: maybeText,
  State: maybeText,
  Capacity: maybeNumber,
  PlayingSurface: maybeText,
  Type: maybeText,
});

/** What a schedule and a score have in common. Times are US Eastern without saying so, except `DateTimeUTC`. */
const slot = z.object({
  /** Null for a bye. */
  GameKey: text,
  SeasonType: z.number(),
  Season: z.number(),
  Week: z.number(),
  AwayTeam: text,
  HomeTeam: text,
  ScoreID: maybeNumber,
  Status: maybeText,
  Canceled: maybeFlag,
  DateTime: maybeText,
  Date: maybeText,
  DateTimeUTC: maybeText,
  Channel: maybeText,
  /** Negative: the home team is favored. */
  PointSpread: maybeNumber,
  OverUnder: maybeNumber,
  ForecastTempLow: maybeNumber,
  ForecastTempHigh: maybeNumber,
  ForecastDescription: maybeText,
  ForecastWindSpeed: maybeNumber,
  StadiumDetails: stadium.nullish(),
});

const score = slot.extend({
  /** A schedule has none. */
  NeutralVenue: maybeFlag,
  HasStarted: z.boolean(),
  IsInProgress: z.boolean(),
  IsOver: maybeFlag,
  IsOvertime: maybeFlag,
  AwayScore: number,
  HomeScore: number,
  AwayScoreQuarter1: number,
  AwayScoreQuarter2: number,
  AwayScoreQuarter3: number,
  AwayScoreQuarter4: number,
  AwayScoreOvertime: number,
  HomeScoreQuarter1: number,
  HomeScoreQuarter2: number,
  HomeScoreQuarter3: number,
  HomeScoreQuarter4: number,
  HomeScoreOvertime: number,
  Has1stQuarterStarted: maybeFlag,
  Has2ndQuarterStarted: maybeFlag,
  Has3rdQuarterStarted: maybeFlag,
  Has4thQuarterStarted: maybeFlag,
  Quarter: text,
  TimeRemaining: text,
  Possession: text,
  Down: number,
  /** A number as text, or `Goal`. */
  Distance: z.union([z.string(), z.number()]).nullable(),
  DownAndDistance: maybeText,
  YardLine: number,
  YardLineTerritory: text,
  LastPlay: maybeText,
  AwayTimeouts: maybeNumber,
  HomeTimeouts: maybeNumber,
  Attendance: maybeNumber,
  IsClosed: maybeFlag,
  LastUpdated: maybeText,
});

const figures = Object.fromEntries(STAT_FIELDS.map((field) => [field, maybeNumber])) as Record<
  StatField,
  typeof maybeNumber
>;

const playStat = z.object({ PlayerID: number, Name: maybeText, Team: maybeText, HomeOrAway: maybeText, ...figures });

/** Hangs on a touchdown or a field goal, also on a missed one; the scores are those after the try. */
const scoringPlay = z.object({ Team: maybeText, AwayScore: maybeNumber, HomeScore: maybeNumber });

const play = z.object({
  PlayID: z.number(),
  QuarterName: text,
  Sequence: number,
  TimeRemainingMinutes: number,
  TimeRemainingSeconds: number,
  PlayTime: maybeText,
  Updated: maybeText,
  Team: text,
  Opponent: text,
  Down: number,
  Distance: number,
  YardLine: number,
  YardLineTerritory: text,
  YardsToEndZone: number,
  Type: text,
  YardsGained: number,
  Description: text,
  IsScoringPlay: z.boolean().nullable(),
  ScoringPlay: scoringPlay.nullish(),
  PlayStats: z.array(playStat).nullable(),
});

const playByPlay = z.object({ Score: score, Plays: z.array(play) });

/** A player's statistics or projection in one game; the same fields. Whole numbers can have decimals. */
const playerGame = z.object({
  GameKey: text,
  PlayerID: number,
  Team: text,
  Name: text,
  Position: text,
  Played: maybeNumber,
  PassingAttempts: number,
  PassingCompletions: number,
  PassingYards: number,
  PassingTouchdowns: number,
  PassingInterceptions: number,
  RushingAttempts: number,
  RushingYards: number,
  RushingTouchdowns: number,
  RushingLong: maybeNumber,
  ReceivingTargets: maybeNumber,
  Receptions: number,
  ReceivingYards: number,
  ReceivingTouchdowns: number,
  ReceivingLong: maybeNumber,
  FumblesLost: maybeNumber,
  TwoPointConversionPasses: maybeNumber,
  TwoPointConversionRuns: maybeNumber,
  TwoPointConversionReceptions: maybeNumber,
  KickReturnTouchdowns: maybeNumber,
  PuntReturnTouchdowns: maybeNumber,
  SpecialTeamsTouchdowns: maybeNumber,
  FantasyPoints: number,
  /** Documented as null in projections. */
  FantasyPointsPPR: maybeNumber,
  /** Known the morning after the game. */
  OffensiveSnapsPlayed: maybeNumber,
  OffensiveTeamSnaps: maybeNumber,
  DefensiveSnapsPlayed: maybeNumber,
  DefensiveTeamSnaps: maybeNumber,
  InjuryStatus: maybeText,
  InjuryBodyPart: maybeText,
  /** Set in the hours before the game, of passers, runners and receivers alone. */
  DeclaredInactive: maybeFlag,
  /** When the row was written last, US Eastern, whether anything in it changed or not. */
  Updated: maybeText,
});

const boxScore = z.object({ Score: score, PlayerGames: z.array(playerGame) });

const player = z.object({
  PlayerID: z.number(),
  Team: maybeText,
  Number: maybeNumber,
  FirstName: maybeText,
  LastName: maybeText,
  Name: maybeText,
  Position: maybeText,
  /** `6'2"`. */
  Height: maybeText,
  HeightFeet: maybeNumber,
  HeightInches: maybeNumber,
  Weight: maybeNumber,
  BirthDate: maybeText,
  College: maybeText,
});

const team = z.object({ Key: z.string(), TeamID: maybeNumber, City: maybeText, Name: maybeText });

const timeframe = z.object({
  SeasonType: z.number(),
  Season: z.number(),
  Week: number,
  StartDate: z.string(),
  EndDate: z.string(),
  FirstGameStart: maybeText,
  LastGameEnd: maybeText,
  HasGames: z.boolean(),
  ApiSeason: z.string(),
  ApiWeek: text,
});

export type WireSlot = z.infer<typeof slot>;
export type WireScore = z.infer<typeof score>;
export type WirePlay = z.infer<typeof play>;
export type WirePlayStat = z.infer<typeof playStat>;
export type WirePlayByPlay = z.infer<typeof playByPlay>;
export type WirePlayerGame = z.infer<typeof playerGame>;
export type WireBoxScore = z.infer<typeof boxScore>;
export type WirePlayer = z.infer<typeof player>;
export type WireTeam = z.infer<typeof team>;
export type WireStadium = z.infer<typeof stadium>;
export type WireTimeframe = z.infer<typeof timeframe>;

/** The shape of each answer. A game that does not exist is answered with null. */
export const ANSWERS = {
  schedules: z.array(slot),
  scores: z.array(score),
  playByPlay: playByPlay.nullable(),
  playByPlays: z.array(playByPlay),
  boxScore: boxScore.nullable(),
  boxScores: z.array(boxScore),
  playerGames: z.array(playerGame),
  players: z.array(player),
  teams: z.array(team),
  stadiums: z.array(stadium),
  timeframes: z.array(timeframe),
  flag: z.boolean(),
};
