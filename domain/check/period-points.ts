import { pointsOf } from "./game-facts.ts";
import type { SentenceContext } from "./sentence-context.ts";
import type { PeriodMention } from "./story/story-periods.ts";

const QUARTER = { "1": 0, "2": 1, "3": 2, "4": 3 } as const;

/** A side's points in the periods that a text names. */
export function pointsIn(team: string, period: PeriodMention, { facts: { fold, game } }: SentenceContext): number {
  const isAway = team === game.awayTeam;
  const quarters = isAway ? fold.awayQuarters : fold.homeQuarters;
  const overtime = isAway ? fold.awayOvertime : fold.homeOvertime;
  return period.quarters.reduce((sum, name) => sum + (name === "OT" ? overtime : quarters[QUARTER[name]]), 0);
}

/** A side's points without an answer up to one of its scores. */
export interface PointRun {
  points: number;
  /** The other side had scored before it. */
  isAfterOther: boolean;
  /** Nobody scored after it, and it reaches back to the other side's last points or to the first whistle. */
  isLast: boolean;
}

/** A side's runs of points without an answer, each as it grew. */
export function runs(team: string, { facts: { states, game } }: SentenceContext): PointRun[] {
  const own = states.map((state) => pointsOf(team, state, game));
  const other = states.map((state) => state.away + state.home - pointsOf(team, state, game));
  let from = 0;
  return states.flatMap((_, index) => {
    if (index > 0 && (other[index] ?? 0) > (other[index - 1] ?? 0)) from = own[index] ?? 0;
    const points = (own[index] ?? 0) - from;
    const isScore = index > 0 && (own[index] ?? 0) > (own[index - 1] ?? 0);
    return isScore ? [{ points, isAfterOther: (other[index] ?? 0) > 0, isLast: index === states.length - 1 }] : [];
  });
}
