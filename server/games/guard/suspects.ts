import type { ReadParts } from "../../providers/live-provider.ts";
import type { Suspect } from "./suspect.ts";

/** How many answers must repeat a suspect value to confirm it. */
const READS = 3;
/** What nobody has read again for so long is forgotten: it would be asked after for good. */
const REMEMBERED_MS = 3_600_000;

interface Open {
  suspect: Suspect;
  /** Milliseconds since the epoch. */
  since: number;
  reads: number;
  /** When an answer last had it. */
  seen: number;
}

/** What an answer raised, and which parts of the game it had. */
interface Answer {
  raised: readonly Suspect[];
  parts: ReadParts;
}

/** Suspect values by game, as one process remembers them: a new process starts over and waits a little longer. */
export interface Suspects {
  /** The keys of suspects that the next answer confirms by repeating them. */
  confirmed(gameKey: string, now: number): ReadonlySet<string>;
  /**
   * Records the suspects of an answer. Those that it no longer has are dropped, but for those of parts that it did not hold. Returns
   * the new ones.
   */
  record(gameKey: string, answer: Answer, now: number): Suspect[];
  /** Games with a suspect that repetition would end, in what a game's own answer holds or in its projections, and since when. */
  open(of: "game" | "projections"): ReadonlyMap<string, number>;
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
    record(gameKey, { raised, parts }, now) {
      const before = games.get(gameKey);
      const unread = [...(before ?? [])].filter(
        ([, { suspect, seen }]) => !parts[suspect.part] && now - seen <= REMEMBERED_MS,
      );
      const repeated = raised.map((suspect) => {
        const known = before?.get(suspect.key);
        const since = Math.min(known?.since ?? now, now);
        return [suspect.key, { suspect, since, reads: (known?.reads ?? 0) + 1, seen: now }] as const;
      });
      const after = new Map([...unread, ...repeated]);
      if (after.size === 0) games.delete(gameKey);
      else games.set(gameKey, after);
      return raised.filter(({ key }) => before?.has(key) !== true);
    },
    open(of) {
      const found = new Map<string, number>();
      for (const [gameKey, suspects] of games) {
        const since = [...suspects.values()]
          .filter(
            ({ suspect: { canBeTrue, part } }) => canBeTrue && (part === "projections") === (of === "projections"),
          )
          .map((one) => one.since);
        if (since.length > 0) found.set(gameKey, Math.min(...since));
      }
      return found;
    },
  };
}
