import { data, type RouterContextProvider } from "react-router";

import type { LoadOutcome } from "../../domain/admin/load-outcome.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import type { StoryNote } from "../../domain/admin/story-note.ts";
import { inTime } from "../clock/in-time.ts";
import { servicesContext } from "../context.server.ts";
import { factsTold } from "../stories/facts-told.ts";
import type { StoryControl } from "../stories/story-control.ts";
import { requireAdministrator } from "./administrator.server.ts";

const NOBODY = "This site was started without its story editor, so no stories are written here.";
/** A model may think longer than a form is waited for; the text comes all the same. */
const PATIENCE_MS = 50_000;
const STILL_WRITING = "It is still being written and will appear here when it is done. Check back in a minute.";

const INTENTS = {
  rewriteStory: (stories: StoryControl, gameKey: string, kind: ArticleKind) => stories.rewrite(gameKey, kind),
  unpublishStory: (stories: StoryControl, gameKey: string, kind: ArticleKind) => stories.unpublish(gameKey, kind),
  publishStory: (stories: StoryControl, gameKey: string, kind: ArticleKind) => stories.publish(gameKey, kind),
} as const;

type StoryIntent = keyof typeof INTENTS;

/** Whether a form's intent is one about a text. */
export function isStoryIntent(intent: string): intent is StoryIntent {
  return Object.hasOwn(INTENTS, intent);
}

/** The administrator's wish about a text: `kind` is `recap` or `preview`. */
export async function changeStory(
  context: Readonly<RouterContextProvider>,
  gameKey: string,
  intent: StoryIntent,
  form: ReadonlyMap<string, string>,
) {
  requireAdministrator(context);
  const kind = form.get("kind");
  if (kind !== "recap" && kind !== "preview") {
    return data<LoadOutcome>(
      { success: false, error: "A story is a recap or a preview. Press the button again." },
      { status: 400 },
    );
  }
  const { stories } = context.get(servicesContext);
  if (stories === null) return data<LoadOutcome>({ success: false, error: NOBODY });
  const done = await inTime(INTENTS[intent](stories, gameKey, kind), PATIENCE_MS);
  if (done === null) return data<LoadOutcome>({ success: false, error: STILL_WRITING });
  return data<LoadOutcome>(
    done.ok ? { success: true, message: doneWords(done.value) } : { success: false, error: done.error },
  );
}

/** `Recap published, written by gpt-6-luna: 61 facts checked. ...`; of a new text of the template its message says who wrote. */
function doneWords({ kind, outcome, model, claims, message }: StoryNote): string {
  const name = kind === "recap" ? "Recap" : "Preview";
  if (outcome === "unpublished") return `${name} unpublished: readers no longer see it`;
  const writer = model === null ? "" : `, written by ${model}`;
  return `${name} published${writer}: ${factsTold(claims, model)}. ${message}`;
}
