import type { NumberToken } from "../../words/story-numbers.ts";
import type { GroundBook, ScoreStood, Standing } from "./ground-book.ts";
import type { NamedSentence } from "./ground-names.ts";
import { gamePart, type GamePart } from "./game-part.ts";

const WON =
  /\b(?:won|wins?|winning|beat|beats|beating|edged|topped|defeated|downed|outlasted|held off|hold off|held on|routed|victory|took it|takes it)\b/g;
const LOST = /\b(?:lost|loses?|losing|fell(?! behind)|(?:was|were|got) (?:beaten|edged|routed|defeated|downed))\b/g;
const LED =
  /\b(?:led|leads?|leading|lead|ahead|on top|in front|(?:is|are|was|were|went|go|goes|going|team|them|him|it|back|s|re) up)\b/g;
const TRAILED = /\b(?:trail(?:ed|s|ing)?|behind|(?:is|are|was|were|went|go|goes|going|s|re) down)\b/g;
const ENDED = /\b(?:final|ended|ends|finished|finishes|final score)\b/g;
/** Another team may stand between these and who did them. */
const OVER_ANOTHER =
  /\b(?:beat|beats|beating|edged|topped|defeated|downed|outlasted|held off|hold off|routed|over|past)\b/;

type Side = "away" | "home";
type Claim = { isEnd: boolean; leads: boolean | null };

/** Whether two numbers are a score that stood at the time, and for the team, that a sentence says; or the points of a part of the game. */
export function isScoreTold(token: NumberToken, sentence: NamedSentence, book: GroundBook): boolean {
  const { standing } = book;
  if (standing === null) return book.scores.has(`${token.value}-${token.other}`);
  const { text } = sentence;
  const { before, after } = clauseAround(token, text);
  const part = gamePart(after, before);
  const claim = claimOf(before, after);
  // Of a part of the game two numbers may be its points, but nobody leads by those.
  if (part !== null && claim.leads === null && isOfPart(token, part, standing)) return true;
  const states = statesMeant(token, { part, claim, before, after }, standing).filter(
    ({ away, home }) =>
      (away === token.value && home === token.other) || (home === token.value && away === token.other),
  );
  if (states.length === 0) return false;
  const told = leaderTold(token, sentence, claim, standing);
  return told === null || states.some(({ away, home }) => (told === "away" ? away - home : home - away) >= 0);
}

/** Whether the sides were so far apart when a sentence says: at the end, at a half's end, or ever. */
export function isMarginTold(value: number, before: string, after: string, standing: Standing): boolean {
  const claim = claimOf(before, after);
  const part = gamePart(after, before);
  return statesMeant(null, { part, claim, before, after }, standing).some(
    ({ away, home }) => Math.abs(away - home) === value,
  );
}

/** Whether a side ever scored so many points in a row. */
export function isRunTold(value: number, team: string | null, { awayTeam, states }: Standing): boolean {
  let run = 0;
  let side: Side | null = null;
  return states.slice(1).some(({ away, home }, index) => {
    const last = states[index] ?? { away: 0, home: 0 };
    const scorer = away > last.away ? "away" : "home";
    const points = away - last.away + home - last.home;
    run = scorer === side ? run + points : points;
    side = scorer;
    return run === value && (team === null || (team === awayTeam) === (scorer === "away"));
  });
}

/** The words around a number, as far as the next score or the end of the clause. */
function clauseAround({ start, end }: NumberToken, text: string): { before: string; after: string } {
  const before = text.slice(0, start).toLowerCase();
  const after = text.slice(end).toLowerCase();
  const pair = /\d{1,3}(?:-|,? to )\d{1,3}/g;
  const last = Array.from(before.matchAll(pair)).at(-1);
  const from = Math.max(last === undefined ? 0 : last.index + last[0].length, before.lastIndexOf(";") + 1);
  const next = /\d{1,3}(?:-|,? to )\d{1,3}|;|,? (?:and|but) (?:then |later )?(?:won|beat|lost|led|held)/.exec(after);
  return { before: before.slice(from), after: after.slice(0, next?.index ?? after.length) };
}

