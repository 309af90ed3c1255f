import type { Fact } from "./fact.ts";
import type { FactIndex } from "./fact-index.ts";

const HALF = 0.5;

/**
 * The PPR points that somebody had fewer than were to be expected: than projected, or else than his own average where he had a real part in the game, for
 * an average of games that he started says nothing of one that he watched. Null where nothing was to be expected, and of a game that goes on; negative where he had more.
 */
export function shortfall({ roles, team, values }: Fact, index: FactIndex): number | null {
  if (index.phase === "live") return null;
  const { pprPoints: points = 0, projectedPoints: projected, meanPoints: mean } = values;
  if (projected !== undefined) return projected - points;
  return mean === undefined || !hasPart(roles.player ?? "", team, index) ? null : mean - points;
}

/** A share of the targets or carries that is worth a fact, or half of his team's passes. */
function hasPart(playerId: string, team: string | null, index: FactIndex): boolean {
  const isUsed = index
    .about(playerId)
    .some(({ kind, values }) => kind === "usage" && (values.targetShare ?? values.carryShare) !== undefined);
  if (isUsed) return true;
  const passes = index.ofKind("line").filter((line) => line.team === team && line.marks.includes("passing"));
  const all = passes.reduce((sum, line) => sum + (line.values.attempts ?? 0), 0);
  const own = index.line(playerId, "passing")?.values.attempts ?? 0;
  return own > 0 && own >= all * HALF;
}
