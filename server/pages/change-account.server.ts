import { redirect, type RouterContextProvider } from "react-router";
import { browserName } from "../accounts/browser-name.ts";
import { requesterContext, servicesContext, viewerContext } from "../context.server.ts";
import { chooseKeep } from "./account-keeps.server.ts";
import { freshCodeAddress } from "./administrator.server.ts";
import { type ShownLogin, shownLogin } from "./shown-login.server.ts";

const INTENTS = ["endSession", "endOthers", "keep", "deleteAccount"] as const;

export type AccountIntent = (typeof INTENTS)[number];

export function isAccountIntent(intent: string): intent is AccountIntent {
  return INTENTS.some((one) => one === intent);
}

/**
 * What somebody who is signed in does to the own account: ends one other session (`session` is its id) or all others, chooses
 * between what account and browser keep (see `chooseKeep`), or deletes the account, for which the code must be fresh. A visitor gets the form to sign in with.
 */
export async function changeAccount(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { intent, fields }: { intent: AccountIntent; fields: ReadonlyMap<string, string> },
): Promise<Response | ShownLogin> {
  const viewer = context.get(viewerContext);
  if (viewer === null) {
    return shownLogin({ step: "email", email: "", problem: "You are signed out. Sign in first." }, 403);
  }
  const { accounts } = context.get(servicesContext);
  const requester = context.get(requesterContext);
  const shown = (note: string): ShownLogin => shownLogin({ step: "account", email: viewer.email, note });
  switch (intent) {
    case "endSession": {
      const ended = await accounts.endSession(requester, fields.get("session") ?? "");
      return shown(ended === null ? "That session had already ended." : `Signed out ${browserName(ended.userAgent)}.`);
    }
    case "endOthers": {
      const count = await accounts.endOtherSessions(requester);
      return shown(count === 1 ? "Signed out 1 other browser." : `Signed out ${count} other browsers.`);
    }
    case "keep": {
      const choice = { keep: fields.get("keep") ?? "", from: fields.get("from") ?? "" };
      const cookies = await chooseKeep(context, viewer.userId, choice);
      if (cookies === null) return shown("Part of this form was lost on the way. Choose again.");
      const headers = new Headers();
      for (const cookie of cookies) headers.append("set-cookie", cookie);
      // The page is made from what the browser sends, so it must have these first.
      return redirect("/login", { status: 303, headers });
    }
    case "deleteAccount": {
      const deleted = await accounts.deleteAccount(requester);
      if (!deleted.ok) return redirect(freshCodeAddress(request));
      const headers = new Headers();
      for (const cookie of deleted.value) headers.append("set-cookie", cookie);
      return shownLogin({ step: "deleted", email: viewer.email }, 200, headers);
    }
  }
}
