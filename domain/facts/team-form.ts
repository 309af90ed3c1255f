import type { FormRecord, SideRecord, TeamForm } from "./game-brief.ts";
import type { Game } from "../game/game.ts";
import type { SeasonBefore } from "../season/season-before.ts";
import { SEASON_TYPE } from "../game/season-type.ts";
import { type FormGame, formGame, sideSeason } from "../season/season-results.ts";

/** The games that tell how a side plays of late. */
export const RECENT_GAMES = 4;

/** Both sides' seasons before `upcoming`, the visitors first; a side without a finished game has none. */
export function teamForms(season: SeasonBefore | null, upcoming: Game): TeamForm[] {
  if (season === null) return [];
  return [upcoming.awayTeam, upcoming.homeTeam].flatMap((team) => {
    const { games, isWhole } = sideSeason(team, season, upcoming);
    if (games.length === 0) return [];
    return [{ team, games, ...recordOf(games), recent: recordOf(games.slice(0, RECENT_GAMES)), isWhole }];
  });
}

/** The sides' records with a finished game of the regular season; of a side whose games are not all known there is none. */
export function recordsAfter(forms: readonly TeamForm[], game: Game): SideRecord[] {
  if (game.seasonType !== SEASON_TYPE.regular) return [];
  return forms.flatMap(({ team, games, isWhole }) => {
    const [now] = formGame(game, team);
    if (!isWhole || now === undefined) return [];
    const { wins, losses, ties } = recordOf([now, ...games]);
    return [{ team, wins, losses, ties }];
  });
}

/** Wins, losses, ties and mean points of some games, of which there is at least one. */
export function recordOf(games: readonly FormGame[]): FormRecord {
  const mean = (points: (game: FormGame) => number): number =>
    games.reduce((sum, game) => sum + points(game), 0) / games.length;
  return {
    wins: games.filter(({ own, other }) => own > other).length,
    losses: games.filter(({ own, other }) => own < other).length,
    ties: games.filter(({ own, other }) => own === other).length,
    pointsFor: mean(({ own }) => own),
    pointsAgainst: mean(({ other }) => other),
  };
}
