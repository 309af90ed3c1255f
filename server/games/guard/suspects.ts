import type { Suspect } from "./suspect.ts";

/** How many answers must repeat a suspect value to confirm it. */
const READS = 3;

interface Open {
  suspect: Suspect;
  /** Milliseconds since the epoch. */
  since: number;
  reads: number;
}

/** Suspect values by game, as one process remembers them: a new process starts over and waits a little longer. */
export interface Suspects {
  /** The keys of suspects that the next answer confirms by repeating them. */
  confirmed(gameKey: string, now: number): ReadonlySet<string>;
  /** Records the suspects of an answer; those that it no longer has are dropped. Returns the new ones. */
  record(gameKey: string, raised: readonly Suspect[], now: number): Suspect[];
  /** Games with a suspect that repetition would end, and since when. */
  open(): ReadonlyMap<string, number>;
}

export function createSuspects(): Suspects {
  const games = new Map<string, Map<string, Open>>();
  return {
    confirmed(gameKey, now) {
      const open = [...(games.get(gameKey)?.values() ?? [])];
      return new Set(
        open
          .filter(
            ({ suspect, since, reads }) =>
              suspect.canBeTrue && reads + 1 >= READS && now - since >= suspect.forSeconds * 1000,
          )
          .map(({ suspect }) => suspect.key),
      );
    },
    record(gameKey, raised, now) {
      const before = games.get(gameKey);
      const after = new Map(
        raised.map((suspect) => {
          const known = before?.get(suspect.key);
          return [suspect.key, { suspect, since: Math.min(known?.since ?? now, now), reads: (known?.reads ?? 0) + 1 }];
        }),
      );
      if (after.size === 0) games.delete(gameKey);
      else games.set(gameKey, after);
      return raised.filter(({ key }) => before?.has(key) !== true);
    },
    open() {
      const found = new Map<string, number>();
      for (const [gameKey, suspects] of games) {
        const since = [...suspects.values()].filter(({ suspect }) => suspect.canBeTrue).map((one) => one.since);
        if (since.length > 0) found.set(gameKey, Math.min(...since));
      }
      return found;
    },
  };
}
