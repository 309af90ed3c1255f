import type { ArticleKind } from "../game/story.ts";

/** What came of one attempt to write or check a text about a game; the administrator reads these. */
export interface StoryNote {
  at: string;
  gameKey: string;
  kind: ArticleKind;
  /**
   * `published` by the writer asked for, `template` in a model's place, `checked` again after a correction and still true,
   * `delayed` by a writer that cannot be reached, `unpublished`, or `failed`.
   */
  outcome: "published" | "template" | "checked" | "delayed" | "unpublished" | "failed";
  /** Null for the template writer. */
  model: string | null;
  /** In words; says what to do where something is to be done. */
  message: string;
  /** Claims of the text as published. */
  claims: number;
  /** How often the writer was asked. */
  rounds: number;
  /** Sentences left out because they did not hold. */
  dropped: number;
  inputTokens: number;
  outputTokens: number;
  milliseconds: number;
}
