import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { LineMark } from "../../../facts/mark.ts";
import type { Unit } from "../../../facts/unit.ts";
import { type NumberToken, ordinalOf, saysIt } from "../../../words/story-numbers.ts";
import type { Finding } from "../../cited-fault.ts";
import { factWords, numberKey } from "../../fact-words.ts";
import { MULTIPLE } from "../ranks/check-comparisons.ts";
import { LINE_WORDS_OF, NUMBER_UNITS, UNITS_OF_LINE } from "../../number-units.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { marginFault } from "./margin-fault.ts";
import { anyUnit } from "../clause/any-unit.ts";
import { isFigureForm } from "./figure-forms.ts";
import { isFigureBeside } from "./is-figure-beside.ts";
import { numbersOwner } from "./numbers-owner.ts";
import { SHARES } from "../clause/shares.ts";
import { onceOf, unitsOfTimes } from "./times-of-deed.ts";

/**
 * Every number against the cited facts: in its unit, of the player or team that it is said of, a pair as a score, a record or both sides' figure, a share as
 * tries and what came of them. Clocks are `check-time`'s.
 */
export function checkNumbers(reading: Reading): Finding[] {
  const { numbers, part } = reading;
  if (part.ids.length === 0) return [];
  const tokens = [...numbers, ...onceOf(reading.text)];
  return [...tokens.flatMap((token) => numberFault(token, reading)), ...tripleFaults(reading)];
}

function numberFault(token: NumberToken, reading: Reading): Finding[] {
  const { text } = reading;
  if (isName(token, text)) {
    reading.borne.push([token.start, token.end]);
    return [];
  }
  if (token.form === "clock" || isOfDown(token, text) || isTime(token, reading)) return [];
  if (isLossOf(token, reading)) return [];
  const apart = marginFault(token, reading);
  if (apart !== null) return [apart];
  if (isTime(token, reading)) return [];
  const facts = numbersOwner(token, reading);
  if (
    facts.some((fact) => bears(fact, countedOf(token, text), reading)) ||
    (facts.every((fact) => meansOf(fact, token, text) === null) &&
      (isFigureBeside(token, reading) || isFigureForm(token, reading)))
  ) {
    reading.borne.push([token.start, token.end]);
    return [];
  }
  const whose = facts.length < reading.pool.length ? " of that player or team" : "";
  const next = /^[ -][a-z]+(?: [a-z]+)?/i.exec(text.slice(token.end))?.[0] ?? "";
  const word = `${token.text}${next}`;
  return [
    {
      word,
      reason: `"${word}" is not a figure of ${idsOf(reading)}${whose}. Use a number that the cited fact has, in its unit, or cite the fact that has it.`,
    },
  ];
}

/** "A pair of drives, one of 70 yards", "one of two touchdowns for him": no share, but the length of one, or how many there were. */
function countedOf(token: NumberToken, text: string): NumberToken {
  if (token.form !== "share" || token.value !== 1 || !/^one of /i.test(token.text)) return token;
  return /^(?:[ -](?:yards?|plays)\b| (?:that|which|touchdowns|TDs|sacks|interceptions|picks)\b)/.test(
    text.slice(token.end),
  )
    ? { ...token, form: "plain", value: token.other }
    : token;
}

/** "pick-six", "two-point", "one of": no figures. */
function isName({ start, end, text: said }: NumberToken, text: string): boolean {
  const after = text.slice(end);
  return (
    (/^two$/i.test(said) && after.startsWith(" minutes") && /\b(?:last|final|closing) $/.test(text.slice(0, start))) ||
    /^(?:-score\b|-point (?:try|pass|conversion|attempt|run)|-minute|-and-out|-way|-man)/.test(after) ||
    (/^one$/i.test(said) &&
      !NUMBER_UNITS.some(({ says }) => says.test(after.replace(/^ (?:more|last|final|big)(?= )/, "")))) ||
    (/^one$/i.test(said) && /^ \d+ yards?\b/.test(after)) ||
    (/^one$/i.test(said) &&
      /^(?: \w+)? play\b/.test(after) &&
      !/\b(?:in|after) (?:just )?$/.test(text.slice(0, start))) ||
    (/^two$/i.test(said) && /\b(?:go|goes|going|went|try|trying|tried) for $/.test(text.slice(0, start))) ||
    (/^two$/i.test(said) && /^ (?:teams|clubs|rivals|sides|offenses|defenses)\b/.test(after)) ||
    (/^two$/i.test(said) &&
      /\b(?:the|these|those)(?: same)? $/.test(text.slice(0, start)) &&
      !NUMBER_UNITS.some(({ says }) => says.test(after))) ||
    (/^(?:twice|three|four|five|six)$/i.test(said) && MULTIPLE.test(text.slice(start))) ||
    (/^20$/.test(said) && text.slice(0, start).endsWith("inside the "))
  );
}

