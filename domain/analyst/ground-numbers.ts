import type { NumberToken } from "../check/story-numbers.ts";
import { isRounded, says } from "./figure-says.ts";
import { gamePart, type GamePart } from "./game-part.ts";
import type { GroundBook, GroundFact } from "./ground-facts.ts";
import { isJersey, isKickOff, isPlace, isTimeLeft, isTwoPointTry, JERSEY, momentAround } from "./ground-moments.ts";
import type { Named, NamedSentence, NameForms } from "./ground-names.ts";
import { isPlayFigure } from "./ground-play.ts";
import { isMarginTold, isRunTold, isScoreTold } from "./ground-score.ts";
import { othersOf, outdone, subjectsOf } from "./ground-subjects.ts";
import { literalPattern } from "./literal-pattern.ts";
import { type NumberUse, numberUse, UNTOLD } from "./number-units.ts";
import { namePattern } from "./plays-of-player.ts";
import { saidNumbers } from "./said-numbers.ts";

/** Figures of the game itself that a number without a noun may be. */
const BARE_UNITS: ReadonlySet<string> = new Set(["season", "week", "story", "scores", "plays", "kickoff"]);

/** Figures of a side or player that a number without a noun is not: what they count is always said. */
const NEVER_BARE = /^(?:quarterPoints|runningScore|scoringPoints|playYards)/;

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

/** `221 yards in the first half`: right after what is counted, and nothing new begins in between. */
const OF_PART =
  /^[ -](?:(?!and\b|but\b|when\b|as\b|with\b|for\b|including\b|to\b|on\b|after\b|that\b)[a-z-]+ ){1,4}(?:in|during) the (?:first|second|third|fourth)\b[^.,;]{0,12}/i;

function partOfFigure(after: string): GamePart | null {
  const found = OF_PART.exec(after)?.[0];
  return found === undefined ? null : gamePart(found, "");
}

/** Whether anything is known of the game beyond a part of it: then its figures are not those of the part. */
function isPartOnly({ quarters }: GamePart, { rows }: GroundBook): boolean {
  return rows.some(
    ({ quarter, type }) => type !== "Period" && !quarters.includes(quarter === "OT" ? 5 : Number(quarter)),
  );
}

/** What the rows of a part of the game tell when they are counted. */
const COUNTED: readonly (readonly [RegExp, RegExp])[] = [
  [/touchdowns$/i, /^touchdown$/],
  [/^fieldGoals$/, /^field goal$/],
  [/^interceptions|Interceptions$/, /^Interception$/],
  [/^sacks/, /^Sack$/],
  [/^punts$/, /^Punt$/],
];

