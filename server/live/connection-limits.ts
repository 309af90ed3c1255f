import { networkOf } from "../http/client-address.ts";
import { mayBeProxy } from "../http/may-be-proxy.ts";

export interface ConnectionLimitOptions {
  /** Connections in all. */
  most: number;
  /** Connections of one client, as `networkOf` counts them. */
  mostOfOne: number;
}

/** Why no place was given. */
export type ConnectionRefusal = "full" | "too many of one";

/** Counts open connections. Each costs memory, and nobody may use up the places of all others. */
export class ConnectionLimits {
  readonly #options: ConnectionLimitOptions;
  readonly #perNetwork = new Map<string, number>();
  #count = 0;

  constructor(options: ConnectionLimitOptions) {
    this.#options = options;
  }

  get count(): number {
    return this.#count;
  }

  /** A place for a client's address, as the function that gives it back; or why there is none. */
  acquire(address: string): (() => void) | ConnectionRefusal {
    const network = networkOf(address);
    const ofOne = this.#perNetwork.get(network) ?? 0;
    if (this.#count >= this.#options.most) return "full";
    if (ofOne >= this.#options.mostOfOne && !mayBeProxy(address)) return "too many of one";
    this.#count += 1;
    this.#perNetwork.set(network, ofOne + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#count -= 1;
      const left = (this.#perNetwork.get(network) ?? 1) - 1;
      if (left === 0) this.#perNetwork.delete(network);
      else this.#perNetwork.set(network, left);
    };
  }
}
