import type { CitedText } from "./cited-text.ts";
import { storySentences } from "../words/story-sentences.ts";

export type Passage = Pick<CitedText, "markdown" | "clauses">;

/** A sentence of a text; offsets are the text's, without the space around it. */
export interface CitedSentence extends Passage {
  start: number;
  end: number;
  isHeading: boolean;
}

/** The sentences of a text in order, headings among them, each with its own clauses. */
export function citedSentences({ markdown, clauses }: Passage): CitedSentence[] {
  return storySentences(markdown).flatMap(({ start: from, text }) => {
    const raw = markdown.slice(from, from + text.length);
    const start = from + raw.length - raw.trimStart().length;
    const end = from + raw.trimEnd().length;
    if (start >= end) return [];
    const words = markdown.slice(start, end);
    const own = clauses
      .filter((clause) => clause.start < end && clause.end > start)
      .map((clause) => ({
        ids: clause.ids,
        start: Math.max(clause.start - start, 0),
        end: Math.min(clause.end, end) - start,
      }));
    return [{ start, end, markdown: words, clauses: own, isHeading: words.startsWith("#") }];
  });
}

/** The text with passages in the places of some of its sentences: an empty one leaves nothing behind. In order, none over another. */
export function replaceSentences(
  text: Passage,
  replacements: readonly { start: number; end: number; passage: Passage }[],
): Passage {
  const clauses: CitedText["clauses"][number][] = [];
  let markdown = "";
  let from = 0;
  const copy = (to: number): void => {
    const shift = markdown.length - from;
    for (const clause of text.clauses)
      if (clause.start >= from && clause.end <= to)
        clauses.push({ ids: clause.ids, start: clause.start + shift, end: clause.end + shift });
    markdown += text.markdown.slice(from, to);
    from = to;
  };
  for (const { start, end, passage } of replacements) {
    copy(start);
    for (const clause of passage.clauses)
      clauses.push({ ids: clause.ids, start: clause.start + markdown.length, end: clause.end + markdown.length });
    markdown += passage.markdown;
    from = end;
    // The space after a sentence that is gone goes with it, and so does its line where it had it alone.
    if (passage.markdown !== "") continue;
    const isFirst = /(?:^|\n)$/.test(markdown);
    from += (isFirst ? /^\s*/ : /^ */).exec(text.markdown.slice(from))?.[0].length ?? 0;
    if (/^(?:\n|$)/.test(text.markdown.slice(from))) markdown = markdown.trimEnd();
  }
  copy(text.markdown.length);
  return { markdown, clauses };
}
