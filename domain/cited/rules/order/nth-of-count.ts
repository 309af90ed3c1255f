import { matches } from "../../../words/matches.ts";
import { ordinalOf } from "../../../words/story-numbers.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { alternatives } from "../../../words/alternatives.ts";

const NTH_OF = new RegExp(
  alternatives`
    (?<=, )the (?<nth>first|second|third|fourth|fifth|last|final) (?:time|one|of (?:them|those)|change)(?= (?:on|with|by|coming|when|came)\b)
    \b(?:the )?(?<nth>first|second|third|fourth|fifth|sixth|seventh|eighth|last|final) of (?:the |its )?(?:game's )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:lead changes|ties|changes of (?:the )?lead|times)\b
  `,
  "g",
);

/** "The third of four lead changes": which one of those that are counted the deed of the clause, or of the one before, was. */
export function nthOfCount({ text, cited, before, beside, borne, ...reading }: Reading): Finding[] {
  const counts = cited.filter(({ kind, of }) => kind === "count" && of.length > 0);
  if (counts.length === 0) return [];
  const deeds = [...cited, ...(beside.before ? before : [])].flatMap(({ id, of }) => (of.length === 1 ? of : [id]));
  return matches(text, NTH_OF).flatMap(({ 0: word, index: at, groups }): Finding[] => {
    const nth = ordinalOf(groups?.["nth"] ?? "");
    const isSo = counts.some(({ of }) => deeds.includes(of.at(nth === null ? -1 : nth - 1) ?? ""));
    if (isSo) borne.push([at, at + word.length]);
    return isSo
      ? []
      : [
          {
            word,
            reason: `"${word}" is not which one it was in ${idsOf({ text, cited, before, beside, borne, ...reading })}.`,
          },
        ];
  });
}
