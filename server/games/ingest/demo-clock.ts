import type { Game } from "../../../domain/game/game.ts";
import type { Timer } from "../../clock/timer.ts";
import { type DemoServices, fillDemo } from "../import/fill-demo.ts";
import { refreshGame } from "./refresh-game.ts";

export interface DemoClockOptions extends Omit<DemoServices, "signal"> {
  timer: Timer;
  /** Milliseconds between two looks. */
  interval: number;
  /** Called with a failed check; the next one runs all the same. */
  onProblem: (error: unknown) => void;
}

export interface DemoClock {
  /** Looks now, and resolves to the keys of the games that changed. */
  tick(): Promise<string[]>;
  /** Ends the clock and whatever look is under way. */
  stop(): Promise<void>;
}

/**
 * Keeps the demo's games in the store in step with the provider's clock: the live one moves, and where the day turns
 * all kickoffs do. The clock ends by itself when real games have come, or the demo was removed.
 */
export function startDemoClock({ store, provider, timer, interval, onProblem }: DemoClockOptions): DemoClock {
  const controller = new AbortController();
  const { signal } = controller;
  const seen = new Map<string, string>();
  let cancel = (): void => {};
  let looking: Promise<string[]> = Promise.resolve([]);

  async function look(): Promise<string[]> {
    const names = await store.providers();
    const isReal = names.some((name) => name === "nflverse" || name === "sportsdataio");
    // An import in another process can come between a look and its writing; what was written then goes again here.
    if (isReal) await store.removeProvider("demo");
    if (isReal || !names.includes("demo")) {
      controller.abort();
      return [];
    }
    await fillDemo({ store, provider, signal });
    const schedule = await provider.schedule({ season: provider.season() }, signal);
    if (!schedule.ok) throw new Error(schedule.error.message);
    const changed: string[] = [];
    for (const game of schedule.value.filter((candidate) => seen.get(candidate.gameKey) !== mark(candidate))) {
      const refreshed = await refreshGame(store, provider, game.gameKey, signal);
      if (!refreshed.ok) throw new Error(refreshed.error.message);
      seen.set(game.gameKey, mark(game));
      if (refreshed.value.changed) changed.push(game.gameKey);
    }
    return changed;
  }

  /** One look after the other: a slow one must not be overtaken by the next. */
  function tick(): Promise<string[]> {
    looking = looking.catch(() => []).then(() => (signal.aborted ? [] : look()));
    return looking;
  }

  function next(): void {
    if (signal.aborted) return;
    cancel = timer(() => {
      tick()
        .catch((error: unknown) => {
          if (!signal.aborted) onProblem(error);
        })
        .finally(next);
    }, interval);
  }

  next();
  return {
    tick,
    async stop() {
      controller.abort();
      cancel();
      await looking.catch(() => []);
    },
  };
}

/** What tells two states of a game apart: the live one gets a later `lastUpdated` with every row. */
function mark({ status, dateTime, lastUpdated }: Game): string {
  return `${status} ${dateTime} ${lastUpdated}`;
}
