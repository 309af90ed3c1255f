import type { Sentence } from "./game-sheet.ts";
import type { Question } from "../question/question.ts";

/** A sentence of figures with the part of the game that they are of. */
export function inPeriod(sentence: Sentence, { period }: Pick<Question, "period">): Sentence {
  return period === null ? sentence : { ...sentence, text: sentence.text.replace(/\.$/, ` ${period.words}.`) };
}
