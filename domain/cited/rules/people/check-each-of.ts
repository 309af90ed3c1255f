import { unmasked } from "../../name-mask.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import { matches } from "../../../words/matches.ts";
import { findNumbers, type NumberToken } from "../../../words/story-numbers.ts";
import { NUMBER_UNITS } from "../../number-units.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { anyUnit } from "../clause/any-unit.ts";
import { placesOf } from "../clause/places-of.ts";
import { alternatives } from "../../../words/alternatives.ts";

const DEEDS =
  "(?:touchdown passes|touchdowns|passes|catches|throws|runs|scores|interceptions|picks|sacks|field goals|kicks|fumbles|takeaways|misses|extra points)";
/** "@ caught both of his touchdown passes", "@ caught touchdown passes of 10 and 20 yards": several deeds of one person. */
const SEVERAL = new RegExp(
  String.raw`@(?: also| then| himself| \w+ly)? (?:caught|threw|ran for|ran in|had|made|kicked|hit|added|scored|recorded|intercepted|recovered|hauled in|grabbed|got|took|missed|booted)(?: in)? (?:(?:both|all (?:two|three|four|five|\d))(?: of)? (?:the |his |their |@'s |#'s? )?(?:[\w-]+ )?${DEEDS}|(?:[\w-]+ )?${DEEDS} (?:of|from|for) \d+(?:,? and \d+|, \d+))`,
  "g",
);

const QUARTERS: Readonly<Record<string, string>> = { first: "1", second: "2", third: "3", fourth: "4" };
/** "Scored twice in the first quarter", "both field goals before halftime". */
const SEVERAL_IN = new RegExp(
  String.raw`\b(?:${alternatives`
      twice | both | two | three | four | three times | all(?: of)? (?:his|their|two|three|four) | each
      (?:field goals|kicks|touchdown (?:passes|catches|runs)|touchdowns|interceptions|fumbles|sacks) (?:from|of)
    `})\b(?! of (?:the|their|its|his) (?:first|last|second|third|fourth))[^,;:]{0,50}?\b(?:(?:in|during|of) the (?<nth>first|second|third|fourth)(?: (?<what>quarter|half|period))?(?=[,.;]|$| (?:and|but|to|for|on)\b)|(?<before>before|after) (?:halftime|the (?:half|break|intermission)))`,
  "g",
);

/** Whether a quarter is in the part of the game that is said. */
function isIn(quarter: string, { nth, what, before }: Record<string, string | undefined>): boolean {
  const isFirst = quarter === "1" || quarter === "2";
  if (before !== undefined) return isFirst === (before === "before");
  if (what === "half") return nth === "third" || nth === "fourth" ? false : isFirst === (nth === "first");
  return quarter === QUARTERS[nth ?? ""];
}

/** Several deeds in one quarter or one half are in it, each of them that is cited. */
function notIn(reading: Reading): Finding[] {
  const { text, cited } = reading;
  const deeds = cited.filter(({ at, of, kind }) => at !== null && of.length === 0 && DEEDS_OF_TIME.has(kind));
  if (deeds.length < 2 || deeds.length < cited.length) return [];
  return matches(text, SEVERAL_IN).flatMap(({ 0: word, groups = {} }): Finding[] =>
    deeds.every(({ at }) => isIn(at?.quarter ?? "", groups))
      ? []
      : [
          {
            word: unmasked(word),
            reason: `Not every one in ${idsOf(reading)} was then. Say when each was.`,
          },
        ],
  );
}

const DEEDS_OF_TIME: ReadonlySet<string> = new Set([
  "score",
  "turnover",
  "miss",
  "block",
  "stop",
  "conversion",
  "play",
]);

/** What somebody is said to have done in several deeds he did in each one that is cited. */
export function checkEachOf(reading: Reading): Finding[] {
  return [...notHis(reading), ...notIn(reading), ...shared(reading), ...notEach(reading)];
}

const EACH_ONE = /@ and @ each (?:had|got|recorded|added|took|made|caught|scored|threw|kicked) (?:a|an|one)\b/g;

