import { claimsOf } from "../../domain/cited/cited-claims.ts";
import type { CitedText } from "../../domain/facts/cited-text.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import type { Claim } from "../../domain/game/claim.ts";
import { escapeMarkdown } from "../../domain/words/escape-markdown.ts";

const HEADING_MARK = "# ";

/** A text as it is published: Markdown with its headline as the first heading, and its citations as claims. */
export function publishedText(text: CitedText, index: FactIndex): { markdown: string; claims: Claim[] } {
  const markdown = `${HEADING_MARK}${escapeMarkdown(text.headline)}\n\n${text.markdown}`;
  const bodyAt = markdown.length - text.markdown.length;
  return { markdown, claims: claimsOf(text, index, { headAt: HEADING_MARK.length, bodyAt }) };
}
