import type { Fact } from "../../facts/fact.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { phrase, player } from "../../facts/wording/phrase-of.ts";

const TRIES = ["extraPointMissed", "extraPointBlocked", "twoPointGood", "twoPointFailed", "tryReturned"] as const;
/** Whether a touchdown's try was other than a good kick. */
export function hasTry({ marks }: Fact): boolean {
  return TRIES.some((mark) => marks.includes(mark));
}

/** The deed, what came of its unusual try, and the score after both. */
export function withTry(fact: Fact, end: Phrase): Phrase {
  const { tryScorer, tryPasser, scorer } = fact.roles;
  if (!fact.marks.includes("twoPointGood") || tryScorer === undefined)
    return phrase`${end}, ${fact.wording.tail ?? []}`;
  if (tryPasser !== undefined) return phrase`, and ${player(tryScorer)} caught the two-point pass${end}`;
  return tryScorer === scorer
    ? phrase` and ran in the two-point try${end}`
    : phrase`, and ${player(tryScorer)} ran in the two-point try${end}`;
}
