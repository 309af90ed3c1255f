import { matches } from "../../../words/matches.ts";
import type { NumberToken } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import { rowFigure } from "../../../facts/relations/compare-teams.ts";
import type { Finding } from "../../cited-fault.ts";
import { unmasked } from "../../name-mask.ts";
import { idsOf, type Reading, relatedOf } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";
import { isOtherRow, isRowIn, ROWS } from "./is-other-row.ts";
import { teamToldBefore } from "../teams/team-told-before.ts";

const ADVERB = "(?:(?:also|again|clearly|slightly|narrowly|comfortably|easily|just|well|far|much|a bit|a little) )*";
const NOUN = "(?: (?:team|side|one|club|bunch|group|unit|offense))?";
const GOT = "had|gained|got|picked up|made|recorded|committed|drew|ran for|threw for|passed for";
const EDGE = "(?:(?:(?:slimm|narrow|thinn|small|bar)est of )?(?:edges?|advantages?)|upper hand)";
/** What "the most" of a row is called. */
const NOUNS: readonly (readonly [says: string, mark: Fact["marks"][number]])[] = [
  ["(?:total |net )?(?:yards|yardage)", "totalYards"],
  ["passing (?:yards|yardage)", "passingYards"],
  ["rushing (?:yards|yardage)", "rushingYards"],
  ["first downs", "firstDowns"],
  ["(?:time of )?possession", "possession"],
  ["sacks", "sacks"],
  ["(?:turnovers|giveaways)", "turnovers"],
  ["(?:penalties|flags)", "penalties"],
  ["penalty (?:yards|yardage)", "penaltyYards"],
];
/** Nothing that makes it the most of other games too. */
const OF_GAME = "(?:[.;]|$|,? (?:(?:of|in) the game|too|by \\d)|, (?:\\d|\\S+ to|with \\S+(?:[,.;]|$)|and|but|while))";
const NAMED = `(?:${NOUNS.map(([says]) => says).join("|")})${OF_GAME}`;
const OF_IT = `(?:${EDGE}|better of)`;
const ROW =
  "(?:on the ground|through the air|(?:in|on) (?:[a-z-]+ ){0,2}(?:yards|yardage|rushing|passing|downs?|possession))";

function words(said: string): RegExp {
  return new RegExp(String.raw`\b(?:${said})(?!\w)`, "g");
}

