import { matches } from "../../../words/matches.ts";
import { ordinalOf } from "../../../words/story-numbers.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { alternatives } from "../../../words/alternatives.ts";

const SECOND_MOST = new RegExp(
  alternatives`
    \b(?<nth>second|third|fourth|fifth|sixth)[- ](?:most|best|highest|longest|biggest|largest|fewest|lowest|leading|worst|busiest)\b
    \b(?:ranked|was|were|finished|placed|stood|came in) (?:a (?:close|distant) )?(?<nth>second|third|fourth|fifth) (?:among|behind)\b
  `,
  "g",
);

/** "His second most of the season": a rank says that it is the second, and a season high is the first. */
export function ordinalRanks(reading: Reading): Finding[] {
  const { text, pool } = reading;
  return matches(text, SECOND_MOST).flatMap(({ 0: word, groups }): Finding[] => {
    const nth = ordinalOf(groups?.["nth"] ?? "");
    return pool.some(({ kind, values }) => kind === "rank" && values.rank === nth)
      ? []
      : [{ word, reason: `${idsOf(reading)} does not say "${word}". Say what it says, or leave it out.` }];
  });
}
