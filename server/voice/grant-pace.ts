/** So many tokens a minute are asked for by nobody who talks. */
const MOST = 20;
const WINDOW_MS = 60_000;

/**
 * Keeps a client that asks for tokens in a loop from writing to the store each time. In this process alone: what is spent is
 * limited by the ledger.
 */
export class GrantPace {
  readonly #asked = new Map<string, { since: number; count: number }>();

  /** Counts one more. The seconds to wait, or null where it may be asked. */
  consume(person: string, now: Date): number | null {
    const at = now.getTime();
    for (const [one, { since }] of this.#asked) {
      // In the order of their beginnings: those after it are younger.
      if (at - since < WINDOW_MS) break;
      this.#asked.delete(one);
    }
    const asked = this.#asked.get(person) ?? { since: at, count: 0 };
    asked.count += 1;
    this.#asked.set(person, asked);
    return asked.count > MOST ? Math.max(1, Math.ceil((asked.since + WINDOW_MS - at) / 1000)) : null;
  }
}
