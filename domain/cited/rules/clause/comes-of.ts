import type { Fact } from "../../../facts/fact.ts";
import type { FactIndex } from "../../../facts/fact-index.ts";

/** Kinds that give a team the ball. */
export const WON_BALL: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["turnover", "stop", "block", "miss"]);

/** The drive that a play was on; undefined where none is known. */
export function driveOf(fact: Fact, index: FactIndex): Fact | undefined {
  if (fact.kind === "drive") return fact;
  const last = index.ofKind("drive").findLast((drive) => index.compareTime(drive, fact) <= 0);
  const [when, end] = [fact.at?.elapsed, last?.until?.elapsed];
  return last === undefined || typeof when !== "number" || typeof end !== "number" || when > end ? undefined : last;
}

/** The first half, the second or overtime. */
function halfOf(fact: Fact | undefined): number {
  return Math.ceil(Number(fact?.at?.quarter) / 2);
}

/** Whether one deed can have come of another: it is of the same drive, or of the first that began after it. Also where no clock says. */
export function comesOf(effect: Fact, cause: Fact, index: FactIndex): boolean {
  if (index.relationsOf(cause.id).some(({ kind, of }) => kind === "ledTo" && of.includes(effect.id))) return true;
  if (index.compareTime(cause, effect) > 0) return false;
  const [from, start] = [cause.at?.elapsed, driveOf(effect, index)?.at?.elapsed];
  if (typeof from !== "number" || typeof start !== "number") return true;
  // Half by half somebody kicks off.
  if (halfOf(cause) !== halfOf(driveOf(effect, index))) return false;
  return !index
    .ofKind("drive")
    .some(({ at }) => typeof at?.elapsed === "number" && at.elapsed > from && at.elapsed < start);
}
