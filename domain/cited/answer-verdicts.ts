import type { CitedText } from "../facts/cited-text.ts";
import { storySentences } from "../words/story-sentences.ts";
import type { CitedFault, CitedRule } from "./cited-fault.ts";

/** A sentence of an answer: `contradicted` by what it cites; `notCovered` by anything that it cites. */
export interface SentenceVerdict {
  start: number;
  end: number;
  text: string;
  verdict: "supported" | "contradicted" | "notCovered";
  reasons: readonly string[];
}

/** Rules that find the facts saying otherwise; all others find that no fact says it. */
const CONTRADICTS: ReadonlySet<CitedRule> = new Set([
  "names",
  "roles",
  "teams",
  "numbers",
  "time",
  "order",
  "outcomes",
]);

/** What an answer may say, sentence by sentence. A sentence without a clause that cites is covered only where it is free of faults. */
export function answerVerdicts({ markdown }: CitedText, faults: readonly CitedFault[]): SentenceVerdict[] {
  return storySentences(markdown).map(({ start, text }) => {
    const end = start + text.length;
    const own = faults.filter((fault) => fault.where === "text" && fault.start < end && fault.end > start);
    const verdict =
      own.length === 0 ? "supported" : own.some(({ rule }) => CONTRADICTS.has(rule)) ? "contradicted" : "notCovered";
    return { start, end, text: text.trim(), verdict, reasons: own.map(({ reason }) => reason) };
  });
}
