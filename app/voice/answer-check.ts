import { correctionNote } from "./correction-words.ts";
import { type Evidence, SentenceGuard } from "./sentence-guard.ts";
import type { TranscriptBook } from "./transcript-book.ts";

interface CheckOptions {
  book: TranscriptBook;
  evidence(): Omit<Evidence, "said">;
  /** Stops what is being said. */
  interrupt(): void;
  /** Has the analyst say something else, told why. */
  sayAgain(note: string): void;
  /** Has the analyst say something that cannot be wrong. */
  sayLastWords(): void;
  /** How many sentences have been stopped so far. */
  onViolations(count: number): void;
}

/** Holds what is said against what the tools have answered, while it is said. */
export class AnswerCheck {
  readonly #options: CheckOptions;
  readonly #guard = new SentenceGuard();
  /** Sentences that were stopped since the newest question. */
  #stopped = 0;
  #violations = 0;

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  /** A new question: the analyst may correct itself again. */
  nextRequest(): void {
    this.#stopped = 0;
  }

  /**
   * Looks at what an answer has said by now. `isWhole` when no more comes. A wrong sentence is stopped, and the analyst says it right;
   * where that is wrong too, a sentence of ours stands for it. Of a model that does not keep even to that, nothing more is asked.
   */
  look(id: string, isWhole: boolean): void {
    const { book, evidence, interrupt, sayAgain, sayLastWords, onViolations } = this.#options;
    const text = book.textOf(id);
    if (text === null) return;
    const fault = this.#guard.look(id, text, isWhole, () => ({ ...evidence(), said: book.said() }));
    if (fault === null) return;
    this.#violations += 1;
    onViolations(this.#violations);
    book.cut(id, "stopped", fault.good);
    interrupt();
    this.#stopped += 1;
    if (this.#stopped === 1) sayAgain(correctionNote(fault.reason));
    if (this.#stopped === 2) sayLastWords();
  }
}
