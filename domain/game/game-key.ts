import type { SeasonType } from "./season-type.ts";
import { teamId, teamOfId } from "./team-id.ts";

export interface GameKeyParts {
  season: number;
  seasonType: SeasonType;
  /** Counted inside its season type: the first postseason week is 1, preseason begins with 0. */
  week: number;
  /** Our code of the home team. */
  homeTeam: string;
}

/**
 * SportsDataIO's key of a game: year, season type, two-digit week, two-digit home team id. `202410106` is Chicago's home
 * game in week 1 of the 2024 regular season. Throws for a team code that is not ours.
 */
export function makeGameKey({ season, seasonType, week, homeTeam }: GameKeyParts): string {
  const id = teamId(homeTeam);
  if (id === null) throw new RangeError(`no team has the code "${homeTeam}"`);
  return `${season}${seasonType}${String(week).padStart(2, "0")}${String(id).padStart(2, "0")}`;
}

/** The parts of a game key; null for a text that is none. */
export function parseGameKey(gameKey: string): GameKeyParts | null {
  const match = /^(\d{4})(\d)(\d{2})(\d{2})$/.exec(gameKey);
  if (match === null) return null;
  const homeTeam = teamOfId(Number(match[4]));
  if (homeTeam === null) return null;
  return { season: Number(match[1]), seasonType: Number(match[2]), week: Number(match[3]), homeTeam };
}
