import type { Game } from "../game/game.ts";
import { gameState } from "../game/game-state.ts";
import { formatSpread } from "../words/format.ts";

/** What the betting line says of a coming game. */
export interface ComingOdds {
  /** `DET -2.5`, seen from the favored team; `Even`. */
  spread: string;
  /** Both null without an over/under. */
  overUnder: string | null;
  /** The points that line and total come to: `BUF 26.5, DET 29`. */
  implied: string | null;
}

/** The line of a scheduled game as its hero tells it; null without one, and for any other game. */
export function comingOdds(game: Game): ComingOdds | null {
  const { awayTeam, homeTeam, pointSpread, overUnder } = game;
  const state = gameState(game);
  if (pointSpread === null || state.phase !== "before" || !state.isScheduled) return null;
  const isHomeFavored = pointSpread < 0;
  const total = overUnder === null || overUnder <= 0 ? null : overUnder;
  const favored = formatSpread(-Math.abs(pointSpread));
  const points = (value: number): string => String(Math.round(value * 4) / 4);
  return {
    spread: favored === null ? "Even" : `${isHomeFavored ? homeTeam : awayTeam} ${favored}`,
    overUnder: total === null ? null : String(total),
    implied:
      total === null
        ? null
        : `${awayTeam} ${points((total + pointSpread) / 2)}, ${homeTeam} ${points((total - pointSpread) / 2)}`,
  };
}
