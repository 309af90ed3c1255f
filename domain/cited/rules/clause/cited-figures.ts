import type { Fact } from "../../../facts/fact.ts";
import type { FactIndex } from "../../../facts/fact-index.ts";
import type { Unit } from "../../../facts/unit.ts";
import { roundHalfAway } from "../../../words/round-half-away.ts";
import { type NumberToken, saysIt } from "../../../words/story-numbers.ts";
import { LINE_WORDS_OF, NUMBER_UNITS, UNITS_OF_LINE } from "../../number-units.ts";
import { relatedOf } from "../../reading.ts";
import { anyUnit } from "./any-unit.ts";

/** A figure that a cited fact has of somebody. */
export interface CitedFigure {
  /** Player ids and the code of the team whose it is. */
  whose: readonly string[];
  unit: Unit;
  value: number;
  /** The deed or the row that has it. */
  from: Fact;
}

/** What is worked out already, or measures nothing that two could have more or less of. */
const DERIVED =
  /^(?:standardPoints|games|difference|ratio|rank|among|week|nth|down|distance|completionRate|yardsPerCarry|yardsPerCatch|targetShare|carryShare|yardsToEndZone|of|spread|overUnder|season|\w+Long)$/;

/** The figures of some facts, those of both rows of a comparison, and what a share is of. */
export function figuresOf(facts: readonly Fact[], index: FactIndex): CitedFigure[] {
  const rows = facts.flatMap((fact) =>
    fact.kind === "compare" || fact.kind === "ledTo" || fact.kind === "tying" || fact.kind === "goAhead"
      ? relatedOf(fact, index).slice(fact.kind === "ledTo" ? -1 : 0)
      : [fact],
  );
  return [...new Set(rows)].flatMap((from): CitedFigure[] => {
    const { roles, team, values, at, kind } = from;
    const people = Object.values(roles);
    const whose = [...new Set([...people, ...(people.length === 0 || at !== null ? [team ?? ""] : [])])];
    const own = anyUnit(from).filter((unit) => !DERIVED.test(unit));
    const figures = own.map((unit) => ({ whose, unit, value: values[unit] ?? 0, from }));
    const [unit] = own;
    // Who made more of what was tried has done better.
    if (kind === "team" && values.made !== undefined && values.of !== undefined)
      return [...figures, { whose, unit: "ratio", value: (100 * values.made) / Math.max(1, values.of), from }];
    return kind === "usage" && unit !== undefined && values.of !== undefined && team !== null
      ? [...figures, { whose: [team], unit, value: values.of, from }]
      : figures;
  });
}

/** Figures of two units that make one together. */
const TOGETHER: readonly (readonly [says: RegExp, units: readonly Unit[]])[] = [
  [/^ (?:[\w-]+ )?yards?\b/, ["rushingYards", "receivingYards"]],
  [/^ (?:[\w-]+ )?touches\b/, ["carries", "receptions"]],
  [/^ (?:[\w-]+ )?(?:points?|PPR)\b/, ["pprPoints"]],
];

/** Sets of units that a figure may be of by the words after it and by what the clause speaks of; null where it says none. */
export function unitsSaid(after: string, clause: string): Unit[][] | null {
  const units = NUMBER_UNITS.find(({ says }) => says.test(after))?.units.filter((unit) => !DERIVED.test(unit));
  if (units === undefined) return null;
  const [line, another] = LINE_WORDS_OF.filter(([, words]) => words.test(clause));
  const own = line === undefined || another !== undefined ? [] : (UNITS_OF_LINE[line[0]] ?? []);
  const ofLine = units.filter((unit) => own.includes(unit));
  if (ofLine.length > 0) return ofLine.map((unit) => [unit]);
  const joined = TOGETHER.flatMap(([says, all]) => (says.test(after) ? [[...all]] : []));
  return [...units.map((unit) => [unit]), ...joined];
}

/** What figures come to, and what they come to as far as a text says each. */
export type Sum = readonly [exact: number, shown: number];

/** The sum of figures of some units of each of some owners, of each unit once; null where one of them has none. */
export function sumOf(owners: readonly string[], units: readonly Unit[], figures: readonly CitedFigure[]): Sum | null {
  const told = owners.map((owner) => {
    const own = figures.filter(({ whose, unit }) => whose.includes(owner) && units.includes(unit));
    // A rank or a season high tells again what a line has.
    const known = new Map(own.map(({ from, unit, value }) => [from.at === null ? unit : `${unit} ${from.id}`, value]));
    return units.every((unit) => own.some((figure) => figure.unit === unit)) ? [...known.values()] : null;
  });
  if (told.length === 0 || told.some((values) => values === null)) return null;
  const values = told.flatMap((one) => one ?? []);
  return [total(values), total(values.map(tenth))];
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** As far as a text says it. */
export function tenth(value: number): number {
  return roundHalfAway(value, 10);
}

/** Whether a number says a figure, as far as it is rounded and hedged. */
export function isSaid(token: NumberToken, before: string, ...figures: readonly number[]): boolean {
  return figures.some((figure) => {
    const shown = tenth(figure);
    const isRounded = token.decimals === 0 && !Number.isInteger(shown) && !/\bexactly $/.test(before);
    return (
      saysIt(token, before, figure) || saysIt(token, before, shown) || (isRounded && Math.round(shown) === token.value)
    );
  });
}
