import type { Fact } from "../../facts/fact.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { isTurnedByTry, tryNoun } from "../../facts/relations/turning-try.ts";
import { phrase } from "../../facts/wording/phrase-of.ts";
import { tryClause } from "../parts/try-clause.ts";
import type { Effect } from "../parts/effect-of.ts";
import type { Voice } from "../voice.ts";

const TRIES = ["extraPointMissed", "extraPointBlocked", "twoPointGood", "twoPointFailed", "tryReturned"] as const;
/** Whether a touchdown's try has to be told: it was other than a good kick, or it alone turned the score. */
export function hasTry(fact: Fact): boolean {
  return TRIES.some((mark) => fact.marks.includes(mark)) || isTurnedByTry(fact);
}

/** What came of a touchdown's try, and the score after both. */
export function withTry(fact: Fact, { end, verb }: Effect, voice: Voice): Phrase {
  if (fact.marks.includes("extraPointGood")) return phrase`, and ${tryNoun(fact)}${verb}`;
  return fact.marks.includes("twoPointGood")
    ? phrase`${tryClause(fact)}${end}`
    : phrase`${end}, ${failedTry(fact, voice) ?? fact.wording.tail ?? []}`;
}

/** A try without points; null of any other. */
export function failedTry({ marks }: Fact, voice: Voice): string | null {
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
