import type { Game } from "../game/game.ts";
import { SEASON_TYPE } from "../game/season-type.ts";
import { teamName, TEAMS } from "../game/team.ts";
import type { WeekId } from "../game/week-id.ts";

/** The league has had all of these teams since. */
const ALL_TEAMS_SINCE = 2002;
/** The most that a schedule lets rest at once: where more have no game, the week is not here in whole. */
const MOST_IDLE = 8;

/**
 * The nicknames of those without a game among these of a week of the regular season, in order; none where so many have none that games must be
 * missing. A week that lacks up to four games looks like one in which those teams rest.
 */
export function idleTeams(
  games: readonly Pick<Game, "awayTeam" | "homeTeam">[],
  { season, seasonType }: WeekId,
): string[] {
  if (seasonType !== SEASON_TYPE.regular || season < ALL_TEAMS_SINCE) return [];
  const playing = new Set(games.flatMap(({ awayTeam, homeTeam }) => [awayTeam, homeTeam]));
  const idle = TEAMS.filter(({ code }) => !playing.has(code));
  return idle.length > MOST_IDLE ? [] : idle.map(({ code }) => teamName(code, season).nick).toSorted();
}
