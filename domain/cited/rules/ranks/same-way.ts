import type { Fact } from "../../../facts/fact.ts";
import { unmasked } from "../../name-mask.ts";
import type { Finding } from "../../cited-fault.ts";
import { type Reading, relatedOf } from "../../reading.ts";
import { betterOf } from "./better-side.ts";

const WENT =
  "(?:w[ea]nt|going|go(?:es)?|was|were|is|swung|tilted|leaned|leaning|fell|pointed|broke|ran|running|told|tells|telling|looked|it was|just)";
/** Where one comparison is said to be as the one before it, or not: `the same way`. */
export const SAME_WAY: readonly { says: RegExp; isSame: boolean; examples: readonly string[] }[] = [
  {
    says: new RegExp(
      String.raw`\b${WENT} (?:in |to )?(?:much |exactly |about )?the same (?:way|story|direction|side|team)\b|\bfollowed (?:suit|along)\b|\bsame (?:story|thing|went|goes) (?:for|with|in|on)\b|\b(?:was|were|went) (?:(?:also|likewise) )?(?:theirs|their way|in their favor),? (?:too|as well|also)\b|\b(?:was|were|went) (?:also|likewise) (?:theirs|their way|in their favor)\b|\blikewise\b`,
      "i",
    ),
    isSame: true,
    examples: ["went the same way", "told the same story", "was theirs as well"],
  },
  {
    says: new RegExp(
      String.raw`\b${WENT} (?:in |to )?(?:exactly |just )?the (?:other (?:way|side|direction|team)(?: around)?|opposite(?: (?:way|story|direction))?|reverse)\b|\b(?:it|that|this|things|the (?:tables|script|edge|picture)) (?:was |were )?(?:flipped|turned|reversed)\b`,
      "i",
    ),
    isSame: false,
    examples: ["went the other way", "was the other way around"],
  },
];

/** Which team is ahead by a fact: who has more of what is compared and who did better at it, or who won. */
function aheadBy(fact: Fact, { index }: Reading): readonly string[] {
  if (fact.kind === "result") return fact.team === null ? [] : [fact.team];
  if (fact.kind !== "compare" || fact.team === null) return [];
  return [fact.team, betterOf(fact, relatedOf(fact, index), false) ?? fact.team];
}

/** "Time of possession went the same way": the team that was ahead in what was told before it is ahead in what is cited. */
export function sameWay(reading: Reading): Finding[] {
  const { written, cited, before, beside, opensSentence, factsBefore, hits, borne } = reading;
  const form = SAME_WAY.find(({ says }) => says.test(written));
  const said = form?.says.exec(written) ?? null;
  if (form === undefined || said === null) return [];
  // "Fourth down was the opposite: the Lions went 0-for-1" is not of who was ahead.
  if (hits.some(({ team }) => team !== null) && !/way|direction|side/i.test(said[0])) return [];
  const told = (beside.before ? before : opensSentence ? factsBefore : []).map((fact) => aheadBy(fact, reading));
  const [own] = cited.filter(({ kind }) => kind === "compare");
  const earlier = told.findLast((teams) => teams.length > 0);
  if (own === undefined || earlier === undefined) return [];
  const teams = aheadBy(own, reading);
  const fits = (one: string | undefined, two: string | undefined): boolean => (one === two) === form.isSame;
  if (teams.length > 0 && [0, 1].some((at) => fits(teams[at], earlier[at] ?? earlier[0]))) {
    borne.push([said.index, said.index + said[0].length]);
    return [];
  }
  return [
    {
      word: unmasked(said[0]),
      reason: `${form.isSame ? "Not the same team" : "The same team"} is ahead in both. Name the team of each.`,
    },
  ];
}
