import type { ArticleKind } from "../../domain/game/story.ts";
import type { FactSheet } from "../../domain/facts/sheet/sheet-of.ts";

/** What a writer is asked for. His answer comes in the written form: Markdown with ids of the sheet in braces. */
export interface WritingTask {
  kind: ArticleKind;
  /** `the Tennessee Titans at the Chicago Bears` */
  teams: string;
  /** All that he is told of the game. */
  sheet: Pick<FactSheet, "text" | "ids">;
  ask: TextAsk | SentencesAsk | ParagraphAsk;
}

/** A whole text: its headline as the first heading, then paragraphs and headings. */
export interface TextAsk {
  type: "text";
  /** The attempt before this one in the written form, and why it was sent back; null at first. */
  before: { text: string; reasons: readonly string[] } | null;
}

/** Sentences of a text that were sent back, each to be written anew: a line for each, `[1] ...` and so on. */
export interface SentencesAsk {
  type: "sentences";
  sentences: readonly { text: string; reasons: readonly string[] }[];
}

/** One paragraph that tells the few facts of its sheet. */
export interface ParagraphAsk {
  type: "paragraph";
  /** What it is about: `how the game began`. */
  about: string;
}
