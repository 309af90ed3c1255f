import type { PlayerLine } from "../game/player-line.ts";

/** A line in a list of leaders, with the game that it comes from. */
export interface Leader {
  line: PlayerLine;
  gameKey: string;
  opponent: string;
  /** What plays count of a kicker, a defense or a defender, whose figures no line has: `3/3 FG, 53 long, 2/2 XP`. His points are `fantasyPoints`. */
  counted?: string;
}
