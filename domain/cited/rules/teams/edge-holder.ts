import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import { unmasked } from "../../name-mask.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";

const EDGE = "(?:edge|advantage|upper hand|better of (?:it|that))";
/** Who has the edge, where a clause says whose it is. */
const HOLDER = new RegExp(
  String.raw`#(?: \w+ly)? (?:holding|holds?|held|had|have|owned|owning|enjoyed|with|taking|took|got) (?:just |only )?(?:an?|the|that) (?:[\w-]+ ){0,2}${EDGE}\b|\b${EDGE}\b[^.;,#]*(?:, \d[\d:]*(?:[-–]| to )\d[\d:]*,)? (?:(?:belonged|belongs|went|goes|fell) to|was(?: with)?) #`,
  "g",
);
/** More of these is nothing to have. */
const WORSE: ReadonlySet<Fact["marks"][number]> = new Set<Fact["marks"][number]>([
  "turnovers",
  "penalties",
  "penaltyYards",
]);

/** "The edge in rushing yards belonged to the Commanders": who is said to have it has more in the row. */
export function edgeHolder(reading: Reading): Finding[] {
  const { text, hits, cited, borne } = reading;
  const [row, another] = cited.filter(({ kind }) => kind === "compare");
  if (row?.team === null || row === undefined || another !== undefined || row.marks.some((mark) => WORSE.has(mark)))
    return [];
  const places = placesOf(text);
  return matches(text, HOLDER).flatMap(({ 0: said, index: at }): Finding[] => {
    const holder = hits[places.indexOf(at + said.indexOf("#"))];
    if (holder?.team === null || holder === undefined) return [];
    if (holder.team !== row.team)
      return [{ word: unmasked(said), reason: `The edge in ${idsOf(reading)} is the other team's. Say whose it is.` }];
    const edge = new RegExp(EDGE).exec(said);
    if (edge !== null) borne.push([at + edge.index, at + edge.index + edge[0].length]);
    return [];
  });
}
