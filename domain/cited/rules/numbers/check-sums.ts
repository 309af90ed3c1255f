import type { Unit } from "../../../facts/unit.ts";
import type { Finding } from "../../cited-fault.ts";
import type { NumberToken } from "../../../words/story-numbers.ts";
import type { Reading } from "../../reading.ts";
import { type CitedFigure, figuresOf, isSaid, type Sum, sumOf, tenth, unitsSaid } from "../clause/cited-figures.ts";
import { subjectsOf } from "../clause/subjects-of.ts";

const HEDGE = "(?:just |only |nearly |almost |about |over |more than |exactly )*";
const BEFORE = new RegExp(
  String.raw`\b(?:combin\w+(?: for)?|teamed (?:up )?for|total(?:ed|ing|s)?(?: of)?|add(?:s|ed)? up to|c[ao]mes? to|that is|that's|which is|that makes|makes it|piled up|amassed|accounted for|good for|all|those|these) ${HEDGE}$`,
);
const AFTER =
  /^(?: [A-Za-z-]+){0,4}? (?:in all|all told|altogether|combined|between them|in total|total|together|from scrimmage)\b/;
const TOGETHER = /\b(?:between them|combined?|together)\b/;
/** "129 yards, 75 on the ground and 54 on six catches", "76 yards on 12 runs and seven catches". */
const PARTS =
  /^ [^.;]{0,60}?\b(?:runs?|carr\w+|rush\w*|ground)\b[^.;]{0,40}?\b(?:catch\w*|recei\w+|recept\w+|air)\b|^ [^.;]{0,60}?\b(?:catch\w*|recei\w+|recept\w+|air)\b[^.;]{0,40}?\b(?:runs?|carr\w+|rush\w*|ground)\b/;

/** "Combined for 36.7", "totaled 100 yards, 70 rushing and 30 receiving", "all 17 points": what the figures of those who are named come to. */
export function checkSums(reading: Reading): Finding[] {
  const { text, written, numbers, borne, cited, inSentence, index } = reading;
  if (cited.length === 0) return [];
  for (const token of numbers) {
    const { form, start, end } = token;
    if (form !== "plain" || borne.some(([from, to]) => start >= from && end <= to)) continue;
    // An idiom may have blanked "in all" in the text.
    const [before, after] = [text.slice(0, start), written.slice(end)];
    const isSum = BEFORE.test(before) || AFTER.test(after) || TOGETHER.test(text);
    if (isTouches(token, reading)) borne.push([start, end]);
    if (!isSum && !PARTS.test(after)) continue;
    const sets = [cited, inSentence].map((facts) => figuresOf(facts, index));
    if (sets.some((figures) => isSumOf(token, figures, isSum, reading))) borne.push([start, end]);
  }
  return [];
}

function isSumOf(token: NumberToken, figures: readonly CitedFigure[], isSum: boolean, reading: Reading): boolean {
  const { text, hits } = reading;
  const { start, end } = token;
  const claim = { start, end, tail: [end, end] as const, isMore: null, isBetter: false, by: null, times: null, of: [] };
  const owners = new Set(figures.flatMap(({ whose }) => whose));
  const named = hits
    .flatMap(({ players, team }) => (team === null ? players : [team]))
    .filter((one) => owners.has(one));
  const people = named.filter((one) => reading.index.people.has(one));
  const subjects = people.length > 1 && isSum ? people : subjectsOf(claim, figures, reading);
  const units = unitsSaid(text.slice(end), "") ?? [...new Set(figures.map(({ unit }) => unit))].map((unit) => [unit]);
  const isThat = /\b(?:that(?:'s| is| makes)|which is|makes it) \W*$/.test(text.slice(0, start));
  // "Three in all, two by # and one by #": who had how many is told behind it.
  const isOfBoth = !/[@#]/.test(text.slice(0, start)) && /^[^@#,;:]*[,;:]/.test(text.slice(end));
  return units
    .filter((set) => isSum || set.length > 1)
    .some((set) => {
      const sum =
        subjects.length > 0 && !isThat
          ? sumOf(subjects, set, figures)
          : hits.length === 0 || isThat || isOfBoth
            ? sumOfAll(set, figures)
            : null;
      const isOfMany = new Set(figures.filter(({ unit }) => set.includes(unit)).map(({ from }) => from)).size > 1;
      return isOfMany && sum !== null && isSaid(token, text.slice(0, start), ...sum);
    });
}

/** Where nobody is named what is told is all that is cited, of one kind. */
function sumOfAll([unit, another]: readonly Unit[], figures: readonly CitedFigure[]): Sum | null {
  const alike = figures.filter(({ from }) => from.kind === figures[0]?.from.kind);
  const own = alike.filter((figure) => figure.unit === unit);
  if (another !== undefined || alike.some(({ from }) => own.every((figure) => figure.from !== from))) return null;
  return [own.reduce((sum, { value }) => sum + value, 0), own.reduce((sum, { value }) => sum + tenth(value), 0)];
}

const TOUCHED = /\btouch(?:es|ed)\b|\byards (?:of (?:total )?offense|from scrimmage)\b|\bscrimmage yards\b/;

/** "Touched it 23 times for 111 yards": his carries and his catches, and the yards of both. */
function isTouches({ value, start, end }: NumberToken, { text, cited, hits }: Reading): boolean {
  const lines = cited.filter(
    ({ kind, marks }) => kind === "line" && (marks.includes("rushing") || marks.includes("receiving")),
  );
  const [one, two] = lines;
  if (!TOUCHED.test(text) || one === undefined || two === undefined || lines.length > 2) return false;
  if (
    one.roles.player !== two.roles.player ||
    hits.some(({ players }) => players.length > 0 && !players.includes(one.roles.player ?? ""))
  )
    return false;
  const sum = (units: readonly Unit[]): number =>
    lines.flatMap(({ values }) => units.flatMap((unit) => values[unit] ?? [])).reduce((all, each) => all + each, 0);
  const isCount =
    /^ (?:times|touches)\b/.test(text.slice(end)) || /\btouches (?:were|was) $/.test(text.slice(0, start));
  return (
    value ===
    sum(
      isCount ? ["carries", "receptions"] : /^ yards\b/.test(text.slice(end)) ? ["rushingYards", "receivingYards"] : [],
    )
  );
}
