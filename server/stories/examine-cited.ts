import { checkCited } from "../../domain/cited/check-cited.ts";
import type { CitedFault } from "../../domain/cited/cited-fault.ts";
import { dropFaulty, type SpareHeadline } from "../../domain/cited/drop-faulty.ts";
import type { CitedText } from "../../domain/facts/cited-text.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import { sentenceFault } from "../../domain/words/sentence-fault.ts";
import { type CitedSentence, citedSentences } from "../../domain/facts/cited-sentences.ts";
import { textFaults } from "./text-faults.ts";

/** What a text is held against. */
export interface CitedSources {
  index: FactIndex;
  kind: ArticleKind;
}

/** A sentence that cannot stay, and why, in sentences for its writer. */
export interface FaultySentence {
  sentence: CitedSentence;
  reasons: string[];
}

export interface ExaminedCited {
  text: CitedText;
  /** Of the headline. */
  headline: string[];
  sentences: FaultySentence[];
  /** Of the text as it would be without what cites nothing. */
  whole: string[];
  /** How many sentences it has, headings apart. */
  count: number;
}

/** Everything for which a text goes back to its writer. What cites nothing is not among it: it is left out in silence. */
export function examineCited(text: CitedText, { index, kind }: CitedSources): ExaminedCited {
  const faults = [...checkCited(text, index, { kind, round: "first" }).faults, ...guardFaults(text)];
  const asked = faults.filter(({ weight }) => weight !== "drops");
  const all = citedSentences(text);
  const silent = faults.filter(({ where, weight }) => where === "text" && weight === "drops");
  const left = dropFaulty(text, silent) ?? { ...text, markdown: "", clauses: [] };
  const sentences = all.flatMap((sentence): FaultySentence[] => {
    const reasons = faultsIn(sentence, asked).map(({ reason }) => reason);
    return reasons.length === 0 ? [] : [{ sentence, reasons: [...new Set(reasons)] }];
  });
  const whole = textFaults(left, index, kind, "asked");
  if (text.clauses.length === 0)
    whole.push("Nothing in it cites a line: put the ids in braces right after each clause.");
  const headline = faults.filter(({ where }) => where === "headline").map(({ reason }) => reason);
  return {
    text,
    headline: [...new Set(headline)],
    sentences,
    whole,
    count: all.filter(({ isHeading }) => !isHeading).length,
  };
}

/** A sentence without one that cannot stay may read in another way, so that it is looked at again. */
const MOST_PASSES = 6;

/**
 * The text without the sentences that cannot stay, as nobody is asked any more, under the spare headline where its own cannot; with how many
 * these were. Null where nothing is left.
 */
export function withoutFaulty(
  text: CitedText,
  { index, kind }: CitedSources,
  spare: SpareHeadline,
): { text: CitedText; dropped: number } | null {
  let left: CitedText | null = text;
  let dropped = 0;
  for (let pass = 0; pass < MOST_PASSES && left !== null; pass += 1) {
    const faults = [...checkCited(left, index, { kind, round: "last" }).faults, ...guardFaults(left)];
    if (faults.length === 0) return { text: left, dropped };
    dropped += citedSentences(left).filter((one) => !one.isHeading && faultsIn(one, faults).length > 0).length;
    left = dropFaulty(left, faults, spare);
  }
  return null;
}

function faultsIn({ start, end }: CitedSentence, faults: readonly CitedFault[]): CitedFault[] {
  return faults.filter((fault) => fault.where === "text" && fault.start < end && fault.end > start);
}

/** What no sentence may hold or repeat, whatever it cites. */
function guardFaults(text: CitedText): CitedFault[] {
  const seen = new Set<string>();
  const body = citedSentences(text).flatMap(({ start, end, markdown, isHeading }) => {
    const words = markdown.replace(/^#+ /, "");
    const isRepeated = !isHeading && seen.has(words);
    seen.add(words);
    const reasons = [sentenceFault(words), isRepeated ? "It says what another sentence has said already." : null];
    return reasons.flatMap((reason) => guardFault(reason, { where: "text", start, end, word: words }));
  });
  const { headline } = text;
  const place = { where: "headline", start: 0, end: headline.length, word: headline } as const;
  return [...body, ...guardFault(sentenceFault(headline), place)];
}

function guardFault(reason: string | null, place: Pick<CitedFault, "where" | "start" | "end" | "word">): CitedFault[] {
  return reason === null ? [] : [{ rule: "letters", weight: "stops", reason, ...place }];
}
