import { isBoxScorePosition } from "../game/box-score-position.ts";
import type { PlayerLine } from "../game/player-line.ts";

type Points = "fantasyPoints" | "fantasyPointsPPR";

/**
 * Points as a reader may see them: null where they would be a zero that nobody earned. Only passing, rushing, receiving and
 * returns are scored so far, so a kicker, a lineman or a defender has points only where he did one of these.
 */
export function countedPoints(line: Pick<PlayerLine, "position" | Points>, field: Points): number | null {
  const points = line[field];
  return points === 0 && !isBoxScorePosition(line.position) ? null : points;
}

/** The line with its points as a reader may see them. */
export function withCountedPoints(line: PlayerLine): PlayerLine {
  return {
    ...line,
    fantasyPoints: countedPoints(line, "fantasyPoints"),
    fantasyPointsPPR: countedPoints(line, "fantasyPointsPPR"),
  };
}
