import type { ProviderGame } from "../game/game-snapshot.ts";
import type { Game } from "../game/game.ts";
import type { PlayerLine } from "../game/player-line.ts";
import { SEASON_TYPE } from "../game/season-type.ts";
import { playerPosition } from "./projected-position.ts";

/** What a game that is over says to a projection: its result and line, and the players' official lines. */
export interface PastGame {
  game: Game;
  /** Everybody's; positions that are not projected do no harm. */
  lines: readonly PlayerLine[];
  /** Sacks that each offense took; null where the plays are not known. */
  sacks: { away: number; home: number } | null;
}

/** Weeks of a regular season have fewer. */
const POSTSEASON = 50;

/**
 * The place of a game's week in its season. A projection reads games of smaller places only: the week's other games say nothing to
 * it, so that it stays the same all week. Null where no place is known: preseason games count for nobody.
 */
export function weekOrder({ seasonType, week }: Pick<Game, "seasonType" | "week">): number | null {
  if (seasonType === SEASON_TYPE.regular) return week;
  return seasonType === SEASON_TYPE.postseason ? POSTSEASON + week : null;
}

/** Whether a place in a season is one of its playoffs'. */
export function isPlayoffs(order: number): boolean {
  return order > POSTSEASON;
}

/** What a game as it was delivered says to later ones. The lines are taken without those that nobody is projected from. */
export function pastGameOf({
  game,
  allPlays,
  playerGameStats,
}: Pick<ProviderGame, "game" | "allPlays" | "playerGameStats">): PastGame {
  const sacks = (side: string) => allPlays.filter(({ type, team }) => type === "Sack" && team === side).length;
  const own = { away: sacks(game.awayTeam), home: sacks(game.homeTeam) };
  return {
    game,
    lines: playerGameStats.filter(({ position }) => playerPosition(position) !== null),
    // A game without a single sack is rarer than one without plays.
    sacks: own.away + own.home > 0 ? own : null,
  };
}
