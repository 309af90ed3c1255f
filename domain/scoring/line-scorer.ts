import { toHundredth } from "../fold/fantasy-points.ts";
import type { Counts } from "./counting/count.ts";
import { type Owner, type ScoringItem, timesCounted } from "./scoring-item.ts";
import type { Scoring } from "./scoring.ts";
import { type StatRole, STATS } from "./stats.ts";

/** Scores one line; see `lineScorer`. */
export type LineScorer = (line: Owner & { counts: Counts }) => number;

/**
 * `scoreLine` for many lines under the same rules, a season's seventeen thousand: of an item only those lines are asked that have one of its
 * statistics, and of a range with 0 in it everyone. Items are added up in their own order, so that the points are the same to the last bit.
 */
export function lineScorer({ items }: Scoring): LineScorer {
  const byStat = new Map<string, number[]>();
  const always: Record<StatRole, number[]> = { player: [], defense: [] };
  for (const [place, { measure }] of items.entries()) {
    if (countsNothing(measure)) always[STATS[measure.stats[0]].role].push(place);
    for (const stat of measure.stats) byStat.set(stat, [...(byStat.get(stat) ?? []), place]);
  }
  return (line) => {
    const due = [...always[line.role]];
    for (const stat in line.counts) for (const place of byStat.get(stat) ?? []) insert(due, place);
    let points = 0;
    for (const place of due) {
      const item = items[place];
      if (item !== undefined) points += item.points * timesCounted(item.measure, line.counts, line);
    }
    return toHundredth(points);
  };
}

/** Puts a number into a short ascending list, once. */
function insert(places: number[], place: number): void {
  let at = places.length;
  while (at > 0 && (places[at - 1] ?? place) > place) at -= 1;
  if (places[at - 1] !== place) places.splice(at, 0, place);
}

/** Whether a line without any of its statistics is in a range. */
function countsNothing({ from, to }: ScoringItem["measure"]): boolean {
  return (from !== undefined || to !== undefined) && (from ?? 0) <= 0 && (to ?? 0) >= 0;
}
