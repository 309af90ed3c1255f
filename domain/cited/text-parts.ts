import type { CitedText } from "../facts/cited-text.ts";
import { plainStory, storySentences } from "../words/story-sentences.ts";

/** A clause with its ids, or what a text says between two clauses: without any. Offsets are its part's. */
export interface TextPart {
  where: "headline" | "text";
  start: number;
  end: number;
  /** As it is read: without Markdown's signs. */
  text: string;
  ids: readonly string[];
  isHeading: boolean;
  /** Of the sentence that it is in, or begins. */
  sentence: number;
  /** Of the paragraph: no order and no name reaches across it. */
  block: number;
}

/** A text in pieces, in order: its headline, its clauses, and sentence by sentence what no clause covers. */
export function textParts({ headline, headlineIds, markdown, clauses }: CitedText): TextPart[] {
  const head: TextPart = {
    where: "headline",
    start: 0,
    end: headline.length,
    text: plainStory(headline),
    ids: headlineIds,
    isHeading: false,
    sentence: -1,
    block: -1,
  };
  return [head, ...bodyParts(markdown, clauses)].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function bodyParts(markdown: string, clauses: CitedText["clauses"]): TextPart[] {
  const plain = plainStory(markdown);
  const sentences = storySentences(markdown);
  const parts: TextPart[] = [];
  let [next, block] = [0, 0];
  sentences.forEach(({ start, text }, index) => {
    const end = start + text.length;
    const before = sentences[index - 1];
    if (before !== undefined && /\n\s*$|^\s*\n/.test(gap(markdown, before.start + before.text.length, start, end)))
      block += 1;
    const isHeading = /^\s*#/.test(markdown.slice(start, end));
    const add = (from: number, to: number, ids: readonly string[]): void => {
      if (from < to)
        parts.push({
          where: "text",
          start: from,
          end: to,
          text: plain.slice(from, to).replaceAll("\n", " "),
          ids,
          isHeading,
          sentence: index,
          block,
        });
    };
    let at = start;
    for (let clause = clauses[next]; clause !== undefined && clause.start < end; clause = clauses[next]) {
      add(at, clause.start, []);
      add(clause.start, clause.end, clause.ids);
      at = Math.max(at, clause.end);
      next += 1;
    }
    add(at, end, []);
  });
  return parts;
}

/** What stands around the border of two sentences. */
function gap(markdown: string, border: number, start: number, end: number): string {
  return markdown.slice(Math.max(0, border - 2), Math.min(end, start + 2));
}
