import { isFinal } from "../../domain/game/status.ts";
import { findReplayable } from "../../server/games/replay/find-replayable.ts";
import type { Store } from "../../server/store/store.ts";

/** The key of a game that can be played again, of the newest week that has one; null without one. */
export async function exampleGame(store: Store): Promise<string | null> {
  for (const week of (await store.weeks()).toReversed()) {
    for (const { game } of await store.weekGames(week)) {
      if (isFinal(game) && (await findReplayable(store, game.gameKey)).ok) return game.gameKey;
    }
  }
  return null;
}
