import type { OfficialScoring } from "../../../domain/fold/compare-lines.ts";
import {
  fantasyPoints,
  PPR_SCORING,
  type ScoredFigures,
  type ScoringRules,
  STANDARD_SCORING,
} from "../../../domain/fold/fantasy-points.ts";
import { type FoldedLine, lineFromFold } from "../../../domain/fold/folded-line.ts";

/** nflverse's own formula: standard scoring plus 6 for a touchdown on special teams. */
export const NFLVERSE_SCORING: ScoringRules = { ...STANDARD_SCORING, specialTeamsTouchdown: 6 };

/** Points by nflverse's formula from the plays. */
export const nflverseScoring: OfficialScoring = (folded) => {
  const line = nflverseFigures(folded);
  return {
    fantasyPoints: fantasyPoints(line, NFLVERSE_SCORING),
    fantasyPointsPPR: fantasyPoints(line, { ...NFLVERSE_SCORING, reception: PPR_SCORING.reception }),
  };
};

/**
 * What nflverse's points are made of, from the plays. It counts a fumble lost on a sack, a rush or a catch, and none on a
 * return. A blocked kick carried in and a kickoff that the kicking team recovers in the end zone are touchdowns on special teams; a fumbled
 * punt or kickoff recovered there is none.
 */
export function nflverseFigures(folded: FoldedLine): ScoredFigures {
  const { totals } = folded;
  return {
    ...lineFromFold(folded, ""),
    fumblesLost: totals.fumblesLost ?? 0,
    specialTeamsTouchdowns:
      (totals.kickReturnTouchdowns ?? 0) +
      (totals.puntReturnTouchdowns ?? 0) +
      (totals.blockedKickReturnTouchdowns ?? 0) +
      (totals.kickRecoveryTouchdowns ?? 0),
  };
}
