import type { Provider, ProviderResult } from "../../providers/provider.ts";
import type { Store } from "../../store/store.ts";

/** The outcome of a refresh. `changed` is false where the provider had nothing new, and then the version stays. */
export interface RefreshReport {
  gameKey: string;
  version: number;
  changed: boolean;
}

/**
 * Brings one game from its provider into the store, whole and in one transaction. Where the provider cannot answer, the
 * stored game stays as it is and the reason comes back. Rejects with the signal's reason when it is aborted.
 */
export async function refreshGame(
  store: Store,
  provider: Provider,
  gameKey: string,
  signal: AbortSignal,
): Promise<ProviderResult<RefreshReport>> {
  const fresh = await provider.game(gameKey, signal);
  if (!fresh.ok) return fresh;
  signal.throwIfAborted();
  const [stored] = await store.putGames([fresh.value]);
  if (stored === undefined) throw new Error(`the store did not answer for game ${gameKey}`);
  return { ok: true, value: stored };
}
