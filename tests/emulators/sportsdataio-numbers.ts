import { hash } from "node:crypto";

/** How the numbers of people change from one day to the next, which the provider says never happens. */
export type Rekeying = "new" | "swapped";

/** Numbers that are given here have nine digits: the provider's own have five. */
const [LEAST, COUNT] = [100_000_000, 900_000_000];

/**
 * SportsDataIO's numbers for our ids: players who have one keep it, others get one that follows from the id, so that a feed
 * that is started again gives everybody the same.
 */
export class FeedNumbers {
  readonly #numbers = new Map<string, number>();
  readonly #taken = new Set<number>();
  #salt = "";

  /** `known`: the provider's own numbers of people, by our id. */
  constructor(known: Iterable<readonly [string, number]> = []) {
    for (const [ours, number] of known) this.#take(ours, number);
  }

  playerId(ours: string): number {
    const own = /^sportsdataio-(\d+)$/.exec(ours)?.[1];
    const known = this.#numbers.get(ours);
    if (known !== undefined) return known;
    return this.#take(ours, own === undefined ? this.#free(ours) : Number(own));
  }

  /** Gives everybody who is asked for another number: one that nobody had, or that of somebody else. */
  rekey(how: Rekeying): void {
    const people = [...this.#numbers];
    this.#numbers.clear();
    if (how === "new") this.#salt += "again ";
    else
      for (const [index, [ours]] of people.entries())
        this.#numbers.set(ours, people[(index + 1) % people.length]?.[1] ?? 0);
  }

  #take(ours: string, number: number): number {
    this.#numbers.set(ours, number);
    this.#taken.add(number);
    return number;
  }

  #free(ours: string): number {
    let number = LEAST + (Number.parseInt(hash("sha256", `${this.#salt}${ours}`, "hex").slice(0, 12), 16) % COUNT);
    while (this.#taken.has(number)) number += 1;
    return number;
  }
}

const EASTERN = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/New_York",
  dateStyle: "short",
  timeStyle: "medium",
});

/** A moment as the feed writes it: `2025-09-08T20:15:00`, US Eastern, without saying so. */
export function easternText(milliseconds: number): string {
  let text = TEXTS.get(milliseconds);
  if (text === undefined) {
    if (TEXTS.size > 20_000) TEXTS.clear();
    text = EASTERN.format(milliseconds).replace(" ", "T");
    TEXTS.set(milliseconds, text);
  }
  return text;
}

/** The same moments are asked for with every answer, and a format takes its time. */
const TEXTS = new Map<number, string>();
