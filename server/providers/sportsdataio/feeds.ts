import { SEASON_TYPE, type SeasonType } from "../../../domain/game/season-type.ts";
import { namingFeed } from "../provider-failure.ts";
import { type AskFeed, type FeedOptions, feedClient } from "./feed-client.ts";
import {
  ANSWERS,
  type WireBoxScore,
  type WirePlayByPlay,
  type WirePlayer,
  type WirePlayerGame,
  type WireScore,
  type WireSlot,
  type WireStadium,
  type WireTeam,
  type WireTimeframe,
} from "./wire.ts";

/** A season of one type, for example the postseason of 2025. */
export interface SeasonPart {
  season: number;
  seasonType: SeasonType;
}

export interface SeasonWeek extends SeasonPart {
  week: number;
}

export interface HomeGame extends SeasonWeek {
  homeTeam: string;
}

/** The feeds that this site reads, one call each. Every one throws `ProviderFailure` for what the provider does wrong. */
export interface Feeds {
  /** True while a game is being played. */
  areGamesInProgress(signal: AbortSignal): Promise<boolean>;
  timeframes(
    which: "current" | "upcoming" | "completed" | "recent" | "all",
    signal: AbortSignal,
  ): Promise<WireTimeframe[]>;
  teams(signal: AbortSignal): Promise<WireTeam[]>;
  stadiums(signal: AbortSignal): Promise<WireStadium[]>;
  players(signal: AbortSignal): Promise<WirePlayer[]>;
  /** Every game of a season part, byes included, without scores. */
  schedules(part: SeasonPart, signal: AbortSignal): Promise<WireSlot[]>;
  /** The same games with their scores. */
  scores(part: SeasonPart, signal: AbortSignal): Promise<WireScore[]>;
  scoresByWeek(week: SeasonWeek, signal: AbortSignal): Promise<WireScore[]>;
  /** Null when there is no such game. */
  playByPlay(game: HomeGame, signal: AbortSignal): Promise<WirePlayByPlay | null>;
  /** The week's games with the plays that changed in the last one or two minutes only. */
  playByPlayDelta(week: SeasonWeek, minutes: 1 | 2, signal: AbortSignal): Promise<WirePlayByPlay[]>;
  /** Null when there is no such game. */
  boxScore(game: HomeGame, signal: AbortSignal): Promise<WireBoxScore | null>;
  /** The week's box scores with the players whose figures changed in the last one or two minutes only. */
  boxScoresDelta(week: SeasonWeek, minutes: 1 | 2, signal: AbortSignal): Promise<WireBoxScore[]>;
  playerGameStats(week: SeasonWeek, signal: AbortSignal): Promise<WirePlayerGame[]>;
  playerProjections(week: SeasonWeek, signal: AbortSignal): Promise<WirePlayerGame[]>;
}

export function openFeeds(options: FeedOptions): Feeds {
  const client = feedClient(options);
  const ask: AskFeed = (feed, shape, signal) => namingFeed(feedName(feed), () => client(feed, shape, signal));
  return {
    areGamesInProgress: (signal) => ask("scores/json/AreAnyGamesInProgress", ANSWERS.flag, signal),
    timeframes: (which, signal) => ask(`scores/json/Timeframes/${which}`, ANSWERS.timeframes, signal),
    teams: (signal) => ask("scores/json/Teams", ANSWERS.teams, signal),
    stadiums: (signal) => ask("scores/json/Stadiums", ANSWERS.stadiums, signal),
    players: (signal) => ask("scores/json/Players", ANSWERS.players, signal),
    schedules: (part, signal) => ask(`scores/json/Schedules/${seasonText(part)}`, ANSWERS.schedules, signal),
    scores: (part, signal) => ask(`scores/json/Scores/${seasonText(part)}`, ANSWERS.scores, signal),
    scoresByWeek: (week, signal) => ask(`scores/json/ScoresByWeek/${weekPath(week)}`, ANSWERS.scores, signal),
    playByPlay: (game, signal) =>
      ask(`pbp/json/PlayByPlay/${weekPath(game)}/${game.homeTeam}`, ANSWERS.playByPlay, signal),
    playByPlayDelta: (week, minutes, signal) =>
      ask(`pbp/json/PlayByPlayDelta/${weekPath(week)}/${minutes}`, ANSWERS.playByPlays, signal),
    boxScore: (game, signal) =>
      ask(`stats/json/BoxScoreV3/${weekPath(game)}/${game.homeTeam}`, ANSWERS.boxScore, signal),
    boxScoresDelta: (week, minutes, signal) =>
      ask(`stats/json/BoxScoresDeltaV3/${weekPath(week)}/all/${minutes}`, ANSWERS.boxScores, signal),
    playerGameStats: (week, signal) =>
      ask(`stats/json/PlayerGameStatsByWeek/${weekPath(week)}`, ANSWERS.playerGames, signal),
    playerProjections: (week, signal) =>
      ask(`projections/json/PlayerGameProjectionStatsByWeek/${weekPath(week)}`, ANSWERS.playerGames, signal),
  };
}

/** `PlayByPlay` of `pbp/json/PlayByPlay/2025REG/1/CHI`. */
function feedName(feed: string): string {
  return feed.split("/")[2] ?? feed;
}

const PARTS = new Map<SeasonType, string>([
  [SEASON_TYPE.regular, "REG"],
  [SEASON_TYPE.preseason, "PRE"],
  [SEASON_TYPE.postseason, "POST"],
  [SEASON_TYPE.allStar, "STAR"],
]);

/** `2025REG`. */
function seasonText({ season, seasonType }: SeasonPart): string {
  return `${season}${PARTS.get(seasonType) ?? ""}`;
}

function weekPath(week: SeasonWeek): string {
  return `${seasonText(week)}/${week.week}`;
}
