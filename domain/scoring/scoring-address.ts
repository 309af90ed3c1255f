import { keyedScoring } from "./keyed-scoring.ts";
import { isPreset, type PresetName, PRESETS } from "./presets.ts";
import type { Scoring } from "./scoring.ts";
import { ruleMeasure } from "./rule-measure.ts";

/** In the place of a preset: no rule but those that follow. */
export const OWN = "own";

/** A format that stands in an address: a preset, and what a league changed in it, by Sleeper's keys and by those of ESPN's and Yahoo's own. */
export interface AskedScoring {
  preset: PresetName | typeof OWN;
  /** Points by key; 0 takes an item out. A key that the plays do not have is named as not counted. */
  changes: Readonly<Record<string, number>>;
}

/** No league has rules of more; longer addresses are somebody's trick. */
const MOST_CHANGES = 160;
/** Points of an item in either direction: the wildest recorded league gives 45. */
const MOST_POINTS = 1000;
const SEPARATOR = "*";

/** What FPTS' readers expect when they ask for nothing. */
export const DEFAULT_SCORING: AskedScoring = { preset: "ppr", changes: {} };

/** As Sleeper writes its keys, those that we do not know too. */
const KEY = /^[a-z][a-z0-9_]{0,39}$/;

/** Heads of the box score's columns, whose figures lead here. */
const COLUMNS: Partial<Record<string, PresetName>> = { FPTS: "standard", PPR: "ppr" };

/**
 * Reads `half` or `half*pass_td*6*rec*0.75`. Null for anything that is no scoring: a format that is silently taken for another would
 * be worse than none.
 */
export function parseScoring(text: string): AskedScoring | null {
  const [format = "", ...rest] = text.split(SEPARATOR);
  const preset = COLUMNS[format] ?? format;
  if (!(preset === OWN || isPreset(preset)) || rest.length % 2 !== 0 || rest.length > 2 * MOST_CHANGES) return null;
  const changes: Record<string, number> = {};
  for (let index = 0; index < rest.length; index += 2) {
    const key = rest[index] ?? "";
    const value = rest[index + 1] ?? "";
    const points = /^-?\d{1,4}(?:\.\d{1,6})?$/.test(value) ? Number(value) : Number.NaN;
    if (!KEY.test(key) || !(Math.abs(points) <= MOST_POINTS)) return null;
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
  if (preset === OWN) return keyedScoring("League rules", changes, ruleMeasure);
  const { name, settings } = PRESETS[preset];
  const isChanged = Object.keys(changes).length > 0;
  return keyedScoring(isChanged ? `${name} with changes` : name, { ...settings, ...changes }, ruleMeasure);
}

/** Where on its page a choice of rules stands, in addresses that lead back to it. */
export const SCORING_CHOICE_ID = "scoring-choice";
