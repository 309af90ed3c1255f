import { data, type RouterContextProvider } from "react-router";

import type { AdminOutcome } from "../../domain/admin/load-outcome.ts";
import { formFields } from "../http/form-fields.ts";
import { acceptGame } from "./accept-game.server.ts";
import { recordUse, requireAdministrator, requireFreshCode } from "./administrator.server.ts";
import { changeVoice, isVoiceIntent } from "./change-voice.server.ts";
import { endSessions, isEndIntent } from "./end-sessions.server.ts";
import { refreshWeek } from "./refresh-week.server.ts";

/**
 * A form that was posted to `/admin`. Its `intent` says what is done: `refreshWeek`, `acceptGame`, or one of those of
 * `change-voice.server.ts` and `end-sessions.server.ts`. Anyone else is answered with 403 and any other intent with 400, and
 * nothing is done. To open the voice, which spends money, and to take over what was in doubt, which everybody then reads, the
 * administrator's code must be fresh.
 */
export async function adminAction(context: Readonly<RouterContextProvider>, request: Request) {
  requireAdministrator(context);
  const form = (await formFields(request)) ?? new Map<string, string>();
  const intent = form.get("intent") ?? "";
  if (isVoiceIntent(intent)) {
    // Closing is the emergency brake, which nobody may have to wait for; so is signing people out, below.
    if (intent === "openVoice") requireFreshCode(context, request);
    await recordUse(context, intent);
    return changeVoice(context, intent);
  }
  if (intent === "refreshWeek") {
    await recordUse(context, intent);
    return refreshWeek(context, form);
  }
  if (intent === "acceptGame") {
    requireFreshCode(context, request);
    return acceptGame(context, form);
  }
  if (isEndIntent(intent)) {
    await recordUse(context, intent);
    return endSessions(context, intent, form);
  }
  const error =
    "This page refreshes a week, fetches a game again, opens or closes the analyst, and signs people out, nothing else. Press its button again.";
  return data<AdminOutcome>({ about: "week", success: false, error }, { status: 400 });
}
