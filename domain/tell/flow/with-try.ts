import type { Fact } from "../../facts/fact.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { phrase, player } from "../../facts/wording/phrase-of.ts";
import type { Voice } from "../voice.ts";

const TRIES = ["extraPointMissed", "extraPointBlocked", "twoPointGood", "twoPointFailed", "tryReturned"] as const;
/** Whether a touchdown's try was other than a good kick. */
export function hasTry({ marks }: Fact): boolean {
  return TRIES.some((mark) => marks.includes(mark));
}

/** The deed, what came of its unusual try, and the score after both. */
export function withTry(fact: Fact, end: Phrase, voice: Voice): Phrase {
  const { tryScorer, tryPasser, scorer } = fact.roles;
  if (!fact.marks.includes("twoPointGood") || tryScorer === undefined)
    return phrase`${end}, ${failedTry(fact, voice) ?? fact.wording.tail ?? []}`;
  if (tryPasser !== undefined) return phrase`, and ${player(tryScorer)} caught the two-point pass${end}`;
  return tryScorer === scorer
    ? phrase` and ran in the two-point try${end}`
    : phrase`, and ${player(tryScorer)} ran in the two-point try${end}`;
}

/** A try without points; null of any other. */
function failedTry({ marks }: Fact, voice: Voice): string | null {
  if (marks.includes("twoPointFailed")) {
    return voice.pick("two points failed", [
      "but the two-point try failed",
      "but the try for two came up short",
      "with the two-point attempt no good",
    ]);
  }
  if (marks.includes("extraPointMissed")) {
    return voice.pick("extra point missed", ["but the extra point was no good", "but the kick after it missed"]);
  }
  return null;
}
