import { data, type RouterContextProvider } from "react-router";

import type { LoadOutcome } from "../../domain/admin/load-outcome.ts";
import { servicesContext } from "../context.server.ts";
import type { GameRefresh } from "../games/ingest/ingest-control.ts";
import { requireAdministrator } from "./administrator.server.ts";
import { NO_PROVIDER, withPatience } from "./with-patience.server.ts";

/** Seconds that a provider gets for one game. */
const PATIENCE = 30;

/**
 * LOAD_PLAYS: reads the game from the provider. What a provider does wrong is an answer like any other: the request was
 * carried out, and the page says what came of it.
 */
export async function loadPlays(context: Readonly<RouterContextProvider>, gameKey: string) {
  requireAdministrator(context);
  const { ingest } = context.get(servicesContext);
  if (ingest === null) return data<LoadOutcome>({ success: false, error: NO_PROVIDER });
  const loaded = await withPatience(PATIENCE, (signal) => ingest.refreshGame(gameKey, signal));
  return data<LoadOutcome>(
    loaded.ok
      ? { success: true, message: loadedWords(loaded.value) }
      : { success: false, error: `${loaded.error} The stored game is as it was.` },
  );
}

function loadedWords({ changed, plays, corrections }: GameRefresh): string {
  const count = `${plays} ${plays === 1 ? "play" : "plays"}`;
  if (!changed) return `Nothing new: the stored game is up to date (${count})`;
  const corrected = corrections === 0 ? "" : `, ${corrections} ${corrections === 1 ? "correction" : "corrections"}`;
  return `${count} loaded${corrected}`;
}
