import type { CitedText } from "../../domain/facts/cited-text.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import { tellPreview } from "../../domain/tell/preview/tell-preview.ts";
import { tellRecap } from "../../domain/tell/recap/tell-recap.ts";

/**
 * The text that needs no model. Nobody reads it before it is published: each of its clauses says which facts it tells, and these are
 * its claims. Null where there is nothing to tell.
 */
export function templateStory(index: FactIndex, kind: ArticleKind): CitedText | null {
  const text = kind === "recap" ? tellRecap(index) : tellPreview(index);
  return text === null || text.markdown === "" ? null : text;
}
