import type { ShownPlay } from "../game/play.ts";
import type { Score } from "../game/game-state.ts";

/** The score on the board right after the last of these plays: a touchdown's try is not in it before its own row. */
export function scoreAfter(plays: readonly Pick<ShownPlay, "awayPoints" | "homePoints">[]): Score {
  return plays.reduce(
    (score, { awayPoints, homePoints }) => ({ away: score.away + awayPoints, home: score.home + homePoints }),
    { away: 0, home: 0 },
  );
}
