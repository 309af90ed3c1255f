import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";

/** Follows which scores a text has told, in game order, so that no score changes behind the reader's back. */
export class ToldScore {
  readonly #scores: readonly Fact[];
  #told = 0;

  constructor(index: FactIndex) {
    this.#scores = index.ofKind("score");
  }

  /** A score or a break is told now; gives the scores before it that were not, the earliest first. */
  passTo(fact: Fact, index: FactIndex): readonly Fact[] {
    const at = this.#scores.findIndex(({ id }) => id === fact.id);
    const before = at === -1 ? this.#scores.filter((score) => index.compareTime(score, fact) < 0).length : at;
    const missed = this.#scores.slice(this.#told, before);
    this.#told = Math.max(this.#told, at === -1 ? before : at + 1);
    return missed;
  }

  /** The scores after the last that was told. */
  rest(): readonly Fact[] {
    return this.#scores.slice(this.#told);
  }
}
