import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

const ALONE =
  /\b(?:(?:was|stood|is) alone (?:in|at|on) (?:reaching|topping|passing|cracking|clearing|going over|the far side of)|alone (?:topped|reached|passed|cracked|cleared)) (?<least>\d+)(?: (?<unit>rushing|receiving|passing) yards)?/g;
const UNITS = { rushing: "rushingYards", receiving: "receivingYards", passing: "passingYards" } as const;

/** "Was alone in reaching 100 rushing yards": nobody else's line has as many. */
export function aloneInReaching(reading: Reading): Finding[] {
  const { text, pool, index } = reading;
  return matches(text, ALONE).flatMap(({ 0: word, groups = {} }): Finding[] => {
    const least = Number(groups["least"]);
    const kinds = Object.entries(UNITS).filter(
      ([kind, unit]) =>
        groups["unit"] === kind ||
        (groups["unit"] === undefined && pool.some(({ values }) => values[unit] !== undefined)),
    );
    const reached = index.ofKind("line").filter(({ values }) => kinds.some(([, unit]) => (values[unit] ?? 0) >= least));
    return kinds.length === 0 || new Set(reached.map(({ roles }) => roles.player)).size < 2
      ? []
      : [{ word, reason: `Somebody else has as many as ${idsOf(reading)}. Leave that out.` }];
  });
}
