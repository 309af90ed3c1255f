import type { Claim } from "../../game/claim.ts";
import { isStrange } from "../../words/strange-words.ts";

/**
 * Words that a reader does not see as the check reads them. Nothing in them counts as checked: each is a claim of its own that
 * is unresolved, and takes the place of whatever else was found there. The text is as it was written, with its Markdown.
 */
export function findStrangeWords(written: string, start: number): Claim[] {
  return Array.from(written.matchAll(/\S+/g)).flatMap((word): Claim[] => {
    if (!isStrange(word[0])) return [];
    const at = start + word.index;
    return [
      {
        start: at,
        end: at + word[0].length,
        text: word[0],
        kind: /\p{N}/u.test(word[0]) ? "number" : "name",
        verdict: "unresolved",
        receipts: [],
        reason: "This is written with letters or signs that cannot be checked. Use plain letters and digits.",
      },
    ];
  });
}

/** A text longer than this many characters is not a story about a game; the rest is not read. */
export const LONGEST_TEXT = 20_000;
/** Nor is a sentence beyond this length one that anybody can check. */
export const LONGEST_SENTENCE = 1_500;

/** The claim that stands for text that is too long to be read. */
export function unread(text: string, start: number, what: string): Claim {
  return {
    start,
    end: start + text.length,
    text,
    kind: "order",
    verdict: "unresolved",
    receipts: [],
    reason: `${what} is too long to be checked. Write it shorter.`,
  };
}
