import { data, type RouterContextProvider } from "react-router";

import type { AdminOutcome } from "../../domain/admin/load-outcome.ts";
import { servicesContext } from "../context.server.ts";
import type { AcceptedGame } from "../games/ingest/ingest-control.ts";
import { recordUse, requireAdministrator } from "./administrator.server.ts";
import { NO_PROVIDER, withPatience } from "./with-patience.server.ts";

/** Seconds that a provider gets for one game. */
const PATIENCE = 30;

/**
 * Takes over what the provider says of a game now, whatever was suspect about it, by a form with `gameKey`. 403 for anyone but
 * the administrator.
 */
export async function acceptGame(context: Readonly<RouterContextProvider>, form: ReadonlyMap<string, string>) {
  requireAdministrator(context);
  const { ingest, store } = context.get(servicesContext);
  const gameKey = form.get("gameKey")?.trim() ?? "";
  if ((await store.gameNames(gameKey)) === null) {
    const error = "Game not found. Press the button next to a poll that names one.";
    return data<AdminOutcome>({ about: "game", success: false, error }, { status: 400 });
  }
  await recordUse(context, `acceptGame ${gameKey}`);
  if (ingest === null) return data<AdminOutcome>({ about: "game", success: false, error: NO_PROVIDER });
  const read = await withPatience(PATIENCE, (signal) => ingest.acceptGame(gameKey, signal));
  return data<AdminOutcome>(
    read.ok
      ? { about: "game", success: true, message: acceptedWords(read.value) }
      : { about: "game", success: false, error: `${read.error} The stored game is as it was.` },
  );
}

function acceptedWords({ gameKey, changed, plays, overruled }: AcceptedGame): string {
  const count = `${plays} ${plays === 1 ? "play" : "plays"}`;
  const stored = changed
    ? `Game ${gameKey} is stored as the provider has it now (${count})`
    : `Game ${gameKey}: nothing new (${count})`;
  return overruled.length === 0
    ? `${stored}; nothing about it was suspect`
    : `${stored}, although ${overruled.join("; ")}`;
}
