import type { Store, StoryInput } from "../store/store.ts";
import { safeMarkdown } from "./safe-markdown.ts";

/** A story before it is made safe. */
export type UnsafeStory = Omit<StoryInput, "html">;

/** Stores a recap or preview with its Markdown made safe: the only way by which a story's HTML comes into being. */
export async function publishStory(store: Store, story: UnsafeStory): Promise<void> {
  await store.putStory({ ...story, html: await safeMarkdown(story.markdown) });
}
