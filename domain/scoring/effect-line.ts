import { toHundredth } from "../fold/fantasy-points.ts";
import type { Counts } from "./counting/count.ts";
import { ruleMeasure } from "./rule-measure.ts";
import { SCORED_KEYS } from "./scored-keys.ts";
import { type Owner, timesCounted } from "./scoring-item.ts";
import { exactPoints, type Scoring } from "./scoring.ts";

/** A real line of a game that shows what a rule does to it, before the rule is set. */
export interface EffectLine {
  name: string;
  /** Under the rules of the page, not rounded. */
  exact: number;
  /** How often each key counts on it; a key that does not is not there. */
  times: Readonly<Record<string, number>>;
}

/** What a line has of every key that a rule can be set for. */
export function effectLine(name: string, counts: Counts, owner: Owner, scoring: Scoring): EffectLine {
  const times = SCORED_KEYS.flatMap(({ key }): [string, number][] => {
    const measured = ruleMeasure(key);
    const count = measured === null ? 0 : timesCounted(measured.measure, counts, owner);
    return count === 0 ? [] : [[key, count]];
  });
  return { name, exact: exactPoints(counts, owner, scoring), times: Object.fromEntries(times) };
}

/** The points of a line where a rule is worth so many points more than now: rounded once, as its ledger is. */
export function pointsUnder({ exact, times }: EffectLine, key: string, more: number): number {
  return toHundredth(exact + more * (times[key] ?? 0));
}
