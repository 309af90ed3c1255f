import type { Game } from "../game/game.ts";
import type { PlayerLine } from "../game/player-line.ts";
import type { AllowedPoints } from "./allowed-points.ts";

/** What the store has of a game's season before its kickoff: what streaks, form and season highs are told from. */
export interface SeasonBefore {
  /** Finished games of either team, regular season and postseason, oldest first. */
  games: Game[];
  /** The statistics in these games of everybody who has a line in this one, in the order of `games`. */
  lines: { gameKey: string; line: PlayerLine }[];
  /** What either team, and who played it, allowed to each position in these games; empty for a game that is over. */
  allowed: AllowedPoints[];
}