/** Who is said to have done better than the other team, or to have more of what is told. `isCount`: more is more, whatever it is of. */
export const BETTER: readonly { says: RegExp; isBetter: boolean; isCount?: boolean; examples: readonly string[] }[] = [
  {
    says: words(
      `(?:came|come|coming|finished|finishing|ended up|wound up|stayed|were|was) ${ADVERB}(?:out )?${ADVERB}(?:ahead|on top|in front)|(?:ahead|in front|up|led|leading|won|winning)(?:(?: \\d+-\\d+)?(?= ${ROW})| \\d+-\\d+(?=[,.;]|$))`,
    ),
    isBetter: true,
    examples: [
      "# came out ahead on the ground",
      "# led on the ground",
      "# won on the ground as well",
      "ahead 169-153 in rushing yards",
    ],
  },
  {
    says: words(
      `(?:had|has|have|having|held|holds?|holding|got|owned|owning|enjoyed|enjoying|took|taking|gained|claimed|with) (?:just |only )?(?:an? |the |that )?(?:[\\w-]+ ){0,2}${OF_IT}`,
    ),
    isBetter: true,
    examples: ["# had the edge through the air", "# held the slimmest of edges"],
  },
  {
    says: new RegExp(
      String.raw`\b${EDGE}\b[^.;#]*? (?:(?:belonged|belongs|went|goes|fell) to|was(?: with)?) #|\b(?:tilted|leaned|tipped|swung|went) (?:toward|in favor of|#'s? way|the way of) ?#?|\bfavored #`,
      "g",
    ),
    isBetter: true,
    examples: ["the edge in rushing yards belonged to #", "rushing yards went #' way", "tilted toward #"],
  },
  {
    says: words(
      `(?:was|were|looked|proved|stayed) ${ADVERB}(?:the )?${ADVERB}(?:better|cleaner|tidier|sharper|stronger|more (?:disciplined|careful|efficient|productive|effective))${NOUN}`,
    ),
    isBetter: true,
    examples: ["# were the cleaner team"],
  },
  {
    says: words(
      "(?:won|winning|took) (?:it(?: (?:easily|handily|comfortably))?(?=[,.;]|$)|the (?:[a-z-]+ ){0,3}(?:yardage|battle|fight|war|matchup|exchange))",
    ),
    isBetter: true,
    examples: ["# won the turnover battle"],
  },
  {
    says: words(
      `(?:was|were|looked|proved) ${ADVERB}(?:the )?${ADVERB}(?:worse|sloppier|weaker|less (?:disciplined|careful|efficient|productive|effective))${NOUN}`,
    ),
    isBetter: false,
    examples: ["# were the sloppier team"],
  },
  {
    says: /\b(?:was|were) (?:an? |clearly )*(?:win|victory|plus) for #/g,
    isBetter: true,
    examples: ["ball security was a win for #"],
  },
  {
    says: words("(?:lost|losing) the (?:[a-z-]+ ){0,3}(?:yardage|battle|fight|war|matchup|exchange)"),
    isBetter: false,
    examples: ["# lost the turnover battle"],
  },
  {
    says: words(`(?:${GOT}) ${ADVERB}(?:more(?! (?:than|or|of)\\b)|the most(?= ${NAMED}))`),
    isBetter: true,
    isCount: true,
    examples: ["they had more first downs", "# also had the most sacks"],
  },
  {
    says: words(
      "(?:h[eo]ld|holding|kept|keeping|had|having|controll?(?:ed|ing)|possess(?:ed|ing)) (?:the ball|it|possession)(?: for)?(?: [\\w:-]+){1,5} (?:longer|more)",
    ),
    isBetter: true,
    isCount: true,
    examples: ["# holding the ball 20:22 longer"],
  },
  {
    says: words(`(?:${GOT}) ${ADVERB}fewer`),
    isBetter: false,
    isCount: true,
    examples: ["they had fewer penalties"],
  },
];
const OF_PART = /\b(?:half|quarter|overtime)\b/i;
const DENIED = /\b(?:not|never|neither|nobody|no|none|nor|without|hardly|barely)\b/;
/** Who stands behind these words is the other side of it. */
const OBJECT = /\b(?:to|by|from|with|of|over|than|against|for|past|at) (?:the )?$/;
const LESS_IS_BETTER: ReadonlySet<Fact["marks"][number]> = new Set<Fact["marks"][number]>([
  "turnovers",
  "penalties",
  "penaltyYards",
]);

