/** The newest frames of a page as bytes, so that a reader who was away for a moment can catch up without a new page. */
export class KeptFrames {
  readonly #frames: { from: number; to: number; bytes: Buffer }[] = [];
  readonly #limits: { frames: number; bytes: number };
  #bytes = 0;

  constructor(limits: { frames: number; bytes: number }) {
    this.#limits = limits;
  }

  /** Each frame begins where the one before ended. */
  add(from: number, to: number, bytes: Buffer): void {
    this.#frames.push({ from, to, bytes });
    this.#bytes += bytes.length;
    while (this.#frames.length > this.#limits.frames || this.#bytes > this.#limits.bytes) {
      this.#bytes -= this.#frames.shift()?.bytes.length ?? 0;
    }
  }

  clear(): void {
    this.#frames.length = 0;
    this.#bytes = 0;
  }

  /** The frames that lead from a version to the newest one; null when they are not all here. */
  since(version: number): Buffer[] | null {
    const first = this.#frames.findIndex(({ from }) => from === version);
    return first === -1 ? null : this.#frames.slice(first).map(({ bytes }) => bytes);
  }
}
