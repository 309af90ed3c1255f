import type { Receipt } from "../../game/receipt.ts";
import type { Fact } from "../fact.ts";
import type { GameRead } from "../game-read.ts";
import { type FactDraft, makeFact } from "../make-fact.ts";
import type { Phrase } from "../phrase.ts";

/** Finds relations among the facts so far, which are in the order of `PLAIN_KINDS`, and in game order within a kind. */
export type Relate = (read: GameRead, facts: FactsSoFar) => Fact[];

/** Facts by kind, for who relates them. */
export class FactsSoFar {
  readonly all: readonly Fact[];
  readonly #byKind: ReadonlyMap<Fact["kind"], Fact[]>;

  constructor(all: readonly Fact[]) {
    this.all = all;
    this.#byKind = Map.groupBy(all, ({ kind }) => kind);
  }

  of(kind: Fact["kind"]): readonly Fact[] {
    return this.#byKind.get(kind) ?? [];
  }
}

interface RelationDraft extends Omit<FactDraft, "of" | "receipts"> {
  of: readonly Fact[];
  /** What proves it beside its facts. */
  receipts?: readonly Receipt[];
}

/** A relation between facts: their receipts are its own. */
export function relation({ of, receipts = [], ...draft }: RelationDraft): Fact {
  const all = [...of.flatMap((fact) => fact.receipts), ...receipts];
  const unique = new Map(all.map((receipt) => [JSON.stringify(receipt), receipt]));
  return makeFact({ ...draft, of: of.map(({ id }) => id), receipts: [...unique.values()] });
}

/** A fact as a thing, or else its clause. */
export function thing({ wording }: Fact): Phrase {
  return wording.noun ?? wording.clause;
}
