import { toHundredth } from "../fold/fantasy-points.ts";
import type { PlayerLine } from "../game/player-line.ts";
import type { Scoring } from "../scoring/scoring.ts";
import { expectPoints } from "./expect-points.ts";
import { projectedCounts } from "./projected-counts.ts";

/**
 * The points of a projected line under a scoring, to the hundredth: the same on every page. A bonus for a game's yards counts by its
 * chance. Null where nothing of the line counts.
 */
export function projectedPoints(line: PlayerLine, scoring: Scoring): number | null {
  const counts = projectedCounts(line);
  if (counts === null) return null;
  const counted = scoring.items.some(({ measure: { stats } }) => stats.some((stat) => (counts[stat] ?? 0) !== 0));
  if (!counted) return null;
  return toHundredth(expectPoints(counts, { role: "player", position: line.position }, scoring).mean);
}
