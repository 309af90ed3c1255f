import { withoutDenials } from "./without-denials.ts";

/** Subjects that an answer about a football game never has. */
const OTHER_SUBJECT =
  /\b(?:politic\w*|elections?|president|parliament|congress|religion|recipes?|bitcoin|crypto\w*|stock market|diagnos\w*|lawsuits?)\b/i;

/**
 * Why a sentence of the analyst's is out of place, for the model that has to say it again; null for one about football. It knows the plain
 * cases: the prompt is what keeps the analyst to the game.
 */
export function straySubject(sentence: string): string | null {
  return OTHER_SUBJECT.test(withoutDenials(sentence.replaceAll("’", "'"))) ? "This is not about football." : null;
}
