import { BlockList, isIP } from "node:net";
import { networkOf } from "../http/client-address.ts";

export interface ConnectionLimitOptions {
  /** Connections in all. */
  most: number;
  /** Connections of one client, as `networkOf` counts them. */
  mostOfOne: number;
}

/** Why no place was given. */
export type ConnectionRefusal = "full" | "too many of one";

/** This machine and networks that are nobody's on the internet. */
const OWN_NETWORKS = [
  ["127.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["::1", 128, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
] as const;

/** Counts open connections. Each costs memory, and nobody may use up the places of all others. */
export class ConnectionLimits {
  readonly #options: ConnectionLimitOptions;
  readonly #perNetwork = new Map<string, number>();
  readonly #own = new BlockList();
  #count = 0;

  constructor(options: ConnectionLimitOptions) {
    this.#options = options;
    for (const [network, bits, type] of OWN_NETWORKS) this.#own.addSubnet(network, bits, type);
  }

  get count(): number {
    return this.#count;
  }

  /** A place for a client's address, as the function that gives it back; or why there is none. */
  acquire(address: string): (() => void) | ConnectionRefusal {
    const network = networkOf(address);
    const ofOne = this.#perNetwork.get(network) ?? 0;
    if (this.#count >= this.#options.most) return "full";
    if (ofOne >= this.#options.mostOfOne && !this.#mayBeProxy(address)) return "too many of one";
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

  /** Behind a proxy that is not configured everyone has its address: that must not shut them out. */
  #mayBeProxy(address: string): boolean {
    return address === "unknown" || this.#own.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  }
}
