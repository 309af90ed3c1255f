import type { OtherLines } from "../../domain/analyst/tools/other-lines.ts";

/** An answer to a person does not wait longer for what it can mostly do without. */
const PATIENCE_MS = 2_000;

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** The players of a game that its page does not show, read from the site when somebody talks. */
export class OtherPlayers {
  readonly #gameKey: string;
  readonly #fetch: Fetch;
  #lines: OtherLines = { version: Number.NEGATIVE_INFINITY, playerProjections: [], playerGameStats: [], facts: [] };
  #reading: Promise<void> | null = null;

  constructor(gameKey: string, ask: Fetch = (path, init) => fetch(path, init)) {
    this.#gameKey = gameKey;
    this.#fetch = ask;
  }

  /** As they were read last; nobody before. */
  get lines(): OtherLines {
    return this.#lines;
  }

  /** Reads them again where they are older than the page's version. What cannot be read stays as it was; never rejects. */
  upTo(version: number): Promise<void> {
    if (version <= this.#lines.version) return Promise.resolve();
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    try {
      // Only a page that shows its score has an analyst.
      const response = await this.#fetch(`/api/other-lines?game=${encodeURIComponent(this.#gameKey)}&scores=shown`, {
        cache: "no-store",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) return;
      // Our own site made it, of this very type.
      this.#lines = (await response.json()) as OtherLines;
    } catch {
      // Offline or slow: the players that the page shows are there, and the next question tries again.
    }
  }
}
