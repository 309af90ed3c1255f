import { demoControl } from "./games/ingest/demo-control.ts";
import { startDemoClock } from "./games/ingest/demo-clock.ts";
import { fillDemo } from "./games/import/fill-demo.ts";
import type { IngestControl } from "./games/ingest/ingest-control.ts";
import { systemTimer } from "./clock/system-timer.ts";
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
 * real games; `control` is null then. Resolves when the games are up to date; `stop` ends the clock.
 */
export async function startDemo({
  store,
  log,
  signal,
}: DemoOptions): Promise<{ control: IngestControl | null; stop(): Promise<void> }> {
  const provider = demoProvider({ now: () => new Date() });
  const start = performance.now();
  const games = await fillDemo({ store, provider, signal });
  if (games > 0) {
    const ms = Math.round(performance.now() - start);
    log.info({ games, ms }, "the store was empty: added simulated games with fictional players");
  }
  if (!(await store.providers()).includes("demo")) return { control: null, stop: async () => {} };
  const clock = startDemoClock({
    store,
    provider,
    interval: LOOK_EVERY_MS,
    timer: systemTimer,
    onProblem: (error) => log.error({ err: error }, "could not advance the simulated games; trying again"),
  });
  await clock.tick();
  return { control: demoControl(store, provider), stop: () => clock.stop() };
}
