import type { Game } from "../../domain/game/game.ts";
import { type GameFold, foldGame } from "../../domain/fold/fold-game.ts";
import { situation } from "../../domain/words/format.ts";
import type { Play } from "../../domain/game/play.ts";
import { teamId } from "../../domain/game/team-id.ts";
import { easternText } from "./sportsdataio-numbers.ts";

export interface ScoreState {
  /** The finished game; what has not happened yet is not taken from it. */
  game: Game;
  scoreId: number;
  /** The rows that are there. */
  plays: readonly Play[];
  /** The row to come; null after the last. */
  next: Play | null;
  kickoff: number;
  hasStarted: boolean;
  /** Of the whole game: kicked off, and its last row is there. */
  isOver: boolean;
  /** Verified a day later: nothing more is expected to change. */
  isClosed: boolean;
  /** The provider's word where it is not the usual one, for example `Suspended`. */
  status: string | null;
  /** How far the board is off, which happens when somebody mistypes it. */
  off: { away: number; home: number };
  touchedAt: number;
}

/** The game of the schedule, as `Schedules` has it. */
export function wireSlot({ game, scoreId, kickoff, hasStarted, isOver, isClosed, status }: ScoreState) {
  const date = easternText(kickoff);
  return {
    GameKey: game.gameKey,
    SeasonType: game.seasonType,
    Season: game.season,
    Week: game.week,
    Date: date,
    AwayTeam: game.awayTeam,
    HomeTeam: game.homeTeam,
    Channel: game.channel,
    PointSpread: game.pointSpread,
    OverUnder: game.overUnder,
    StadiumID: stadiumId(game),
    Canceled: status === "Canceled",
    GeoLat: null,
    GeoLong: null,
    ForecastTempLow: game.forecastTempLow,
    ForecastTempHigh: game.forecastTempHigh,
    ForecastDescription: game.forecastDescription,
    ForecastWindChill: game.forecastTempLow,
    ForecastWindSpeed: game.forecastWindSpeed,
    AwayTeamMoneyLine: -110,
    HomeTeamMoneyLine: -110,
    Day: `${date.slice(0, 10)}T00:00:00`,
    DateTime: date,
    GlobalGameID: scoreId,
    GlobalAwayTeamID: teamId(game.awayTeam) ?? 0,
    GlobalHomeTeamID: teamId(game.homeTeam) ?? 0,
    ScoreID: scoreId,
    StadiumDetails: wireStadium(game),
    Status: status ?? (isOver ? (game.isOvertime ? "F/OT" : "Final") : hasStarted ? "InProgress" : "Scheduled"),
    IsClosed: isClosed,
    DateTimeUTC: new Date(kickoff).toISOString().slice(0, 19),
  };
}

export function wireStadium(game: Game) {
  return {
    StadiumID: stadiumId(game),
    Name: game.stadiumName,
    City: game.stadiumCity,
    State: game.stadiumState,
    Country: "USA",
    Capacity: game.stadiumCapacity,
    PlayingSurface: game.stadiumPlayingSurface,
    GeoLat: null,
    GeoLong: null,
    Type: game.stadiumType,
  };
}

function stadiumId({ homeTeam }: Game): number {
  return teamId(homeTeam) ?? 0;
}

