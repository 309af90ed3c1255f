import type { ListedPlayer } from "../game/listed-player.ts";
import type { SearchOrder } from "./find-players.ts";

/** A page of what a search found. */
export interface PlayerSearch {
  players: ListedPlayer[];
  order: SearchOrder;
  /** How many stand before the first of those listed. */
  before: number;
  /** The pages of matches before and after this one; null at the ends. */
  pages: { before: number | null; after: number | null };
  /** How many fit. */
  matches: number;
  /** Nobody fits, and those listed are close to what was asked. */
  isGuess: boolean;
}
