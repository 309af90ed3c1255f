import { redirect, type RouterContextProvider } from "react-router";

import type { Viewer } from "../../domain/admin/viewer.ts";
import { requesterContext, servicesContext, viewerContext } from "../context.server.ts";
import { refused } from "./refused.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The refusal of a deed for anyone but the administrator, wherever only the administrator may act. */
export const ADMINISTRATOR_ONLY =
  "Only this site’s administrator may do that, so nothing was done. If that’s you, sign in at /login and try again.";

/** A refusal as the page of an error shows it. */
export interface PageRefusal {
  title: string;
  text: string;
  way?: { to: string; label: string };
}

/** The same for a page that somebody opens, with the way on: to sign in, for a visitor alone. */
export function admitToPage(context: Context, path: string): Viewer {
  const viewer = context.get(viewerContext);
  if (viewer?.isAdministrator === true) return viewer;
  const title = "Admins only";
  throw refused<PageRefusal>(
    403,
    viewer === null
      ? {
          title,
          text: "Only this site’s administrator can see this page. If that’s you, sign in.",
          way: { to: `/login?${new URLSearchParams({ next: path })}`, label: "Sign in" },
        }
      : { title, text: `You are signed in as ${viewer.email}. Only this site’s administrator can see this page.` },
  );
}

/** Lets the administrator pass; anybody else is answered with 403 in words. The first line of whatever is only theirs. */
export function requireAdministrator(context: Context): Viewer {
  const viewer = context.get(viewerContext);
  if (viewer?.isAdministrator !== true) throw refused(403, ADMINISTRATOR_ONLY);
  return viewer;
}

/** The same for a form that somebody sent: who is signed in and tries it all the same is recorded. */
export async function admitAdministrator(context: Context, request: Request): Promise<void> {
  const viewer = context.get(viewerContext);
  if (viewer !== null && !viewer.isAdministrator) {
    const detail = `${request.method} ${new URL(request.url).pathname}`;
    const { address } = context.get(requesterContext);
    await context.get(servicesContext).audit.record({ kind: "refused", person: viewer, address, detail });
  }
  requireAdministrator(context);
}

/** Whether the page is made for the administrator. Never true in a page that is kept for everyone. */
export function isForAdministrator(context: Context): boolean {
  return context.get(viewerContext)?.isAdministrator === true;
}

/** Records what the administrator is about to do, before it is done. `what` names the intent and what it is about. */
export async function recordUse(context: Context, what: string): Promise<void> {
  const { userId } = requireAdministrator(context);
  const { address } = context.get(requesterContext);
  await context.get(servicesContext).audit.record({ kind: "administrator", person: { userId }, address, detail: what });
}

/**
 * Lets the administrator pass whose code was typed within the hour, and leads anybody else to a fresh one and back. For what
 * spends money or changes what everybody reads, so that a browser that was left open cannot do it.
 */
export function requireFreshCode(context: Context, request: Request): void {
  if (requireAdministrator(context).isFresh) return;
  throw redirect(freshCodeAddress(request));
}

/** Where a fresh code is asked for; leads back to the page of the request, which may have been the page's own script's. */
export function freshCodeAddress(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `/login?${new URLSearchParams({ again: "1", next: pathname.replace(/\.data$/, "") + search })}`;
}
