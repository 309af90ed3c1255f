import { pointsOf } from "./game-facts.ts";
import type { SentenceContext } from "./sentence-context.ts";
import type { PeriodMention } from "./story-periods.ts";

const QUARTER = { "1": 0, "2": 1, "3": 2, "4": 3 } as const;

/** A side's points in the periods that a text names. */
export function pointsIn(team: string, period: PeriodMention, { facts: { fold, game } }: SentenceContext): number {
  const isAway = team === game.awayTeam;
  const quarters = isAway ? fold.awayQuarters : fold.homeQuarters;
  const overtime = isAway ? fold.awayOvertime : fold.homeOvertime;
  return period.quarters.reduce((sum, name) => sum + (name === "OT" ? overtime : quarters[QUARTER[name]]), 0);
}

/** The lengths of a side's runs of points without an answer. */
export function runs(team: string, { facts }: SentenceContext): number[] {
  const found: number[] = [];
  let run = 0;
  facts.states.forEach((state, index) => {
    const before = facts.states[index - 1];
    if (before === undefined) return;
    const own = pointsOf(team, state, facts.game) - pointsOf(team, before, facts.game);
    run = own > 0 ? run + own : 0;
    if (run > 0) found.push(run);
  });
  return found;
}
