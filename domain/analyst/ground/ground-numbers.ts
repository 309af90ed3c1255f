import type { NumberToken } from "../../words/story-numbers.ts";
import { isRounded, says } from "./figure-says.ts";
import { isBetween, isOfAll, isOfEach, isOfTwo, NEVER_BARE } from "./ground-compared.ts";
import type { GroundBook, GroundFact } from "./ground-book.ts";
import { isJersey, isKickOff, isPlace, isTimeLeft, isTwoPointTry, JERSEY, momentAround } from "./ground-moments.ts";
import type { Named, NamedSentence, NameForms } from "./ground-names.ts";
import { isCountedIn, isPartOnly, partOfFigure, periodUnits } from "./ground-part.ts";
import { isPlayFigure } from "./ground-play.ts";
import { isMarginTold, isRunTold, isScoreTold } from "./ground-score.ts";
import { othersOf, outdone, subjectsOf } from "./ground-subjects.ts";
import { literalPattern } from "../../names/literal-pattern.ts";
import { type NumberUse, numberUse, UNTOLD } from "./number-units.ts";
import { saidNumbers } from "./said-numbers.ts";

/** Figures of the game itself that a number without a noun may be. */
const BARE_UNITS: ReadonlySet<string> = new Set(["season", "week", "story", "scores", "plays", "kickoff"]);

/** `one of the best`, `this one`, `no one`, `one more`: not a number. */
const PRONOUN_BEFORE = /\b(?:this|that|the|which|no|each|any|every|big|good|great|tough|last|only|lead)\s+$/i;
const PRONOUN_AFTER =
  /^(?: of (?:the|those|these|his|her|their|them|our)\b(?! (?:\d|two|three))| (?:more|another|thing|way|side|reason|question|note|moment|play|player|man|word|look|sentence|that|who|to)\b)/i;
/** Says that two are set beside each other or added up; a surname that two share does not. */
const COMPARED = /\b(?:more|fewer|less|than|difference|apart|by|together|combined|total|both|between|plus|and)\b/i;
const EXPECTED = /\b(?:project\w*|expect\w*|forecast\w*|predict\w*|supposed|pegged|estimat\w*)\b/i;

