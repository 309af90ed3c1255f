import type { CitedText } from "../facts/cited-text.ts";
import { matches } from "../words/matches.ts";
import { storySentences } from "../words/story-sentences.ts";
import type { CitedFault } from "./cited-fault.ts";

interface Range {
  start: number;
  end: number;
}

/** What stands in place of a headline that cannot stay. */
export type SpareHeadline = Pick<CitedText, "headline" | "headlineIds">;

/**
 * The text without the sentences in which a fault is, and without what they leave empty: list items, paragraphs, headings over nothing.
 * Null where nothing is left, or where the headline is at fault and there is no spare one.
 */
export function dropFaulty(
  text: CitedText,
  faults: readonly CitedFault[],
  spare: SpareHeadline | null = null,
): CitedText | null {
  const isHeadFaulty = faults.some(({ where }) => where === "headline");
  const head = isHeadFaulty ? spare : text;
  if (head === null) return null;
  const { markdown, clauses } = text;
  const places = faults.filter(({ where }) => where === "text");
  const sentences = storySentences(markdown)
    .map(({ start, text: words }) => ({ start, end: start + words.length }))
    .filter((sentence) => places.some((place) => place.start < sentence.end && place.end > sentence.start));
  const gone = withEmpty(
    markdown,
    sentences.map((range) => trimmed(markdown, range)),
  );
  let [kept, from] = ["", 0];
  const moved = new Map<number, number>();
  for (const { start, end } of [...gone, { start: markdown.length, end: markdown.length }]) {
    for (let at = from; at < start; at += 1) moved.set(at, kept.length + at - from);
    kept += markdown.slice(from, start);
    from = end;
  }
  const body = kept.trimEnd();
  if (!/[\p{L}\p{N}]/u.test(body)) return null;
  return {
    headline: head.headline,
    headlineIds: head.headlineIds,
    markdown: body,
    clauses: clauses.flatMap((clause) => {
      const start = moved.get(clause.start);
      const last = moved.get(clause.end - 1);
      return start === undefined || last === undefined ? [] : [{ ...clause, start, end: last + 1 }];
    }),
  };
}

/** With the space behind it, or before it where it is the last of its line. */
function trimmed(markdown: string, { start, end }: Range): Range {
  const from = end - markdown.slice(start, end).trimStart().length;
  const behind = /^[ \t]+/.exec(markdown.slice(end))?.[0].length ?? 0;
  if (behind > 0 && end + behind < markdown.length) return { start: from, end: end + behind };
  const before = /(?<=\S)[ \t]+$/.exec(markdown.slice(0, from))?.[0].length ?? 0;
  return { start: from - before, end };
}

/** The ranges with every block, list item and heading that they leave without a word. In order, none over another. */
function withEmpty(markdown: string, ranges: readonly Range[]): Range[] {
  const isGone = (at: number): boolean => ranges.some(({ start, end }) => at >= start && at < end);
  const lines = matches(markdown, /[^\n]*\n*/g)
    .filter(([line]) => line !== "")
    .map((found) => {
      const left = Array.from(found[0], (letter, at) => (isGone(found.index + at) ? "" : letter)).join("");
      const isHeading = /^\s*#{1,6}\s/.test(found[0]);
      return {
        start: found.index,
        end: found.index + found[0].length,
        isHeading,
        isEmpty: !/[\p{L}\p{N}]/u.test(left.replace(/^\s*\d+\.\s/, "")),
        hasWords: /[\p{L}\p{N}]/u.test(found[0]),
      };
    });
  const empty = lines.filter((line, at) => {
    if (!line.hasWords) return false;
    if (!line.isHeading) return line.isEmpty;
    const under = lines.slice(at + 1).find(({ isHeading, isEmpty }) => isHeading || !isEmpty);
    return line.isEmpty || under === undefined || under.isHeading;
  });
  const all = [...ranges, ...empty].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of all) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
