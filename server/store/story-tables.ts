import type { StoryNote } from "../../domain/admin/story-note.ts";
import type { ModelUse, StoredStory } from "./store.ts";

/** `claims` is JSON text. */
type StoryRow = Omit<StoredStory, "claims" | "isPublished"> & { claims: string; isPublished: 0 | 1 };

type StoryNoteRow = StoryNote & { seq: number };

/** `day` is `2026-11-20`, UTC. */
type ModelUseRow = ModelUse & { day: string };

/** What the writing of texts keeps: see `migrations/0004-stories.ts`. */
export interface StoryTables {
  story: StoryRow;
  story_note: StoryNoteRow;
  model_use: ModelUseRow;
}

/** In the order of their columns. */
export const STORY_NOTE_FIELDS = [
  "at",
  "gameKey",
  "kind",
  "outcome",
  "model",
  "message",
  "claims",
  "rounds",
  "dropped",
  "inputTokens",
  "outputTokens",
  "milliseconds",
] as const satisfies readonly (keyof StoryNote)[];
