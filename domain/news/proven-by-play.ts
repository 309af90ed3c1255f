import { namePattern } from "../names/name-pattern.ts";
import type { NewsProof, NewsSentence } from "./news-kind.ts";

const QUARTERS: Readonly<Record<string, string>> = { first: "1", second: "2", third: "3", fourth: "4", overtime: "OT" };
/** Between a player and what is said of him: nobody else, and no end of a clause. */
const BETWEEN = /^(?: (?:was|is|got|later|then|had|has|been|also|briefly|eventually)){0,3} $/i;

/**
 * News that a play's own words hold: the sentence has nothing but `said` of the player, who stands right before `play` in the words of
 * a row. A quarter that the sentence names must be that row's.
 */
export function provenByPlay({ said, play }: { said: RegExp; play: string }): NewsProof {
  return ({ start, end }, sentence, { plays }) => {
    const rest = sentence.text.slice(start);
    const words = said.exec(rest)?.[0];
    if (words === undefined || start + words.length < end) return null;
    const quarter = quarterSaid(sentence.text);
    if (quarter === null) return null;
    for (const name of whoseNews(sentence, start)) {
      const pattern = new RegExp(`${namePattern(name).source}${play}`, "u");
      const fit = plays.find((one) => (quarter === "" || one.quarter === quarter) && pattern.test(one.text));
      if (fit !== undefined) return fit.receipts;
    }
    return null;
  };
}

/** The player right before the words, or the one "he" stands for. */
function whoseNews({ text, named, carried }: NewsSentence, start: number): readonly string[] {
  const before = named.findLast(({ isTeam, end }) => !isTeam && end <= start);
  if (before !== undefined) return BETWEEN.test(text.slice(before.end, start)) ? before.names : [];
  return /^\W*he(?: (?:was|is|got|later|then|also))* $/i.test(text.slice(0, start)) ? carried : [];
}

/** The quarter that a sentence names; empty for none, null for a time that no single row can show. */
function quarterSaid(text: string): string | null {
  const named = /\b(first|second|third|fourth) quarter\b|\b(overtime)\b/i.exec(text);
  if (named !== null) return QUARTERS[(named[1] ?? named[2] ?? "").toLowerCase()] ?? null;
  return /\b(?:half|halftime|quarters?|period|minutes?|seconds?|left|to (?:go|play)|opening|final|last)\b|\d:\d\d/i.test(
    text,
  )
    ? null
    : "";
}
