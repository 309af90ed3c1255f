import { checkNumber } from "./check-number.ts";
import { findMost } from "./check-most.ts";
import { findOrder } from "./check-order.ts";
import { checkPeriod } from "./check-when.ts";
import type { Claim } from "./claim.ts";
import { findSelfPlay, findSides } from "./check-sides.ts";
import type { Finding } from "./finding.ts";
import { gameFacts, type GameFacts } from "./game-facts.ts";
import type { GameSnapshot } from "../game-snapshot.ts";
import { isObject, type SentenceContext } from "./sentence-context.ts";
import { findEvent, type StoryEvent } from "./story-events.ts";
import { findMentions, type Mention, type NameBook, nameBook } from "./story-mentions.ts";
import { findNumbers } from "./story-numbers.ts";
import { findPeriods, type PeriodMention } from "./story-periods.ts";
import { storySentences, type StorySentence } from "./story-sentences.ts";

export type { Claim } from "./claim.ts";

const BOOKS = new WeakMap<GameFacts, NameBook>();

/**
 * Every claim of a text in order of its place, each resolved against the snapshot and its fold: numbers, names, teams, periods
 * and words of order. Offsets are the given text's. A text without a claim gives an empty list.
 */
export function checkText(markdown: string, snapshot: GameSnapshot): Claim[] {
  const facts = gameFacts(snapshot);
  const book = BOOKS.get(facts) ?? nameBook(facts);
  BOOKS.set(facts, book);
  const lowerWords = new Set(markdown.match(/(?<![\p{L}'])\p{Ll}[\p{L}-]+/gu));
  const claims: Claim[] = [];
  let lastPlayer: Mention | null = null;
  let lastTeam: Mention | null = null;
  for (const sentence of storySentences(markdown)) {
    const { mentions, claims: names } = findMentions(sentence, book, lowerWords);
    const context: SentenceContext = { text: sentence.text, mentions, lastPlayer, lastTeam, facts };
    claims.push(...names, ...claimsOf(sentence, context));
    const people: Mention[] = mentions.filter(({ playerIds }) => playerIds.length > 0);
    const teams: Mention[] = mentions.filter(({ team }) => team !== null);
    lastPlayer = people.find((mention) => !isObject(sentence.text, mention)) ?? people[0] ?? lastPlayer;
    lastTeam = teams.find((mention) => !isObject(sentence.text, mention)) ?? teams[0] ?? lastTeam;
  }
  return claims.toSorted((a, b) => a.start - b.start);
}

function claimsOf(sentence: StorySentence, context: SentenceContext): Claim[] {
  const { text } = sentence;
  const claims: Claim[] = [];
  const add = (start: number, end: number, { kind, verdict, receipts, reason }: Finding): void => {
    const at = { start: sentence.start + start, end: sentence.start + end, text: text.slice(start, end) };
    claims.push({ ...at, kind, verdict, receipts, reason });
  };
  const isNamed = (start: number, end: number): boolean =>
    context.mentions.some((one) => start < one.end && end > one.start);
  const periods = findPeriods(text);
  const numbers = findNumbers(text).filter(({ start, end }) => !isNamed(start, end));
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
  for (const order of [...findOrder(context), ...findMost(context), ...findSides(context), ...findSelfPlay(context)])
    add(order.start, order.end, order);
  return claims;
}

/** The plays of the one period that a sentence names, where any of them are. */
function narrow(event: StoryEvent, periods: readonly PeriodMention[]): StoryEvent {
  const [period] = periods;
  if (period === undefined || periods.length > 1 || period.isMoment) return event;
  const plays = event.plays.filter(({ quarterName }) => period.quarters.includes(quarterName));
  return plays.length === 0 ? event : { ...event, plays };
}
