import { formatInteger } from "../../domain/words/format.ts";
import type { StoryNote } from "../../domain/admin/story-note.ts";
import type { BudgetedDraft } from "./write-within-budget.ts";

/** A note with zeros for what it does not say. */
export function newNote(
  { at, gameKey, kind }: Pick<StoryNote, "at" | "gameKey" | "kind">,
  given: Pick<StoryNote, "outcome" | "message"> & Partial<StoryNote>,
): StoryNote {
  const none = { model: null, claims: 0, rounds: 0, dropped: 0, inputTokens: 0, outputTokens: 0, milliseconds: 0 };
  return { at, gameKey, kind, ...none, ...given };
}

/** What came of writing, in words. */
export function draftWords({ message, isOverLimit }: BudgetedDraft, allowed: number): string {
  if (!isOverLimit) return message;
  return `The day's ${formatInteger(allowed)} tokens (AI_TOKENS_PER_DAY) are used up, so the template wrote it. ${message}`;
}
