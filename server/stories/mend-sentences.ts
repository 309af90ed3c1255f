import { dropFaulty } from "../../domain/cited/drop-faulty.ts";
import type { CitedText } from "../../domain/facts/cited-text.ts";
import type { FactSheet } from "../../domain/facts/sheet/sheet-of.ts";
import { readNumbered } from "../ai/numbered-sentences.ts";
import type { SentencesAsk } from "../ai/writing-task.ts";
import { replaceSentences } from "../../domain/facts/cited-sentences.ts";
import type { ExaminedCited } from "./examine-cited.ts";
import { readCited, readPassage } from "./read-cited.ts";
import { inShortIds, writtenHeadline, writtenPassage } from "./written-text.ts";

/** What is asked for again: the headline, where it is wrong, as the first of the sentences. */
export function sentencesAsk({ text, headline, sentences }: ExaminedCited, sheet: FactSheet): SentencesAsk {
  return {
    type: "sentences",
    sentences: [
      ...(headline.length === 0
        ? []
        : [{ text: writtenHeadline(text, sheet), reasons: inShortIds(headline, text, sheet) }]),
      ...sentences.map(({ sentence, reasons }) => ({
        text: writtenPassage(sentence, sheet),
        reasons: inShortIds(reasons, text, sheet),
      })),
    ],
  };
}

/**
 * The text with the answer's sentences in their places. One that its writer gives up is gone; one that the answer leaves out stays as
 * it is, and falls later.
 */
export function mendSentences(
  { text, headline, sentences }: ExaminedCited,
  answer: string,
  sheet: FactSheet,
): CitedText {
  const answers = readNumbered(answer);
  const offset = headline.length === 0 ? 1 : 2;
  const replacements = sentences.flatMap(({ sentence: { start, end } }, index) => {
    const said = answers.get(index + offset);
    if (said === undefined) return [];
    const passage = said === "" ? { markdown: "", clauses: [] } : readPassage(said, sheet);
    return [{ start, end, passage }];
  });
  const replaced = { ...text, ...replaceSentences(text, replacements) };
  // A heading over nothing goes too.
  const mended = dropFaulty(replaced, []) ?? replaced;
  const head = headline.length === 0 ? undefined : answers.get(1);
  if (head === undefined || head.length < 3) return mended;
  const { headline: words, headlineIds } = readCited(`# ${head.replace(/^#+ */, "")}`, sheet);
  return { ...mended, headline: words, headlineIds };
}
