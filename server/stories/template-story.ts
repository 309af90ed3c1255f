import type { CitedText } from "../../domain/facts/cited-text.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import { writePreview } from "../../domain/tell/preview/write-preview.ts";
import { writeRecap } from "../../domain/tell/recap/write-recap.ts";

/**
 * The text that needs no model. Nobody reads it before it is published: each of its clauses says which facts it tells, and these are
 * its claims. Null where there is nothing to tell.
 */
export function templateStory(index: FactIndex, kind: ArticleKind): CitedText | null {
  const text = kind === "recap" ? writeRecap(index) : writePreview(index);
  return text === null || text.markdown === "" ? null : text;
}
