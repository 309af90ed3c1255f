import { startDemoClock } from "./games/demo-clock.ts";
import { fillDemo } from "./games/fill-demo.ts";
import type { Logger } from "./log/logger.ts";
import { demoProvider } from "./providers/demo/demo-provider.ts";
import type { Store } from "./store/store.ts";

export interface DemoOptions {
  store: Store;
  log: Logger;
  signal: AbortSignal;
}

/** A live game gets a row every few seconds. */
const LOOK_EVERY_MS = 5_000;

/**
 * Fills an empty store with the demo's simulated games and keeps their clock going. Does nothing where the store holds
 * real games. Resolves when the games are up to date; `stop` ends the clock.
 */
export async function startDemo({ store, log, signal }: DemoOptions): Promise<{ stop(): Promise<void> }> {
  const provider = demoProvider({ now: () => new Date() });
  const start = performance.now();
  const games = await fillDemo({ store, provider, signal });
  if (games > 0) {
    const ms = Math.round(performance.now() - start);
    log.info({ games, ms }, "the store was empty: simulated games with fictional players were put in");
  }
  if (!(await store.providers()).includes("demo")) return { stop: async () => {} };
  const clock = startDemoClock({
    store,
    provider,
    interval: LOOK_EVERY_MS,
    timer(callback, milliseconds) {
      const timeout = setTimeout(callback, milliseconds);
      return () => clearTimeout(timeout);
    },
    onProblem: (error) => log.error({ err: error }, "the simulated games could not be moved on; trying again"),
  });
  await clock.tick();
  return { stop: () => clock.stop() };
}
