import type { Fact } from "../../../facts/fact.ts";
import { placesOf } from "../clause/places-of.ts";
import type { Reading } from "../../reading.ts";

/** Words for a position, as far as they say which. */
const POSITIONS: readonly (readonly [words: RegExp, positions: readonly string[]])[] = [
  [/\b(?:quarterbacks?|passers?|signal-callers?)\b/g, ["QB"]],
  [/\b(?:running backs?|rushers?|ball-carriers?|backs?)\b/g, ["RB", "FB"]],
  [/\b(?:tight ends?)\b/g, ["TE"]],
  [/\b(?:pass[- ]?catch(?:ers?|ing)|receiving)\b/g, ["WR", "TE"]],
  [/\b(?:wide receivers?|receivers?|wideouts?)\b/g, ["WR"]],
];
const POINTS = /\b(?:points?|ppr|fantasy|project\w*|forecast\w*)\b/i;
/** Figures of another kind: of those a rank has to speak. */
const OTHER_FIGURE =
  /\b(?:pass(?:es|ing)?|threw|throws?|rush\w*|ran|runs?|catch\w*|caught|yards?|yardage|targets?|carr\w+|touchdowns?|sacks?|tackles?|receptions?)\b/i;

/** "Leads all players at 15.3", "the Browns' top receiver": who has the most points, or is projected for the most, of those that the clause speaks of. */
export function topsPoints(fact: Fact, reading: Reading, { 0: said, index: at }: RegExpExecArray): boolean {
  const { index, hits } = reading;
  const unit = fact.kind === "projection" ? "projectedPoints" : fact.kind === "fantasy" ? "pprPoints" : null;
  const own = unit === null ? undefined : fact.values[unit];
  if (unit === null || own === undefined || !POINTS.test(reading.text)) return false;
  const near = reading.text.slice(Math.max(0, at - 20), at + said.length + 24);
  const named = POSITIONS.find(([words]) => near.search(words) >= 0);
  const rest = named === undefined ? reading.text : reading.text.replaceAll(named[0], "");
  if (OTHER_FIGURE.test(rest)) return false;
  const place = placesOf(reading.text).findLastIndex((one) => one < at + said.length && reading.text[one] === "#");
  const whose =
    /#'s? (?:[\w-]+ ){0,2}$|\b(?:his|their) (?:[\w-]+ ){0,2}$/.test(reading.text.slice(0, at)) || said.includes("#");
  if (whose && hits[place]?.team !== undefined && hits[place]?.team !== fact.team) return false;
  return index
    .ofKind(fact.kind)
    .filter((one) => one !== fact && (!whose || one.team === fact.team))
    .filter((one) => named === undefined || named[1].includes(index.people.get(one.roles.player ?? "")?.position ?? ""))
    .every(({ values }) => (values[unit] ?? 0) < own);
}
