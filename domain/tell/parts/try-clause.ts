import type { Fact } from "../../facts/fact.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { phrase, player, team as teamName } from "../../facts/wording/phrase-of.ts";

/** What follows a touchdown's clause where its try was good: `, and Richardson ran in the two-point try`. */
export function tryClause({ marks, team, roles: { tryScorer, tryPasser, scorer, kicker } }: Fact): Phrase {
  if (marks.includes("extraPointGood")) {
    return kicker === undefined
      ? phrase`, and the extra point was good`
      : phrase`, and ${player(kicker)} made the extra point`;
  }
  if (tryScorer === undefined) return phrase`, and ${teamName(team ?? "")} made the two-point try`;
  if (tryPasser !== undefined) return phrase`, and ${player(tryScorer)} caught the two-point pass`;
  // Only a run's clause has its scorer as the subject.
  return tryScorer === scorer && marks.includes("run")
    ? phrase` and ran in the two-point try`
    : phrase`, and ${player(tryScorer)} ran in the two-point try`;
}
