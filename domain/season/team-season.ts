import type { Game } from "../game/game.ts";
import type { SeasonBefore } from "./season-before.ts";
import { SEASON_TYPE } from "../game/season-type.ts";
import { isFinal } from "../game/status.ts";

/** A finished game as one team saw it. */
export interface FormGame {
  gameKey: string;
  week: number;
  isPlayoff: boolean;
  opponent: string;
  isHome: boolean;
  own: number;
  other: number;
}

/** A team's games of a season before one of its games. */
export interface TeamSeason {
  team: string;
  /** Newest first. */
  games: FormGame[];
  /** How many of them, the newest, are of the postseason. */
  playoffs: number;
  /**
   * Nothing is missing: one week at most (the bye) is without a game. Only then is a run of games a run, and a record a record.
   */
  isWhole: boolean;
}

/** Two weeks without a game are one too many, and nobody plays fewer than 16 before a postseason. */
const BYES = 1;
const FEWEST_REGULAR = 16;

/** The games of one team before `upcoming`. Days, not hours, may be all that is known of their times. */
export function teamSeason(team: string, { games }: Pick<SeasonBefore, "games">, upcoming: Game): TeamSeason {
  const own = games
    .filter((game) => game.awayTeam === team || game.homeTeam === team)
    .filter((game) => isFinal(game) && game.gameKey !== upcoming.gameKey && isBefore(game, upcoming))
    .toSorted((a, b) => startOf(b) - startOf(a));
  const results = own.flatMap((game) => formGame(game, team));
  const regular = own.filter(({ seasonType }) => seasonType === SEASON_TYPE.regular).length;
  const isPlayoff = upcoming.seasonType === SEASON_TYPE.postseason;
  const due = isPlayoff ? FEWEST_REGULAR : upcoming.week - 1 - BYES;
  return {
    team,
    games: results,
    playoffs: own.length - regular,
    isWhole: results.length === own.length && regular >= due && (!isPlayoff || hasAllRounds(own)),
  };
}

/** A team that is still in it has played every round since its first. */
function hasAllRounds(own: readonly Game[]): boolean {
  const weeks = own.filter(({ seasonType }) => seasonType === SEASON_TYPE.postseason).map(({ week }) => week);
  return weeks.every((week, index) => index === 0 || weeks[index - 1] === week + 1);
}

/** Where one of the games has no time, nothing says what came first: then the game is left out. */
function isBefore(game: Game, upcoming: Game): boolean {
  return startOf(game) < startOf(upcoming);
}

/** Milliseconds; NaN, which is before and after nothing, without a time. */
function startOf({ dateTime }: Game): number {
  return Date.parse(dateTime ?? "");
}

/** The game as the team saw it; nothing without its score. */
export function formGame(
  { gameKey, week, seasonType, awayTeam, homeTeam, awayScore, homeScore }: Game,
  team: string,
): FormGame[] {
  if (awayScore === null || homeScore === null) return [];
  const isHome = team === homeTeam;
  return [
    {
      gameKey,
      week,
      isPlayoff: seasonType === SEASON_TYPE.postseason,
      opponent: isHome ? awayTeam : homeTeam,
      isHome,
      own: isHome ? homeScore : awayScore,
      other: isHome ? awayScore : homeScore,
    },
  ];
}

/** How many of the newest games ended alike: `sign` 1 for wins, -1 for losses; 0 games after a tie, and without any. */
export function runOf(games: readonly FormGame[]): { sign: 1 | -1; games: FormGame[] } {
  const sign = Math.sign((games[0]?.own ?? 0) - (games[0]?.other ?? 0));
  if (sign === 0) return { sign: 1, games: [] };
  const broken = games.findIndex(({ own, other }) => Math.sign(own - other) !== sign);
  return { sign: sign > 0 ? 1 : -1, games: games.slice(0, broken === -1 ? games.length : broken) };
}
