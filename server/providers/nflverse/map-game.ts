import { foldGame, type GameFold } from "../../../domain/fold/fold-game.ts";
import { makeGameKey } from "../../../domain/game/game-key.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { Play } from "../../../domain/game/play.ts";
import { SEASON_TYPE } from "../../../domain/game/season-type.ts";
import type { CsvRow } from "./csv-row.ts";
import { blankGame } from "../../../domain/game/blank-game.ts";
import { easternIso } from "../../../domain/words/eastern-time.ts";
import type { ScheduledPlace } from "./borrowed-stadium.ts";
import { needTeamAt } from "./map-team.ts";
import { stadiumName } from "./stadium-names.ts";
import { stadiumSurface, stadiumType } from "./stadium-words.ts";
import type { GameColumn } from "./wire.ts";

/** A game of the schedule with what is needed to find its rows in the other files. */
export interface ScheduledGame {
  game: Game;
  /** nflverse's id, for example `2024_01_BAL_KC`. */
  gameId: string;
  /** Week in nflverse's count, which goes on through the postseason. */
  nflverseWeek: number;
  place: ScheduledPlace;
}

/**
 * One row of the schedule. `firstPostseasonWeek` is the season's first week that is not REG, which is week 1 of the
 * postseason here (it is 18 up to 2020 and 19 since).
 */
export function mapScheduledGame(row: CsvRow<GameColumn>, firstPostseasonWeek: number): ScheduledGame {
  const season = row.needNumber("season");
  const nflverseWeek = row.needNumber("week");
  const isRegular = row.needText("game_type") === "REG";
  const seasonType = isRegular ? SEASON_TYPE.regular : SEASON_TYPE.postseason;
  const week = isRegular ? nflverseWeek : nflverseWeek - firstPostseasonWeek + 1;
  const homeTeam = needTeamAt(row, "home_team");
  const awayScore = row.number("away_score");
  const homeScore = row.number("home_score");
  const isFinal = awayScore !== null && homeScore !== null;
  const isOvertime = row.flag("overtime");
  const roof = row.text("roof");
  const place: ScheduledPlace = {
    stadiumId: row.ownText("stadium_id"),
    stadium: row.ownText("stadium"),
    isNeutral: row.text("location") === "Neutral",
    isSuperBowl: row.text("game_type") === "SB",
  };
  const game: Game = {
    ...blankGame({
      gameKey: makeGameKey({ season, seasonType, week, homeTeam }),
      awayTeam: needTeamAt(row, "away_team"),
      homeTeam,
      week,
      season,
      seasonType,
    }),
    awayScore,
    homeScore,
    awayScoreOvertime: isFinal && !isOvertime ? 0 : null,
    homeScoreOvertime: isFinal && !isOvertime ? 0 : null,
    isOvertime,
    status: finalStatus(isFinal, isOvertime),
    dateTime: kickoff(row),
    hasStarted: isFinal,
    stadiumName: stadiumName(place.stadium, season),
    stadiumPlayingSurface: stadiumSurface(row.text("surface")),
    stadiumType: stadiumType(roof, { isFinal, isNeutral: place.isNeutral }),
    isNeutralSite: place.isNeutral,
    pointSpread: negated(row.number("spread_line")),
    overUnder: row.number("total_line"),
    forecastTempLow: row.number("temp"),
    forecastTempHigh: row.number("temp"),
    forecastWindSpeed: row.number("wind"),
  };
  return { game, gameId: row.needText("game_id"), nflverseWeek, place };
}

/**
 * The game with what its plays add: quarter scores, and the state of a game whose result the schedule does not have yet.
 * The final score stays the schedule's.
 */
export function withPlays(game: Game, plays: readonly Play[]): { game: Game; fold: GameFold } {
  const fold = foldGame(plays, game);
  if (fold.lastPlay === null) return { game, fold };
  const quarters: Partial<Game> = {
    awayScoreQuarter1: fold.awayQuarters[0],
    awayScoreQuarter2: fold.awayQuarters[1],
    awayScoreQuarter3: fold.awayQuarters[2],
    awayScoreQuarter4: fold.awayQuarters[3],
    homeScoreQuarter1: fold.homeQuarters[0],
    homeScoreQuarter2: fold.homeQuarters[1],
    homeScoreQuarter3: fold.homeQuarters[2],
    homeScoreQuarter4: fold.homeQuarters[3],
    awayScoreOvertime: fold.awayOvertime,
    homeScoreOvertime: fold.homeOvertime,
    isOvertime: game.isOvertime || fold.isOvertime,
  };
  return { game: { ...game, ...quarters, ...stateByPlays(game, fold, fold.lastPlay) }, fold };
}

/** Play-by-play can be published before the schedule has the result; then the plays say how the game stands. */
function stateByPlays(game: Game, fold: GameFold, lastPlay: Play): Partial<Game> {
  if (game.hasStarted) return {};
  const score = { awayScore: fold.awayScore, homeScore: fold.homeScore, hasStarted: true };
  if (endsGame(lastPlay)) return { ...score, status: finalStatus(true, fold.isOvertime) };
  return {
    ...score,
    status: "InProgress",
    isInProgress: true,
    quarter: lastPlay.quarterName,
    possession: fold.possession,
    lastPlay: lastPlay.description,
    awayTimeouts: fold.awayTimeouts,
    homeTimeouts: fold.homeTimeouts,
  };
}

/** The row with which the play-by-play of a finished game ends. */
export function endsGame(play: Play): boolean {
  return play.description.startsWith("END GAME");
}

function finalStatus(isFinal: boolean, isOvertime: boolean): string {
  if (!isFinal) return "Scheduled";
  return isOvertime ? "F/OT" : "Final";
}

/** The games of 1999 have a date and no time; a date alone is no moment, so nothing is made up. */
function kickoff(row: CsvRow<GameColumn>): string | null {
  const day = row.text("gameday");
  const time = row.text("gametime");
  return day === null || time === null ? null : easternIso(day, time);
}

/** nflverse writes the home team's lead that the market expects; this site writes the spread, negative for the favorite. */
function negated(spread: number | null): number | null {
  // Subtracting from 0 gives no -0.
  return spread === null ? null : 0 - spread;
}