/** Whether the results have a number of a sentence for what the sentence says. */
export function isBorneOut(
  token: NumberToken,
  sentence: NamedSentence,
  { book, names }: { book: GroundBook; names: NameForms },
): boolean {
  const { text, named } = sentence;
  if (Number.isNaN(token.value)) return false;
  if (token.form === "pair") return isScoreTold(token, sentence, book);
  const before = text.slice(0, token.start);
  const after = text.slice(token.end);
  if (/^one$/i.test(token.text) && (PRONOUN_BEFORE.test(before) || PRONOUN_AFTER.test(after))) return true;
  const moment = momentAround(token, text);
  if (moment !== null) return book.moments.has(moment);
  const jersey = /^-\p{Lu}[^\s,]*/u.exec(after)?.[0];
  if (jersey !== undefined) return book.texts.includes(`${token.text}${jersey.replace(/\.$/, "")}`);
  // `49ers` is in the names; any other word that begins with digits has to stand there as it is.
  const glued = /^(?!(?:st|nd|rd|th)\b)\p{L}+/u.exec(after)?.[0];
  if (glued !== undefined) return book.texts.includes(`${token.text}${glued}`);
  if (isPlace(token, before, after, named, book) || isTimeLeft(token, after, book)) return true;
  if (isKickOff(token, book) || isTwoPointTry(token, after, book)) return true;
  const use = withGame(numberUse(token, before, after), before, sentence);
  const isAllowed = /\b(?:allow\w*|g[ai]ve up|giving up|surrender\w*|conced\w+)\b[^,;]{0,20}$/i.test(before);
  const subjects =
    outdone(token, sentence, book) ??
    (isAllowed ? othersOf(subjectsOf(token, sentence), book) : subjectsOf(token, sentence));
  const facts = book.facts.filter(
    ({ subject, isProjected }) =>
      (subject === null || subjects.includes(subject)) && (isProjected !== true || mayBeProjected(text, book)),
  );
  if (JERSEY.test(before)) return isJersey(token, subjects, book);
  if (token.form === "share") return isShare(token, facts, text);
  if (token.form === "ordinal" && use.units.length > 0 && !use.units.includes("quarter")) {
    const most = facts.filter(({ unit }) => use.units.includes(unit)).map(({ value }) => value);
    return most.some((value) => value >= token.value);
  }
  if (token.form === "ordinal" && use.units.length === 0) return isWordForWord(token, after, book);
  if (use.isPlay) return isPlayFigure(token, { subjects, facts, before, after }, book);
  if (use.units.includes("margin") && book.standing !== null)
    return isMargin(token, before, after, book) || isBetween(token, use, sentence, book);
  if (use.units.includes("run") && book.standing !== null) {
    const team = subjects.find((one) => /^[A-Z]{2,3}$/.test(one)) ?? null;
    return isRunTold(token.value, team, book.standing);
  }
  if (use.units.includes(UNTOLD)) return isWordForWord(token, after, book);
  const periods = periodUnits(before, after);
  const isPoints = use.units.includes("score");
  const unsaid = use.units.length === 0 ? unitsUnsaid(token, text, named, periods) : use.units;
  const units = isPoints && periods.length > 0 ? periods : unsaid;
  const part = isPoints ? null : partOfFigure(after);
  if (part !== null && isPartOnly(part, book))
    return (
      isCountedIn(token, part, { units, subjects }, book) ||
      (use.mayBePlay === true && isPlayFigure(token, { subjects, facts, before, after }, book))
    );
  const meant = facts.filter(({ unit, subject }) =>
    units.length > 0
      ? units.includes(unit)
      : unit === "story" || (subject === null ? BARE_UNITS.has(unit) : !NEVER_BARE.test(unit)),
  );
  if (use.how !== "sum" && (/^[^.;]*\beach\b/.test(after) || isOfAll(text, named)))
    return isOfEach(token, sentence, units, book);
  if (use.how === "difference") return isBetween(token, { ...use, units }, sentence, book);
  const isLoss = token.text.startsWith("-") || /\b(?:lost|losing|loss of|minus|negative)(?: of)? $/i.test(before);
  const isSigned = (value: number): boolean =>
    isLoss === value < 0 || value === 0 || !units.some((unit) => unit.endsWith("Yards"));
  if (meant.some(({ unit, value }) => isSigned(value) && (says(token, value) || isRounded(token, unit, value))))
    return true;
  const isCompared = use.how !== undefined || COMPARED.test(text);
  if (isOfTwo(token, units, { facts, isCompared }, book.facts)) return true;
  if (
    units.includes("sacksSuffered") &&
    (isOfTeam(token, units, subjects, names, book) || isSacker(token, sentence, book))
  )
    return true;
  if (use.how === "sum" && isBetween(token, { ...use, units }, sentence, book)) return true;
  if (use.mayBePlay === true && isPlayFigure(token, { subjects, facts, before, after }, book)) return true;
  return use.units.length === 0 && isCarriedOn(token, sentence, subjects, book);
}

/** What a whole game has, where a sentence is about nobody: `five field goals in the game`. */
function withGame(use: NumberUse, before: string, { text, named, carried }: NamedSentence): NumberUse {
  const isNobodys = named.length + carried.length === 0 || /(?:^|, )the $/i.test(before);
  if (!isNobodys && !/\b(?:of|in) the (?:game|night|day|afternoon|evening)\b/i.test(text)) return use;
  const units = use.units.flatMap((unit) =>
    unit === "touchdowns" ? [unit, "gameTouchdowns"] : unit === "fieldGoals" ? [unit, "gameFieldGoals"] : [unit],
  );
  return { ...use, units };
}

/** What was expected may be told as such; before there are figures of the game it can be nothing else. */
function mayBeProjected(text: string, { facts }: GroundBook): boolean {
  return EXPECTED.test(text) || !facts.some(({ isProjected }) => isProjected === false);
}

/** The next words with it, as a text has them: `three-game`, `2 straight wins`. */
function isWordForWord(token: NumberToken, after: string, { texts }: GroundBook): boolean {
  const next = /^[\s-]*\p{L}+/u.exec(after)?.[0] ?? "";
  return next !== "" && new RegExp(String.raw`(?<![\d.])\b${literalPattern(token.text + next)}\b`, "i").test(texts);
}