/** "fourth-and-2" and "3rd and 18". */
function isOfDown({ start, end, form }: NumberToken, text: string): boolean {
  return (
    /\b(?:first|second|third|fourth|1st|2nd|3rd|4th)[- ]and[- ]$/.test(text.slice(0, start)) ||
    (form === "ordinal" && /^[- ](?:and|down)/.test(text.slice(end)))
  );
}

/** "Minus-6 yards": a figure below nothing. */
function isLossOf({ value, start, end }: NumberToken, { text, cited, borne }: Reading): boolean {
  const [minus] = /\bminus[ -]$/.exec(text.slice(0, start)) ?? [];
  const isSo = minus !== undefined && cited.some(({ values }) => Object.values(values).includes(-value));
  if (isSo) borne.push([start - minus.length, end]);
  return isSo;
}

/** "with 12 seconds left": a moment, which `check-time` has read. */
function isTime({ start, end }: NumberToken, { borne }: Reading): boolean {
  return borne.some(([from, to]) => start >= from && end <= to);
}

/** "Averaged 2.5 yards on his 21 carries", "after averaging 4.3", "had been projected for 11": a mean or a projection, which no total of the line stands for, and no difference either. */
function meansOf({ kind, values }: Fact, { start, end }: NumberToken, text: string): (number | undefined)[] | null {
  const isProjected =
    PROJECTED.test(text.slice(0, start)) && !/^(?: (?:PPR |fantasy )?points?)? [a-z]+ than\b/.test(text.slice(end));
  if (isProjected) return kind === "fantasy" || kind === "projection" ? [values.projectedPoints] : null;
  if (kind === "seasonHigh" && PREVIOUS.test(text.slice(0, start))) return [values.previousBest];
  if (!AVERAGED.test(text.slice(0, start))) return null;
  if (kind === "line" && /^ yards?\b/.test(text.slice(end))) return [values.yardsPerCarry, values.yardsPerCatch];
  return kind === "fantasy" || kind === "projection" ? [values.meanPoints] : null;
}

