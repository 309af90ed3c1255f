/** Requests that keep arriving must not delay the work forever. */
const MOST_PASSES = 100;
const QUIET_PASSES = 2;

/**
 * Runs at most `atOnce` pieces of work at a time and lets networks alternate: one piece for each network that waits, in the order
 * of its own requests, then the next network. A network with many requests delays itself, and others by one piece. Of one network at most `ofOne` run
 * at a time.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #ofOne: number;
  /** Waiting work by network; the first network is next. No list is empty. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  /** By network; none has 0. */
  readonly #runningOf = new Map<string, number>();
  #isAboutToBegin = false;
  /** Requests so far. */
  #arrived = 0;

  constructor(atOnce: number, ofOne = Infinity) {
    this.#atOnce = atOnce;
    this.#ofOne = ofOne;
  }

  /** How many requests wait. */
  get waiting(): number {
    return this.#waiting.values().reduce((sum, { length }) => sum + length, 0);
  }

  /** How many of them are a network's. */
  waitingOf(network: string): number {
    return this.#waiting.get(network)?.length ?? 0;
  }

  /**
   * Resolves when it is the network's turn. The caller must end the turn with the returned function; a second call does nothing.
   * Rejects with the signal's reason if that is aborted first.
   */
  take(network: string, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const begin = (): void => {
        signal.removeEventListener("abort", leave);
        this.#count(network, 1);
        let isOver = false;
        resolve(() => {
          if (!isOver) this.#end(network);
          isOver = true;
        });
      };
      const leave = (): void => {
        this.#leave(network, begin);
        reject(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true });
      const queue = this.#waiting.get(network);
      if (queue === undefined) this.#waiting.set(network, [begin]);
      else queue.push(begin);
      this.#arrived += 1;
      this.#beginSoon();
    });
  }

  #end(network: string): void {
    this.#count(network, -1);
    this.#beginSoon();
  }

  #count(network: string, more: 1 | -1): void {
    this.#running += more;
    const ofOne = (this.#runningOf.get(network) ?? 0) + more;
    if (ofOne === 0) this.#runningOf.delete(network);
    else this.#runningOf.set(network, ofOne);
  }

  /**
   * Begins the next piece once all requests that have reached this machine are queued. A page made from SQLite never yields to the
   * event loop: begun right away, it would be done before the next request is even read, and requests would be served in the order
   * of their sockets. One pass of the event loop accepts one connection and the next pass reads it, so two passes without a new
   * request, a few microseconds, mean that all are in.
   */
  #beginSoon(): void {
    if (this.#isAboutToBegin) return;
    this.#isAboutToBegin = true;
    let arrived = this.#arrived;
    let quiet = 0;
    let passes = 0;
    const pass = (): void => {
      quiet = arrived === this.#arrived ? quiet + 1 : 0;
      arrived = this.#arrived;
      passes += 1;
      if (quiet < QUIET_PASSES && passes < MOST_PASSES) {
        setImmediate(pass);
        return;
      }
      this.#isAboutToBegin = false;
      this.#begin();
    };
    setImmediate(pass);
  }

  #begin(): void {
    for (const [network, queue] of this.#waiting) {
      if (this.#running >= this.#atOnce) return;
      if ((this.#runningOf.get(network) ?? 0) >= this.#ofOne) continue;
      // Moved behind all others; the loop reaches it again if there is still room.
      this.#waiting.delete(network);
      const [begin, ...later] = queue;
      if (later.length > 0) this.#waiting.set(network, later);
      begin?.();
    }
  }

  #leave(network: string, begin: () => void): void {
    const left = (this.#waiting.get(network) ?? []).filter((other) => other !== begin);
    if (left.length > 0) this.#waiting.set(network, left);
    else this.#waiting.delete(network);
  }
}
