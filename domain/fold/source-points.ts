import type { PlayerLine } from "../game/player-line.ts";
import {
  fantasyPoints,
  type ScoredFigures,
  SOURCE_PPR_SCORING,
  SOURCE_SCORING,
  toHundredth,
} from "./fantasy-points.ts";
import { type FoldedLine, lineFromFold, pointsFromFold } from "./folded-line.ts";

/**
 * A source's own points of a line, from the plays, as nflverse makes them. What makes lines of plays counts by them too (the demo, a moment of a game), so that a
 * figure does not change when the game is over.
 */
export function sourcePoints(folded: FoldedLine): Pick<PlayerLine, "fantasyPoints" | "fantasyPointsPPR"> {
  const line = sourceFigures(folded);
  return {
    fantasyPoints: fantasyPoints(line, SOURCE_SCORING),
    fantasyPointsPPR: fantasyPoints(line, SOURCE_PPR_SCORING),
  };
}

/**
 * What such points are made of, from the plays. A fumble counts that was lost on a sack, a rush or a catch, and none on a
 * return. A blocked kick carried in and a kickoff that the kicking team recovers in the end zone are touchdowns on special teams; a fumbled
 * punt or kickoff recovered there is none.
 */
export function sourceFigures(folded: FoldedLine): ScoredFigures {
  return { ...lineFromFold(folded, ""), ...ownFigures(folded) };
}

/** The PPR points of `sourcePoints` without the line that they come from, whose making costs ten times as much. */
export function sourcePprPoints(folded: FoldedLine): number {
  const { fumblesLost, specialTeamsTouchdowns } = ownFigures(folded);
  const { fumbleLost, specialTeamsTouchdown } = SOURCE_PPR_SCORING;
  return toHundredth(
    pointsFromFold(folded, OTHERS) + fumblesLost * fumbleLost + specialTeamsTouchdowns * specialTeamsTouchdown,
  );
}

/** Every rule but those of `ownFigures`. */
const OTHERS = { ...SOURCE_PPR_SCORING, fumbleLost: 0, specialTeamsTouchdown: 0 };

function ownFigures({ totals }: FoldedLine): { fumblesLost: number; specialTeamsTouchdowns: number } {
  return {
    fumblesLost: totals.fumblesLost ?? 0,
    specialTeamsTouchdowns:
      (totals.kickReturnTouchdowns ?? 0) +
      (totals.puntReturnTouchdowns ?? 0) +
      (totals.blockedKickReturnTouchdowns ?? 0) +
      (totals.kickRecoveryTouchdowns ?? 0),
  };
}
