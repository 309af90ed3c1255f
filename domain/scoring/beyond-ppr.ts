import type { Scoring } from "./scoring.ts";
import type { Stat } from "./stats.ts";

/** Touchdowns that a line of official statistics has in no figure of its own, or without points. */
const RARE: readonly (readonly [words: string, stats: readonly Stat[]])[] = [
  ["recovered fumbles", ["fum_rec_td"]],
  ["returns", ["st_td", "kr_td", "pr_td"]],
];

/**
 * Why points under a scoring can be more than the PPR beside them though it counts as PPR does: a sentence about the touchdowns that only
 * plays tell of. Null for rules that give them nothing.
 */
export function beyondPpr({ items }: Pick<Scoring, "items">): string | null {
  const counted = new Set(items.flatMap(({ measure: { stats } }) => stats));
  const words = RARE.flatMap(([name, stats]) => (stats.some((stat) => counted.has(stat)) ? [`on ${name}`] : []));
  return words.length === 0
    ? null
    : `It also counts touchdowns ${words.join(" and ")}, not all of which are in FPTS and PPR.`;
}
