import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import { rowFigure } from "../../../facts/relations/compare-teams.ts";
import type { Finding } from "../../cited-fault.ts";
import { NUMBER_UNITS } from "../../number-units.ts";
import { idsOf, type Reading, relatedOf } from "../../reading.ts";
import { type CitedFigure, figuresOf } from "../clause/cited-figures.ts";
import { isOtherRow } from "../ranks/is-other-row.ts";

const THEM = "(?:them|(?:the )?(?:two|both|teams|sides|clubs|pair)|@ and @|# and #)";
const IN_IT = String.raw`(?:in it|between ${THEM}|to (?:choose|split|pick) (?:between )?${THEM}|(?:that )?separat(?:ed|es|ing) ${THEM})`;
const WHO = "(?: (?:one|team|side|club|offense|man|player|receiver|back|of them|of the two))?";
const EDGE = "(?:edge|advantage|upper hand|better of it|leg up)";

/** Words for two figures that are alike, and by how much of the larger one they may be apart. */
const LEVEL: readonly { says: RegExp; most: number; examples: readonly string[] }[] = [
  {
    says: /(?<!\b(?:not|never|twice|half|times|double|triple|nearly|almost|by) )(?<!n't )\b(?:(?:just|exactly|precisely|every bit) )?as (?:often|many(?: [a-z-]+)?|much) as (?=[@#])/g,
    most: 0,
    examples: ["exactly as often as @", "just as many as @"],
  },
  {
    says: /(?<!\b(?:not|nearly|almost|about) )\b(?:exactly |precisely )?the (?:very |exact )?same(?: (?:number|amount|total|count|figure)(?: of [a-z]+)?)?(?: as (?=[@#])| for (?:each|both)\b)/g,
    most: 0,
    examples: ["the same as @", "the same number for both"],
  },
  {
    says: /\b(?:(?:was|were|is|are|finished|ended up|wound up|came out|stood) (?:dead |exactly |perfectly )?(?:level|even)|(?:(?:was|were|is|are|finished|ended up|wound up|came out|stood) )?(?:tied|deadlocked|all square|dead even))(?= (?:at|with|on|in)\b|[,:;.]|$)/g,
    most: 0,
    examples: ["tied with nine targets each"],
  },
  {
    says: /\b(?:ball security )?(?:was|were|is|are) (?:(?:almost|nearly|pretty much) )?a wash\b/g,
    most: 0.1,
    examples: ["ball security was a wash"],
  },
  {
    says: new RegExp(
      String.raw`\b(?:(?:there (?:was|is) )?nothing (?:at all )?${IN_IT}|(?:there (?:was|is) |with )?no (?:real |clear |big )?(?:difference|gap|daylight|separation|${EDGE})\b|not a (?:single |lone )?(?:yard|point|snap|first down|carry|target|catch) ${IN_IT})`,
      "g",
    ),
    most: 0.03,
    examples: ["there was nothing in it", "no difference on the ground", "not a yard between them"],
  },
  {
    says: new RegExp(
      String.raw`\bneither${WHO} (?:really )?(?:had|held|got|gained|enjoyed|owned|has|holds) (?:an? |the |any |much of an )?(?:(?:real|clear) )?(?:${EDGE}\b|more\b(?: [a-z]+)?)`,
      "g",
    ),
    most: 0.03,
    examples: ["neither team had an edge"],
  },
  {
    says: new RegExp(
      String.raw`\b(?:there (?:was|is) )?(?:not much|little|not a lot|next to nothing|hardly anything|precious little) ${IN_IT}`,
      "g",
    ),
    most: 0.25,
    examples: ["not much between them"],
  },
];

/** "Who had more targets, A or B?" */
const WHO_OF_TWO =
  /\b(?:who|which|what)\b.*\b(?:more|most|better|best|fewer|fewest|less|least|longer|higher|bigger|won)\b|\bor\b/i;
const NEITHER = new RegExp(
  String.raw`^(?:neither${WHO}|nobody|no one)(?: (?:did|had|was|were|got|really))*(?:(?=[:;.]|$| with\b)|,? (?:as|since|because)\b|(?=,))`,
  "g",
);

/** "There was nothing in it, 91 yards each", "neither: both had nine": two figures that are cited are alike, or they are not. */
export function levelFigures(reading: Reading): Finding[] {
  const { text, isAnswer, opensSentence, textBefore, asked, borne, part } = reading;
  if (part.ids.length === 0) return [];
  const isOfTwo = isAnswer && opensSentence && textBefore === "" && WHO_OF_TWO.test(asked);
  const forms = [...LEVEL, ...(isOfTwo ? [{ says: NEITHER, most: 0 }] : [])];
  const claims = forms.flatMap(({ says, most }) => matches(text, says).map((found) => ({ found, most })));
  if (claims.length === 0) return [];
  const gaps = gapsOf(reading);
  if (gaps.length === 0) return [];
  const compared = reading.inSentence.filter(({ kind }) => kind === "compare");
  return claims.flatMap(({ found: { 0: said, index: at }, most }): Finding[] => {
    if (compared.length > 0 && isOtherRow(aroundOf(text, at, said), compared))
      return [{ word: unmasked(said), reason: `${idsOf(reading)} compares something else. Cite what it says.` }];
    if (gaps.every((gap) => gap <= most)) {
      borne.push([at, at + said.length]);
      return [];
    }
    const word = unmasked(said);
    return [{ word, reason: `The figures of ${idsOf(reading)} are not alike. Say who has more.` }];
  });
}

/** "Rushing was a wash": which row it is said of stands in front of it or behind it. */
function aroundOf(text: string, at: number, said: string): string {
  const [front, behind] = [/[^,;]*$/.exec(text.slice(0, at))?.[0], /^[^,;]*/.exec(text.slice(at + said.length))?.[0]];
  return `${front ?? ""}${said}${behind ?? ""}`;
}

/** By how much of the larger one the two sides of each figure that is told are apart; empty where they cannot be told. */
function gapsOf(reading: Reading): number[] {
  const { index, inSentence } = reading;
  const cited = inSentence.length > reading.cited.length && isOneSided(reading) ? inSentence : reading.cited;
  const compared = cited.filter(({ kind }) => kind === "compare");
  if (compared.length > 0) return compared.map((fact) => gapOf(relatedOf(fact, index).map((row) => rateOf(row))));
  const figures = figuresOf(
    cited.filter(({ at }) => at === null),
    index,
  ).filter(({ unit }) => unit !== "ratio");
  const owners = ownersOf(figures, reading);
  if (owners.length < 2) return [];
  const values = (unit: Unit): number[] =>
    owners.flatMap((owner) => figures.find((one) => one.unit === unit && one.whose.includes(owner))?.value ?? []);
  const shared = [...new Set(figures.map(({ unit }) => unit))].filter((unit) => values(unit).length === owners.length);
  const said = shared.filter((unit) => isSaid(unit, reading));
  const units = said.length > 0 ? said : shared;
  // Of several figures nobody knows which is meant.
  return units.length === 1 || said.length > 0 ? [Math.min(...units.map((unit) => gapOf(values(unit))))] : [];
}

/** "There is almost no gap, since A allow 23.2 and B 23.3": what is alike is told behind it. */
function isOneSided({ cited }: Reading): boolean {
  return (
    cited.every(({ kind }) => kind !== "compare") &&
    new Set(cited.map(({ roles, team }) => roles.player ?? team)).size < 2
  );
}

/** Who is told of: the people or teams that are named and have figures; all who have any where fewer than two are. */
function ownersOf(figures: readonly CitedFigure[], { hits, index }: Reading): string[] {
  const all = [...new Set(figures.flatMap(({ whose }) => whose))].filter((one) => one !== "");
  const people = all.filter((one) => index.people.has(one));
  const own = people.length > 0 ? people : all;
  const named = hits
    .flatMap(({ players, team }) => (team === null ? players : [team]))
    .filter((one) => own.includes(one));
  return new Set(named).size > 1 ? [...new Set(named)] : own;
}

function isSaid(unit: Unit, { text, numbers }: Reading): boolean {
  return numbers.some(
    ({ form, end }) =>
      form === "plain" && NUMBER_UNITS.find(({ says }) => says.test(text.slice(end)))?.units.includes(unit) === true,
  );
}

function rateOf(row: Fact): number {
  const { made, of } = row.values;
  return made === undefined || of === undefined ? rowFigure(row) : made / Math.max(1, of);
}

function gapOf(values: readonly number[]): number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most === 0 ? 0 : (most - least) / most;
}
