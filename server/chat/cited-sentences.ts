import { UNCITED_SENTENCES } from "../../domain/analyst/analyst-prompt.ts";
import { answerVerdicts } from "../../domain/cited/answer-verdicts.ts";
import { checkCited } from "../../domain/cited/check-cited.ts";
import { saidReceipts } from "../../domain/cited/said-receipts.ts";
import { type CitedText, parseCited } from "../../domain/facts/cited-text.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import type { Receipt } from "../../domain/game/receipt.ts";
import { storySentences } from "../../domain/words/story-sentences.ts";

/** What a sentence is held against. */
export interface SentenceEvidence {
  index: FactIndex;
  /** The person's words: what they say is no claim of the answer. */
  question: string;
}

export type Looked =
  | { kind: "shown"; text: string; receipts: readonly Receipt[] }
  /** The facts that it cites say otherwise. */
  | { kind: "contradicted" }
  /** Nothing that it cites says so. */
  | { kind: "notCovered" };

/** Holds a cited text that is being written back, and gives it out a sentence at a time, each checked first and without its marks. */
export class CitedSentences {
  #written = "";
  /** How much of the text without its marks has been looked at. */
  #done = 0;
  #shown = "";

  /** Everything that was given out. */
  get shown(): string {
    return this.#shown;
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
    const words = sentence.text.trim().replaceAll(/\s+/g, " ");
    const { faults } = checkCited(cited, index, { kind: "answer", round: "last", question });
    const verdict = UNCITED_SENTENCES.includes(words)
      ? "supported"
      : (answerVerdicts(cited, faults).find(({ start }) => start === sentence.start)?.verdict ?? "notCovered");
    if (verdict !== "supported") return { kind: verdict };
    const text = this.#shown === "" ? words : ` ${words}`;
    this.#shown += text;
    const citing = cited.clauses
      .filter(({ start }) => start >= sentence.start)
      .map(({ start, end: to, ids }) => ({ text: markdown.slice(start, to), ids }));
    return { kind: "shown", text, receipts: citing.flatMap((clause) => saidReceipts(clause, citing, index)) };
  }
}

/** A mark that is still being written belongs to the sentence before it. */
function withoutOpenMark(written: string): string {
  const open = written.lastIndexOf("{");
  return open > written.lastIndexOf("}") ? written.slice(0, open) : written;
}
