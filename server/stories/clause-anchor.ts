import { findNumbers } from "../../domain/words/story-numbers.ts";

interface Anchor {
  start: number;
  end: number;
}

/** What a number counts belongs to it: a link on "nine" alone is hard to hit, and says little. */
const UNITS =
  /^(?:[ -](?:PPR|fantasy|points?|total|net|all-purpose|offensive|rushing|receiving|passing|yards?|touchdowns?|scores?|catch(?:es)?|receptions?|pass(?:es)?|carry|carries|runs?|attempts?|targets?|completions?|interceptions?|fumbles?|turnovers?|takeaways?|sacks?|penalt(?:y|ies)|punts?|trips?|plays?|drives?|first|third|fourth|downs?|field|goals?|lead|changes?))+(?![\w'])/;
/** A link longer than this is a sentence underlined. */
const LONGEST = 40;

/**
 * Which words of a clause lead to what proves it: its first figure with what that counts, or, where it has none, its beginning. A whole clause as a link
 * would underline the whole text. Offsets are the clause's.
 */
export function clauseAnchor(clause: string): Anchor {
  // A team may be called by a number.
  const figure = findNumbers(clause).find(
    ({ end, text }) => !/^\p{L}/u.test(clause.slice(end)) && !/^one$/i.test(text),
  );
  if (figure !== undefined) {
    const { end } = figure;
    // "fourth-and-14" is one word.
    const start = figure.start - (/[\p{L}\d-]+-$/u.exec(clause.slice(0, figure.start))?.[0].length ?? 0);
    return { start, end: end + (UNITS.exec(clause.slice(end))?.[0].length ?? 0) };
  }
  const start = clause.length - clause.replace(/^[^\p{L}\p{N}]+/u, "").length;
  const rest = clause.slice(start).replace(/[^\p{L}\p{N})]+$/u, "");
  if (rest.length <= LONGEST) return { start, end: start + rest.length };
  const cut = rest.lastIndexOf(" ", LONGEST);
  return { start, end: start + (cut > 0 ? cut : LONGEST) };
}
