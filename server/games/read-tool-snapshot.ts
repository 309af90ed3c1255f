import type { ToolSnapshot } from "../../domain/analyst/analyst-tool.ts";
import { isBoxScorePosition } from "../../domain/box-score.ts";
import type { Store } from "../store/store.ts";

/**
 * A stored game as the analyst's tools read it, with the players and the time that its page has: a tool asked on the server
 * answers what the same tool answers in a browser. Null for a key that no stored game has.
 */
export async function readToolSnapshot(
  store: Pick<Store, "shownSnapshot">,
  gameKey: string,
): Promise<ToolSnapshot | null> {
  const snapshot = await store.shownSnapshot(gameKey);
  if (snapshot === null) return null;
  const { game, asOf, playerProjections, playerGameStats } = snapshot;
  const isShown = ({ position }: { position: string }): boolean => isBoxScorePosition(position);
  return {
    ...snapshot,
    asOf: game.lastUpdated ?? asOf,
    playerProjections: playerProjections.filter(isShown),
    playerGameStats: playerGameStats.filter(isShown),
  };
}
