import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";

const PROJECTION = "(?:(?:his|their|a|any) )?(?:own )?projections?";
const BY_MOST = new RegExp(
  String.raw`\b(?:[Nn]obody|[Nn]o one)(?: else)? (?:beat|topped|exceeded|cleared|outdid|surpassed) ${PROJECTION} by more\b|\b(?:beat|topped|exceeded|cleared|outdid|surpassed) ${PROJECTION} by (?:the most|more than (?:anybody|anyone))|\bthe (?:largest|biggest|widest) (?:gap|margin|jump|leap) (?:over|above|beyond) ${PROJECTION}`,
  "g",
);

/** "Nobody beat his projection by more": no points of anybody lie farther above what was projected for him. */
export function beatByMost({ text, cited, index, borne }: Reading): Finding[] {
  const [own, another] = cited.filter(({ kind }) => kind === "fantasy");
  if (own === undefined || another !== undefined) return [];
  const most = Math.max(...index.ofKind("fantasy").map(over));
  return matches(text, BY_MOST).flatMap(({ 0: said, index: at }): Finding[] => {
    // "By the most on the Packers", "than any other tight end": of some, and not of all.
    if (
      /^ (?:on|for|of|among|in|by) |^ (?!point|than|did|had|,)[\w-]+ (?:receiver|back|end|quarterback|player)/.test(
        text.slice(at + said.length),
      )
    )
      return [];
    if (over(own) >= most) {
      borne.push([at, at + said.length]);
      return [];
    }
    return [{ word: unmasked(said), reason: "Somebody beat his projection by more. Say by how much he did." }];
  });
}

function over({ values: { pprPoints, projectedPoints } }: Fact): number {
  return pprPoints === undefined || projectedPoints === undefined ? -Infinity : pprPoints - projectedPoints;
}
