import { type ToolMine, toolMine } from "../../domain/analyst/tools/tool-mine.ts";
import type { MyStrip } from "../../domain/sunday/my-strip.ts";
import type { OtherLines } from "../../domain/analyst/tools/other-lines.ts";

/** An answer to a person does not wait longer for what it can mostly do without. */
const PATIENCE_MS = 2_000;

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** The players of a game that its page does not show, read from the site when somebody talks. */
export class OtherPlayers {
  readonly #gameKey: string;
  readonly #fetch: Fetch;
  #lines: OtherLines = { version: Number.NEGATIVE_INFINITY, playerProjections: [], playerGameStats: [], facts: [] };
  #mine: ToolMine | undefined;
  #reading: Promise<void> | null = null;

  constructor(gameKey: string, ask: Fetch = (path, init) => fetch(path, init)) {
    this.#gameKey = gameKey;
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
  upTo(version: number): Promise<void> {
    if (version <= this.#lines.version) return Promise.resolve();
    this.#reading ??= Promise.all([this.#read(), this.#readMine()]).then(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** From the address that the strip at the page's foot asks: no other reader gets them, and the site keeps none. */
  async #readMine(): Promise<void> {
    // The site's pages have the strip where their reader has players.
    if (typeof document === "undefined" || document.getElementById("mine") === null) return;
    try {
      const response = await this.#fetch(`/my/strip?game=${encodeURIComponent(this.#gameKey)}&scores=shown`, {
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
