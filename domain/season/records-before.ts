import type { Game } from "../game/game.ts";
import { gameState } from "../game/game-state.ts";
import { SEASON_TYPE } from "../game/season-type.ts";
import { teamSeason } from "./team-season.ts";
import { teamRecord } from "./team-record.ts";

/** Both teams' records before a game, `10-3` or `4-4-1`; null of a team some of whose games are not stored. */
export interface RecordsBefore {
  away: string | null;
  home: string | null;
}

/**
 * The records of the regular season that the teams take into a scheduled game, from `games` of their season. Null for any other
 * game, and for one that no regular season comes before.
 */
export function recordsBefore(game: Game, games: readonly Game[]): RecordsBefore | null {
  const state = gameState(game);
  if (state.phase !== "before" || !state.isScheduled || !COUNTS.includes(game.seasonType)) return null;
  const counted = games.filter(({ seasonType }) => COUNTS.includes(seasonType));
  const recordOf = (team: string): string | null => {
    const { games: played, isWhole } = teamSeason(team, { games: counted }, game);
    return isWhole ? teamRecord(played.filter(({ isPlayoff }) => !isPlayoff)).words : null;
  };
  return { away: recordOf(game.awayTeam), home: recordOf(game.homeTeam) };
}

const COUNTS: readonly number[] = [SEASON_TYPE.regular, SEASON_TYPE.postseason];
