import { isPreset, type PresetName, PRESETS } from "./presets.ts";
import type { Scoring } from "./scoring.ts";
import type { ScoringItem } from "./scoring-item.ts";
import { sleeperMeasure } from "./sleeper-measures.ts";

/** A format that stands in an address: a preset, and what a league changed in it, by Sleeper's keys. */
export interface AskedScoring {
  preset: PresetName;
  /** Points by key; 0 takes an item out. */
  changes: Readonly<Record<string, number>>;
}

/** No league has rules of more; longer addresses are somebody's trick. */
const MOST_CHANGES = 160;
/** Points of an item in either direction: the wildest recorded league gives 45. */
const MOST_POINTS = 1000;
const SEPARATOR = "*";

/** What FPTS' readers expect when they ask for nothing. */
export const DEFAULT_SCORING: AskedScoring = { preset: "ppr", changes: {} };

/**
 * Reads `half` or `half*pass_td*6*rec*0.75`. Null for anything that is no scoring: a format that is silently taken for another would
 * be worse than none.
 */
export function parseScoring(text: string): AskedScoring | null {
  const [preset = "", ...rest] = text.split(SEPARATOR);
  if (!isPreset(preset) || rest.length % 2 !== 0 || rest.length > 2 * MOST_CHANGES) return null;
  const changes: Record<string, number> = {};
  for (let index = 0; index < rest.length; index += 2) {
    const key = rest[index] ?? "";
    const value = rest[index + 1] ?? "";
    const points = /^-?\d{1,4}(?:\.\d{1,6})?$/.test(value) ? Number(value) : Number.NaN;
    if (sleeperMeasure(key) === null || !(Math.abs(points) <= MOST_POINTS)) return null;
    changes[key] = points;
  }
  return { preset, changes };
}

/** The text that `parseScoring` reads, its keys in alphabetical order, so that one scoring has one address. */
export function scoringText({ preset, changes }: AskedScoring): string {
  const parts = Object.entries(changes).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [preset, ...parts.flatMap(([key, points]) => [key, String(points)])].join(SEPARATOR);
}

/** The rules of an asked format: those of the preset with the changes in the place of its own. */
export function scoringOf({ preset, changes }: AskedScoring): Scoring {
  const base = PRESETS[preset];
  const changed = Object.entries(changes);
  if (changed.length === 0) return base;
  const kept = base.items.filter(({ key }) => !Object.hasOwn(changes, key));
  const own = changed.flatMap(([key, points]): ScoringItem[] => {
    const measured = sleeperMeasure(key);
    return measured === null || points === 0 ? [] : [{ key, points, ...measured }];
  });
  return { name: `${base.name} with changes`, items: [...kept, ...own], uncounted: [] };
}
