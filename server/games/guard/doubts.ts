import type { Doubt } from "./doubt.ts";

/** How often something must be said to be believed. */
const READS = 3;

interface Open {
  doubt: Doubt;
  /** Milliseconds since the epoch. */
  since: number;
  reads: number;
}

/** What is in doubt about games, as one process remembers it: a new one begins anew, and waits a little longer. */
export interface Doubts {
  /** The keys of doubts that the next answer ends by repeating them. */
  believed(gameKey: string, now: number): ReadonlySet<string>;
  /** Takes the doubts that an answer has raised; those that it did not raise are over. Returns the new ones. */
  record(gameKey: string, raised: readonly Doubt[], now: number): Doubt[];
  /** Games with a doubt that repetition would end, and since when. */
  open(): ReadonlyMap<string, number>;
}

export function createDoubts(): Doubts {
  const games = new Map<string, Map<string, Open>>();
  return {
    believed(gameKey, now) {
      const open = [...(games.get(gameKey)?.values() ?? [])];
      return new Set(
        open
          .filter(
            ({ doubt, since, reads }) =>
              doubt.canBeTrue && reads + 1 >= READS && now - since >= doubt.forSeconds * 1000,
          )
          .map(({ doubt }) => doubt.key),
      );
    },
    record(gameKey, raised, now) {
      const before = games.get(gameKey);
      const after = new Map(
        raised.map((doubt) => {
          const known = before?.get(doubt.key);
          return [doubt.key, { doubt, since: Math.min(known?.since ?? now, now), reads: (known?.reads ?? 0) + 1 }];
        }),
      );
      if (after.size === 0) games.delete(gameKey);
      else games.set(gameKey, after);
      return raised.filter(({ key }) => before?.has(key) !== true);
    },
    open() {
      const found = new Map<string, number>();
      for (const [gameKey, doubts] of games) {
        const since = [...doubts.values()].filter(({ doubt }) => doubt.canBeTrue).map((one) => one.since);
        if (since.length > 0) found.set(gameKey, Math.min(...since));
      }
      return found;
    },
  };
}
