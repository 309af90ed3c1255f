import type { SearchedPlayer } from "../players/player-index.ts";
import type { PastGame } from "./past-game.ts";
import type { SeasonForm } from "./season-form.ts";

/**
 * Who plays for which team in a week, by `playerId`, as far as it is told: before a game today's rosters (`people`) tell it, afterward
 * its lines do, so that the teams of a game that was played say who was there. Of people only those whose team, or team so far, has a game to come.
 */
export function knownTeams(
  { players }: Pick<SeasonForm, "players">,
  games: readonly Pick<PastGame, "game" | "lines">[],
  people: readonly Pick<SearchedPlayer, "playerId" | "team">[],
): Map<string, string> {
  const coming = new Set(
    games.filter(({ game }) => !game.hasStarted).flatMap(({ game }) => [game.awayTeam, game.homeTeam]),
  );
  const teams = new Map<string, string>();
  for (const { playerId, team } of people)
    if (team !== null && (coming.has(team) || coming.has(players.get(playerId)?.team ?? ""))) teams.set(playerId, team);
  for (const { lines } of games) for (const { playerId, team } of lines) teams.set(playerId, team);
  return teams;
}
