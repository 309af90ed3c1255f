import type { Play } from "../game/play.ts";
import { formatPoints } from "../words/format.ts";
import { foldCredits, type FoldedLine } from "./folded-line.ts";
import { sourcePprPoints } from "./source-points.ts";

/** What one play is worth to a player's fantasy teams. */
export interface PlayPoints {
  playerId: string;
  name: string;
  points: number;
  /** `+6.1` */
  shown: string;
}

const PLAYERS = 2;

/**
 * The PPR points of one play, of at most two players, the most first, as a game's ledger counts them. A point that is shown
 * as 0.0 is none.
 */
export function playPoints(play: Play): PlayPoints[] {
  const lines = new Map<string, FoldedLine>();
  foldCredits(lines, play);
  return [...lines.values()]
    .map((line) => ({ playerId: line.playerId, name: line.playerName, points: sourcePprPoints(line) }))
    .map((one) => ({ ...one, shown: `${one.points > 0 ? "+" : ""}${formatPoints(one.points)}` }))
    .filter(({ shown }) => !/^\+?0\.0$/.test(shown))
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, PLAYERS);
}
