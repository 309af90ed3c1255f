import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";

const LEAST = 85;
/** Four sacks stand behind five touchdown passes, and an interception with a sack is no day for a headline. */
const OF_DEFENDERS = 0.84;

/** The line of a team that stood out most: a big day of a passer, runner, catcher or defender; null where nobody had one. */
export function starOf(index: FactIndex, team: string): Fact | null {
  const ranked = index
    .ofKind("line")
    .filter((line) => line.team === team)
    .map((line) => ({ line, size: starSize(line) }))
    .toSorted((a, b) => b.size - a.size);
  const [top] = ranked;
  return top === undefined || top.size < LEAST ? null : top.line;
}

/** How much of a day it was for a headline. */
export function starSize(line: Fact): number {
  return sizeOf(line) * (line.marks.includes("defense") ? OF_DEFENDERS : 1);
}

/** How much of a day it was: 100 is one that a headline can name. */
export function sizeOf({ marks, values: v }: Fact): number {
  const n = (value: number | undefined): number => value ?? 0;
  if (marks.includes("passing")) {
    return n(v.passingYards) / 4 + 22 * n(v.passingTouchdowns) - 20 * n(v.interceptionsThrown);
  }
  if (marks.includes("rushing")) return n(v.rushingYards) * 0.9 + 25 * n(v.rushingTouchdowns);
  if (marks.includes("receiving")) return n(v.receivingYards) * 0.85 + 25 * n(v.receivingTouchdowns);
  if (marks.includes("defense")) return 40 * n(v.sacks) + 52 * n(v.interceptions) + 10 * n(v.forcedFumbles);
  if (marks.includes("kicking")) return 27 * n(v.fieldGoalsMade) - 10;
  return 0;
}
