import { data, type RouterContextProvider } from "react-router";

import type { AdminOutcome } from "../../domain/load-outcome.ts";
import { formFields } from "../http/form-fields.ts";
import { acceptGame } from "./accept-game.server.ts";
import { requireAdministrator } from "./administrator.server.ts";
import { changeVoice, isVoiceIntent } from "./change-voice.server.ts";
import { refreshWeek } from "./refresh-week.server.ts";

/**
 * A form that was posted to `/admin`. Its `intent` says what is done: `refreshWeek`, `acceptGame`, or one of those of
 * `change-voice.server.ts`. Anyone else is answered with 403 and any other intent with 400, and nothing is done.
 */
export async function adminAction(context: Readonly<RouterContextProvider>, request: Request) {
  requireAdministrator(context);
  const form = (await formFields(request)) ?? new Map<string, string>();
  const intent = form.get("intent") ?? "";
  if (isVoiceIntent(intent)) return changeVoice(context, intent);
  if (intent === "refreshWeek") return refreshWeek(context, form);
  if (intent === "acceptGame") return acceptGame(context, form);
  const error =
    "This page refreshes a week, reads a game anew, and opens or closes the analyst; nothing else. Press its button again.";
  return data<AdminOutcome>({ about: "week", success: false, error }, { status: 400 });
}
