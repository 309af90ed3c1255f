import type { NumberToken } from "../check/story-numbers.ts";
import type { GroundBook, GroundFact } from "./ground-facts.ts";
import type { Named } from "./ground-names.ts";
import { numberUse } from "./number-units.ts";
import { namePattern } from "./plays-of-player.ts";

/** A sentence with who is named in it, and who was before it. */
export interface NamedSentence {
  text: string;
  named: readonly Named[];
  carried: readonly string[];
}

const QUARTER_WORDS = ["first", "second", "third", "fourth"];
const MOMENT =
  /\bquarter (\d) with (\d{1,2}:\d{2}) left|\b(\d{1,2}:\d{2}) (?:left |to go |remaining )?in (?:the )?(?:quarter )?(first|second|third|fourth|[1-4])(?:st|nd|rd|th)?\b/gi;

/** Figures of the game itself that a number without a noun may be. */
const BARE_UNITS: ReadonlySet<string> = new Set(["season", "week", "story", "scores", "plays", "kickoff"]);

/** Figures of a side or player that a number without a noun is not: what they count is always said. */
const NEVER_BARE = /^(?:quarterPoints|runningScore|scoringPoints|playYards)/;

/** Whether the results have a number of a sentence for what the sentence says. */
export function isBorneOut(token: NumberToken, sentence: NamedSentence, book: GroundBook): boolean {
  const { text, named } = sentence;
  if (token.form === "pair") return book.scores.has(`${token.value}-${token.other}`);
  const moment = momentAround(token, text);
  if (moment !== null) return book.moments.has(moment);
  const before = text.slice(0, token.start);
  const after = text.slice(token.end);
  const jersey = /^-\p{Lu}[^\s,]*/u.exec(after)?.[0];
  if (jersey !== undefined) return book.texts.includes(`${token.text}${jersey.replace(/\.$/, "")}`);
  // `49ers` is in the names; any other word that begins with digits has to stand there as it is.
  const glued = /^(?!(?:st|nd|rd|th)\b)\p{L}+/u.exec(after)?.[0];
  if (glued !== undefined) return book.texts.includes(`${token.text}${glued}`);
  const subjects = subjectsOf(token, sentence);
  const facts = book.facts.filter(({ subject }) => subject === null || subjects.includes(subject));
  if (token.form === "share") return isShare(token, facts);
  const use = numberUse(token, before, after);
  if (use.isPlay) return isPlayFigure(token, subjects, facts, book);
  const periods = periodUnits(text);
  const isPoints = use.units.includes("score");
  const unsaid = use.units.length === 0 ? unitsUnsaid(token, text, named, periods) : use.units;
  const units = isPoints && periods.length > 0 ? [...periods, ...unsaid.filter((unit) => unit !== "score")] : unsaid;
  const meant = facts.filter(({ unit, subject }) =>
    units.length > 0 ? units.includes(unit) : subject === null ? BARE_UNITS.has(unit) : !NEVER_BARE.test(unit),
  );
  if (/^[^.;]*\beach\b/.test(after)) return isOfEach(token, sentence, units, book);
  if (meant.some(({ value }) => says(token, value))) return true;
  return isOfTwo(token, units, facts, book.facts);
}

/** `Evans and Godwin have 64 yards each`: so everybody named before it. */
function isOfEach(token: NumberToken, { named }: NamedSentence, units: readonly string[], book: GroundBook): boolean {
  const players = named.filter((one) => !one.isTeam && one.end <= token.start);
  return (
    players.length > 0 &&
    players.every(({ subjects }) =>
      book.facts.some(
        ({ subject, unit, value }) =>
          subject !== null && subjects.includes(subject) && units.includes(unit) && says(token, value),
      ),
    )
  );
}

/** `quarter 4 with 4:58 left` and `4:58 left in the fourth quarter` are one moment, `4 4:58`; null for a number outside of one. */
function momentAround({ start, end }: NumberToken, text: string): string | null {
  for (const found of text.matchAll(MOMENT)) {
    if (start < found.index || end > found.index + found[0].length) continue;
    const [, quarter, clock, laterClock, laterQuarter] = found;
    const told = (quarter ?? laterQuarter ?? "").toLowerCase();
    return `${/^\d$/.test(told) ? told : QUARTER_WORDS.indexOf(told) + 1} ${clock ?? laterClock}`;
  }
  return null;
}

