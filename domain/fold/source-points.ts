import type { LineFigure } from "../game/figures.ts";
import type { PlayerLine } from "../game/player-line.ts";
import { fantasyPointsOf, type ScoredFigures, SOURCE_PPR_SCORING, SOURCE_SCORING } from "./fantasy-points.ts";
import { foldedFigure, type FoldedLine, lineFromFold } from "./folded-line.ts";

/**
 * A source's own points of a line, from the plays, as nflverse makes them. What makes lines of plays counts by them too (the demo, a moment of a game), so that a
 * figure does not change when the game is over.
 */
export function sourcePoints(folded: FoldedLine): Pick<PlayerLine, "fantasyPoints" | "fantasyPointsPPR"> {
  const figure = figuresBySource(folded);
  return {
    fantasyPoints: fantasyPointsOf(figure, SOURCE_SCORING),
    fantasyPointsPPR: fantasyPointsOf(figure, SOURCE_PPR_SCORING),
  };
}

/** The PPR points alone. */
export function sourcePprPoints(folded: FoldedLine): number {
  return fantasyPointsOf(figuresBySource(folded), SOURCE_PPR_SCORING);
}

/**
 * What such points are made of, from the plays. A fumble counts that was lost on a sack, a rush or a catch, and none on a
 * return. A blocked kick carried in and a kickoff that the kicking team recovers in the end zone are touchdowns on special teams; a fumbled
 * punt or kickoff recovered there is none.
 */
export function sourceFigures(folded: FoldedLine): ScoredFigures {
  return { ...lineFromFold(folded, ""), ...ownFigures(folded) };
}

/** The same one by one: making a whole line for points costs ten times as much. */
function figuresBySource(folded: FoldedLine): (field: keyof ScoredFigures) => number | null {
  const own: Partial<Record<LineFigure, number>> = ownFigures(folded);
  return (field) => own[field] ?? foldedFigure(folded, field);
}

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
