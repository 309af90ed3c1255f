import type { Game } from "../../../domain/game/game.ts";
import { isFinal, isLive, statusTone } from "../../../domain/game/status.ts";
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
  const { gameKey, season, seasonType, week, dateTime, quarter } = game;
  return {
    gameKey,
    week: { season, seasonType, week },
    kickoff: dateTime === null ? null : Date.parse(dateTime),
    state: stateOf(game),
    isHalfTime: quarter?.toUpperCase() === "HALF" || game.status.toLowerCase() === "halftime",
    isElsewhere,
  };
}

function stateOf(game: Game): PlannedGame["state"] {
  if (isFinal(game)) return "over";
  if (isLive(game)) return "live";
  const word = game.status.toLowerCase();
  if (word === "canceled" || word === "forfeit") return game.hasStarted ? "over" : "off";
  if (game.hasStarted || word === "delayed" || word === "suspended") return "paused";
  return statusTone(game.status) === "scheduled" ? "scheduled" : "off";
}
