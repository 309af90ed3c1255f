import type { RouterContextProvider } from "react-router";

import type { Game } from "../../domain/game/game.ts";
import { gamePhase, isCalledOff } from "../../domain/game/game-state.ts";
import { millisecondsToLive } from "../../domain/live/milliseconds-to-live.ts";
import { servicesContext, wakesAtOnceContext } from "../context.server.ts";

/**
 * Lets the scripts of a page start at once where one of its games is played or near its kickoff. The clock is read only for a
 * game that is still to come: a page that reads it is made anew every minute.
 */
export function wakeAtOnceFor(games: readonly Game[], context: Readonly<RouterContextProvider>): void {
  const { now } = context.get(servicesContext);
  const moves = games.some((game) => {
    const phase = gamePhase(game);
    if (isCalledOff(game)) return false;
    return phase === "live" || (phase === "before" && millisecondsToLive(game, now().getTime()) === 0);
  });
  if (moves) context.set(wakesAtOnceContext, true);
}
