import type { Unit } from "../../../facts/unit.ts";
import { NUMBER_UNITS } from "../../number-units.ts";
import type { Reading } from "../../reading.ts";
import { unitsSaid } from "../clause/cited-figures.ts";

/** Who leads by his name for it, and in what. */
export const LEADERS: readonly { says: RegExp; units: readonly Unit[]; examples: readonly string[] }[] = [
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

const IN_WHAT: readonly (readonly [says: RegExp, units: readonly Unit[]])[] = [
  [/\bin receiving\b/, ["receivingYards", "receptions"]],
  [/\bin rushing\b/, ["rushingYards", "carries"]],
  [/\bin passing\b/, ["passingYards"]],
];
const WITH = /\b(?:with|on|by) (?:a |an |his |only |just )?$/;
/** "Six catches for 82 yards": either of the two may be what he led in. */
const FOR_YARDS = /^ (?:[a-z-]+ ){1,3}for (?:a |an )?(?:[a-z-]+ )?$/;

/**
 * Of what somebody is said to have the most: by what he is called, or by the figure right behind "led them with"; empty where a clause
 * says neither. "Led the Raiders with 50 rushing yards on 17 carries" is no claim of his carries.
 */
export function claimedUnits({ text, numbers }: Reading, { 0: said, index: at }: RegExpExecArray): readonly Unit[] {
  const end = at + said.length;
  const called = LEADERS.find(({ says }) => says.test(text.slice(at, end + 24)));
  if (called !== undefined) return called.units;
  // "Nobody passed for more touchdowns"
  const more = / more\b(?! than\b)/.exec(said);
  const sets = more === null ? null : unitsSaid(`${text.slice(at + more.index + more[0].length)} `, said);
  if (sets !== null) return sets.flat();
  const [figure, next] = numbers.filter(({ start, form }) => start >= end && form === "plain");
  if (figure === undefined) return [];
  const before = said + text.slice(end, figure.start);
  const inWhat = IN_WHAT.find(([says]) => says.test(before));
  if (inWhat !== undefined) return inWhat[1];
  if (!WITH.test(before) || /\bin both\b/.test(before)) return [];
  const isPair = next !== undefined && FOR_YARDS.test(text.slice(figure.end, next.start));
  return [figure, ...(isPair ? [next] : [])].flatMap(
    (one) => NUMBER_UNITS.find(({ says }) => says.test(`${text.slice(one.end)} `))?.units ?? [],
  );
}
