import type { BriefGame, ComparisonFigure, FantasyNote, GameBrief } from "../../domain/facts/game-brief.ts";
import { plainBrief } from "../../domain/facts/plain-brief.ts";
import { LEAGUE_ZONE } from "../../domain/words/format.ts";
import { formatDay } from "../../domain/words/format-moment.ts";
import { seasonTypeLabel } from "../../domain/game/season-type.ts";
import { weekName } from "../../domain/game/week-name.ts";

const MOST_STORIES = 12;

/**
 * A brief as a model is given it, field by field: numbers, our own words, names that look like names. A source's sentences
 * (descriptions of plays above all) have no way into it.
 */
export function storyData(given: GameBrief): object {
  const brief = plainBrief(given);
  const { game, final, scores, drives, leaders, fantasy, weather, form } = brief;
  return {
    kind: brief.kind,
    game: gameData(game),
    final,
    stories: brief.storyLines
      .slice(0, MOST_STORIES)
      .map(({ kind, weight, team, facts }) => ({ kind, weight, team, ...facts })),
    comparison: brief.comparison.map(({ label, away, home }) => ({ label, away: figure(away), home: figure(home) })),
    scores: scores.map(({ team, points, how, scorer, yards, quarter, clock, awayScore, homeScore }) => ({
      team,
      points,
      how,
      ...known({ scorer, yards, clock }),
      quarter,
      awayScore,
      homeScore,
    })),
    touchdownDrives: drives.filter(({ result }) => result === "Touchdown"),
    leaders: leaders.map(({ team, category, playerName, figures }) => ({
      player: playerName,
      team,
      category,
      ...figures,
    })),
    fantasyWinners: fantasy.winners.map(fantasyNote),
    fantasyLosers: fantasy.losers.map(fantasyNote),
    weather,
    form: form.map(({ team, wins, losses, ties, pointsFor, pointsAgainst, recent }) => ({
      team,
      season: { wins, losses, ties, pointsFor: rounded(pointsFor), pointsAgainst: rounded(pointsAgainst) },
      lastFour: {
        ...recent,
        pointsFor: rounded(recent.pointsFor),
        pointsAgainst: rounded(recent.pointsAgainst),
      },
    })),
  };
}

function gameData(game: BriefGame): object {
  const { season, seasonType, week, away, home, dateTime, attendance, favorite, overUnder } = game;
  return {
    season,
    part: seasonTypeLabel(seasonType),
    week: weekName(seasonType, week),
    away,
    home,
    ...known({
      kickOff: dateTime === null ? null : formatDay(dateTime, LEAGUE_ZONE),
      stadium: game.stadiumName,
      city: game.stadiumCity,
      attendance,
      favorite,
      overUnder,
    }),
  };
}

function fantasyNote({ playerName, team, position, points, projected, basis, figures }: FantasyNote): object {
  return {
    player: playerName,
    team,
    position: ownPosition(position),
    points,
    ...known({ projected }),
    basis,
    ...figures,
  };
}

function ownPosition(position: string): string {
  return /^[A-Z]{1,3}$/.test(position) ? position : "";
}

function figure({ made, of }: ComparisonFigure): number | string {
  return of === null ? made : `${made} of ${of}`;
}

/** Without what is unknown: a model makes something of every field that it is given. */
function known(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

function rounded(points: number): number {
  return Math.round(points * 10) / 10;
}
