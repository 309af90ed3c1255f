import { matches } from "../../words/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { Finding } from "../cited-fault.ts";
import { factWords } from "../fact-words.ts";
import { maskNames, type NameHit } from "../name-mask.ts";
import { idsOf, isBorne, type Reading, saysItself } from "../reading.ts";
import { anyUnit } from "./any-unit.ts";

/** Words that hold one thing against another. */
export const COMPARISON_WORDS =
  /\bout(?:gained|rushed|ran|passed|scored|played|dueled|threw)\b|\b(?:(?:more|better|less) than |nearly |almost |about )?(?:twice|double|triple|half|(?:three|four|five|six) times) (?:as (?:many|much|long)|the|of|his|their|that)\b|\b(?:more than |nearly |almost |about )?(?:doubl|tripl|halv)(?:ed|ing) (?=the|his|their|that|#|@)|\b(?:more|fewer|less|better|worse|higher|lower|longer|shorter) than\b|(?<!\b(?:twice|half|times|double|triple) )\bas many (?!as\b)(?=[a-z-]+(?: |[.,;]|$))|\bthe (?:edge|advantage) in\b|(?<!\d )\bmore (?:yards|points|plays|touchdowns|turnovers|penalties|sacks|first)\b|\bfewer\b/g;
/** "Twice his mean": a ratio of two figures, which a fact has or two of its values give. */
export const MULTIPLE =
  /^(?:twice|double|triple|half|(?:three|four|five|six) times) (?:as (?:many|much|long)|the|of|his|their|that)\b/i;
const TIMES: Readonly<Record<string, number>> = {
  twice: 2,
  doubl: 2,
  tripl: 3,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  half: 0.5,
  halv: 0.5,
};
const HEDGE = /\b(?:more|fewer|less|better) than $/;

/** A comparison is supported by one that is cited: no writer subtracts. "More than 100" is a hedge before a number. */
export function checkComparisons(reading: Reading): Finding[] {
  const { text, pool, part, numbers } = reading;
  if (part.ids.length === 0) return [];
  return matches(text, COMPARISON_WORDS).flatMap((found): Finding[] => {
    const [word] = found;
    if (isBorne(found, reading)) return [];
    const isMultiple = MULTIPLE_OF.exec(word)?.[2] !== undefined;
    const isHedge =
      (!isMultiple &&
        numbers.some(
          ({ start }) => start >= found.index && start - found.index < 16 && HEDGE.test(text.slice(0, start)),
        )) ||
      (HEDGE.test(`${word} `) && /^ an? (?:minute|second|quarter)/.test(text.slice(found.index + word.length)));
    if (
      !pool.some((fact) => isOfOther(fact, word, reading)) &&
      (isHedge ||
        pool.some((fact) => compares(fact, word, reading.index)) ||
        (!isMultiple && areGiven(word, text)) ||
        (word === "outscored" && (areOfQuarter(reading) || areOfPlayers(reading))) ||
        areRows(word, reading) ||
        isTimesOther(word, reading) ||
        isBound(found, reading) ||
        saysItself(reading, found))
    ) {
      reading.borne.push([found.index, found.index + word.length]);
      return [];
    }
    return [
      {
        word,
        reason: `"${word}" compares, and ${idsOf(reading)} is no comparison. Cite one (an id that begins with cmp), or give both figures.`,
      },
    ];
  });
}

/** "Outscored the Bills 21-13 in the fourth quarter": the points of both, of which the first is the larger and the subject's. */
function areOfQuarter({ cited, hits, text }: Reading): boolean {
  const quarters = cited.filter(({ kind }) => kind === "quarter");
  const [one, two, third] = quarters;
  if (one === undefined || two === undefined || third !== undefined || one.at?.quarter !== two.at?.quarter)
    return false;
  const [mine, theirs] = hits[0]?.team === two.team ? [two, one] : [one, two];
  return text.indexOf("#") < text.indexOf("outscored") && (mine.values.points ?? 0) > (theirs.values.points ?? 0);
}

/** "Montoya outscored Zollicoffer 11.8 to 8.8": the points of two players, the one who has more named first. */
function areOfPlayers({ cited, hits, text }: Reading): boolean {
  const whose = (hit: NameHit | undefined): Fact | undefined =>
    cited.find(({ roles }) => hit?.players.includes(roles.player ?? "") === true);
  const isPronoun = /\bhe outscored @/.test(text);
  const two = whose(hits[isPronoun ? 0 : 1]);
  const one = isPronoun ? cited.find((fact) => fact !== two) : whose(hits[0]);
  if (one?.kind !== "fantasy" || two?.kind !== "fantasy" || !(isPronoun || /@ outscored @/.test(text))) return false;
  return (one.values.pprPoints ?? 0) > (two.values.pprPoints ?? 0);
}

/** "More yards, 339 to 172": both figures are there, each held by its own rule, and the first is the larger. */
function areGiven(word: string, text: string): boolean {
  const [, one, two] =
    /\b(\d+(?:\.\d+)?)(?: [A-Za-z-]+){0,3} to (?:just |only )?(?:(?:the )?[@#](?:'s?)? )?(\d+(?:\.\d+)?)/.exec(text) ??
    [];
  if (one === undefined || two === undefined) return false;
  return /^more\b/.test(word) ? Number(one) > Number(two) : /^fewer\b/.test(word) && Number(one) < Number(two);
}

/** "... and threw for more yards as well, 334 to 299", "and outrushed them": who is not named again is the team of its sentence so far, and has more in the comparison. */
function isOfOther({ team, kind }: Fact, word: string, { text, hits, sentenceSoFar, index }: Reading): boolean {
  if (kind !== "compare" || team === null || hits.length > 0 || !/^\s*(?:and|but)\b/.test(text)) return false;
  const subject = maskNames(sentenceSoFar, index).hits.find((hit) => hit.team !== null)?.team;
  return subject !== undefined && /^(?:more\b|out)/.test(word) && subject !== team;
}

/** "Seven of 13, better than the Ravens at four of nine": two rows or lines of one kind, the subject's first. */
function areRows(word: string, { cited, before, beside }: Reading): boolean {
  const [two] = cited;
  const one = beside.before ? before.at(-1) : undefined;
  if (one === undefined || two === undefined || one.kind !== two.kind || one.id === two.id) return false;
  const isMean = one.kind === "mean" && anyUnit(one)[0] === anyUnit(two)[0];
  if (!isMean && !one.marks.some((mark) => two.marks.includes(mark))) return false;
  const figure = ({ values: { made, of, ...rest } }: Fact): number =>
    made === undefined ? (Object.values(rest)[0] ?? 0) : made / (of ?? 1);
  // Who has allowed less has done better.
  const isLess = one.marks.includes("allowed");
  if (/^(?:better|worse) than/.test(word)) return figure(one) > figure(two) === (word.startsWith("better") !== isLess);
  if (/^(?:more|higher|longer) than/.test(word)) return figure(one) > figure(two);
  return /^(?:fewer|less|lower|shorter) than/.test(word) && figure(one) < figure(two);
}

/** "Only 16.3 points, barely half of what the Bills have put up": of two means that are told one after the other. */
function isTimesOther(word: string, { cited, before, beside }: Reading): boolean {
  const [, hedge = "", times = ""] = MULTIPLE_OF.exec(word) ?? [];
  const [two] = cited;
  const one = beside.before || two?.kind === "line" ? before.at(-1) : undefined;
  if (times === "" || one === undefined || two === undefined || one.kind !== two.kind || one.id === two.id)
    return false;
  return (["pointsFor", "pointsAgainst", "carries", "receptions", "targets"] as const).some((unit) => {
    const [a, b] = [one.values[unit], two.values[unit]];
    return a !== undefined && b !== undefined && isTimes(a / b, TIMES[times] ?? 0, hedge);
  });
}

/** "Decided by five points or fewer": so were all that are cited. */
function isBound({ 0: word, index: at }: RegExpExecArray, { text, cited, numbers }: Reading): boolean {
  const said = numbers.findLast(({ end }) => end <= at);
  if (
    said === undefined ||
    !/^(?: points?)? or $/.test(text.slice(said.end, at)) ||
    !/\bby $/.test(text.slice(0, said.start))
  )
    return false;
  return cited.every(({ values: { margin } }) =>
    margin === undefined ? false : /^(?:fewer|less)/.test(word) ? margin <= said.value : margin >= said.value,
  );
}

const MULTIPLE_OF =
  /^(more than |better than |less than |nearly |almost |about )?(twice|doubl|tripl|half|halv|three|four|five|six)/;

function compares(fact: Fact, word: string, index: FactIndex): boolean {
  const { kind, marks, values } = fact;
  const [, hedge = "", times] = MULTIPLE_OF.exec(word) ?? [];
  if (times !== undefined) return isTimes(ratioOf(fact, factWords(fact, index).said), TIMES[times] ?? 0, hedge);
  if (word.startsWith("out") && kind === "compare")
    return marks.includes("totalYards")
      ? word === "outgained"
      : marks.includes("rushingYards")
        ? /^out(?:rushed|ran|gained)$/.test(word)
        : marks.includes("passingYards") && /^out(?:passed|threw)$/.test(word);
  // "Nobody scored more than" is a rank in other words.
  if (kind === "compare" || (kind === "rank" && marks.includes("ofGame") && word === "more than")) return true;
  if (kind !== "fantasy" && kind !== "projection") return false;
  if (values.difference !== undefined) return !word.startsWith("out");
  const [points, mean] = [values.pprPoints ?? values.projectedPoints, values.meanPoints];
  if (points === undefined || mean === undefined) return false;
  return /^(?:more|better|higher) than/.test(word)
    ? points > mean
    : /^(?:less|fewer|worse|lower) than/.test(word) && points < mean;
}

/** By the two figures of its own wording: the value is rounded, and "more than four times" is not. */
function exactRatio(said: string): number | null {
  const [, one, two] = /\b(\d+)-(\d+)\b/.exec(said) ?? [];
  return one === undefined || Number(two) === 0 ? null : Number(one) / Number(two);
}

/** How many times the one figure is the other: of two teams, or of a player's points and his mean. */
function ratioOf({ kind, values, score }: Fact, said: string): number | null {
  // "Doubled the lead"
  if (kind === "score" && score !== null) {
    const [from, to] = [score.before, score.after].map(({ away, home }) => away - home);
    return from === undefined || to === undefined || from === 0 || Math.sign(from) !== Math.sign(to) ? null : to / from;
  }
  const part = values.made ?? (kind === "usage" ? (values.carries ?? values.targets) : undefined);
  if (part !== undefined && values.of !== undefined) return part / Math.max(1, values.of);
  if (kind === "compare") return exactRatio(said) ?? values.ratio ?? null;
  const points = values.pprPoints ?? values.projectedPoints;
  return points === undefined || (values.meanPoints ?? 0) <= 0 ? null : points / (values.meanPoints ?? 1);
}

function isTimes(ratio: number | null, said: number, hedge: string): boolean {
  if (ratio === null) return false;
  const is = said < 1 && ratio > 1 ? 1 / ratio : ratio;
  if (/^(?:more|better)/.test(hedge)) return is >= said && is < said * 1.5;
  if (/^(?:less|nearly|almost)/.test(hedge)) return is <= said * 1.01 && is > said * 0.8;
  return Math.abs(is - said) <= said * 0.08;
}
