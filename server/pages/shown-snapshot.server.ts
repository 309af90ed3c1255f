import { redirect, type RouterContextProvider } from "react-router";

import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { gamePhase } from "../../domain/game/game-state.ts";
import { hidesScoresContext, servicesContext } from "../context.server.ts";
import { momentSnapshot } from "./moment-page.server.ts";
import { noSuchGame } from "./no-such-game.server.ts";

/**
 * A game as a page beside its own shows it: as it is, or as of the moment `at` of the time machine. Throws why there is no such game.
 * Figures tell how a game went, so that a browser that hides scores is led to the game's page, which asks first; who is at a moment
 * has asked for it.
 */
export async function shownSnapshot(
  context: Readonly<RouterContextProvider>,
  gameKey: string,
  at: string | null,
): Promise<
  Pick<
    GameSnapshot,
    | "game"
    | "allPlays"
    | "playerGameStats"
    | "playerProjections"
    | "differences"
    | "snaps"
    | "injuries"
    | "people"
    | "provider"
  >
> {
  const { store } = context.get(servicesContext);
  const snapshot = at === null ? await store.gameSnapshot(gameKey) : await momentSnapshot(store, gameKey, at);
  if (snapshot === null) throw noSuchGame();
  if (at === null && context.get(hidesScoresContext) && gamePhase(snapshot.game) !== "before")
    throw redirect(`/games/${gameKey}`);
  return snapshot;
}
