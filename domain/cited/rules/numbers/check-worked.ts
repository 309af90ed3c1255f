import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { NumberToken } from "../../../words/story-numbers.ts";
import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { type CitedFigure, figuresOf, isSaid, type Sum, sumOf, unitsSaid } from "../clause/cited-figures.ts";
import { placesOf } from "../clause/places-of.ts";
import { SHARES } from "../clause/shares.ts";
import { subjectsOf } from "../clause/subjects-of.ts";
import { type WorkedClaim, workedClaims } from "../clause/worked-claims.ts";

/** Two figures that a claim may hold against each other. */
type Pair = readonly [mine: Sum, theirs: Sum, hasLess?: boolean];

const EXPECTED = /\b(?:(?<isProjected>project|expect|forecast)\w*|averag\w*|mean|norm|usual\w*)\b/g;
const LEVEL = /\b(?:above|below|over|under|short of|shy of)$/;
const EACH = /\b(?:each|both|either|apiece)\b/;

/**
 * What a clause works out of cited figures: "13 more yards, 230 to 217", "less than half of the 20.1 he was projected for". The figures are those of
 * who is named, of one unit, and who is said to have more has more. What cannot be read is left to the other rules.
 */
export function checkWorked(reading: Reading): Finding[] {
  const { text, cited, inSentence, factsBefore, opensSentence, index } = reading;
  if (cited.length === 0) return [];
  // "That was more than he had been averaging": the points that the sentence before told.
  const told = factsBefore.filter(
    ({ kind, roles }) =>
      kind === "fantasy" &&
      opensSentence &&
      !/\b(?:project|forecast)/.test(text) &&
      cited.every((fact) => fact.kind === "projection" && fact.roles.player === roles.player),
  );
  // Deeds lie one before the other, and none has more than another.
  const [own, all] = [
    [...cited, ...told],
    [...cited, ...inSentence],
  ].map((facts) =>
    figuresOf(
      facts.filter(({ at, kind }) => at === null || kind === "quarter"),
      index,
    ),
  );
  biggerStep(reading, own ?? []);
  return workedClaims(reading).flatMap((claim): Finding[] => {
    const isExpected = matches(text.slice(...claim.tail), EXPECTED).length > 0;
    const of = (figures: readonly CitedFigure[] = []): readonly CitedFigure[] =>
      isExpected ? figures.filter(({ from }) => from.kind === "fantasy" || from.kind === "projection") : figures;
    return verdictOf(claim, of(own), reading) ?? verdictOf(claim, of(all), reading) ?? [];
  });
}

const BIGGER =
  /\ban? (?<size>bigger|larger|steeper|greater|wider|smaller|slighter|narrower) (?:[a-z]+ )?(?<way>above|over|below|under) (?:his|their) (?:season )?(?<of>average|mean|norm|projection) than @/g;

/** "A bigger step above his average than @'s": the two gaps beside each other. */
function biggerStep({ text, hits, borne }: Reading, figures: readonly CitedFigure[]): void {
  for (const { 0: said, index: at, groups = {} } of matches(text, BIGGER)) {
    const place = placesOf(text).indexOf(at + said.length - 1);
    const [mine = 0, theirs = 0] = [hits[place - 1], hits[place]].map((hit) => {
      const [pair] = expectedPairs(hit?.players ?? [], figures, groups["of"] !== "projection", text);
      return pair === undefined ? NaN : (pair[0][0] - pair[1][0]) * (/above|over/.test(groups["way"] ?? "") ? 1 : -1);
    });
    const isBigger = !/small|slight|narrow/.test(groups["size"] ?? "");
    if (mine > 0 && theirs > 0 && mine > theirs === isBigger) borne.push([at, at + said.length]);
  }
}

