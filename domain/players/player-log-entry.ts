import type { Game } from "../game/game.ts";
import type { PlayerLine } from "../game/player-line.ts";

/** One game of a player's log: the game, and his line from each source that has one. */
export interface PlayerLogEntry {
  game: Game;
  stats: PlayerLine | null;
  projection: PlayerLine | null;
}
