import type { PlayerLine } from "../game/player-line.ts";

/** A line in a list of leaders, with the game that it comes from. */
export interface Leader {
  line: PlayerLine;
  gameKey: string;
  opponent: string;
}
