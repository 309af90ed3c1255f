import { type Evidence, SentenceGuard } from "./sentence-guard.ts";
import type { TranscriptBook } from "./transcript-book.ts";

interface CheckOptions {
  book: TranscriptBook;
  evidence(): Omit<Evidence, "said">;
  /** Stops what is being said. */
  interrupt(): void;
  /** Has the analyst say something else, told why. */
  sayAgain(note: string): void;
  /** So many sentences have been stopped by now. */
  onViolations(count: number): void;
}

/** The analyst corrects itself once; a second wrong sentence is the end of the answer. */
const MOST_CORRECTIONS = 1;

/** Holds what is said against what the tools have answered, while it is said. */
export class AnswerCheck {
  readonly #options: CheckOptions;
  readonly #guard = new SentenceGuard();
  #corrections = 0;
  #violations = 0;

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  /** A new question: the analyst may correct itself again. */
  nextRequest(): void {
    this.#corrections = 0;
  }

  /** Looks at what an answer has said by now; a wrong sentence is stopped, and put right once. `isWhole` when no more comes. */
  look(id: string, isWhole: boolean): void {
    const { book, evidence, interrupt, sayAgain, onViolations } = this.#options;
    const text = book.textOf(id);
    if (text === null) return;
    const fault = this.#guard.look(id, text, isWhole, () => ({ ...evidence(), said: book.said() }));
    if (fault === null) return;
    this.#violations += 1;
    onViolations(this.#violations);
    book.cut(id, "stopped", fault.good);
    interrupt();
    if (this.#corrections >= MOST_CORRECTIONS) return;
    this.#corrections += 1;
    sayAgain(
      `Your last sentence was stopped. ${fault.reason} Say in one short sentence what the tools of this conversation do hold, with nothing that they do not, and do not speak of this note.`,
    );
  }
}
