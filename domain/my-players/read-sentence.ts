import { type LineMention, NO_HINTS } from "./mention.ts";
import type { NameIndex } from "./name-index.ts";
import { readCell } from "./read-cell.ts";
import { readCells } from "./read-tokens.ts";

/** Fewer words and a period are an abbreviation at the end of a line. */
const SHORTEST_SENTENCE = 8;

/**
 * Of a sentence only the whole names: the surnames and given names in it are about somebody named already, as in a page's notes. Null
 * for a line that is no sentence.
 */
export function readSentence(line: string, index: NameIndex): LineMention[] | null {
  if (!/\p{Ll}\.$/u.test(line) || line.split(/\s+/).length < SHORTEST_SENTENCE) return null;
  const names = readCell(readCells(line, index).flat(), index, 0, 0).filter(({ isWhole }) => isWhole);
  return names.length === 0
    ? [unreadSentence(line)]
    : names.map((one) => ({ ...one, isDoubtful: false, hints: [NO_HINTS] }));
}

/** A sentence as one piece, for the reader to look at. */
export function unreadSentence(line: string): LineMention {
  return { kind: "unread", text: line.replaceAll(/\s+/g, " "), at: 0 };
}