/** `won by 18`, `a four-point game`, `a two-score lead`. */
function isMargin({ value }: NumberToken, before: string, after: string, { standing }: GroundBook): boolean {
  if (standing === null) return false;
  const rest = after.toLowerCase();
  const lead = before.toLowerCase();
  if (!/^-(?:score|possession)/.test(rest)) return isMarginTold(value, lead, rest, standing);
  return [1, 2, 3, 4, 5, 6, 7, 8].some((points) => isMarginTold((value - 1) * 8 + points, lead, rest, standing));
}

/** `A has 64 and B 50`: what the number before it in the sentence counts. */
function isCarriedOn(
  token: NumberToken,
  { text, named }: NamedSentence,
  subjects: readonly string[],
  { facts }: GroundBook,
): boolean {
  const earlier = saidNumbers(text.slice(0, token.start)).at(-1);
  if (earlier === undefined) return false;
  const before = text.slice(0, earlier.start);
  const after = text.slice(earlier.end);
  const { units } = numberUse(earlier, before, after);
  const between = text.slice(earlier.end, token.start);
  const people =
    named.some(({ start, end }) => start >= earlier.end && end <= token.start) || !between.endsWith(" to ")
      ? subjects
      : named.flatMap((one) => one.subjects);
  const periods = periodUnits(text.slice(0, token.start), text.slice(token.end));
  const meant = units.includes("score") && periods.length > 0 ? periods : units;
  return facts.some(
    ({ subject, unit, value }) =>
      subject !== null && people.includes(subject) && meant.includes(unit) && says(token, value),
  );
}

/** A player was sacked as often as his team where the plays do not say it of him. */
function isOfTeam(
  token: NumberToken,
  units: readonly string[],
  subjects: readonly string[],
  { teams }: NameForms,
  { facts }: GroundBook,
): boolean {
  if (facts.some(({ subject, unit }) => subject !== null && teams.has(subject) && units.includes(unit))) return false;
  return facts.some(
    ({ subject, unit, value }) =>
      units.includes(unit) && subjects.some((one) => teams.get(one) === subject) && says(token, value),
  );
}

/** `Williams sacked Mahomes twice`: what the one before the verb did. */
function isSacker(token: NumberToken, { text, named }: NamedSentence, { facts }: GroundBook): boolean {
  const verb = /(?<!\b(?:was|were|been|got|being) )\bsacked\b/i.exec(text.slice(0, token.start));
  const sacker = verb === null ? undefined : named.findLast(({ isTeam, end }) => !isTeam && end <= verb.index);
  return facts.some(
    ({ subject, unit, value }) =>
      unit === "sacks" && subject !== null && sacker?.subjects.includes(subject) === true && says(token, value),
  );
}

function isShare(token: NumberToken, facts: readonly GroundFact[], text: string): boolean {
  const has = (units: readonly string[], value: number): boolean =>
    facts.some((fact) => fact.subject !== null && units.includes(fact.unit) && fact.value === value);
  const periods = periodUnits(text.slice(0, token.start), text.slice(token.end));
  return (
    (has(["passingCompletions"], token.value) && has(["passingAttempts"], token.other)) ||
    (has(["receptions"], token.value) && has(["receivingTargets", "receivingYards"], token.other)) ||
    (has(["rushingAttempts"], token.value) && has(["rushingYards"], token.other)) ||
    (periods.length > 0 && has(periods, token.value) && has(["score"], token.other))
  );
}

/** What a number without a noun counts: points, right after a team's name. */
function unitsUnsaid(
  token: NumberToken,
  text: string,
  named: readonly Named[],
  periods: readonly string[],
): readonly string[] {
  const isAfterTeam =
    !/\bout-?(?:rushed|passed|gained)\b/i.test(text) &&
    named.some(
      (one) =>
        one.isTeam &&
        one.end <= token.start &&
        /^\s*(?:,|with|had|have|at|scored|put up|put)?\s*(?:only |just |all )?$/.test(text.slice(one.end, token.start)),
    );
  if (!isAfterTeam) return [];
  if (/\b(?:made (?:it|that)|then|after)\b/i.test(text)) return ["score", "runningScore"];
  return periods.length > 0 ? periods : ["score"];
}
