import { data, type RouterContextProvider } from "react-router";
import { parseEmailAddress } from "../../domain/words/email-address.ts";
import type { AdminOutcome } from "../../domain/admin/load-outcome.ts";
import { requesterContext, servicesContext } from "../context.server.ts";
import { requireAdministrator } from "./administrator.server.ts";

const INTENTS = ["endSessions", "endAllSessions"] as const;

export type EndIntent = (typeof INTENTS)[number];

export function isEndIntent(intent: string): intent is EndIntent {
  return INTENTS.some((one) => one === intent);
}

/**
 * `endSessions` signs the person with the address in the field `email` out everywhere, `endAllSessions` everybody. The
 * administrator's own session of this request goes on.
 */
export async function endSessions(
  context: Readonly<RouterContextProvider>,
  intent: EndIntent,
  form: ReadonlyMap<string, string>,
) {
  requireAdministrator(context);
  const { accounts } = context.get(servicesContext);
  const email = intent === "endAllSessions" ? null : parseEmailAddress(form.get("email") ?? "");
  if (intent === "endSessions" && email === null)
    return data<AdminOutcome>(
      { about: "sessions", success: false, error: "That is not an email address." },
      { status: 400 },
    );
  const count = await accounts.endSessionsOf(context.get(requesterContext), email);
  if (count === 0) {
    const error = email === null ? "Nobody else is signed in." : `Nobody is signed in elsewhere with ${email}.`;
    return data<AdminOutcome>({ about: "sessions", success: false, error });
  }
  const browsers = email === null ? "other browser" : "browser";
  const message = `Signed ${email ?? "everyone"} out of ${count} ${browsers}${count === 1 ? "" : "s"}.`;
  return data<AdminOutcome>({ about: "sessions", success: true, message });
}
