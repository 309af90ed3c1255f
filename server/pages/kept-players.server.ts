import type { RouterContextProvider } from "react-router";

import { type KeptPlayers, MOST_SCORING } from "../../domain/my-players/kept-players.ts";
import { changedPlayersContext, requesterContext, servicesContext } from "../context.server.ts";
import { keptPlayersCookie, keptPlayersOf } from "../http/my-players-cookie.ts";
import { keptScoring } from "../http/scoring-cookie.ts";

type Context = Readonly<RouterContextProvider>;

/** What the reader of a page keeps: as the form of this request left it, else as their cookie says. Nothing in a page that is kept for everyone. */
export function keptPlayers(context: Context): KeptPlayers {
  return context.get(changedPlayersContext) ?? keptPlayersOf(context.get(requesterContext).cookies);
}

/** The rules that the reader keeps as their own, as far as a league can keep them; null without any. */
export function ownScoring(context: Context): string | null {
  const kept = keptScoring(context.get(requesterContext).cookies);
  return kept === null || kept.length > MOST_SCORING ? null : kept;
}

/** Keeps something else from now on: for the page that is made for this request, and in the header for the browser. */
export function keepPlayers(context: Context, kept: KeptPlayers): Record<"set-cookie", string> {
  context.set(changedPlayersContext, kept);
  const isHttps = context.get(servicesContext).baseUrl?.startsWith("https://") ?? false;
  return { "set-cookie": keptPlayersCookie(kept, isHttps) };
}
