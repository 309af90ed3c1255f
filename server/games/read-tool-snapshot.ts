import type { ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import { lastUpdate } from "../../domain/page/last-update.ts";
import type { Store } from "../store/store.ts";

/**
 * A stored game as the analyst's tools read it, with the time that its page has: a tool asked on the server answers what the
 * same tool answers in a browser. Null for a key that no stored game has.
 */
export async function readToolSnapshot(
  store: Pick<Store, "shownSnapshot">,
  gameKey: string,
): Promise<ToolSnapshot | null> {
  const snapshot = await store.shownSnapshot(gameKey);
  return snapshot === null ? null : { ...snapshot, asOf: lastUpdate(snapshot) };
}
