import { UNCITED_SENTENCES } from "../../domain/analyst/analyst-prompt.ts";
import { answerVerdicts } from "../../domain/cited/answer-verdicts.ts";
import { checkCited } from "../../domain/cited/check-cited.ts";
import { saidReceipts } from "../../domain/cited/said-receipts.ts";
import { citedSentences } from "../../domain/facts/cited-sentences.ts";
import { type CitedText, parseCited, writeCited } from "../../domain/facts/cited-text.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import type { Receipt } from "../../domain/game/receipt.ts";
import { storySentences } from "../../domain/words/story-sentences.ts";

/** What a sentence is held against. */
export interface SentenceEvidence {
  index: FactIndex;
  /** The person's words: what they say is no claim of the answer. */
  question: string;
}

/** A sentence that was looked at. */
export type Looked = {
  /** As its writer wrote it, with its marks. */
  written: string;
  /** The space before it, which may begin a paragraph. */
  gap: string;
  ids: readonly string[];
  /** Why it was stopped, for its writer. */
  reasons: readonly string[];
  /** It was stopped, and cites a fact that other words may tell. */
  isRepairable: boolean;
} & (
  | { kind: "shown"; text: string; receipts: readonly Receipt[] }
  /** The facts that it cites say otherwise. */
  | { kind: "contradicted" }
  /** Nothing that it cites says so. */
  | { kind: "notCovered" }
);

/** Holds a cited text that is being written back, and gives it out a sentence at a time, each checked first and without its marks. */
export class CheckedAnswer {
  #written: string;
  /** How much of the text without its marks has been looked at. */
  #done: number;

  /** `before` has been looked at already: it is what the next sentences lean on. */
  constructor(before = "") {
    this.#written = before;
    this.#done = parseCited(before).markdown.trimEnd().length;
  }

  add(text: string): void {
    this.#written += text;
  }

  /** The next sentence that has ended; null while none has. The last one may go on ("27." becomes "27.9"), unless `isWhole`. */
  next(isWhole: boolean, { index, question }: SentenceEvidence): Looked | null {
    const { markdown, clauses } = parseCited(isWhole ? this.#written : withoutOpenMark(this.#written));
    const sentences = storySentences(markdown);
    const at = sentences.findIndex(({ start, text }) => start >= this.#done && text.trim() !== "");
    const sentence = sentences[at];
    const following = sentences[at + 1];
    if (sentence === undefined || (following === undefined && !isWhole)) return null;
    const end = following?.start ?? markdown.length;
    this.#done = end;
    const cited: CitedText = {
      headline: "",
      headlineIds: [],
      markdown: markdown.slice(0, end),
      clauses: clauses.filter((clause) => clause.end <= end),
    };
    const own = citedSentences(cited).at(-1) ?? { start: end, markdown: "", clauses: [] };
    const written = writeCited(own);
    const gap = /\s*$/.exec(cited.markdown.slice(0, own.start))?.[0] ?? "";
    const ids = own.clauses.flatMap((clause) => clause.ids);
    const words = sentence.text.trim().replaceAll(/\s+/g, " ");
    const { faults } = checkCited(cited, index, { kind: "answer", round: "last", question });
    const found = answerVerdicts(cited, faults).find(({ start }) => start === sentence.start);
    const verdict = UNCITED_SENTENCES.includes(words) ? "supported" : (found?.verdict ?? "notCovered");
    if (verdict !== "supported") {
      const isRepairable = ids.some((id) => index.byId(id) !== null);
      return { kind: verdict, written, gap, ids, reasons: [...new Set(found?.reasons)], isRepairable };
    }
    const citing = cited.clauses
      .filter(({ start }) => start >= sentence.start)
      .map(({ start, end: to, ids: by }) => ({ text: markdown.slice(start, to), ids: by }));
    const receipts = citing.flatMap((clause) => saidReceipts(clause, citing, index));
    return { kind: "shown", text: words, receipts, written, gap, ids, reasons: [], isRepairable: false };
  }
}

/** A mark that is still being written belongs to the sentence before it. */
function withoutOpenMark(written: string): string {
  const open = written.lastIndexOf("{");
  return open > written.lastIndexOf("}") ? written.slice(0, open) : written;
}
