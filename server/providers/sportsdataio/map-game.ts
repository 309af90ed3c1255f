import { blankGame, type GameSlot } from "../../../domain/game/blank-game.ts";
import { makeGameKey } from "../../../domain/game/game-key.ts";
import type { Game } from "../../../domain/game/game.ts";
import { NO_BALL } from "../../../domain/game/game-state.ts";
import { ProviderFailure } from "../provider-failure.ts";
import type { WireScore, WireSlot } from "./wire.ts";
import { fromEastern, fromUtc, positive, teamCode, textOrNull } from "./wire-values.ts";

/**
 * A game of the schedule without its score. Null for a bye (its key is null), and for a postseason game whose teams are
 * not known yet.
 */
export function mapSlot(slot: WireSlot): Game | null {
  const place = slotOf(slot);
  if (place === null) return null;
  const stadium = slot.StadiumDetails;
  return {
    ...blankGame(place),
    status: statusOf(slot),
    dateTime: kickoff(slot),
    channel: textOrNull(slot.Channel),
    stadiumName: textOrNull(stadium?.Name),
    stadiumCity: textOrNull(stadium?.City),
    stadiumState: textOrNull(stadium?.State),
    stadiumCapacity: positive(stadium?.Capacity),
    stadiumPlayingSurface: textOrNull(stadium?.PlayingSurface),
    stadiumType: textOrNull(stadium?.Type),
    // Negative for a favored home team, as on the page; nflverse has it the other way round.
    pointSpread: slot.PointSpread ?? null,
    overUnder: slot.OverUnder ?? null,
    forecastDescription: textOrNull(slot.ForecastDescription),
    forecastTempLow: slot.ForecastTempLow ?? null,
    forecastTempHigh: slot.ForecastTempHigh ?? null,
    forecastWindSpeed: slot.ForecastWindSpeed ?? null,
  };
}

/** The same with score, clock and situation. Throws for a game that has started and has no score. */
export function mapScore(score: WireScore): Game | null {
  const game = mapSlot(score);
  if (game === null) return null;
  const facts = {
    ...game,
    status: scoreStatus(score),
    isInProgress: score.IsInProgress,
    lastUpdated: fromEastern(score.LastUpdated),
    attendance: positive(score.Attendance),
    isNeutralSite: score.NeutralVenue ?? null,
  };
  if (!score.HasStarted) return facts;
  if (score.AwayScore === null || score.HomeScore === null)
    throw new ProviderFailure("bad-shape", `SportsDataIO: game ${game.gameKey} has started and has no score`);
  return {
    ...facts,
    ...quarterScores(score),
    hasStarted: true,
    awayScore: score.AwayScore,
    homeScore: score.HomeScore,
    isOvertime: isOvertime(score),
    quarter: score.Quarter === null || score.Quarter.startsWith("F") ? null : textOrNull(score.Quarter),
    timeRemaining: textOrNull(score.TimeRemaining),
    ...(isOvertimeNext(score) ? NO_BALL : ballOf(score)),
    // Not `textOrNull`: a trial's word is what shows readers that the figures are altered.
    lastPlay: score.LastPlay?.trim() || null,
    awayTimeouts: score.AwayTimeouts ?? null,
    homeTimeouts: score.HomeTimeouts ?? null,
  };
}

function slotOf(slot: WireSlot): GameSlot | null {
  const awayTeam = teamCode(slot.AwayTeam);
  const homeTeam = teamCode(slot.HomeTeam);
  if (slot.GameKey === null || awayTeam === null || homeTeam === null) return null;
  const { Season: season, SeasonType: seasonType, Week: week } = slot;
  return { gameKey: makeGameKey({ season, seasonType, week, homeTeam }), awayTeam, homeTeam, season, seasonType, week };
}

/** Files from before 2021 have no status, and say it in flags. */
function statusOf({ Status, Canceled }: WireSlot): string {
  return textOrNull(Status) ?? (Canceled === true ? "Canceled" : "Scheduled");
}

function scoreStatus(score: WireScore): string {
  if (textOrNull(score.Status) !== null || score.Canceled === true) return statusOf(score);
  if (score.IsOver === true) return isOvertime(score) ? "F/OT" : "Final";
  return score.IsInProgress ? "InProgress" : "Scheduled";
}

function isOvertime({ IsOvertime, Quarter }: WireScore): boolean {
  return IsOvertime === true || Quarter === "F/OT" || Quarter?.startsWith("OT") === true;
}

/** A time that is not fixed yet is written as midnight, and no game starts then. */
function kickoff({ DateTime, Date, DateTimeUTC }: WireSlot): string | null {
  const eastern = DateTime ?? Date;
  if (eastern?.endsWith("T00:00:00") === true) return null;
  return fromEastern(eastern) ?? fromUtc(DateTimeUTC);
}

/** Regulation has run out on a tie: its last down may stand on the board until the overtime's kickoff. */
function isOvertimeNext({ Quarter, TimeRemaining, AwayScore, HomeScore }: WireScore): boolean {
  return Quarter === "4" && /^0?0:00$/.test(TimeRemaining?.trim() ?? "") && AwayScore === HomeScore;
}

function ballOf(score: WireScore): typeof NO_BALL {
  return {
    down: score.Down,
    distance: distanceOf(score),
    downAndDistance: textOrNull(score.DownAndDistance),
    yardLine: score.YardLine,
    yardLineTerritory: teamCode(score.YardLineTerritory),
    possession: teamCode(score.Possession),
  };
}

/** A quarter that has not begun is sent as 0 or null; it has no score. */
function quarterScores(score: WireScore): Partial<Game> {
  const ifBegun = (flag: boolean | null | undefined, points: number | null) => (flag === false ? null : points);
  return {
    awayScoreQuarter1: ifBegun(score.Has1stQuarterStarted, score.AwayScoreQuarter1),
    awayScoreQuarter2: ifBegun(score.Has2ndQuarterStarted, score.AwayScoreQuarter2),
    awayScoreQuarter3: ifBegun(score.Has3rdQuarterStarted, score.AwayScoreQuarter3),
    awayScoreQuarter4: ifBegun(score.Has4thQuarterStarted, score.AwayScoreQuarter4),
    homeScoreQuarter1: ifBegun(score.Has1stQuarterStarted, score.HomeScoreQuarter1),
    homeScoreQuarter2: ifBegun(score.Has2ndQuarterStarted, score.HomeScoreQuarter2),
    homeScoreQuarter3: ifBegun(score.Has3rdQuarterStarted, score.HomeScoreQuarter3),
    homeScoreQuarter4: ifBegun(score.Has4thQuarterStarted, score.HomeScoreQuarter4),
    awayScoreOvertime: score.AwayScoreOvertime,
    homeScoreOvertime: score.HomeScoreOvertime,
  };
}

/** Text: a number, or `Goal`, and then it is as far as the goal line. */
function distanceOf({ Distance, YardLine }: WireScore): number | null {
  if (Distance === null) return null;
  if (Distance === "Goal") return YardLine;
  const yards = Number(Distance);
  return Distance === "" || Number.isNaN(yards) ? null : yards;
}
