import type { FormGame, TeamForm } from "./game-brief.ts";
import type { Game } from "../game.ts";
import { isFinal } from "../status.ts";

/** A side's finished games before `upcoming`, newest first; null without one. Days, not hours, may be all that is known. */
export function teamForm(team: string, games: readonly Game[], upcoming: Game): TeamForm | null {
  const own = games
    .filter((game) => game.awayTeam === team || game.homeTeam === team)
    .filter((game) => isFinal(game) && game.gameKey !== upcoming.gameKey && isBefore(game, upcoming))
    .toSorted((a, b) => startOf(b) - startOf(a))
    .flatMap((game) => formGame(game, team));
  if (own.length === 0) return null;
  const mean = (points: (game: FormGame) => number): number =>
    own.reduce((sum, game) => sum + points(game), 0) / own.length;
  return {
    team,
    games: own,
    wins: own.filter((game) => game.own > game.other).length,
    losses: own.filter((game) => game.own < game.other).length,
    ties: own.filter((game) => game.own === game.other).length,
    pointsFor: mean((game) => game.own),
    pointsAgainst: mean((game) => game.other),
  };
}

/** Without a time on either side nothing says what came first: then the game is left out. */
function isBefore(game: Game, upcoming: Game): boolean {
  return startOf(game) < startOf(upcoming);
}

/** Milliseconds; NaN, which is before and after nothing, without a time. */
function startOf({ dateTime }: Game): number {
  return Date.parse(dateTime ?? "");
}

function formGame({ gameKey, week, awayTeam, homeTeam, awayScore, homeScore }: Game, team: string): FormGame[] {
  if (awayScore === null || homeScore === null) return [];
  const isHome = team === homeTeam;
  return [
    {
      gameKey,
      week,
      opponent: isHome ? awayTeam : homeTeam,
      isHome,
      own: isHome ? homeScore : awayScore,
      other: isHome ? awayScore : homeScore,
    },
  ];
}
