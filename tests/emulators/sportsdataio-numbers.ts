/** SportsDataIO's numbers for our ids: whoever has one keeps it, anybody else gets one. */
export class FeedNumbers {
  readonly #numbers: Map<string, number>;

  /** `known`: the provider's own numbers of people, by our id. */
  constructor(known: Iterable<readonly [string, number]> = []) {
    this.#numbers = new Map(known);
  }

  playerId(ours: string): number {
    const own = /^sportsdataio-(\d+)$/.exec(ours)?.[1];
    if (own !== undefined) return Number(own);
    const known = this.#numbers.get(ours);
    if (known !== undefined) return known;
    const number = 50_001 + this.#numbers.size;
    this.#numbers.set(ours, number);
    return number;
  }

  /** Who got a number here, for aliases. */
  assigned(): ReadonlyMap<string, number> {
    return this.#numbers;
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
