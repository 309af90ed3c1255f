import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { Store, StoryInput } from "../store/store.ts";
import { safeMarkdown } from "./safe-markdown.ts";
import { storyHtml } from "./story-html.ts";

/** A story before it is made safe. */
export type UnsafeStory = Omit<StoryInput, "html">;

/**
 * Stores a recap or preview with its Markdown made safe and its receipts from the snapshot that it was checked against: the only
 * way by which a story's HTML comes into being. Without a snapshot it has no receipts. With `basedOn`, false where the game
 * has another version by now: then nothing was stored.
 */
export async function publishStory(
  store: Pick<Store, "putStory">,
  story: UnsafeStory,
  snapshot: GameSnapshot | null = null,
  basedOn?: number,
): Promise<boolean> {
  const html = snapshot === null ? safeMarkdown(story.markdown) : storyHtml(story, snapshot);
  return store.putStory({ ...story, html }, basedOn);
}
