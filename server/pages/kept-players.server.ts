import type { RouterContextProvider } from "react-router";

import type { KeptPlayers } from "../../domain/my-players/kept-players.ts";
import { changedPlayersContext, requesterContext, servicesContext } from "../context.server.ts";
import { keptPlayersCookie, keptPlayersOf } from "../http/my-players-cookie.ts";

type Context = Readonly<RouterContextProvider>;

/** What the reader of a page keeps: as the form of this request left it, else as their cookie says. Nothing in a page that is kept for everyone. */
export function keptPlayers(context: Context): KeptPlayers {
  return context.get(changedPlayersContext) ?? keptPlayersOf(context.get(requesterContext).cookies);
}

/** Keeps something else from now on: for the page that is made for this request, and in the header for the browser. */
export function keepPlayers(context: Context, kept: KeptPlayers): Record<"set-cookie", string> {
  context.set(changedPlayersContext, kept);
  const isHttps = context.get(servicesContext).baseUrl?.startsWith("https://") ?? false;
  return { "set-cookie": keptPlayersCookie(kept, isHttps) };
}
