import { claimsOf } from "../../domain/cited/cited-claims.ts";
import { factsOf } from "../../domain/facts/index-facts.ts";
import type { Claim } from "../../domain/game/claim.ts";
import { tellPreview } from "../../domain/tell/preview/tell-preview.ts";
import { tellRecap } from "../../domain/tell/recap/tell-recap.ts";
import { type TextSources, wholeText } from "./examine-text.ts";

/** The text that needs no model, with what it tells. */
export interface TemplateStory {
  markdown: string;
  claims: Claim[];
}

/**
 * The text that needs no model. Nobody reads it before it is published: each of its clauses says which facts it tells, and these are
 * its claims. Null where there is nothing to tell.
 */
export function templateStory({ snapshot, season, kind }: TextSources): TemplateStory | null {
  const index = factsOf(snapshot, season);
  const text = kind === "recap" ? tellRecap(index) : tellPreview(index);
  if (text === null || text.markdown === "") return null;
  const markdown = wholeText(text);
  const bodyAt = markdown.length - text.markdown.length;
  return { markdown, claims: claimsOf(text, index, { headAt: HEADING_MARK.length, bodyAt }) };
}

const HEADING_MARK = "# ";
