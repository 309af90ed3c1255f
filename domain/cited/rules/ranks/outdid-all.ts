import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import { findNumbers } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { topsPoints } from "./tops-points.ts";
import { placesOf } from "../clause/places-of.ts";

/** What somebody who outdid others has more of. */
export const OUTDID: Readonly<Record<string, readonly Unit[]>> = {
  scored: ["pprPoints"],
  pointed: ["pprPoints"],
  produced: ["pprPoints", "scrimmageYards", "passingYards", "rushingYards", "receivingYards"],
  performed: ["pprPoints"],
  gained: ["scrimmageYards", "rushingYards", "receivingYards"],
  rushed: ["rushingYards"],
  ran: ["rushingYards"],
  passed: ["passingYards"],
  threw: ["passingYards"],
  caught: ["receptions", "receivingYards"],
  carried: ["carries"],
  targeted: ["targets"],
  sacked: ["sacks"],
  tackled: ["tackles"],
};
const ALL = new RegExp(
  String.raw`\b(?:out-?(?<verb>${Object.keys(OUTDID).join("|")})|beat|topped|bested|outdid|surpassed|exceeded|bettered|eclipsed) (?:(?:every(?:body|one)?|any(?:body|one)?|all)\b(?!'s)(?: (?:else|others?|single|of the (?:others?|rest)|the others?))*(?: (?:players?|receivers?|backs?|runners?|rushers?|passers?|quarterbacks?|man|#s?))?|the (?:rest|field|pack)\b|each (?:of the others|other (?:player|receiver|back|runner|#)))(?: (?:on|for) (?<side>#|(?:his|the) (?:team|side)|either (?:team|side)|both (?:teams|sides)))?`,
  "g",
);

const NOBODY = new RegExp(
  String.raw`\b(?:[Nn]obody|[Nn]o one|[Nn]one)(?: else)?(?: (?:in the game|among (?:the |all )?[a-z ]{3,20}|on (?:the field|either (?:team|side)|#)))? out-?(?<verb>${Object.keys(OUTDID).join("|")}) @|@ (?:was|were) out-?(?<verb>${Object.keys(OUTDID).join("|")}) by (?:nobody|no one|none)\b`,
  "g",
);

/** "Outscored everybody in the game": the rank of the one who is told of, in what the verb counts, and over those who are meant. */
export function outdidAll(reading: Reading): Finding[] {
  const { text, pool, cited, numbers, part, borne, hits, textBefore } = reading;
  if (part.ids.length === 0) return [];
  const places = placesOf(text);
  // "That beat everybody": the figure that was told before.
  const figures = (/^that\b/.test(text) ? findNumbers(textBefore).slice(0, 1) : numbers).map(({ value }) => value);
  return [...matches(text, ALL), ...matches(text, NOBODY)].flatMap((found): Finding[] => {
    const { 0: said, index: at, groups = {} } = found;
    const units = OUTDID[groups["verb"] ?? ""];
    // "His 17.6 points beat everybody": what somebody had.
    if (units === undefined && !cited.some(({ roles }) => roles.player !== undefined)) return [];
    // "Nobody outscored Diallo": who is told of stands in it.
    const until = said.includes("@") ? at + said.length : at;
    const subject = hits.findLast(({ team }, nth) => team === null && (places[nth] ?? 0) < until);
    const team = hits[places.indexOf(at + said.indexOf("#"))]?.team ?? null;
    const isOfTeam = said.includes("#") || /\b(?:his|the) (?:team|side)$/.test(said);
    const isIt = ({ kind, marks, roles, values, team: whose }: Fact): boolean =>
      kind === "rank" &&
      values.rank === 1 &&
      (units === undefined
        ? figures.length > 0 &&
          figures.every((value) => Object.values(values).some((one) => Math.abs(one - value) < 0.05))
        : units.some((unit) => values[unit] !== undefined)) &&
      (subject === undefined || subject.players.includes(roles.player ?? "")) &&
      (isOfTeam ? team === null || team === whose : marks.includes("ofGame"));
    const own = cited.filter(({ roles }) => subject === undefined || subject.players.includes(roles.player ?? ""));
    if (pool.some(isIt) || (units === undefined && own.some((fact) => topsPoints(fact, reading, found)))) {
      borne.push([at, at + said.length]);
      return [];
    }
    const word = unmasked(said);
    return [
      {
        word,
        reason: `"${word}" needs the rank of the one who is named, and ${idsOf(reading)} does not say it. Cite it, or leave it out.`,
      },
    ];
  });
}
