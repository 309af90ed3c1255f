import { beforeKickoff } from "../fold/game-as-of.ts";
import type { ProviderName } from "../game/game-snapshot.ts";
import type { Game } from "../game/game.ts";
import { gamePhase, isCalledOff } from "../game/game-state.ts";

/** What the page of a game shows of it while its score is hidden: nothing that was not known before kickoff, but that it has begun. */
export interface HiddenGame {
  /** Without a score: see `withoutScore`. */
  game: Game;
  /** The play that "Watch from kickoff" begins with; null where the game has none. */
  firstPlay: string | null;
  /** The play whose own address was asked for. */
  play: string | null;
  /** The teams by their whole names: see `matchupNames`. */
  matchup: string;
  homeSecondEdge: boolean;
  sources: ProviderName[];
}

/**
 * A game as someone sees it who hides scores: as it was before kickoff, and whether it is under way, called off or over. Overtime is a
 * part of the result, and so is the time of the last update, which tells how long it went on. A game that has not begun has
 * nothing to hide.
 */
export function withoutScore(game: Game): Game {
  const phase = gamePhase(game);
  if (phase === "before") return game;
  if (isCalledOff(game)) return { ...beforeKickoff(game), status: game.status, hasStarted: true, isInProgress: false };
  const isLive = phase === "live";
  return { ...beforeKickoff(game), status: isLive ? "InProgress" : "Final", hasStarted: true, isInProgress: isLive };
}
