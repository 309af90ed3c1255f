import type { Fact } from "../../facts/fact.ts";
import type { Unit } from "../../facts/unit.ts";
import type { NumberToken } from "../../words/story-numbers.ts";
import { NUMBER_UNITS } from "../number-units.ts";
import type { Reading } from "../reading.ts";
import { anyUnit } from "./any-unit.ts";

/** Whether what is cited gives a number without having it as its own figure: by the drive that it was on, by counting, by what two figures come to, by the game's own week. */
export function isFigureBeside(token: NumberToken, reading: Reading): boolean {
  return [
    isOfItsDrive,
    isInNamedOrder,
    isOwnWeek,
    isTackles,
    isTouchdown,
    isQuarterPair,
    isVisits,
    isBreak,
    isCountOfCited,
    isDifference,
  ].some((gives) => gives(token, reading));
}

/** "Guided an 80-yard drive, hitting LaPorta": who tells a play may say how long the drive was that it was on. */
function isOfItsDrive({ value, form, end }: NumberToken, { text, cited, index }: Reading): boolean {
  const [, unit] =
    /^[ -](yards?|plays?)[, -]+(?:[\w-]+ )?(?:drive|march|possession|series)\b/.exec(text.slice(end)) ?? [];
  if (form !== "plain" || unit === undefined) return false;
  const drives = index.ofKind("drive").filter((drive) => cited.some((fact) => isOnDrive(fact, drive)));
  return drives.some(({ values }) => (unit.startsWith("play") ? values.plays : values.driveYards) === value);
}

function isOnDrive({ kind, team, at }: Fact, { team: whose, at: from, until }: Fact): boolean {
  const [when, start, end] = [at?.elapsed, from?.elapsed, until?.elapsed];
  if (typeof when !== "number" || typeof start !== "number" || typeof end !== "number") return false;
  return (kind === "play" || kind === "conversion") && team === whose && when >= start && when <= end;
}

