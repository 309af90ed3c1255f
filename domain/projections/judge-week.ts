import type { Owner } from "../scoring/scoring-item.ts";
import type { Scoring } from "../scoring/scoring.ts";
import type { JudgedProjection } from "./accuracy.ts";
import { expectPoints } from "./expect-points.ts";
import type { ProjectedLine } from "./project-week.ts";

/** The points of everybody who played in a week, by owner. */
export type WeekPoints = ReadonlyMap<string, number>;

/**
 * The projections of a week beside what came, of those who played. `earlier` are the weeks of the season before it, in order: what the
 * plain means are made of.
 */
export function judgeWeek(
  points: WeekPoints,
  projected: ReadonlyMap<string, ProjectedLine>,
  earlier: readonly WeekPoints[],
  scoring: Scoring,
): (JudgedProjection & { owner: string })[] {
  const newestFirst = earlier.toReversed();
  return [...points].flatMap(([id, came]) => {
    const one = projected.get(id);
    if (one === undefined) return [];
    const owner: Owner = { role: one.position === "DST" ? "defense" : "player", position: one.position };
    return [
      {
        owner: id,
        position: one.position,
        points: came,
        expected: expectPoints(one.line, owner, scoring),
        earlier: newestFirst.flatMap((week) => week.get(id) ?? []),
      },
    ];
  });
}