function isCountedIn(
  token: NumberToken,
  { quarters }: GamePart,
  { units, subjects }: { units: readonly string[]; subjects: readonly string[] },
  { rows }: GroundBook,
): boolean {
  const counted = COUNTED.find(([unit]) => units.some((one) => unit.test(one)))?.[1];
  if (counted === undefined) return false;
  const own = rows.filter(({ quarter, type }) => counted.test(type) && quarters.includes(Number(quarter)));
  return subjects.some((subject) => {
    const player = /^[A-Z]{2,3}$/.test(subject) ? null : namePattern(subject);
    return (
      own.filter(({ team, text }) => (player === null ? team === subject : player.test(text))).length === token.value
    );
  });
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

/** `Both quarterbacks`, `each side`, where nobody is named. */
function isOfAll(text: string, named: readonly Named[]): boolean {
  return named.length === 0 && /\b(?:both|each)\b/i.test(text);
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
  const whom =
    named.some(({ start, end }) => start >= earlier.end && end <= token.start) || !between.endsWith(" to ")
      ? subjects
      : named.flatMap((one) => one.subjects);
  const periods = periodUnits(text.slice(0, token.start), text.slice(token.end));
  const meant = units.includes("score") && periods.length > 0 ? periods : units;
  return facts.some(
    ({ subject, unit, value }) =>
      subject !== null && whom.includes(subject) && meant.includes(unit) && says(token, value),
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

/** How far two are apart in one figure, or what they have together: everybody whom the sentence means. */
function isBetween(
  token: NumberToken,
  { units, how }: NumberUse,
  { text, named, carried }: NamedSentence,
  { facts }: GroundBook,
): boolean {
  const meant = [...new Set([...named.flatMap((one) => one.subjects), ...carried])];
  const teams = /^[A-Z]{2,3}$/;
  const counted = units.length === 0 || units.includes("margin") ? unitsBefore(token, text) : units;
  if (counted.length === 0 && units.includes("margin")) return false;
  const pool = facts.filter(
    ({ subject, unit, isProjected }) =>
      subject !== null &&
      isProjected !== true &&
      (counted.length > 0 ? counted.includes(unit) : !NEVER_BARE.test(unit)) &&
      (meant.includes(subject) || (meant.some((one) => teams.test(one)) && teams.test(subject))),
  );
  return pool.some((a, index) =>
    pool
      .slice(index + 1)
      .some(
        (b) =>
          (a.unit === b.unit) !== (a.subject === b.subject) &&
          (how === "sum" ? says(token, a.value + b.value) : a.unit === b.unit && says(token, a.value - b.value)),
      ),
  );
}

/** What the numbers before this one count: `185 yards, which is 113 more`. */
function unitsBefore({ start }: NumberToken, text: string): readonly string[] {
  return saidNumbers(text.slice(0, start)).flatMap(
    (earlier) => numberUse(earlier, text.slice(0, earlier.start), text.slice(earlier.end)).units,
  );
}

/** `Evans and Godwin have 64 yards each`: so everybody named before it. */
function isOfEach(token: NumberToken, { named }: NamedSentence, units: readonly string[], book: GroundBook): boolean {
  const own = book.facts.filter(
    ({ subject, unit, value }) => subject !== null && units.includes(unit) && says(token, value),
  );
  // Of "both quarterbacks" nobody is named: then two have it.
  if (named.length === 0) return new Set(own.map(({ subject }) => subject)).size >= 2;
  const earlier = named.filter(({ end }) => end <= token.start);
  const players = earlier.filter(({ isTeam }) => !isTeam);
  const told = players.length > 0 ? players : earlier;
  return (
    told.length > 0 &&
    told.every(({ subjects }) => own.some(({ subject }) => subject !== null && subjects.includes(subject)))
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

/** The points of the part of the game that a sentence tells of: one quarter's, or those that a half adds up from. */
function periodUnits(before: string, after: string): string[] {
  // Another number ends what belongs to this one.
  const own = after.slice(0, /\d|;/.exec(after.replaceAll(/\b[1-4](?:st|nd|rd|th)\b/g, "nth"))?.index ?? after.length);
  return gamePart(own, before)?.quarters.map((quarter) => `quarterPoints${quarter}`) ?? [];
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

/** Holds other figures already. */
const TOTALS: ReadonlySet<string> = new Set(["totalYards", "touchdowns", "touches", "scores"]);

/** A sum of two figures of one player or side, or a sum or difference of one figure of two of them. */
function isOfTwo(
  token: NumberToken,
  units: readonly string[],
  { facts, isCompared }: { facts: readonly GroundFact[]; isCompared: boolean },
  all: readonly GroundFact[],
): boolean {
  if (units.length === 0) return false;
  const isScore = units.includes("score") || units.includes("margin");
  const pool = isScore
    ? all.filter(({ unit }) => unit === "score")
    : facts.filter(({ unit, subject }) => subject !== null && units.includes(unit));
  return pool.some((a, index) =>
    pool
      .slice(index + 1)
      // One figure that two tools gave is not two figures, and a total holds the rest already.
      .filter(
        (b) =>
          (a.unit === b.unit) !== (a.subject === b.subject) &&
          (isScore || isCompared || a.subject === b.subject) &&
          !TOTALS.has(a.unit) &&
          !TOTALS.has(b.unit),
      )
      .some((b) => says(token, a.value + b.value) || (a.unit === b.unit && says(token, a.value - b.value))),
  );
}