/** "Buckner and Odeyingbo each had a sack" of one that they shared. */
function shared(reading: Reading): Finding[] {
  const { text, cited } = reading;
  const [only, another] = cited;
  if (only === undefined || only.at === null || another !== undefined) return [];
  return matches(text, EACH_ONE).map(({ 0: word }) => ({
    word: word.replaceAll("@", "…"),
    reason: `${idsOf(reading)} is one deed. Cite one of each, or say that they shared it.`,
  }));
}

function notHis(reading: Reading): Finding[] {
  const { text, hits, cited } = reading;
  const deeds = cited.filter(({ at, roles, of }) => at !== null && of.length === 0 && Object.keys(roles).length > 0);
  if (deeds.length < 2) return [];
  const places = placesOf(text);
  const [found, another] = matches(text, SEVERAL);
  const who = found === undefined ? undefined : hits[places.indexOf(found.index)];
  // Of two people nobody knows whose each one is.
  if (found === undefined || who === undefined || another !== undefined) return [];
  if (hits.some(({ team }, nth) => team === null && (places[nth] ?? 0) > found.index + found[0].length)) return [];
  return deeds.every(({ roles }) => Object.values(roles).some((id) => who.players.includes(id)))
    ? []
    : [
        {
          word: found[0].replaceAll("@", who.written).replaceAll("#", "…"),
          reason: `Not every one in ${idsOf(reading)} is ${who.written}'s. Say whose each one was.`,
        },
      ];
}

const ALL_OF =
  /\bboth (?:quarterbacks|passers|backs|runners|rushers|receivers|tight ends|kickers|players|teams|sides|clubs|of them)\b|\beach (?:team|side|club)\b|\bapiece\b|(?<=@,? and @ )(?:each|both)\b|\beach(?=[,.;:]|$)/;
const HEDGED =
  /\b(?:more|less|fewer|better) than $|\b(?:at least|over|under|nearly|almost|about|around|past|topped|passed) $/;

/** "Both quarterbacks were picked off three times", "two apiece" of one who has it and one who has not: each figure is everybody's. */
function notEach({ text, cited, numbers, part, textBefore, borne }: Reading): Finding[] {
  const found = ALL_OF.exec(text);
  const isFigure =
    cited.length > 1 &&
    cited.every(({ kind, marks }) => kind === cited[0]?.kind && OF_EACH.has(kind) && marks[0] === cited[0]?.marks[0]);
  const [one, another] = numbers;
  if (found === null || one === undefined || another !== undefined || one.form !== "plain" || !isFigure) return [];
  // What two figures come to was worked out before.
  if (borne.some(([start, end]) => start <= one.start && one.end <= end)) return [];
  const [from, to] = one.start > found.index ? [found.index + found[0].length, one.start] : [one.end, found.index];
  if (/[#,;:]|@(?! and @|$)(?<!and @)/.test(text.slice(from, to)) || HEDGED.test(text.slice(0, one.start))) return [];
  // "Nine sacks. A and B had two apiece": what is counted was said before.
  const units =
    unitsAfter(text, one) ?? findNumbers(textBefore).flatMap((token) => unitsAfter(textBefore, token) ?? []);
  const isHis = ({ values }: Fact): boolean => {
    const own = anyUnit({ values }).filter((unit) => units.includes(unit));
    const told = own.length > 0 ? own : anyUnit({ values });
    // Those with help are tackles as well.
    const tackles = told.includes("tackles") ? [(values.tackles ?? 0) + (values.assists ?? 0)] : [];
    return [...told.map((unit) => values[unit] ?? NaN), ...tackles].some(
      (figure) => Math.abs(figure - one.value) < 0.06,
    );
  };
  return cited.every(isHis)
    ? []
    : [
        {
          word: `${unmasked(found[0])} … ${one.text}`,
          reason: `Not everybody in ${part.ids.join(", ")} has it. Say who has what.`,
        },
      ];
}

function unitsAfter(text: string, { end }: NumberToken): readonly Unit[] | undefined {
  return NUMBER_UNITS.find(({ says }) => says.test(text.slice(end)))?.units;
}

const OF_EACH: ReadonlySet<string> = new Set(["line", "fantasy", "usage", "team", "quarter"]);
