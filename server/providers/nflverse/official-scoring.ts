import type { OfficialScoring } from "../../../domain/compare-lines.ts";
import { fantasyPoints, PPR_SCORING, type ScoringRules, STANDARD_SCORING } from "../../../domain/fantasy-points.ts";
import { type FoldedLine, lineFromFold } from "../../../domain/folded-line.ts";

/** nflverse's own formula: standard scoring plus 6 for a touchdown on special teams. */
const NFLVERSE_SCORING: ScoringRules = { ...STANDARD_SCORING, specialTeamsTouchdown: 6 };

/**
 * Points by nflverse's formula from the plays. It counts a fumble lost on a sack, a rush or a catch, and none on a
 * return; a blocked kick carried in is a touchdown on special teams.
 */
export const nflverseScoring: OfficialScoring = (folded) => {
  const line = {
    ...lineFromFold(folded, ""),
    fumblesLost: folded.totals.fumblesLost ?? 0,
    specialTeamsTouchdowns: specialTeamsTouchdowns(folded),
  };
  return {
    fantasyPoints: fantasyPoints(line, NFLVERSE_SCORING),
    fantasyPointsPPR: fantasyPoints(line, { ...NFLVERSE_SCORING, reception: PPR_SCORING.reception }),
  };
};

function specialTeamsTouchdowns({ totals }: FoldedLine): number {
  return (
    (totals.kickReturnTouchdowns ?? 0) + (totals.puntReturnTouchdowns ?? 0) + (totals.blockedKickReturnTouchdowns ?? 0)
  );
}
