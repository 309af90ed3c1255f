import { data, type RouterContextProvider } from "react-router";

import type { LoadOutcome } from "../../domain/admin/load-outcome.ts";
import { servicesContext } from "../context.server.ts";
import { formFields } from "../http/form-fields.ts";
import { admitAdministrator, recordUse, requireFreshCode } from "./administrator.server.ts";
import { changeStory, isStoryIntent } from "./change-story.server.ts";
import { loadPlays } from "./load-plays.server.ts";

/**
 * A form that was posted to a game's page. The administrator's `intent` says what is done: `loadPlays`, or one of those
 * of `change-story.server.ts`, for which the code must be fresh; anyone else is answered with 403 and any other intent with
 * 400, and nothing is done.
 */
export async function gameAction(context: Readonly<RouterContextProvider>, gameKey: string, request: Request) {
  await admitAdministrator(context, request);
  const form = (await formFields(request)) ?? new Map<string, string>();
  const intent = form.get("intent") ?? "";
  if (intent !== "loadPlays" && !isStoryIntent(intent)) {
    const error =
      "This page loads plays and rewrites or unpublishes its stories, nothing else. Press its button again.";
    return data<LoadOutcome>({ success: false, error }, { status: 400 });
  }
  const { store } = context.get(servicesContext);
  if ((await store.gameNames(gameKey)) === null) {
    const error = "No game here has this key, so there is nothing to load. Look for the game on its week’s page.";
    return data<LoadOutcome>({ success: false, error }, { status: 404 });
  }
  if (isStoryIntent(intent)) requireFreshCode(context, request);
  await recordUse(context, `${intent} ${gameKey}`);
  return intent === "loadPlays" ? loadPlays(context, gameKey) : changeStory(context, gameKey, intent, form);
}