/** Of a comparison of both teams, who is said to have done better has, and a figure that comes first is that team's. */
export function betterSide(reading: Reading): Finding[] {
  const { text, index, borne, asked: question, textBefore, sentenceSoFar } = reading;
  const told = [question, textBefore, sentenceSoFar, text].join(" ").toLowerCase();
  const faults = BETTER.flatMap(({ says, isBetter, isCount = false }) =>
    matches(text, says).flatMap((found): Finding[] => {
      const compared = comparedBy(found, reading);
      if (compared.length > 0 && isOfOtherRow(found, reading))
        return [{ word: unmasked(found[0]), reason: `${idsOf(reading)} compares something else. Cite what it says.` }];
      if (compared.length === 0 || DENIED.test(text.slice(0, found.index))) return [];
      if (compared.every((fact) => areEven(relatedOf(fact, index))) && !isCount)
        return [{ word: unmasked(found[0]), reason: `In ${idsOf(reading)} both teams have as many. Say so.` }];
      const team = subjectOf(found, reading);
      if (team === null) return [];
      const sides = compared.flatMap((fact) => betterOf(fact, relatedOf(fact, index), isCount) ?? []);
      const isSo = sides.length === 0 || sides.some((side) => (side === team) === isBetter);
      if (!isSo || isOthersFirst(found, team, compared, reading))
        return [
          {
            word: unmasked(found[0]),
            reason: `"${unmasked(found[0])}" is the other team in ${idsOf(reading)}. Name the right one, its own figure first.`,
          },
        ];
      const isOpen = /\d$/.test(found[0]) && compared.every((fact) => !isRowIn(told, fact));
      if (isOpen)
        return [{ word: unmasked(found[0]), reason: `That is no score. Say what of it is in ${idsOf(reading)}.` }];
      const isAsked = !OF_PART.test(question) && compared.some((fact) => isRowIn(question.toLowerCase(), fact));
      const edge = new RegExp(`${EDGE}|the most${isAsked ? "|^won it" : ""}`).exec(found[0]);
      const at = found.index + (edge?.index ?? 0);
      if (edge !== null && sides.length > 0 && isOfRow(found, compared, reading)) borne.push([at, at + edge[0].length]);
      return [];
    }),
  );
  return [...asked(reading), ...faults];
}

/** "The most sacks" is of the sacks that are compared. */
function isOfRow({ 0: said, index: at }: RegExpExecArray, compared: readonly Fact[], { text }: Reading): boolean {
  const rest = text.slice(at + said.length + 1);
  return (
    !said.endsWith("the most") ||
    compared.some(({ marks }) => NOUNS.some(([noun, mark]) => marks.includes(mark) && rest.search(noun) === 0))
  );
}

const ASKED =
  /\b(?:who|which (?:team|side)|what team)\b.*?\b(?:(?<count>more|most|longer|fewer|less)|(?:won|win|lost|lose) the [a-z ]*(?:battle|turnovers?|yardage|possession))\b/i;
/** What one team does to the other is counted for both. */
const OF_OTHER = /\b(?:allow\w*|g[ai]v\w+ up|surrender\w*|forc\w+|sacked|intercepted|picked|takeaways?|defen[cs]e)\b/i;
/** An answer that is a team and what it had. */
const NAMES_IT = /^(?:(?:that|it) (?:was|would be) )?(?:the )?#(?: did)?(?=[,.;]|$| (?:by|with)\b)/;

/** "Who won the turnover battle?" "Dallas did, with 3 against 1": it is the team that did. */
function asked({ text, cited, hits, asked: question, opensSentence, textBefore, index }: Reading): Finding[] {
  const wanted = ASKED.exec(question);
  const named = NAMES_IT.exec(text);
  const team = hits[0]?.team ?? null;
  const compared = cited.filter(({ kind, of }) => kind === "compare" && of.length === 2);
  if (
    wanted === null ||
    OF_OTHER.test(question) ||
    named === null ||
    team === null ||
    !opensSentence ||
    textBefore !== ""
  )
    return [];
  const isCount = wanted.groups?.["count"] !== undefined;
  const isBetter = !/\b(?:fewer|less|lost|lose)\b/i.test(wanted[0]);
  const sides = compared.flatMap((fact) => betterOf(fact, relatedOf(fact, index), isCount) ?? []);
  return sides.length === 0 || sides.some((side) => (side === team) === isBetter)
    ? []
    : [{ word: unmasked(named[0]), reason: "It was the other team that was asked for. Name it." }];
}

/** The rows that it is said of: those that the clause names, or whose figures it gives; all where nothing else is cited. */
function comparedBy({ index: at }: RegExpExecArray, { text, cited, numbers, index }: Reading): readonly Fact[] {
  const all = cited.filter(({ kind, of }) => kind === "compare" && of.length === 2);
  for (const near of [/^[^.;,]*/, /^[^.;]*/]) {
    const rest = near.exec(text.slice(at))?.[0] ?? "";
    const named = all.filter((fact) => isRowIn(rest, fact, ROWS));
    if (named.length > 0) return named;
  }
  const given = all.filter((fact) =>
    relatedOf(fact, index).every((row) =>
      numbers.some(({ start, value, other }) => start >= at && [value, other].includes(rowFigure(row))),
    ),
  );
  return given.length > 0 ? given : all.length === cited.length ? all : [];
}