function isShare(token: NumberToken, facts: readonly GroundFact[]): boolean {
  const has = (unit: string, value: number): boolean =>
    facts.some((fact) => fact.subject !== null && fact.unit === unit && fact.value === value);
  return (
    (has("passingCompletions", token.value) && has("passingAttempts", token.other)) ||
    (has("receptions", token.value) && has("receivingTargets", token.other))
  );
}

/** The points of the part of the game that a sentence tells of: one quarter's, or those that a half adds up from. */
function periodUnits(text: string): string[] {
  if (/\b(?:half-time|halftime|(?:first|1st) half)\b/i.test(text)) return ["quarterPoints1", "quarterPoints2"];
  if (/\b(?:second|2nd) half\b/i.test(text)) return ["quarterPoints3", "quarterPoints4"];
  const found = /\bquarter (\d)\b|\b(first|second|third|fourth|[1-4](?=st|nd|rd|th))(?:st|nd|rd|th)? quarter\b/i.exec(
    text,
  );
  const told = found?.[1] ?? found?.[2]?.toLowerCase();
  if (told !== undefined) return [`quarterPoints${/\d/.test(told) ? told : QUARTER_WORDS.indexOf(told) + 1}`];
  return /\bin overtime\b/i.test(text) ? ["quarterPoints5"] : [];
}

/** What a number without a noun counts: points, right after a team's name. */
function unitsUnsaid(
  token: NumberToken,
  text: string,
  named: readonly Named[],
  periods: readonly string[],
): readonly string[] {
  const isAfterTeam = named.some(
    (one) => one.isTeam && /^\s*(?:,|with|had|have|at)?\s*$/.test(text.slice(one.end, token.start)),
  );
  if (!isAfterTeam) return [];
  if (/\b(?:made (?:it|that)|then|after)\b/i.test(text)) return ["score", "runningScore"];
  return periods.length > 0 ? periods : ["score"];
}

/** As far as it is rounded in the answer. */
function says({ value, decimals }: NumberToken, actual: number): boolean {
  return Math.abs(Math.abs(actual) - Math.abs(value)) <= (decimals === 0 ? 0.001 : 0.5 * 10 ** -decimals + 1e-6);
}

/** A sum of two figures of one player or side, or a sum or difference of one figure of two of them. */
function isOfTwo(
  token: NumberToken,
  units: readonly string[],
  facts: readonly GroundFact[],
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
        (b) => (a.unit === b.unit) !== (a.subject === b.subject) && a.unit !== "totalYards" && b.unit !== "totalYards",
      )
      .some((b) => says(token, a.value + b.value) || (a.unit === b.unit && says(token, a.value - b.value))),
  );
}

/** A number of yards of one play is the player's longest gain or stands in a text that names him; a side's is a play of its own. */
function isPlayFigure(
  token: NumberToken,
  subjects: readonly string[],
  facts: readonly GroundFact[],
  book: GroundBook,
): boolean {
  if (facts.some(({ unit, value }) => (unit.endsWith("Long") || unit === "playYards") && says(token, value)))
    return true;
  const told = new RegExp(String.raw`(?<![\d.])${token.text}[ -]yards?\b`);
  const players = subjects.filter((one) => !/^[A-Z]{2,3}$/.test(one)).map(namePattern);
  if (players.length === 0 && subjects.length > 0 && facts.some(({ unit }) => unit === "playYards")) return false;
  return book.texts
    .split("\n")
    .some((text) => told.test(text) && (players.length === 0 || players.some((player) => player.test(text))));
}

/** `Jalen Hurts (PHI)`, `of the Eagles`, `against the Packers`: after a player such a team is not whose the number is. */
const AFTER_PLAYER = /(?:\(|\b(?:for|against|of|from|over|to|past|in|at|with|leads?|led|beats?))\s*(?:the\s+)?$/i;

/** Whose number it is: who was named last before it; or right after it (`109 yards by Barkley`). */
function subjectsOf(token: NumberToken, { text, named, carried }: NamedSentence): readonly string[] {
  const earlier = named.filter(({ end }) => end <= token.start);
  const later = named.find(
    ({ start }) =>
      start >= token.end &&
      /^[^.;,]*\b(?:by|from|for|to|of|was|were|is)\s+(?:the\s+)?$/i.test(text.slice(token.end, start)),
  );
  const isPlayerNamed = earlier.some((one) => !one.isTeam);
  const last = earlier.findLast((one) => !(one.isTeam && isPlayerNamed && AFTER_PLAYER.test(text.slice(0, one.start))));
  const found = [last, later].flatMap((one) => one?.subjects ?? []);
  return found.length > 0 ? found : [...carried, ...named.flatMap((one) => one.subjects)];
}
