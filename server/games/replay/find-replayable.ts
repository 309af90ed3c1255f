import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { fail, ok, type Result } from "../../../domain/result.ts";
import { isFinal } from "../../../domain/game/status.ts";
import type { Store } from "../../store/store.ts";

/** Why a game cannot be played again; `message` is for people. */
export interface NotReplayable {
  kind: "unknown-game" | "not-finished" | "no-plays";
  message: string;
}

/** A finished game with its plays, or why there is none to play again. */
export async function findReplayable(
  store: Pick<Store, "gameSnapshot">,
  gameKey: string,
): Promise<Result<GameSnapshot, NotReplayable>> {
  const stored = await store.gameSnapshot(gameKey);
  if (stored === null) {
    const message = `We have no game ${gameKey}. Look for it on its week’s page.`;
    return fail({ kind: "unknown-game", message });
  }
  if (!isFinal(stored.game)) {
    const message = "A game can be watched again once it is over, and this one is not.";
    return fail({ kind: "not-finished", message });
  }
  if (stored.allPlays.length === 0) {
    const message = "This game cannot be watched again: none of its plays are stored.";
    return fail({ kind: "no-plays", message });
  }
  return ok(stored);
}
