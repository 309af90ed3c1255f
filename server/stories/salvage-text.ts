import type { WrittenText } from "../../domain/writer/write-recap.ts";
import { dropSentences } from "./drop-sentences.ts";
import { examineText, type ExaminedText, type TextSources } from "./examine-text.ts";

export interface Salvaged {
  examined: ExaminedText;
  dropped: number;
}

/** Beyond this share of its sentences it is no longer the text that somebody wrote. */
const MOST_DROPPED = 1 / 5;
/** Without a sentence the next one may be about somebody else, so that it is looked at again. */
const MOST_PASSES = 6;

/** The text without the sentences that cannot stay; null where what is left cannot be published. */
export function salvageText(text: WrittenText, sources: TextSources): Salvaged | null {
  let left = text;
  let dropped = 0;
  let examined = examineText(left, sources, "tolerated");
  const most = examined.sentences * MOST_DROPPED;
  for (let pass = 0; pass < MOST_PASSES && examined.faults.length > 0; pass += 1) {
    const ranges = examined.faults.flatMap(({ sentence }) => (sentence === null ? [] : [sentence]));
    const starts = new Set(ranges.map(({ start }) => start));
    const bodyStart = examined.markdown.length - left.markdown.length;
    if (starts.size === 0) return null;
    dropped += starts.size;
    if (dropped > most) return null;
    const unique = ranges.filter(({ start }, index) => ranges.findIndex((one) => one.start === start) === index);
    const moved = unique.map(({ start, end }) => ({ start: start - bodyStart, end: end - bodyStart }));
    left = { headline: left.headline, markdown: dropSentences(left.markdown, moved) };
    examined = examineText(left, sources, "tolerated");
  }
  return examined.faults.length === 0 ? { examined, dropped } : null;
}
