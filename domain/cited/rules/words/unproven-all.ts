import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import { unmasked } from "../../name-mask.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, isBorne, type Reading, saysItself } from "../../reading.ts";

/** What speaks of all that there was; "three of every four" and "nearly every" do not. */
const ALL =
  /(?<!\b(?:of|nearly|almost|not) )\b(?:every(?! (?:bit|now|so|week|game|time (?:he|they|#|@)| one of [^,.;]{0,20}\d+ points))|no other|entirely|exclusively|solely)\b(?: [\w-]+){0,2}/g;

/** A claim about all of a game is one that some rule has counted, or the fact's own words, or of a row that has all of it. */
export function unprovenAll(reading: Reading): Finding[] {
  const { text, part, cited } = reading;
  if (part.ids.length === 0 || cited.some(isWhole)) return [];
  return matches(text, ALL)
    .filter((found) => !isBorne(found, reading) && !saysItself(reading, found))
    .map(({ 0: said }) => ({
      word: unmasked(said),
      reason: `Nothing counts "${unmasked(said)}" in ${idsOf(reading)}. Say how many of how many, or leave it out.`,
    }));
}

/** Whether nothing is missing in a row: each try that was made, each carry of a team, each kick that was good. */
function isWhole({ kind, values, marks }: Fact): boolean {
  const { made, of, carryShare, targetShare, fieldGoalsMade, fieldGoalAttempts } = values;
  if (kind === "usage") return carryShare === 100 || targetShare === 100;
  if (marks.includes("kicking")) return fieldGoalsMade === fieldGoalAttempts;
  return kind === "answered" || (made !== undefined && made === of);
}
