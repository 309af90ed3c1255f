import { type ToolMine, toolMine } from "../../domain/analyst/tools/tool-mine.ts";
import type { MyStrip } from "../../domain/sunday/my-strip.ts";
import type { OtherLines } from "../../domain/analyst/tools/other-lines.ts";

/** An answer to a person does not wait longer for what it can mostly do without. */
const PATIENCE_MS = 2_000;

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** The players of a game that its page does not show, read from the site when somebody talks. */
export class OtherPlayers {
  /** What both addresses are asked with: only a page that shows its score has an analyst. */
  readonly #query: string;
  readonly #fetch: Fetch;
  #lines: OtherLines = { version: Number.NEGATIVE_INFINITY, playerProjections: [], playerGameStats: [], facts: [] };
  #mine: ToolMine | undefined;
  /** What is being read now, and for which version of the page it was asked. */
  #reading: { upTo: number; done: Promise<void> } | null = null;

  /** `behind` is how many seconds the page stays behind a stream. */
  constructor(
    { gameKey, behind }: { gameKey: string; behind: number },
    ask: Fetch = (path, init) => fetch(path, init),
  ) {
    this.#query = `game=${encodeURIComponent(gameKey)}&scores=shown${behind > 0 ? `&behind=${behind}` : ""}`;
    this.#fetch = ask;
  }

  /** As they were read last; nobody before. */
  get lines(): OtherLines {
    return this.#lines;
  }

  /** The reader's own players and rules; undefined for a reader without, and before they were read. */
  get mine(): ToolMine | undefined {
    return this.#mine;
  }

  /** Reads them again where they are older than the page's version. What cannot be read stays as it was; never rejects. */
  async upTo(version: number): Promise<void> {
    if (version <= this.#lines.version) return;
    const earlier = this.#reading;
    if (earlier !== null) {
      await earlier.done;
      // What was asked for before the page moved on may not have that yet. One more read has: it is asked for after that.
      if (version <= Math.max(earlier.upTo, this.#lines.version)) return;
    }
    this.#reading ??= { upTo: version, done: this.#readAll() };
    await this.#reading.done;
  }

  async #readAll(): Promise<void> {
    await Promise.all([this.#read(), this.#readMine()]);
    this.#reading = null;
  }

  /** From the address that the strip at the page's foot asks: no other reader gets them, and the site keeps none. */
  async #readMine(): Promise<void> {
    // The site's pages have the strip where their reader has players.
    if (typeof document === "undefined" || document.getElementById("mine") === null) return;
    try {
      const response = await this.#fetch(`/my/strip?${this.#query}`, {
        cache: "no-store",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) return;
      // Our own site made it, of this very type.
      const strip = (await response.json()) as MyStrip;
      this.#mine = strip.game === null ? undefined : toolMine(strip, strip.game);
    } catch {
      // What is not there is not told.
    }
  }

  async #read(): Promise<void> {
    try {
      const response = await this.#fetch(`/api/other-lines?${this.#query}`, {
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
