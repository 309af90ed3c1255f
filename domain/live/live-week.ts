import type { Game } from "../game/game.ts";
import type { Leader } from "../page/leader.ts";
import type { LineSource } from "../game/player-line.ts";
import type { ProviderName } from "../game/game-snapshot.ts";

/** The part of the week page's data that moves while its games are played. */
export interface LiveWeek {
  games: Game[];
  leaders: Leader[];
  /** What the leaders lead in: statistics, or projections while there are none; null without either. */
  leaderSource: LineSource | null;
  sources: ProviderName[];
  /** The figures of some of its games are altered on purpose: see `is-scrambled.ts`. */
  isScrambled: boolean;
  /** The number of the newest change of any game of the week; 0 without one. */
  version: number;
}

/** The moving part of a week's loader data. */
export function readWeek({ games, leaders, leaderSource, sources, isScrambled, version }: LiveWeek): LiveWeek {
  return { games, leaders, leaderSource, sources, isScrambled, version };
}
