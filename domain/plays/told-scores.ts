import { isTry } from "../game/is-try.ts";
import type { Score } from "../game/game-state.ts";
import type { ShownPlay } from "../game/play.ts";

type ScoredPlay = Pick<ShownPlay, "type" | "awayPoints" | "homePoints">;

/**
 * The score with which each of these plays, which stand in game order, is told afterwards: that right after it, and of a touchdown that
 * after its try, where the try is among the plays. The one rule for rows, indexes, reasons, facts and share cards. What stood at the
 * moment itself is the sum of the points so far.
 */
export function toldScores(plays: readonly ScoredPlay[]): Score[] {
  const scores: Score[] = [];
  let away = 0;
  let home = 0;
  let scoring = -1;
  plays.forEach(({ type, awayPoints, homePoints }, index) => {
    away += awayPoints;
    home += homePoints;
    scores.push({ away, home });
    if (isTry(type) && scoring >= 0) scores[scoring] = { away, home };
    else if (awayPoints + homePoints > 0) scoring = index;
  });
  return scores;
}
