import type { ProviderName } from "../../../domain/game/game-snapshot.ts";
import type { Store } from "../../store/store.ts";

/** When each thing was read last, so that a restart does not read again what is fresh in the store. */
export interface ReadTimes {
  /** Takes over what other processes have read. */
  load(): Promise<void>;
  /** Milliseconds since the epoch by name. */
  all(): ReadonlyMap<string, number>;
  has(name: string): boolean;
  /** Notes a fetch in the store. */
  put(names: readonly string[], at: Date): Promise<void>;
  /** Notes one that is not worth a write: it is forgotten with the process. */
  putBriefly(name: string, at: Date): void;
}

export function createReadTimes(store: Pick<Store, "readTimes" | "putReadTimes">, provider: ProviderName): ReadTimes {
  const times = new Map<string, number>();
  return {
    async load() {
      for (const [name, at] of await store.readTimes(provider)) {
        const moment = Date.parse(at);
        if (moment > (times.get(name) ?? 0)) times.set(name, moment);
      }
    },
    all: () => times,
    has: (name) => times.has(name),
    async put(names, at) {
      for (const name of names) times.set(name, at.getTime());
      await store.putReadTimes(provider, new Map(names.map((name) => [name, at.toISOString()])));
    },
    putBriefly(name, at) {
      times.set(name, at.getTime());
    },
  };
}
