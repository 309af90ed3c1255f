import { networkOf } from "./client-address.ts";
import { mayBeProxy } from "./may-be-proxy.ts";
import { Turns } from "./turns.ts";

/** Of each network at once: a second form need not wait for a first one that waits for a mail server. */
const OF_ONE = 2;

/**
 * Bounds for each network by itself what runs at once of that which takes no turn among all: the rest of that network waits, in its order, and nobody
 * else does. An address that may be everyone's, behind a proxy that is not configured, is not bounded.
 */
export class NetworkPlaces {
  readonly #turns = new Turns(Infinity, OF_ONE);

  /** How many requests wait. */
  get waiting(): number {
    return this.#turns.waiting;
  }

  /** Resolves with what gives the place of this client up again; rejects with the signal's reason if that is aborted first. */
  async take(address: string, signal: AbortSignal): Promise<() => void> {
    return mayBeProxy(address) ? () => {} : this.#turns.take(networkOf(address), signal);
  }

  /** Does the work in a place. */
  async run<T>(address: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const end = await this.take(address, signal);
    return work().finally(end);
  }
}