/** Null where it cannot be read. */
function verdictOf(claim: WorkedClaim, figures: readonly CitedFigure[], reading: Reading): Finding[] | null {
  const { text, numbers, borne } = reading;
  const mine = subjectsOf(claim, figures, reading);
  const groups = (EACH.test(text) ? mine.map((one) => [one]) : [mine]).map((who) =>
    pairsOf(claim, who, figures, reading),
  );
  if (mine.length === 0 || groups.some((pairs) => pairs.length === 0)) return null;
  const { start, end, tail } = claim;
  const [told, given] = [toldPair(tail[1], reading), givenIn(claim, reading)];
  const isTold = ([one, two]: Pair): boolean =>
    (given === null || isSaid(given, "", ...two)) &&
    (told === null ||
      (isSaid(told[0], "", ...one) && isSaid(told[1], "", ...two)) ||
      (claim.isMore === false && isSaid(told[1], "", ...one) && isSaid(told[0], "", ...two)));
  // "Ahead of @ with 62 on 5": in these two.
  const shares = numbers.filter((one) => one.form === "share" && one.start >= tail[0] && one.end <= tail[1]);
  const isAny = claim.by !== null || claim.times !== null || told !== null || given !== null;
  const isSo = groups.every((pairs) => {
    const given = pairs.filter(([, two]) => shares.some(({ value, other }) => value === two[0] || other === two[0]));
    // What neither has any of is not what one did more of.
    const some = pairs.filter(([one, two]) => one[0] !== 0 || two[0] !== 0);
    const all = given.length > 0 ? given : some.length > 0 ? some : pairs;
    const held = all.filter((pair) => holds(claim, pair) && isTold(pair));
    return isAny ? held.length > 0 : held.length === all.length;
  });
  if (!isSo) {
    const word = text.slice(start, told?.[1].end ?? Math.max(end, tail[1])).replaceAll(/[@#]/g, "…");
    return [
      {
        word,
        reason: `"${word}" is not what the figures of ${idsOf(reading)} come to. Say who has more, and by how much.`,
      },
    ];
  }
  // "14.8 sat below the 18.3": what stands between is said of the figures as well.
  const last = numbers.findLast((one) => one.end <= start);
  const from = last !== undefined && /^(?: [a-zPR]+){0,5} $/.test(text.slice(last.end, start)) ? last.end : start;
  const [article] = /^ (?:the|his|their|that|of|what)\b/.exec(text.slice(end)) ?? [" "];
  borne.push([from, end + article.length]);
  for (const token of [...(told ?? []), ...(given === null ? [] : [given])]) borne.push([token.start, token.end]);
  return [];
}

function holds({ isMore, by, times }: WorkedClaim, [mine, theirs, hasLess = false]: Pair): boolean {
  if (times !== null) return isTimes(mine[0], theirs[0], times.value, times.hedge);
  const [gap, shown] = [mine[0] - theirs[0], mine[1] - theirs[1]].map((one) =>
    (isMore === false) === hasLess ? one : -one,
  );
  return (
    gap !== undefined && shown !== undefined && gap > 0 && (by === null || isSaid(by.token, by.before, gap, shown))
  );
}

function isTimes(mine: number, theirs: number, said: number, hedge: string): boolean {
  if (theirs <= 0) return false;
  const is = mine / theirs;
  if (/^(?:more|better|over|just)/.test(hedge)) return is > said && (said >= 1 || is <= 1);
  if (/^(?:less|fewer)/.test(hedge)) return is < said;
  if (/^(?:nearly|almost)/.test(hedge)) return is <= said * 1.01 && is > said * 0.8;
  // Of a few of something half is half; of means and yards it is as near as people say it.
  const isCount = hedge === "exactly" || (Number.isInteger(mine) && Number.isInteger(theirs) && mine + theirs < 20);
  return Math.abs(is - said) <= said * (isCount ? 0.001 : 0.08);
}

/** "230 to 217", "six to @'s four" right behind a claim: a figure of each, its subject's first. */
function toldPair(from: number, { text, numbers }: Reading): readonly [NumberToken, NumberToken] | null {
  const one = numbers.findIndex(({ start }) => start >= from);
  const [mine, theirs] = [numbers[one], numbers[one + 1]];
  if (mine?.form !== "plain" || theirs?.form !== "plain" || !/^[^@#;:]{0,12}$/.test(text.slice(from, mine.start)))
    return null;
  return /^(?: [a-zPR-]+){0,3} to (?:just |only )?(?:(?:the )?(?:[@#](?:'s?)?|his|their) )?$/.test(
    text.slice(mine.end, theirs.start),
  )
    ? [mine, theirs]
    : null;
}

/** What a claim may hold against each other; none where its other side cannot be read. */
function pairsOf(
  claim: WorkedClaim,
  mine: readonly string[],
  figures: readonly CitedFigure[],
  reading: Reading,
): Pair[] {
  const { text, hits, index, sentenceSoFar } = reading;
  const [from, to] = claim.tail;
  const tail = text.slice(from, to);
  if (/^ and [@#]/.test(text.slice(to))) return [];
  const figure = givenIn(claim, reading);
  const [named] = hits.filter((_hit, nth) => within(placesOf(text)[nth], from, to));
  const whose = named === undefined ? [] : named.team === null ? named.players : [named.team];
  const isOwn = whose.every((one) => mine.includes(one));
  // "Is 1.8 above his": what was said before it.
  const isLeftOut = /^(?: his| theirs| hers)?$/.test(tail) && LEVEL.test(text.slice(claim.start, from));
  const expected = isLeftOut
    ? matches(sentenceSoFar + text.slice(0, claim.start), EXPECTED).at(-1)
    : matches(tail, EXPECTED)[0];
  const isOfPoints = sumOf(mine, ["pprPoints"], figures) !== null;
  if (expected !== undefined || isLeftOut)
    return isOwn
      ? expectedPairs(mine, figures, !isOfPoints || expected?.groups?.["isProjected"] === undefined, text)
      : [];
  const shares = claim.times !== null && (named === undefined || isOwn) ? sharePairs(mine, tail, reading) : [];
  if (shares.length > 0) return shares;
  if (named === undefined && figure !== null) return givenPairs(mine, figure, figures);
  const isPerson = mine.every((one) => index.people.has(one));
  const all = [...new Set(figures.flatMap((one) => one.whose))];
  const others = (named === undefined ? all : whose).filter(
    (one) => !mine.includes(one) && (named !== undefined || index.people.has(one) === isPerson),
  );
  return pairsInUnits(claim, mine, others, figures, reading);
}

/** The figure that stands on the other side: "the 20.1 he was projected for", "@'s 14.6"; null where it is not told. */
function givenIn({ tail: [from, to] }: WorkedClaim, { text, numbers }: Reading): NumberToken | null {
  const figure = numbers.find(({ form, start, end }) => form === "plain" && start >= from && end <= to);
  return figure !== undefined &&
    GIVEN.test(text.slice(from, figure.start)) &&
    !/^ (?:(?:\w+ )?(?:games|weeks|outings)|were|are|had|have)\b/.test(text.slice(figure.end))
    ? figure
    : null;
}

const GIVEN =
  /^(?: ?(?:the|his|their|its|of|what|he|was|at|for|just|only|a|own|season|project\w+|averag\w+|mean|[@#](?:'s?)?))* $|^$/;

const within = (place: number | undefined, from: number, to: number): boolean =>
  place !== undefined && place >= from && place < to;

/** Points and what was expected of them, or what was projected and the mean. */
function expectedPairs(
  mine: readonly string[],
  figures: readonly CitedFigure[],
  isMean: boolean,
  text: string,
): Pair[] {
  const [points, projected, mean] = (["pprPoints", "projectedPoints", "meanPoints"] as const).map((unit) =>
    sumOf(mine, [unit], figures),
  );
  const own = [points ?? null, ...(isMean && (points === null || /\bproject/.test(text)) ? [projected ?? null] : [])];
  const other = (isMean ? mean : projected) ?? null;
  return own.flatMap((one): Pair[] => (one === null || other === null ? [] : [[one, other]]));
}

/** "Half of his six field goals", "half of them": what came of what was tried. */
function sharePairs(mine: readonly string[], tail: string, { cited, text }: Reading): Pair[] {
  const isMissed = /\b(?:miss\w*|misfired|failed)\b/.test(text);
  const said = unitsSaid(
    tail.replace(/^ ?(?:(?:his|their|the|of|[@#]'s?|~+|\w+(?= [\w-]+ ?\w+s?$))\b ?)*/, " "),
    "",
  )?.flat();
  const isHis = ({ roles, team }: Fact): boolean => mine.includes(roles.player ?? team ?? "");
  return cited.filter(isHis).flatMap(({ values }) =>
    SHARES.flatMap(([made, of]): Pair[] => {
      const [part, all] = [values[made], values[of]];
      if (part === undefined || all === undefined || (said !== undefined && !said.includes(made) && !said.includes(of)))
        return [];
      const one = isMissed ? all - part : part;
      return [
        [
          [one, one],
          [all, all],
        ],
      ];
    }),
  );
}

/** "Above the 15.1 projected for him": what is given is a figure that is cited. */
function givenPairs(mine: readonly string[], given: NumberToken, figures: readonly CitedFigure[]): Pair[] {
  return figures.flatMap(({ unit, value }): Pair[] => {
    const own = sumOf(mine, [/^(?:projected|mean)Points$/.test(unit) ? "pprPoints" : unit], figures);
    return own === null || !isSaid(given, "", value) || own[0] === value ? [] : [[own, [value, value]]];
  });
}

/** Of the units that are said, or that the last number before it has, those that both sides have. */
function pairsInUnits(
  claim: WorkedClaim,
  mine: readonly string[],
  others: readonly string[],
  figures: readonly CitedFigure[],
  { text, numbers }: Reading,
): Pair[] {
  const has = (unit: Unit): boolean => figures.some((one) => one.unit === unit);
  const { isBetter } = claim;
  const pairsOfUnits = (units: readonly Unit[]): Pair[] => {
    if (units.includes("meanPoints") && (has("pprPoints") || has("projectedPoints"))) return [];
    if (units.includes("projectedPoints") && has("pprPoints")) return [];
    if (units.includes("ratio") !== (isBetter && has("ratio"))) return [];
    const one = sumOf(mine, units, figures);
    const [two, another] = others.map((other) => sumOf([other], units, figures)).filter((sum) => sum !== null);
    const hasLess = isBetter && units.some((unit) => /^(?:pointsAgainst|turnovers|penalt)/.test(unit));
    return one === null || two === undefined || another !== undefined ? [] : [[one, two, hasLess]];
  };
  const clause = text.slice(0, Math.max(claim.end, claim.tail[1]));
  const said = claim.of.flatMap((words) => (words.trim() === "" ? [] : [unitsSaid(` ${words.trim()}`, clause)]));
  const told = said.filter((units) => units !== null);
  if (isBetter) {
    const units = claim.of.includes(" points allowed")
      ? (["pointsAgainst"] as const)
      : has("ratio")
        ? (["ratio"] as const)
        : new Set(figures.map(({ unit }) => unit));
    return [...units].flatMap((unit) => pairsOfUnits([unit]));
  }
  if (said.length > 0 && told.length === 0) return [];
  const last = numbers.findLast(({ end, form }) => end <= claim.start && form === "plain");
  const before = last === undefined ? null : unitsSaid(text.slice(last.end), clause);
  for (const units of told.length > 0 ? told : before === null ? [] : [before]) {
    const pairs = units.flatMap(pairsOfUnits);
    if (pairs.length > 0) return pairs;
  }
  if (told.length > 0) return [];
  return [...new Set(figures.map(({ unit }) => unit))].flatMap((unit) => pairsOfUnits([unit]));
}