function claimOf(before: string, after: string): Claim {
  if (/^ (?:win|victory)\b/.test(after)) return { isEnd: true, leads: true };
  if (/^ (?:loss|defeat)\b/.test(after)) return { isEnd: true, leads: false };
  if (/^ final\b/.test(after)) return { isEnd: true, leads: null };
  if (/^ (?:lead|advantage|edge|cushion)\b/.test(after)) return { isEnd: false, leads: true };
  if (/^ (?:deficit|hole)\b/.test(after)) return { isEnd: false, leads: false };
  let claim: Claim = { isEnd: false, leads: null };
  let at = -1;
  const claims: readonly (readonly [RegExp, Claim])[] = [
    [WON, { isEnd: true, leads: true }],
    [LED, { isEnd: false, leads: true }],
    [TRAILED, { isEnd: false, leads: false }],
    [LOST, { isEnd: true, leads: false }],
    [ENDED, { isEnd: true, leads: null }],
  ];
  for (const [words, told] of claims) {
    const last = Array.from(before.matchAll(words)).at(-1)?.index ?? -1;
    // "were beaten" holds a "beat" of its own.
    if (last > at) [claim, at] = [told, last];
  }
  return claim;
}

interface Told {
  part: GamePart | null;
  claim: Claim;
  before: string;
  after: string;
}

function statesMeant(token: NumberToken | null, { part, claim, after }: Told, standing: Standing): ScoreStood[] {
  const { states, away, home, isOver } = standing;
  const now = { quarter: 9, seconds: 0, away, home };
  if (claim.isEnd && isOver) return [now];
  const clock = /^[^;.]{0,30}?(\d{1,2}):(\d{2}) (?:left|to go|to play|remaining)/.exec(after);
  if (part !== null && part.quarters.length === 1 && clock !== null && !part.isEnd) {
    const [quarter = 0] = part.quarters;
    const left = Number(clock[1]) * 60 + Number(clock[2]);
    const stood = states.findLast((one) => one.quarter < quarter || (one.quarter === quarter && one.seconds >= left));
    return stood === undefined ? [] : [stood];
  }
  if (part?.isEnd === true) {
    const last = part.quarters.at(-1) ?? 0;
    const stood = states.findLast(({ quarter }) => quarter <= last);
    return stood === undefined ? [] : [stood];
  }
  return token === null && claim.leads === null && isOver ? [now] : [...states, now];
}

/** Points of one part of the game for each side: `17-0 in the second quarter`. */
function isOfPart({ value, other }: NumberToken, { quarters, isEnd }: GamePart, standing: Standing): boolean {
  if (isEnd) return false;
  const points = (of: readonly (number | null)[]): number =>
    quarters.reduce((sum, quarter) => sum + (of[quarter - 1] ?? Number.NaN), 0);
  const [away, home] = [points(standing.awayQuarters), points(standing.homeQuarters)];
  return (away === value && home === other) || (home === value && away === other);
}

/** Which side a sentence has ahead; null where it does not say. */
function leaderTold(
  token: NumberToken,
  { text, named, carried }: NamedSentence,
  { leads }: Claim,
  { awayTeam, homeTeam }: Standing,
): Side | null {
  if (token.value === token.other) return null;
  const sideOf = (code: string | undefined): Side | null =>
    code === awayTeam ? "away" : code === homeTeam ? "home" : null;
  const teams = named.filter(({ isTeam }) => isTeam);
  const next = teams.find(({ start }) => start >= token.end);
  if (
    next !== undefined &&
    /^,? (?:in favou?r of )?(?:the )?$/i.test(text.slice(token.end, next.start)) &&
    !/^ \d/.test(text.slice(next.end))
  )
    return sideOf(next.subjects[0]);
  if (leads === null) return null;
  const from = Math.max(text.lastIndexOf(";", token.start), -1) + 1;
  const earlier = teams.filter(({ start, end }) => start >= from && end <= token.start);
  const [first] = earlier;
  const last = earlier.at(-1);
  const isObject =
    first !== undefined && last !== undefined && OVER_ANOTHER.test(text.slice(first.end, last.start).toLowerCase());
  const told = sideOf((isObject ? first : last)?.subjects[0] ?? carried.find((one) => sideOf(one) !== null));
  if (told === null || leads) return told;
  return told === "away" ? "home" : "away";
}
