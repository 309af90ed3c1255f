import type { Fact } from "../../../facts/fact.ts";
import { endOf, type Reading } from "../../reading.ts";

const MARCH =
  /\b(?:drive|march|possession|series|trek)\b[^,;]* (?:to|toward|for|with|in) (?:the|a|#'s?|their|its) (?:game-)?winning\b|\bwinning drive\b/;

/** Whether "winning" is of the score that decided it: a drive that ended with it vouches for the march to it alone. */
export function isWinningScore(fact: Fact, reading: Reading): boolean {
  return isDeciding(fact) || isMarchToWin(fact, reading);
}

function isDeciding({ kind, marks }: Fact): boolean {
  return kind === "deciding" || (kind === "goAhead" && marks.includes("forGood"));
}

/** "The march to the winning touchdown": the drive that ended with it, beside no other score. */
function isMarchToWin(fact: Fact, { text, cited, index }: Reading): boolean {
  const ends = endOf(fact, index);
  return (
    MARCH.test(text) &&
    ends.some(({ id }) => index.marksOf(id).some(isDeciding)) &&
    cited.every((one) => one.kind !== "score" || ends.includes(one))
  );
}