function bears(fact: Fact, token: NumberToken, reading: Reading): boolean {
  const { text, index } = reading;
  if (fact.kind === "form" && !isOfItsGames(fact.marks, text) && !isToldOfThem(fact, reading)) return false;
  if (isOfOtherLine(fact, token, text)) return false;
  // "Those kicks made up all 24 of the Bears' points": the final score does not say whose they were.
  if (fact.kind === "result" && /\bup all $/.test(text.slice(0, token.start))) return false;
  const ordinal = OF_QUARTER.exec(text.slice(token.end))?.[1];
  if (fact.kind === "quarter" && ordinal !== undefined && fact.at?.quarter !== String(ordinalOf(ordinal))) return false;
  if (IF_WON.test(text) && (fact.kind === "streak" || fact.kind === "record")) return isAfterWin(fact, token);
  const means = meansOf(fact, token, text);
  if (means !== null)
    return means.some(
      (mean) =>
        mean !== undefined &&
        (saysIt(token, text.slice(0, token.start), mean) || (token.decimals === 0 && Math.round(mean) === token.value)),
    );
  // Rows of both teams count what the one lost and the other took.
  const counted = fact.kind === "team" || fact.kind === "compare" ? null : unitsOfTimes(token, text);
  if (counted !== null)
    return counted.some((unit) => saysIt(token, text.slice(0, token.start), fact.values[unit] ?? Number.NaN));
  const isOfMissed =
    token.form === "share" && (MISSED_OF.test(text.slice(0, token.start)) || WAS_MISSED.test(text.slice(token.end)));
  if (!isOfMissed && factWords(fact, index).numbers.has(numberKey(token, text))) return true;
  if (token.form === "pair") return isPair(fact, token, reading);
  if (token.form === "share") return isShare(fact, token, text);
  const after = text.slice(token.end);
  // "12 more minutes" of the ball.
  if (/^ (?:more|fewer|additional|extra) (?:minutes|seconds)\b/.test(after)) {
    const { difference } = fact.kind === "compare" && fact.marks.includes("possession") ? fact.values : {};
    if (difference === undefined) return false;
    return / seconds\b/.test(after.slice(0, 20))
      ? difference === token.value
      : isMinutes(token.value, difference, text.slice(0, token.start));
  }
  const said = /^(?:twice|thrice)$/i.test(token.text) ? " times" : after;
  if (fact.kind === "weather" && /^s\b/.test(after))
    return [fact.values.degreesLow, fact.values.degreesHigh].some(
      (degrees) => degrees !== undefined && degrees >= token.value && degrees < token.value + 10,
    );
  const units = NUMBER_UNITS.find(({ says }) => says.test(said))?.units.filter(
    (unit) => unit !== "attempts" || !COMPLETED.test(text.slice(0, token.start)),
  );
  const hedge = text.slice(0, token.start);
  if (/^ (?:\w+ )?passes/.test(after) && /\b(?:picked off|picking off|intercept(?:ed|ing)) $/.test(hedge))
    return (
      (fact.values.interceptions ?? (fact.marks.includes("interception") ? fact.values.count : undefined)) ===
      token.value
    );
  // "Favored by 3 over the Bears": what the line is, whatever follows it.
  const line = fact.kind === "betting" ? (fact.values.spread ?? fact.values.overUnder) : undefined;
  if (line !== undefined && line === token.value) return true;
  if (/\bWeek $/.test(hedge)) return fact.values.week === token.value;
  // "A fifth straight win" that a team looks for comes after four.
  const { games } = fact.values;
  if (fact.kind === "streak" && token.form === "ordinal" && games !== undefined)
    return token.value === games || (token.value === games + 1 && SOUGHT.test(text));
  if (fact.kind === "record" && /\bNo\. $/.test(hedge))
    return (
      token.value === (/\bloss No\. $/.test(hedge) ? fact.values.losses : fact.values.wins) ||
      (SOUGHT.test(text) && token.value === (fact.values.wins ?? 0) + 1)
    );
  // "Split their first two games": a record is of so many.
  const { wins, losses, ties = 0 } = fact.values;
  if (
    (fact.kind === "record" || fact.kind === "form") &&
    /^ (?:home |road )?games/.test(after) &&
    (wins ?? 0) + (losses ?? 0) + ties === token.value
  )
    return true;
  // "The Bills already had 40 by then."
  if (
    fact.score !== null &&
    /\b(?:had|have) (?:already |only |just )*$/.test(hedge) &&
    !/^[ -](?:yards?|plays|seconds|minutes)/.test(after)
  )
    return [fact.score.after.away, fact.score.after.home].includes(token.value);
  const bare: readonly Unit[] = CAUGHT.test(hedge) ? ["receptions", "completions", "yards"] : anyUnit(fact);
  const allowed = unitsOf(units ?? bare, fact, token, text);
  // "Were held to 241": what a comparison has is by how much, and its rows have the totals.
  const isTotal = fact.kind === "compare" && OF_ITS_OWN.test(hedge) && !BY_WHICH.test(after);
  return allowed.some((unit) => {
    const value = fact.values[unit];
    if (value === undefined || isTotal || (unit === "margin" && GOT.test(hedge) && /^ points?\b/.test(after)))
      return false;
    if (/^[ -]minutes?/.test(after)) return isMinutes(token.value, value, hedge);
    return (
      saysIt(token, hedge, Math.abs(value)) ||
      (PASSED.test(hedge) && value >= token.value) ||
      ((isRounded(unit) || (unit === "difference" && !Number.isInteger(value))) &&
        token.decimals === 0 &&
        Math.round(value) === token.value)
    );
  });
}

