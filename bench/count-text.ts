import { checkCited } from "../domain/cited/check-cited.ts";
import type { CitedText } from "../domain/facts/cited-text.ts";
import type { FactIndex } from "../domain/facts/fact-index.ts";
import type { FactSheet } from "../domain/facts/sheet/sheet-of.ts";
import { citedSentences } from "../domain/facts/cited-sentences.ts";
import { examineCited } from "../server/stories/examine-cited.ts";
import { mendSentences, sentencesAsk } from "../server/stories/mend-sentences.ts";
import { readCited } from "../server/stories/read-cited.ts";
import { textFaults } from "../server/stories/text-faults.ts";
import type { LotText, Verdict } from "./lot.ts";

/** A sentence of a lot as the check saw it. */
export interface CountedSentence {
  words: string;
  truth: Verdict;
  /** The first reason; null where it stays. */
  stopped: string | null;
}

export interface CountedText {
  first: CountedSentence[];
  /** After the one repair that the lot holds, as the last round sees it; null without one. */
  repaired: CountedSentence[] | null;
  /** What its writer would be asked for. */
  asked: ReturnType<typeof sentencesAsk>["sentences"];
  /** What is wrong with it as a whole. */
  whole: string[];
}

/** The sentences of one text of a lot, held against its game. Throws where `truth` does not fit them. */
export function countFirst(text: LotText, index: FactIndex, sheet: FactSheet): CountedSentence[] {
  return sentencesOf(readCited(text.text, idsOf(text, index, sheet)), text.truth, index, text, "first");
}

/** The same with what its writer would be asked, and what became of it: twice the work. */
export function countText(text: LotText, index: FactIndex, sheet: FactSheet): CountedText {
  const own = idsOf(text, index, sheet);
  const read = readCited(text.text, own);
  const first = sentencesOf(read, text.truth, index, text, "first");
  const examined = examineCited(read, { index, kind: text.kind });
  const asked = sentencesAsk(examined, sheet).sentences;
  const whole = textFaults(read, index, text.kind, "tolerated");
  if (text.repair === undefined) return { first, repaired: null, asked, whole };
  const { repair, repairTruth = [] } = text;
  const mended = mendSentences(examined, repair, { ...sheet, ...own });
  // A sentence that stayed is what it was; those that are new come in the order of the answer.
  const known = new Map(first.map(({ words, truth }) => [words, truth]));
  const rest = [...repairTruth];
  const truth = bodyOf(mended).map((words) => known.get(words) ?? rest.shift() ?? true);
  return { first, repaired: sentencesOf(mended, truth, index, text, "last"), asked, whole };
}

/** The index's ids of those that the text cites. */
function idsOf({ ids }: LotText, index: FactIndex, sheet: FactSheet): Pick<FactSheet, "indexId"> {
  if (ids !== undefined) return { indexId: (id) => ids[id] ?? id };
  return { indexId: (id) => (index.byId(id) === null ? sheet.indexId(id) : id) };
}

function bodyOf(text: CitedText): string[] {
  return citedSentences(text).flatMap(({ isHeading, markdown }) => (isHeading ? [] : [markdown]));
}

function sentencesOf(
  text: CitedText,
  truth: readonly Verdict[],
  index: FactIndex,
  { name, kind }: LotText,
  round: "first" | "last",
): CountedSentence[] {
  const { faults } = checkCited(text, index, { kind, round });
  const sentences = citedSentences(text).filter(({ isHeading }) => !isHeading);
  if (sentences.length !== truth.length)
    throw new Error(`${name} has ${sentences.length} sentences, and ${truth.length} entries in "truth".`);
  return sentences.map(({ start, end, markdown }, at) => {
    const fault = faults.find((one) => one.where === "text" && one.start < end && one.end > start);
    return {
      words: markdown,
      truth: truth[at] ?? true,
      stopped: fault === undefined ? null : `${fault.rule}: ${fault.reason}`,
    };
  });
}
