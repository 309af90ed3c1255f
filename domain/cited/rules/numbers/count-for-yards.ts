import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { blankNumbers } from "../clause/blank-numbers.ts";

/** Numbers are written as `~`. */
const FOR_YARDS =
  /~+ (?:[a-z]+ )?(?<what>catches|receptions|grabs|carries|runs|rushes|completions|kickoffs?|returns|punts) for (?:just |only |all of |a (?:[\w-]+ )?)?(?<yards>~+) yards(?! (?:apiece|each|a |per ))/g;
const TOTALS: readonly Unit[] = [
  "receivingYards",
  "rushingYards",
  "passingYards",
  "kickReturnYards",
  "puntReturnYards",
  "puntYards",
  "scrimmageYards",
  "yards",
];

/** "Two catches for 33 yards" of a line with 51, of which 33 were the longest: what many came to is the whole of it. */
export function countForYards(reading: Reading): Finding[] {
  const { text, numbers, cited } = reading;
  const lines = cited.filter(({ kind }) => kind === "line");
  if (lines.length === 0 || lines.length < cited.length) return [];
  return matches(blankNumbers(text, numbers), FOR_YARDS).flatMap(({ 0: said, index: at, groups = {} }): Finding[] => {
    const { yards = "" } = groups;
    const from = at + said.lastIndexOf(yards + " yards");
    const token = numbers.find(({ start }) => start === from);
    if (token === undefined || isTotal(token.value, lines)) return [];
    const word = unmasked(text.slice(at, at + said.length));
    return [{ word, reason: `That is not what they came to in ${idsOf(reading)}. Give all the yards.` }];
  });
}

/** The yards of one line, or of all of them together. */
function isTotal(yards: number, lines: readonly Fact[]): boolean {
  return TOTALS.some(
    (unit) =>
      lines.some(({ values }) => values[unit] === yards) ||
      lines.reduce((sum, { values }) => sum + (values[unit] ?? 0), 0) === yards,
  );
}
