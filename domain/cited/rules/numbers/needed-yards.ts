import { matches } from "../../../words/matches.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

const COUNT = "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const HEDGE = "(?:just |only |all of |the full )*";
const ONE = String.raw`(?:${HEDGE}${COUNT}(?: more)?(?: yards?)?|an? (?:single )?yard)(?! ?[a-z%]+s\b| of\b|-)`;
const LIST = String.raw`${ONE}(?:(?:,? and then|,? then|,? and later|,? and|,) ${ONE})*(?=[,.;:]|$| (?:to|on|for|and|but|when|with|from|against)\b)`;
const NEEDED = new RegExp(
  String.raw`\b(?<verb>need(?:ed|ing|s)?|with|facing|requiring|required) (?<list>${LIST})(?<to> (?:to go|to gain|for (?:a|the) (?:first down|conversion)))?`,
  "g",
);
const FIGURE = new RegExp(String.raw`\b(?:${COUNT}|an?)\b`, "g");

/** "Needing 7 yards and then 6": how far it was on each down that is cited, in their order where several are told. */
export function neededYards(reading: Reading): Finding[] {
  const { text, cited, index, borne } = reading;
  const downs = cited
    .filter(({ values: { down, distance } }) => down !== undefined && distance !== undefined)
    .toSorted((a, b) => index.compareTime(a, b));
  if (downs.length === 0) return [];
  return matches(text, NEEDED).flatMap(({ 0: said, index: at, groups = {} }): Finding[] => {
    const { verb = "", list = "", to } = groups;
    // "With 12 yards to go" is a distance, "with 12 yards" is none.
    if (/^(?:with|facing)$/.test(verb) && to === undefined) return [];
    const told = matches(list, FIGURE).map(([word]) => (/^an?$/.test(word) ? 1 : (numberOf(word) ?? Number(word))));
    const distances = downs.map(({ values }) => values.distance);
    const [only, another] = told;
    const isSo =
      another === undefined
        ? distances.includes(only)
        : told.length === distances.length && told.every((yards, nth) => yards === distances[nth]);
    if (isSo) {
      borne.push([at, at + said.length]);
      return [];
    }
    return /\byards?\b/.test(list) || to !== undefined || another !== undefined
      ? [
          {
            word: said,
            reason: `"${said}" is not how far it was in ${idsOf(reading)}, in their order. Say how far it was.`,
          },
        ]
      : [];
  });
}
