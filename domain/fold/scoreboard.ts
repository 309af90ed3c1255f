import type { GameFold } from "./fold-game.ts";
import type { Game } from "../game/game.ts";

type Score =
  | "awayScore"
  | "homeScore"
  | `${"away" | "home"}ScoreQuarter${1 | 2 | 3 | 4}`
  | "awayScoreOvertime"
  | "homeScoreOvertime"
  | "isOvertime";

/** The score and its quarters as the plays so far add up to it. A quarter that has not begun is null, not 0. */
export function scoreboard(fold: GameFold): Pick<Game, Score> {
  const reached = fold.quarterName === "OT" ? 5 : Number(fold.quarterName ?? 1);
  const quarter = (points: readonly number[], number: number): number | null =>
    number <= reached ? (points[number - 1] ?? 0) : null;
  return {
    awayScore: fold.awayScore,
    homeScore: fold.homeScore,
    awayScoreQuarter1: quarter(fold.awayQuarters, 1),
    awayScoreQuarter2: quarter(fold.awayQuarters, 2),
    awayScoreQuarter3: quarter(fold.awayQuarters, 3),
    awayScoreQuarter4: quarter(fold.awayQuarters, 4),
    homeScoreQuarter1: quarter(fold.homeQuarters, 1),
    homeScoreQuarter2: quarter(fold.homeQuarters, 2),
    homeScoreQuarter3: quarter(fold.homeQuarters, 3),
    homeScoreQuarter4: quarter(fold.homeQuarters, 4),
    awayScoreOvertime: fold.isOvertime ? fold.awayOvertime : null,
    homeScoreOvertime: fold.isOvertime ? fold.homeOvertime : null,
    isOvertime: fold.isOvertime,
  };
}
