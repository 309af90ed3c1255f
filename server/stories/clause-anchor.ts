import { findNumbers } from "../../domain/words/story-numbers.ts";

interface Anchor {
  start: number;
  end: number;
}

/** A link longer than this is a sentence underlined. */
const LONGEST = 40;

/**
 * Which words of a clause lead to what proves it: its first figure, or, where it has none, its beginning. A whole clause as a link
 * would underline the whole text. Offsets are the clause's.
 */
export function clauseAnchor(clause: string): Anchor {
  // A team may be called by a number.
  const figure = findNumbers(clause).find(
    ({ end, text }) => !/^\p{L}/u.test(clause.slice(end)) && !/^one$/i.test(text),
  );
  if (figure !== undefined) return { start: figure.start, end: figure.end };
  const start = clause.length - clause.replace(/^[^\p{L}\p{N}]+/u, "").length;
  const rest = clause.slice(start).replace(/[^\p{L}\p{N})]+$/u, "");
  if (rest.length <= LONGEST) return { start, end: start + rest.length };
  const cut = rest.lastIndexOf(" ", LONGEST);
  return { start, end: start + (cut > 0 ? cut : LONGEST) };
}
