import type { Counts } from "../scoring/counting/count.ts";
import type { ChancePosition } from "./projected-position.ts";

/** One of a player's earlier games, with what was expected of his team in it. */
export interface HistoryGame {
  /** Of the season of the game to come; otherwise of the one before. */
  isThisSeason: boolean;
  /** His chances and what came of them: the statistics of `volume-rates.ts`. */
  counts: Counts;
  /** Points that the betting line expected of his team. */
  implied: number;
  /** By how many points his team was favored; negative for an underdog. */
  favoredBy: number;
}

/** What is known of a player before a game. */
export interface PlayerHistory {
  position: ChancePosition;
  /** Newest first; one game at least, or there is nothing to project from. */
  games: readonly HistoryGame[];
}
