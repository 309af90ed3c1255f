import type { RouterContextProvider } from "react-router";

import { hidesScoresContext } from "../context.server.ts";

/** The game's page with its result, also for a browser that hides scores: it is asked for by name. */
export function shownPath(gameKey: string, context: Readonly<RouterContextProvider>): string {
  return `/games/${gameKey}${context.get(hidesScoresContext) ? "?scores=shown" : ""}`;
}
