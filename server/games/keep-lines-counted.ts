import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import type { Store } from "../store/store.ts";
import type { Timer } from "../clock/timer.ts";

/** What is counted in live games is counted when somebody asks; this is for what an import brings. */
const AFTER_CHANGE_MS = 60_000;

interface KeepLinesCountedOptions {
  store: Pick<Store, "weeks" | "seasonLines" | "onChange">;
  timer: Timer;
  onProblem(error: unknown): void;
}

/**
 * Counts the newest season before anybody asks, at once and at most a minute after it has changed: two seconds for a whole season that is
 * new, which the first reader of its leaders would wait for. Returns what stops it, after a round that has begun.
 */
export function keepLinesCounted({ store, timer, onProblem }: KeepLinesCountedOptions): () => Promise<void> {
  let cancel: (() => void) | null = null;
  let isStopped = false;
  let round = count();

  async function count(): Promise<void> {
    try {
      const regular = (await store.weeks()).filter(({ seasonType }) => seasonType === SEASON_TYPE.regular);
      if (regular.length === 0) return;
      await store.seasonLines(Math.max(...regular.map(({ season }) => season)), SEASON_TYPE.regular);
    } catch (error) {
      onProblem(error);
    }
  }

  const stopListening = store.onChange(() => {
    if (isStopped || cancel !== null) return;
    cancel = timer(() => {
      cancel = null;
      round = round.then(count);
    }, AFTER_CHANGE_MS);
  });
  return async () => {
    isStopped = true;
    stopListening();
    cancel?.();
    await round;
  };
}
