import { BlockList, isIP } from "node:net";

export interface ConnectionLimitOptions {
  /** Connections in all. */
  most: number;
  /** Connections of one address. */
  mostOfOne: number;
}

/** Why no place was given. */
export type ConnectionRefusal = "full" | "too many of one";

const OWN_NETWORKS = [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const;

/** Counts open connections. Each costs memory, and nobody may use up the places of all others. */
export class ConnectionLimits {
  readonly #options: ConnectionLimitOptions;
  readonly #perAddress = new Map<string, number>();
  readonly #own = new BlockList();
  #count = 0;

  constructor(options: ConnectionLimitOptions) {
    this.#options = options;
    for (const [network, bits] of OWN_NETWORKS) this.#own.addSubnet(network, bits);
  }

  get count(): number {
    return this.#count;
  }

  /** A place, as the function that gives it back; or why there is none. */
  take(address: string): (() => void) | ConnectionRefusal {
    const ofOne = this.#perAddress.get(address) ?? 0;
    if (this.#count >= this.#options.most) return "full";
    if (ofOne >= this.#options.mostOfOne && !this.#mayBeProxy(address)) return "too many of one";
    this.#count += 1;
    this.#perAddress.set(address, ofOne + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#count -= 1;
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left === 0) this.#perAddress.delete(address);
      else this.#perAddress.set(address, left);
    };
  }

  /** Behind a proxy that is not configured everyone has its address: that must not shut them out. */
  #mayBeProxy(address: string): boolean {
    if (isIP(address) === 4) return this.#own.check(address);
    return address === "unknown" || /^(0:0:0:0::\/64$|fe80:|f[cd])/.test(address);
  }
}