/** "The edge in rushing yards" of all yards: the row that is named right behind it is none that is cited. */
function isOfOtherRow({ 0: said, index: at }: RegExpExecArray, { text, inSentence }: Reading): boolean {
  // "Sacks were a plus for #": what is told of stands in front.
  const front = /^w(?:as|ere) .*for #$|\d$/.test(said) ? (/[^,;]*$/.exec(text.slice(0, at))?.[0] ?? "") : "";
  if (isOtherRow(front + said, inSentence)) return true;
  const row = new RegExp(`^ ${ROW}`).exec(text.slice(at + said.length))?.[0];
  return row !== undefined && isOtherRow(row, inSentence);
}

/** "Winning the turnover battle carried #": who won it is named after it. */
const CARRIED =
  /^(?: also| easily)? (?:carried|lifted|helped|propelled|saved|paid off for|was (?:huge|big|enough) for) #/;

/** Null where nobody is named who is told of, or where a person is. */
function subjectOf({ 0: said, index: at }: RegExpExecArray, reading: Reading): string | null {
  const { text, hits } = reading;
  const [places, end] = [placesOf(text), at + said.length];
  if (said.includes("#")) return hits[places.indexOf(at + said.indexOf("#"))]?.team ?? null;
  const carried = CARRIED.exec(text.slice(end));
  if (carried !== null) return hits[places.indexOf(end + carried[0].length - 1)]?.team ?? null;
  const nth = places.findLastIndex((place) => place < at && (place + 2 === at || !OBJECT.test(text.slice(0, place))));
  return nth < 0 ? teamToldBefore(reading) : (hits[nth]?.team ?? null);
}

function areEven([one, two]: readonly Fact[]): boolean {
  return one !== undefined && two !== undefined && one.values.of === two.values.of && rowFigure(one) === rowFigure(two);
}

/** Which team did better; null of two alike, and of one that made more where the other made a larger share. */
export function betterOf({ marks }: Fact, rows: readonly Fact[], isCount: boolean): string | null {
  const [one, two] = rows;
  if (one === undefined || two === undefined) return null;
  const rate = ({ values: { made = 0, of } }: Fact): number => (of === undefined ? 0 : made / Math.max(1, of));
  const [more, share] = [rowFigure(one) - rowFigure(two), rate(one) - rate(two)];
  if (isCount) return more === 0 ? null : more > 0 ? one.team : two.team;
  if (more * share < 0 || (more === 0 && share === 0)) return null;
  const isLess = one.values.pointsAgainst !== undefined || marks.some((mark) => LESS_IS_BETTER.has(mark));
  return more + share > 0 === isLess ? two.team : one.team;
}

/** "Came out ahead, 122 to 133": the first figure from it on, with nobody named before it, is the other team's. */
function isOthersFirst(
  { index: at }: RegExpExecArray,
  team: string,
  compared: readonly Fact[],
  { text, numbers, index }: Reading,
): boolean {
  const rows = compared.flatMap((fact) => relatedOf(fact, index));
  const ownersOf = ({ form, value, other }: NumberToken): Fact[] =>
    rows.filter((row) => rowFigure(row) === value && (form !== "share" || row.values.of === other));
  const first = numbers.find((token) => token.start >= at && ownersOf(token).length > 0);
  if (
    first === undefined ||
    /[@#]|\b(?:to|than|over|by|against) (?:just |only |their )?$/.test(text.slice(at, first.start))
  )
    return false;
  return ownersOf(first).every((row) => row.team !== team);
}
