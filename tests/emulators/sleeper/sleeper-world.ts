/** Sleeper's own shapes, as far as anything here changes them; the rest of an answer is whatever JSON is put in. */

/** A team's week under Sleeper's names. */
export interface WorldMatchup {
  roster_id: number;
  matchup_id: number | null;
  points: number;
  custom_points: number | null;
  starters: string[] | null;
  starters_points?: number[];
  players: string[];
  players_points?: Record<string, number>;
}

export interface WorldUser {
  user_id: string;
  username: string;
  display_name: string;
}

export interface WorldLeague {
  /** With `league_id` and `season` under those names. */
  league: { league_id: string; season: string } & Record<string, unknown>;
  rosters: readonly Record<string, unknown>[];
  /** The people; who is among them has this league in the list of their leagues. */
  users: readonly ({ user_id: string } & Record<string, unknown>)[];
  /** By week, changed in place by `setPoints`. */
  matchups: Record<number, WorldMatchup[]>;
}

/** Everything that an emulated Sleeper knows. */
export interface SleeperWorld {
  users: readonly WorldUser[];
  leagues: readonly WorldLeague[];
  /** Everybody, by id. */
  players: Record<string, WorldPlayer>;
}

/** As far as anybody here reads it; a real entry has some fifty fields. */
export interface WorldPlayer {
  player_id: string | null;
  first_name: string;
  last_name: string;
  /** Missing in a team's defense. */
  full_name?: string;
  position: string | null;
  fantasy_positions: string[] | null;
  team: string | null;
  gsis_id?: string | null;
  fantasy_data_id?: number | null;
}

/** Writes a team's points as a live update does: the first starter has what makes the sum right. */
export function setPoints(matchup: WorldMatchup, points: number): void {
  const [first] = matchup.starters ?? [];
  const change = points - matchup.points;
  matchup.points = points;
  if (matchup.starters_points !== undefined) matchup.starters_points[0] = (matchup.starters_points[0] ?? 0) + change;
  if (first !== undefined && matchup.players_points !== undefined)
    matchup.players_points[first] = (matchup.players_points[first] ?? 0) + change;
}
