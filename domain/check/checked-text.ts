import { findStrangeWords, LONGEST_SENTENCE, LONGEST_TEXT, unread } from "./check-letters.ts";
import { proveNames } from "./check-names.ts";
import { checkNumber } from "./check-number.ts";
import { findFavours } from "./check-favours.ts";
import { findFirstScore } from "./check-first-score.ts";
import { findMost } from "./check-most.ts";
import { findOrder } from "./check-order.ts";
import { checkPeriod } from "./check-when.ts";
import type { Claim } from "./claim.ts";
import { findSelfPlay, findSides } from "./check-sides.ts";
import { findSeason } from "./check-season.ts";
import type { Finding } from "./finding.ts";
import { gameFacts, type GameFacts } from "./game-facts.ts";
import type { GameSnapshot } from "../game-snapshot.ts";
import type { SeasonBefore } from "../season-before.ts";
import { isObject, type SentenceContext } from "./sentence-context.ts";
import { findEvent, type StoryEvent } from "./story-events.ts";
import { findMentions, type Mention, type NameBook, nameBook } from "./story-mentions.ts";
import { findNumbers } from "./story-numbers.ts";
import { findPeriods, type PeriodMention } from "./story-periods.ts";
import { findSideWords, withRoles } from "./story-roles.ts";
import { storySentences, type StorySentence } from "./story-sentences.ts";

export type { Claim } from "./claim.ts";

const BOOKS = new WeakMap<GameFacts, NameBook>();

/**
 * Every claim of a text in order of its place, each resolved against the snapshot and its fold: numbers, names, teams, periods
 * and words of order. Offsets are the given text's. A text without a claim gives an empty list. What it says of the season is held against
 * `season`, and is unresolved without it.
 */
export function checkText(whole: string, snapshot: GameSnapshot, season: SeasonBefore | null = null): Claim[] {
  const markdown = whole.slice(0, LONGEST_TEXT);
  const facts = gameFacts(snapshot);
  const book = BOOKS.get(facts) ?? nameBook(facts);
  BOOKS.set(facts, book);
  const lowerWords = new Set(markdown.match(/(?<![\p{L}'])\p{Ll}[\p{L}-]+/gu));
  const claims: Claim[] =
    whole.length > LONGEST_TEXT ? [unread(whole.slice(LONGEST_TEXT), LONGEST_TEXT, "The text")] : [];
  let lastPlayer: Mention | null = null;
  let lastTeam: Mention | null = null;
  let previous = "";
  for (const sentence of storySentences(markdown)) {
    const written = markdown.slice(sentence.start, sentence.start + sentence.text.length);
    if (sentence.text.length > LONGEST_SENTENCE) {
      claims.push(unread(written, sentence.start, "This sentence"));
      continue;
    }
    const { mentions: named, claims: names } = findMentions(sentence, book, lowerWords);
    const sides = findSideWords(sentence.text, facts);
    const mentions = withRoles(sentence.text, [...named, ...sides], lastPlayer, facts).toSorted(
      (a, b) => a.start - b.start,
    );
    const context: SentenceContext = { text: sentence.text, previous, mentions, lastPlayer, lastTeam, facts };
    claims.push(...findStrangeWords(written, sentence.start));
    claims.push(...proveNames(names, named, sentence, facts), ...claimsOf(sentence, context, season));
    const people: Mention[] = mentions.filter(({ playerIds }) => playerIds.length > 0);
    const teams: Mention[] = mentions.filter(({ team }) => team !== null);
    lastPlayer = people.find((mention) => !isObject(sentence.text, mention)) ?? people[0] ?? lastPlayer;
    lastTeam = teams.find((mention) => !isObject(sentence.text, mention)) ?? teams[0] ?? lastTeam;
    previous = sentence.text;
  }
  return apart(claims);
}

/** In order of their places and none over another: of two over the same words the one that does not hold stays, else the longer. */
function apart(claims: readonly Claim[]): Claim[] {
  const kept: Claim[] = [];
  for (const claim of claims.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === undefined || claim.start >= last.end) kept.push(claim);
    else if (last.verdict === "holds" && claim.verdict !== "holds") kept[kept.length - 1] = claim;
    else if (last.receipts.length === 0 && claim.verdict === last.verdict && claim.end === last.end)
      kept[kept.length - 1] = { ...last, receipts: claim.receipts };
  }
  return kept;
}

function claimsOf(sentence: StorySentence, context: SentenceContext, season: SeasonBefore | null): Claim[] {
  const { text } = sentence;
  const claims: Claim[] = [];
  const add = (start: number, end: number, { kind, verdict, receipts, reason }: Finding): void => {
    const at = { start: sentence.start + start, end: sentence.start + end, text: text.slice(start, end) };
    claims.push({ ...at, kind, verdict, receipts, reason });
  };
  const isNamed = (start: number, end: number): boolean =>
    context.mentions.some((one) => start < one.end && end > one.start);
  const seasonal = findSeason(context, season);
  const isSeasonal = ({ start, end }: { start: number; end: number }): boolean =>
    seasonal.some((one) => start < one.end && end > one.start);
  for (const one of seasonal) add(one.start, one.end, one);
  const periods = findPeriods(text);
  const numbers = findNumbers(text).filter((one) => !isNamed(one.start, one.end) && !isSeasonal(one));
  const events = numbers.map((token) => findEvent(token, context)).filter((event) => event !== null);
  const narrowed = events.map((event) => narrow(event, periods));
  let unitBefore: string | null = null;
  for (const token of numbers) {
    const finding = checkNumber(token, context, {
      events: token.form === "pair" ? narrowed : events,
      periods,
      unitBefore,
    });
    if (finding !== null) add(token.start, token.end, finding);
    const unit = /^\s*[a-z][a-z -]{2,20}/i.exec(text.slice(token.end))?.[0];
    if (unit !== undefined && finding !== null && !/^\s*(?:to|and|for|in|on|of|at|from|with)\b/.test(unit))
      unitBefore = unit;
  }
  for (const period of periods) add(period.start, period.end, checkPeriod(period, context, events));
  for (const order of [
    ...findOrder(context),
    ...findMost(context),
    ...findFirstScore(context),
    ...findFavours(context),
    ...findSides(context),
    ...findSelfPlay(context),
  ])
    if (!isSeasonal(order)) add(order.start, order.end, order);
  return claims;
}

/** The plays of the one period that a sentence names, where any of them are. */
function narrow(event: StoryEvent, periods: readonly PeriodMention[]): StoryEvent {
  const [period] = periods;
  if (period === undefined || periods.length > 1 || period.isMoment) return event;
  const plays = event.plays.filter(({ quarterName }) => period.quarters.includes(quarterName));
  return plays.length === 0 ? event : { ...event, plays };
}
