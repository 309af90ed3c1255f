import { snapshotAsOf } from "../../../domain/fold/snapshot-as-of.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import type { Play } from "../../../domain/game/play.ts";
import { KICKOFF } from "../../../domain/page/game-view.ts";
import { fail, ok, type Result } from "../../../domain/result.ts";
import type { Store } from "../../store/store.ts";
import { findReplayable, type NotReplayable } from "./find-replayable.ts";

/** A finished game, and the same at one of its moments. */
export interface FoundMoment {
  stored: GameSnapshot;
  /** How many of its plays have happened. */
  count: number;
  /** The game as it stood then. */
  snapshot: GameSnapshot;
}

/** Why a game cannot be shown as of a moment; `message` is for people. */
export interface NoSuchMoment {
  kind: NotReplayable["kind"] | "unknown-play";
  message: string;
}

/** How many plays have happened at a moment, a play's id or `kickoff`; null for a play that the game does not have. */
export function rowsAtMoment(plays: readonly Play[], at: string): number | null {
  const index = plays.findIndex(({ playId }) => playId === at);
  if (index >= 0) return index + 1;
  return at === KICKOFF ? 0 : null;
}

/** A finished game as of one of its plays, or why there is none. */
export async function findMoment(
  store: Pick<Store, "gameSnapshot">,
  gameKey: string,
  at: string,
): Promise<Result<FoundMoment, NoSuchMoment>> {
  const found = await findReplayable(store, gameKey);
  if (!found.ok) return found;
  const count = rowsAtMoment(found.value.allPlays, at);
  if (count === null) {
    const message = "This game has no such play. The link may have a typo, or the play was removed by a correction.";
    return fail({ kind: "unknown-play", message });
  }
  return ok({ stored: found.value, count, snapshot: snapshotAsOf(found.value, count) });
}
