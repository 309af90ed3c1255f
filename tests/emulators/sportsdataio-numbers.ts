/** SportsDataIO's numbers for our ids: a person who came from there keeps his, anybody else gets one. */
export class FeedNumbers {
  readonly #numbers = new Map<string, number>();

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
  return EASTERN.format(milliseconds).replace(" ", "T");
}