/** "Irving out-carried White nine to six": a figure of each, in the order in which they are named. */
function isInNamedOrder({ form, value, start, end }: NumberToken, { text, hits, cited }: Reading): boolean {
  const [one, two] = hits.slice(0, text.slice(0, start).match(/[@#]/g)?.length ?? 0).slice(-2);
  const place = /\w to $/.test(text.slice(0, start)) ? 1 : /^ to \w/.test(text.slice(end)) ? 0 : null;
  if (form !== "plain" || place === null || one === undefined || two === undefined) return false;
  const facts = [one, two].map(({ team, players }) =>
    cited.find((fact) => (team === null ? players.includes(fact.roles.player ?? "") : fact.team === team)),
  );
  const [mine, theirs] = facts;
  if (mine === undefined || theirs === undefined || mine === theirs || mine.kind !== theirs.kind) return false;
  return anyUnit(mine).some((unit) => theirs.values[unit] !== undefined && facts[place]?.values[unit] === value);
}

/** "Threw 7 yards to Goff for six": a touchdown by its points. */
function isTouchdown({ value, start, end }: NumberToken, { text, pool }: Reading): boolean {
  const isAlone = /\bfor $/.test(text.slice(0, start)) && /^(?: on\b|[,.;:]|$)/.test(text.slice(end));
  return value === 6 && isAlone && pool.some(({ kind, marks }) => kind === "score" && marks.includes("touchdown"));
}

/** "Jones had 12 tackles, Johnson nine": those with help are among them. */
function isTackles(token: NumberToken, { text, cited, hits }: Reading): boolean {
  const own = hits[(text.slice(0, token.start).match(/[@#]/g)?.length ?? 0) - 1];
  const isBare = /\btackles\b/.test(text) && /^(?:,| and\b|[.;]|$)/.test(text.slice(token.end));
  return (
    isBare &&
    cited.some(
      ({ marks, roles, values }) =>
        marks.includes("defense") &&
        own?.players.includes(roles.player ?? "") === true &&
        (values.tackles ?? 0) + (values.assists ?? 0) === token.value,
    )
  );
}

/** "Won the quarter 12-3": the points of both teams in it, the team's that is named first. */
function isQuarterPair({ form, value, other }: NumberToken, { cited, hits }: Reading): boolean {
  const quarters = cited.filter(({ kind }) => kind === "quarter");
  const [one, two, third] = quarters;
  if (form !== "pair" || one === undefined || two === undefined || third !== undefined) return false;
  if (one.at?.quarter !== two.at?.quarter || one.team === two.team) return false;
  const named = hits.find(({ team }) => team !== null)?.team;
  const [mine, theirs] = two.team === named ? [two, one] : [one, two];
  return mine.values.points === value && theirs.values.points === other;
}

/** "Got there six times": the trips inside the 20. */
function isVisits({ value, start, end }: NumberToken, { text, cited }: Reading): boolean {
  return (
    /\b(?:got|get|were|was) (?:there|inside|in) (?:just |only )?$/.test(text.slice(0, start)) &&
    /^ times\b/.test(text.slice(end)) &&
    cited.some(({ marks, values }) => marks.includes("redZone") && values.of === value)
  );
}

/** "Led 23-17 after three quarters" */
function isBreak({ value, start, end }: NumberToken, { text, pool }: Reading): boolean {
  return (
    /\b(?:after|through) (?:the first )?$/.test(text.slice(0, start)) &&
    /^(?: (?:quarters|periods|then|and)\b|[,.;]|$)/.test(text.slice(end)) &&
    pool.some(({ kind, at }) => kind === "break" && at?.quarter === String(value))
  );
}

/** "In Week 4" of the game itself needs no citation, where nothing that is cited is of a week of its own. */
function isOwnWeek({ value, start, end }: NumberToken, { text, cited, index, borne }: Reading): boolean {
  const own = index.ofKind("stage").find(({ values }) => values.week !== undefined)?.values.week;
  const isSo =
    /\bWeek $/.test(text.slice(0, start)) && own === value && cited.every(({ values }) => values.week === undefined);
  if (isSo) borne.push([start - "Week ".length, end]);
  return isSo;
}

/** "Twice: they stopped them on fourth-and-3 and on fourth-and-11", "one extra point": as many deeds of one kind as the sentence cites. */
function isCountOfCited({ value, form, end }: NumberToken, { cited, inSentence, text }: Reading): boolean {
  if (form !== "plain" || NUMBER_UNITS.some(({ says, units }) => says.test(text.slice(end)) && OF_LENGTH.has(units[0])))
    return false;
  // "A pair of defenses": one of each team.
  const isPairOf =
    value === 2 && /^ (?:of )?(?:\w+ )?(?:teams|clubs|offenses|defenses|sides|quarterbacks)\b/.test(text.slice(end));
  if (isPairOf && cited.length === 2 && cited[0]?.kind === cited[1]?.kind) return true;
  return [cited, inSentence].some((facts) => {
    const deeds = [...new Set(facts)].filter((fact) => countKind(fact) === countKind(facts[0]));
    const [first] = deeds;
    return (
      first !== undefined &&
      (value > 1 || first.at !== null) &&
      deeds.length === value &&
      deeds.every(({ team }) => team === first.team)
    );
  });
}

/** The game before and those before it are told apart by their kinds alone. */
function countKind(fact: Fact | undefined): string | undefined {
  return fact?.kind === "form" && fact.values.week !== undefined ? "lastGame" : fact?.kind;
}

/** What measures one deed and counts none. */
const OF_LENGTH: ReadonlySet<Unit | undefined> = new Set<Unit | undefined>([
  "yards",
  "points",
  "margin",
  "plays",
  "seconds",
  "yardsToEndZone",
]);

/** "By 10 yards, 340 to 330", "combined for 41": what two figures that a sentence cites lie apart, or come to. */
function isDifference({ value, start, form }: NumberToken, { inSentence, text }: Reading): boolean {
  const before = text.slice(0, start);
  const isSum = /\bcombin\w+ for (?:just |only )?$/.test(before);
  const [one, two, ...more] = inSentence.filter(({ kind }) => kind === inSentence[0]?.kind);
  if (form !== "plain" || one === undefined || two === undefined || more.length > 0) return false;
  if (!isSum && !/\bby (?:just |only )?$/.test(before)) return false;
  return anyUnit(one).some((unit) => {
    const [a, b] = [one.values[unit] ?? NaN, two.values[unit] ?? NaN];
    return (isSum ? a + b : Math.abs(a - b)) === value;
  });
}
