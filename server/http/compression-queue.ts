/** Quiet time before work in the background starts: a page asked for right now comes first. */
const PAUSE_MS = 1_000;
/** More waiting than this and newcomers are turned away; they are asked for again if they matter. */
const MOST_WAITING = 500;

/** Work that nobody waits for, one piece after the other with a pause before each. Never keeps the process alive. */
export class CompressionQueue {
  readonly #waiting: (() => Promise<void>)[] = [];
  #timer: NodeJS.Timeout | null = null;
  #closed = false;
  readonly #onError: (error: unknown) => void;

  /** `onError` is called with work that failed; what waits behind it is done all the same. */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  add(work: () => Promise<void>): void {
    if (this.#closed || this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(work);
    this.#schedule();
  }

  close(): void {
    this.#closed = true;
    this.#waiting.length = 0;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #schedule(): void {
    if (this.#timer !== null || this.#closed || this.#waiting.length === 0) return;
    this.#timer = setTimeout(() => void this.#runNext(), PAUSE_MS);
    this.#timer.unref();
  }

  async #runNext(): Promise<void> {
    try {
      await this.#waiting.shift()?.();
    } catch (error) {
      this.#onError(error);
    } finally {
      this.#timer = null;
      this.#schedule();
    }
  }
}
