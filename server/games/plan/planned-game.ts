import type { Game } from "../../../domain/game/game.ts";
import { type GameState, gameState, isCalledOff } from "../../../domain/game/game-state.ts";
import type { WeekId } from "../../../domain/game/week-id.ts";

/** What the planner needs to know of a game. */
export interface PlannedGame {
  gameKey: string;
  week: WeekId;
  /** Milliseconds since the epoch; null while it is not fixed. */
  kickoff: number | null;
  /** `off`: postponed or canceled before it began, and nothing comes of it under this key unless its status changes. */
  state: "scheduled" | "live" | "paused" | "over" | "off";
  isHalfTime: boolean;
  /** What is stored of it is another source's. */
  isElsewhere: boolean;
}

/** A stored game as it is planned; `isElsewhere` where another source than the one that is read has brought it. */
export function plannedGame(game: Game, isElsewhere = false): PlannedGame {
  const { gameKey, season, seasonType, week, dateTime } = game;
  const state = gameState(game);
  return {
    gameKey,
    week: { season, seasonType, week },
    kickoff: dateTime === null ? null : Date.parse(dateTime),
    state: isCalledOff(game) ? "over" : stateOf(state, game.status),
    isHalfTime: state.phase === "live" && state.isHalftime,
    isElsewhere,
  };
}

function stateOf(state: GameState, status: string): PlannedGame["state"] {
  if (state.phase === "over") return "over";
  if (state.phase === "live" && !state.isPaused) return "live";
  const word = status.toLowerCase();
  if (word === "canceled" || word === "forfeit") return "off";
  if (state.phase === "live" || word === "delayed" || word === "suspended") return "paused";
  return state.isScheduled ? "scheduled" : "off";
}