/** The same with the score and the situation before the next snap: all null before the start, the situation after the end. */
export function wireScore(state: ScoreState) {
  const { game, plays, next, hasStarted, isOver, off, touchedAt } = state;
  const slot = wireSlot(state);
  const fold = foldOf(plays, game);
  const isLive = hasStarted && !isOver;
  const period =
    fold.quarterName === "OT" || next?.quarterName === "OT" ? 5 : Number(next?.quarterName ?? fold.quarterName ?? 1);
  const isHalf = isLive && fold.lastPlay?.type === "Period" && fold.lastPlay.quarterName === "2";
  const begun = (number: number) => hasStarted && period >= number;
  return {
    ...slot,
    AwayScore: hasStarted ? fold.awayScore + off.away : null,
    HomeScore: hasStarted ? fold.homeScore + off.home : null,
    ...quarters(fold, hasStarted),
    Quarter: !hasStarted
      ? null
      : isOver
        ? fold.isOvertime
          ? "F/OT"
          : "F"
        : isHalf
          ? "HALF"
          : period > 4
            ? "OT"
            : String(period),
    TimeRemaining: isLive && !isHalf ? clockText(next) : null,
    ...situationOf(isLive && !isHalf ? next : null, fold),
    RedZone: null,
    HasStarted: hasStarted,
    IsInProgress: isLive && slot.Status === "InProgress",
    IsOver: isOver,
    Has1stQuarterStarted: begun(1),
    Has2ndQuarterStarted: begun(2),
    Has3rdQuarterStarted: begun(3),
    Has4thQuarterStarted: begun(4),
    IsOvertime: hasStarted && fold.isOvertime,
    QuarterDescription: "",
    LastUpdated: easternText(touchedAt),
    Closed: state.isClosed,
    LastPlay: isLive ? (fold.lastPlay?.description ?? null) : null,
    AwayTeamID: teamId(game.awayTeam) ?? 0,
    HomeTeamID: teamId(game.homeTeam) ?? 0,
    PointSpreadAwayTeamMoneyLine: -110,
    PointSpreadHomeTeamMoneyLine: -110,
    GameEndDateTime: null,
    NeutralVenue: game.isNeutralSite,
    HomeTimeouts: isLive ? fold.homeTimeouts : null,
    AwayTimeouts: isLive ? fold.awayTimeouts : null,
    Attendance: isOver ? (game.attendance ?? 0) : 0,
  };
}

/** What the rows add up to; a list of rows never changes, and is asked for again and again. */
function foldOf(plays: readonly Play[], game: Game): GameFold {
  const fold = FOLDS.get(plays) ?? foldGame(plays, game);
  FOLDS.set(plays, fold);
  return fold;
}

const FOLDS = new WeakMap<readonly Play[], GameFold>();

/** Quarters to come are 0 as soon as the game is on. */
function quarters(fold: GameFold, hasStarted: boolean) {
  const known = (points: number) => (hasStarted ? points : null);
  return {
    AwayScoreQuarter1: known(fold.awayQuarters[0]),
    AwayScoreQuarter2: known(fold.awayQuarters[1]),
    AwayScoreQuarter3: known(fold.awayQuarters[2]),
    AwayScoreQuarter4: known(fold.awayQuarters[3]),
    AwayScoreOvertime: hasStarted ? fold.awayOvertime : 0,
    HomeScoreQuarter1: known(fold.homeQuarters[0]),
    HomeScoreQuarter2: known(fold.homeQuarters[1]),
    HomeScoreQuarter3: known(fold.homeQuarters[2]),
    HomeScoreQuarter4: known(fold.homeQuarters[3]),
    HomeScoreOvertime: hasStarted ? fold.homeOvertime : null,
  };
}

function situationOf(next: Play | null, fold: GameFold) {
  const onDown = next !== null && next.down > 0 ? next : null;
  const isGoal = onDown !== null && onDown.distance === onDown.yardsToEndZone;
  return {
    Possession: next === null ? null : (next.team ?? fold.possession),
    Down: onDown?.down ?? null,
    Distance: onDown === null ? null : isGoal ? "Goal" : String(onDown.distance),
    DownAndDistance: onDown === null ? null : situation(onDown),
    YardLine: onDown?.yardLine ?? null,
    YardLineTerritory: onDown?.yardLineTerritory ?? null,
  };
}

function clockText(next: Play | null): string | null {
  if (next === null || next.timeRemainingMinutes === null) return null;
  return `${next.timeRemainingMinutes}:${String(next.timeRemainingSeconds ?? 0).padStart(2, "0")}`;
}
