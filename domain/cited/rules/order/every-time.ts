import { matches } from "../../../words/matches.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";

const TRY = "(?:time|trip|visit|chance|try|attempt|opportunity|gamble|look)";
const EVERY = new RegExp(
  String.raw`\b(?:(?:every|each)(?: single| last)? (?:one of (?:their|its|those|the) ${TRY}s|${TRY})|(?:both|all (?<count>two|three|four|five|six|seven|\d+)) times|the (?:only|one|lone) (?:time|chance) (?:they|#)|(?:[Nn]obody|[Nn]o one|[Nn]either(?: team| side| one)?) (?:ever )?(?:failed|missed|came up short|was stopped)|without fail|(?:without|never) (?:once )?(?:failing|failed|coming away empty|settl\w+))\b`,
  "g",
);
const FAILED =
  /\b(?:fail\w*|miss\w*|came up (?:short|empty)|stopp\w+|denied|stuffed|turned away|came away (?:with nothing|empty)|without a touchdown|nothing|empty-handed|settl\w+|kept out)\b/;
const DONE =
  /\b(?:scor\w+|convert\w+|cash\w*|touchdowns?|made|good|got (?:it|there|in|the)|deliver\w+|succe\w+|finish\w*|reached the end zone|found the end zone|paid off|turned|picked (?:it|one) up|moved the chains|perfect)\b/;
/** Which row a clause speaks of. */
const ROWS: readonly (readonly [mark: Fact["marks"][number], words: RegExp])[] = [
  ["fourthDowns", /\bfourth|\bwent for it|\bgambl/],
  ["thirdDowns", /\bthird[- ]down/],
  ["redZone", /\binside the 20|\bred[- ]zone|\btrips?\b|\bvisits?\b|\bgot (?:down )?(?:there|close)/],
];

/** "Cashed in every time", "were stopped both times": as many came off as were tried, or none, in each row of the team that the clause speaks of. */
export function everyTime(reading: Reading): Finding[] {
  const { text, written, borne, part } = reading;
  if (part.ids.length === 0) return [];
  return matches(text, EVERY).flatMap((found): Finding[] => {
    const { 0: said, index: at } = found;
    const rows = rowsOf(found, reading);
    if (rows.length === 0) return [];
    // An idiom may have blanked the verb.
    const clause = clauseAround(written, at, at + said.length);
    const isNever = /^(?:without|never|n(?:obody|o one|either))/i.test(said);
    const isFailed = !isNever && FAILED.test(clause);
    if (!isNever && !isFailed && !DONE.test(clause)) return [];
    const { count } = found.groups ?? {};
    const tried = said.startsWith("both")
      ? 2
      : said.startsWith("the ")
        ? 1
        : count === undefined
          ? null
          : valueOf(count);
    // Who scored no touchdown may have kicked.
    const isSo = rows.every(
      ({ values: { made, of = 0 }, marks }) =>
        of > 0 &&
        (tried === null || tried === of) &&
        (isFailed ? made === 0 && (!marks.includes("redZone") || /touchdown/.test(clause)) : made === of),
    );
    if (!isSo)
      return [{ word: said, reason: `"${said}" is not what ${idsOf(reading)} has. Say how many of how many it was.` }];
    borne.push([at, at + said.length]);
    for (const { 0: cashed, index: from } of matches(text, /\bcash(?:ed|es|ing) in\b/g))
      borne.push([from, from + cashed.length]);
    return [];
  });
}

/** The rows of tries that are meant: of the team named last before it, of the downs or the trips that its clause speaks of. */
function rowsOf({ 0: said, index: at }: RegExpExecArray, { text, hits, pool }: Reading): readonly Fact[] {
  const places = placesOf(text);
  const clause = clauseAround(text, at, at + said.length);
  const all = pool.filter(
    ({ kind, values }) => kind === "team" && values.made !== undefined && values.of !== undefined,
  );
  const named = hits.findLast(({ team }, nth) => team !== null && (places[nth] ?? 0) < at)?.team ?? null;
  const own = named === null ? all : all.filter(({ team }) => team === named);
  const isTrip = /\b(?:trip|visit)/.test(said);
  const marks = ROWS.flatMap(([mark, words]) => (words.test(isTrip ? said : clause) ? [mark] : []));
  const told = own.filter((row) => marks.some((mark) => row.marks.includes(mark)));
  return told.length > 0 ? told : own;
}

function valueOf(word: string): number {
  return numberOf(word) ?? Number(word);
}

/** Up to where another team or another half of the sentence begins. */
function clauseAround(text: string, start: number, end: number): string {
  const before =
    text
      .slice(0, start)
      .split(/[;:]|,? (?:but|while|whereas) /)
      .at(-1) ?? "";
  const [after = ""] = text.slice(end).split(/[;:]|,? (?:but|while|whereas) /);
  return before + text.slice(start, end) + after;
}
