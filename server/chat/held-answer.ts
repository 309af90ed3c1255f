import { CheckedAnswer, type Looked, type SentenceEvidence } from "./checked-answer.ts";

/** A sentence that waits: it was stopped, or one before it was. */
export interface HeldSentence {
  kind: "held";
  isStopped: boolean;
}

/**
 * A model's answer that is checked as it comes. A sentence that is stopped, and cites a fact of the game, can be said again in words that
 * hold: until then it is held, and with it what follows, so that an answer is read in its order.
 */
export class HeldAnswer {
  #answer = new CheckedAnswer();
  /** Sentences before those that are held. */
  readonly #past: string[] = [];
  readonly #held: Looked[] = [];
  #isSaidAgain = false;
  #contradictions = 0;

  /** Sentences that the facts contradict, as they were written at first. */
  get contradictions(): number {
    return this.#contradictions;
  }

  /** What can be said again, in the order of the numbers that `sayAgain` takes. */
  get stopped(): readonly Looked[] {
    return this.#held.filter(({ isRepairable }) => isRepairable);
  }

  add(text: string): void {
    this.#answer.add(text);
  }

  /** The next sentence that has ended, `held` where it waits; null while none has. The last one may go on, unless `isWhole`. */
  next(isWhole: boolean, evidence: SentenceEvidence): Looked | HeldSentence | null {
    const looked = this.#answer.next(isWhole, evidence);
    if (looked === null) return null;
    // What is left out now may stand for what the facts contradicted.
    if (this.#isSaidAgain)
      return looked.kind === "notCovered" && this.#contradictions > 0 ? { ...looked, kind: "contradicted" } : looked;
    if (looked.kind === "contradicted") this.#contradictions += 1;
    if (this.#held.length === 0 && !looked.isRepairable) {
      this.#past.push(looked.gap + looked.written);
      return looked;
    }
    this.#held.push(looked);
    return { kind: "held", isStopped: looked.isRepairable };
  }

  /** Puts other words in the place of what was stopped, by its number from 1 on; what has none stays, and falls. Then `next` goes on. */
  sayAgain(said: ReadonlyMap<number, string>): void {
    const numbers = new Map(this.stopped.map((looked, index) => [looked, index + 1]));
    const written = this.#held.map((looked) => {
      const again = said.get(numbers.get(looked) ?? 0);
      if (again === undefined) return looked.gap + looked.written;
      // New words may have lost the sign that began their line.
      return `${looked.gap.includes("\n") ? "\n\n" : looked.gap}${ended(again)}`;
    });
    this.#answer = new CheckedAnswer(this.#past.join(""));
    this.#answer.add(written.join(""));
    this.#isSaidAgain = true;
  }
}

/** New words end as a sentence, so that the next one begins its own. */
function ended(written: string): string {
  return /[.!?]["'”’)]*(?:\{[^{}]*\})*$/.test(written) ? written : `${written}.`;
}
