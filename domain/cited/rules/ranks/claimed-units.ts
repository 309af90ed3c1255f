import type { Unit } from "../../../facts/unit.ts";
import { NUMBER_UNITS } from "../../number-units.ts";
import type { Reading } from "../../reading.ts";

/** Who leads by his name for it, and in what. */
const LEADERS: readonly { says: RegExp; units: readonly Unit[]; examples: readonly string[] }[] = [
  {
    says: /\b(?:leading|top|number one) (?:[\w-]+ )?(?:rusher|runner|ground[- ]gainer)\b/,
    units: ["rushingYards"],
    examples: ["the leading rusher"],
  },
  {
    says: /\b(?:leading|top|number one) (?:[\w-]+ )?(?:receiver|pass[- ]catcher)\b/,
    units: ["receivingYards", "receptions"],
    examples: ["the leading receiver"],
  },
  {
    says: /\b(?:leading|top|number one) (?:[\w-]+ )?passer\b/,
    units: ["passingYards"],
    examples: ["the leading passer"],
  },
  {
    says: /\b(?:leading|top|number one) (?:[\w-]+ )?tackler\b/,
    units: ["tackles"],
    examples: ["the leading tackler"],
  },
  {
    says: /\bbusiest (?:[\w-]+ )?(?:back|runner|rusher|ball[- ]carrier|running back)\b/,
    units: ["carries"],
    examples: ["the busiest back"],
  },
  {
    says: /\bbusiest (?:[\w-]+ )?(?:receiver|target|pass[- ]catcher|tight end|wideout)\b/,
    units: ["targets", "receptions"],
    examples: ["the busiest receiver"],
  },
];

/**
 * Of what somebody is said to have the most: by what he is called, or by the figure right behind "led them with"; empty where a clause
 * says neither. "Led the Raiders with 50 rushing yards on 17 carries" is no claim of his carries.
 */
export function claimedUnits({ text, numbers }: Reading, { 0: said, index: at }: RegExpExecArray): readonly Unit[] {
  const end = at + said.length;
  const called = LEADERS.find(({ says }) => says.test(text.slice(at, end + 24)));
  if (called !== undefined) return called.units;
  const [figure] = numbers.filter(({ start, form }) => start >= end && form === "plain");
  if (figure === undefined || !WITH.test(said + text.slice(end, figure.start))) return [];
  return NUMBER_UNITS.find(({ says }) => says.test(`${text.slice(figure.end)} `))?.units ?? [];
}

const WITH = /\b(?:with|on|by) (?:a |an |his |only |just )?$/;
