import { data, type RouterContextProvider } from "react-router";

import type { Viewer } from "../../domain/viewer.ts";
import { viewerContext } from "../context.server.ts";

/** What whoever is not the administrator is told, wherever that is asked for. */
export const ADMINISTRATOR_ONLY =
  "Only the administrator of this site may do that, so nothing was done. If that is you, sign in at /login and try again.";

/** Lets the administrator pass; anybody else is answered with 403 in words. The first line of whatever is only theirs. */
export function requireAdministrator(context: Readonly<RouterContextProvider>): Viewer {
  const viewer = context.get(viewerContext);
  if (viewer?.isAdministrator !== true) throw data(ADMINISTRATOR_ONLY, { status: 403 });
  return viewer;
}

/** Whether the page is made for the administrator. Never true in a page that is kept for everyone. */
export function isForAdministrator(context: Readonly<RouterContextProvider>): boolean {
  return context.get(viewerContext)?.isAdministrator === true;
}
