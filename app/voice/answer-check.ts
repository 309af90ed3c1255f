import type { ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import { correctionNote } from "./correction-words.ts";
import { SentenceGuard } from "./sentence-guard.ts";
import type { TranscriptBook } from "./transcript-book.ts";

interface CheckOptions {
  book: TranscriptBook;
  /** The game as the page has it, with its facts. */
  snapshot(): ToolSnapshot | null;
  /** Stops what is being said. */
  interrupt(): void;
  /** Has the analyst say something else, told why. */
  sayAgain(note: string): void;
  /** Has the analyst say something that cannot be wrong: the fact that says otherwise, or where there is none the score. */
  sayLastWords(truth: string | null): void;
  /** How many sentences have been stopped so far. */
  onViolations(count: number): void;
}

/** Holds what is said against the game's facts, while it is said. */
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
    const { book, snapshot, interrupt, sayAgain, sayLastWords, onViolations } = this.#options;
    const text = book.textOf(id);
    if (text === null) return;
    const fault = this.#guard.look(id, text, isWhole, snapshot);
    if (fault === null) return;
    this.#violations += 1;
    onViolations(this.#violations);
    book.cut(id, "stopped", fault.good);
    interrupt();
    this.#stopped += 1;
    if (this.#stopped === 1) sayAgain(correctionNote(fault));
    if (this.#stopped === 2) sayLastWords(fault.truth);
  }
}