const OF_ITS_OWN =
  /\b(?:(?:held|holding|limited|limiting|kept|keeping) (?:[#@] |them )?to|had|finish(?:ed|ing) with|end(?:ed|ing) (?:up )?with|managed|gained|gaining|put up|piled up|racked up|rolled up|totaled|totaling|amassed|netted|posted|got|all of) (?:just |only |a total of |barely |a mere )*$/;
const BY_WHICH =
  /^(?:[ -](?!(?:to|and|but|while|in|on)\b)[\w-]+){0,3}[ -](?:more|fewer|less|better|extra|edge|advantage|margin|gap|difference)\b/;
/** What a score made it: not what it was before. */
const MADE_IT =
  /\b(?:put|putting|gave|giving|made|making|pushed|pushing|stak(?:ed|ing)|nudged) (?:#|it|that|them|the (?:lead|score)) (?:up |ahead |to |in front |out |an? )*$/;
const OF_QUARTER = /^(?: (?:points?|more))* in the (first|second|third|fourth)(?= quarter\b|[,.;]|$| (?:and|but|to)\b)/;
const GOT = /\b(?:got|scor\w+|add\w+|worth|put up|produc\w+|gave|netted) (?:just |only |them )?$/;
const CAUGHT = /\b(?:caught|catching|grabbed|hauled in|reeled in|snagged) (?:just |only |all )?$/;
const AVERAGED =
  /\baverag\w+ (?:of )?(?:just |only |about |around |roughly |nearly |almost |a |over |under |more than |less than )*$/;
const PREVIOUS =
  /\b(?:previous|earlier|old|former|prior) (?:season )?(?:best|high|mark|top)(?: of| was| had been|,)* $/;
const PROJECTED =
  /\b(?:project(?:ed|ions?|ing)|forecasts?|foresaw|foreseen|anticipated|predicted)(?: (?:of|for|at|to|had|has|was|were|been|being|an?|the|him|@|just|only|about|around|roughly|nearly|almost|score|reach|finish with|called|asked|said|foreseen|anticipated|predicted|set))* $/;
const COMPLETED = /\bcomplet\w+ (?:just |only )?$/;
const PASSED = /\b(?:topped|passed|surpassed|cleared|eclipsed|reached) $/i;

/** "A win would make it four in a row and move them to 11-5." */
const IF_WON =
  /\b(?:[Aa]|[Aa]nother) (?:win|victory) (?:would|could|will|moves?|makes?|gives?|gets?)\b|\bwith (?:a|another) (?:win|victory)\b/;

function isAfterWin(
  { kind, marks, values: { games = 0, wins = 0, losses } }: Fact,
  { value, other, form }: NumberToken,
): boolean {
  if (kind === "streak") return form === "plain" && marks.includes("winning") && value === games + 1;
  return form === "pair" && value === wins + 1 && other === losses;
}

/** "Less than two minutes" is more than one. */
function isMinutes(said: number, seconds: number, before: string): boolean {
  const minutes = seconds / 60;
  if (/\b(?:less than|under|within|inside) $/i.test(before)) return minutes <= said && minutes > said - 1;
  if (/\b(?:more than|over) $/i.test(before)) return minutes >= said && minutes < said + 1;
  return Math.round(minutes) === said;
}

function isRounded(unit: Unit): boolean {
  return /^(?:pprPoints|projectedPoints|meanPoints|completionRate|pointsFor|pointsAgainst)$/.test(unit);
}

/** Where the clause says by ground or air, a line of another kind has no say. */
function unitsOf(
  units: readonly Unit[],
  { kind, marks }: Fact,
  { start, end }: NumberToken,
  text: string,
): readonly Unit[] {
  if (kind !== "line") return units;
  const said = lineSaid(pieceAround(text, start, end));
  if (said === null) return units;
  const own = UNITS_OF_LINE[said] ?? [];
  return marks.some((mark) => mark === "passing" || mark === "rushing" || mark === "receiving")
    ? units.filter((unit) => own.includes(unit))
    : units;
}

/** "Completed 20 of 30 for 272 yards and two touchdowns" with a line on the ground beside it: the second figure goes with the first. */
function isOfOtherLine({ kind, marks }: Fact, { start, end }: NumberToken, text: string): boolean {
  const joined = / yards(?:,| and) $/.exec(text.slice(0, start));
  if (kind !== "line" || joined === null) return false;
  const said = lineSaid(pieceAround(text, joined.index, end));
  return said !== null && !marks.includes(said) && LINES.some((line) => marks.includes(line));
}

/** The one line that words are of; null for none, or several. */
function lineSaid(words: string): LineMark | null {
  const [only, another] = LINE_WORDS_OF.filter(([, says]) => says.test(words));
  return another === undefined ? (only?.[0] ?? null) : null;
}

const LINES = LINE_WORDS_OF.map(([line]) => line);

function pieceAround(text: string, start: number, end: number): string {
  const joints = [",", " and ", " but ", " plus "];
  const from = Math.max(...joints.map((joint) => text.lastIndexOf(joint, start))) + 1;
  const stops = joints.map((joint) => text.indexOf(joint, end)).filter((at) => at >= 0);
  return text.slice(from, stops.length === 0 ? text.length : Math.min(...stops));
}

/** A figure of some games alone is told as such: "4-2 on the road" is no record. */
function isOfItsGames(marks: Fact["marks"], text: string): boolean {
  return SOME_GAMES.every(([mark, words]) => !marks.includes(mark) || words.test(text));
}

/** "26 points over the last three, but they have been giving up 27.7", "the Giants 19 in theirs": the clause before has said of which games. */
function isToldOfThem({ marks }: Fact, { before, beside, text }: Reading): boolean {
  const isAlike = (one: Fact): boolean =>
    one.kind === "form" && SOME_GAMES.every(([mark]) => one.marks.includes(mark) === marks.includes(mark));
  return (beside.before || IN_THEIRS.test(text)) && before.some(isAlike);
}

const IN_THEIRS = /\bin (?:theirs|their own)\b/;

const SOME_GAMES: readonly (readonly [Fact["marks"][number], RegExp])[] = [
  ["lately", /\b(?:last|late(?:ly|st)?|recent(?:ly)?|past|stretch|span|(?:these|those) (?:\w+ )?games)\b/],
  ["atHome", /\b(?:home|host\w*|own (?:building|stadium|house|yard|place|turf|field))\b/],
  ["onTheRoad", /\b(?:road|away|travel\w*|visit\w*)\b/],
];

function isPair(
  { score, values, of, kind, marks }: Fact,
  { value, other, start }: NumberToken,
  { index, text }: Reading,
): boolean {
  const isOne = (a: number, b: number): boolean => (a === value && b === other) || (a === other && b === value);
  if (score !== null && MADE_IT.test(text.slice(0, start))) return isOne(score.after.away, score.after.home);
  if (score !== null && [score.before, score.after].some(({ away, home }) => isOne(away, home))) return true;
  // "A 15-0 run": nobody else scored meanwhile.
  if (kind === "run") return values.points === Math.max(value, other ?? 0) && Math.min(value, other ?? 0) === 0;
  if (kind === "form" && !isOfItsGames(marks, text)) return false;
  if (kind === "record" || (kind === "form" && values.wins !== undefined))
    return values.wins === value && values.losses === other && (values.ties ?? 0) === 0;
  if ((kind === "lastGame" || kind === "form") && values.points !== undefined) {
    const theirs = [values.points - (values.margin ?? 0), values.points + (values.margin ?? 0)];
    return theirs.some((points) => isOne(values.points ?? 0, points));
  }
  if (kind !== "compare") return false;
  const [one, two] = of.map((id) => Object.values(index.byId(id)?.values ?? {})[0]);
  return one === value && two === other;
}

const ON_SHARES: readonly (readonly [Unit, Unit])[] = [
  ["receivingYards", "receptions"],
  ["rushingYards", "carries"],
  ["passingYards", "completions"],
  ["passingYards", "attempts"],
  ["passingTouchdowns", "attempts"],
  ["rushingTouchdowns", "carries"],
  ["receivingTouchdowns", "receptions"],
];
export const SOUGHT = /\b(?:seek\w*|go(?:es|ing)? for|chas\w*|aim\w*|bid\w*|look\w*|hunt\w*|toward|try\w*|search)\b/;
/** "Missed one of his four": what is left of those that he tried. */
const MISSED_OF = /\b(?:missed|(?:misfired|failed|came up short) on) (?:just |only )?$/;
const WAS_MISSED =
  /^(?: (?!(?:and|but|while)\b)[\w-]+){0,3}? (?:did not count|failed|went wide|(?:was|were) (?:blocked|missed|no good|wide|off)|missed|misfired|came up short)\b/;
function isShare({ values }: Fact, { value, other, text, start, end }: NumberToken, clause: string): boolean {
  const before = clause.slice(0, start);
  // "88 on four": yards, then how many catches or carries they took.
  if (/ on /.test(text))
    return (
      ON_SHARES.some(([made, of]) => values[made] === value && values[of] === other) ||
      (values.made === value && values.of === other)
    );
  if (/\b(?:missed|misfired) on (?:just |only )?$/.test(before))
    return values.attempts === other && other - (values.completions ?? other) === value;
  const { wins, losses, ties = 0 } = values;
  if (wins !== undefined && losses !== undefined && other === wins + losses + ties)
    return value === (/\b(?:lost|dropped|losses in)\b/.test(before) ? losses : wins);
  const isMissed = MISSED_OF.test(before) || WAS_MISSED.test(clause.slice(end));
  return SHARES.some(([made, of]) => {
    const count = values[made];
    return count !== undefined && values[of] === other && (isMissed ? other - count : count) === value;
  });
}

/** "10-6-1" */
function tripleFaults(reading: Reading): Finding[] {
  return matches(reading.text, /(?<![\d-])(\d{1,2})-(\d{1,2})-(\d{1,2})(?![\d-])/g).flatMap((found) => {
    const [said, wins, losses, ties] = found;
    const holds = reading.pool.some(
      ({ values }) => values.wins === Number(wins) && values.losses === Number(losses) && values.ties === Number(ties),
    );
    if (holds) reading.borne.push([found.index, found.index + said.length]);
    return holds
      ? []
      : [{ word: said, reason: `"${said}" is no record in ${idsOf(reading)}. Cite the record, or leave it out.` }];
  });
}
