import type { BriefGame, BriefTeam, BriefWeather } from "./game-brief.ts";
import type { Game } from "../game/game.ts";
import { favoriteOf } from "./result-stories.ts";
import { teamName } from "../game/team.ts";

/** Who plays who, when, where and under which line. */
export function briefGame(game: Game): BriefGame {
  return {
    gameKey: game.gameKey,
    season: game.season,
    seasonType: game.seasonType,
    week: game.week,
    away: briefTeam(game.awayTeam, game.season),
    home: briefTeam(game.homeTeam, game.season),
    dateTime: game.dateTime,
    stadiumName: game.stadiumName,
    stadiumCity: game.stadiumCity,
    // Some sources write 0 until they know it.
    attendance: game.attendance === 0 ? null : game.attendance,
    favorite: favoriteOf(game),
    overUnder: game.overUnder,
  };
}

function briefTeam(code: string, season: number): BriefTeam {
  return { code, ...teamName(code, season) };
}

/** The forecast as far as it is known; null where nothing is. */
export function briefWeather(game: Game, mattered: boolean): BriefWeather | null {
  const { forecastDescription: description, forecastTempLow: low, forecastTempHigh: high } = game;
  const wind = game.forecastWindSpeed;
  if (description === null && low === null && high === null && wind === null) return null;
  return { description, low, high, wind, mattered };
}
