import { findStrangeWords, LONGEST_SENTENCE, LONGEST_TEXT, unread } from "./rules/check-letters.ts";
import { proveNames } from "./rules/check-names.ts";
import { checkNumber } from "./rules/check-number.ts";
import { findFavors } from "./rules/check-favors.ts";
import { findFirstScore } from "./rules/check-first-score.ts";
import { findMost } from "./rules/check-most.ts";
import { findOnly } from "./rules/check-only.ts";
import { findOrder } from "./rules/check-order.ts";
import { findNeither } from "./rules/check-together.ts";
import { checkPeriod } from "./rules/check-when.ts";
import { type Carried, carryOver, withPronouns } from "./carried-over.ts";
import type { Claim } from "../game/claim.ts";
import { findSelfPlay, findSides } from "./rules/check-sides.ts";
import { findSeason } from "./season/check-season.ts";
import { findStoryNews } from "./find-story-news.ts";
import type { Finding } from "./finding.ts";
import { gameFacts, type GameFacts } from "./game-facts.ts";
import type { GameSnapshot } from "../game/game-snapshot.ts";
import type { SeasonBefore } from "../season/season-before.ts";
import type { SentenceContext } from "./sentence-context.ts";
import { findEvent, type StoryEvent } from "./story/story-events.ts";
import { findMentions, type NameBook, nameBook } from "./story/story-mentions.ts";
import { findNumbers } from "../words/story-numbers.ts";
import { findPeriods, type PeriodMention } from "./story/story-periods.ts";
import { findSideWords, withRoles } from "./story/story-roles.ts";
import { storySentences, type StorySentence } from "../words/story-sentences.ts";

export type { Claim } from "../game/claim.ts";

const FANTASY = /\b(?:fantasy|PPR|start\/sit|waiver wire)\b/i;
/** Where a report was written: "BALTIMORE," is nobody who acts. */
const DATELINE = /^\s*[A-Z][A-Z .]+(?:, [A-Z][a-z.]+)?\s*,\s/;
const BOOKS = new WeakMap<GameFacts, NameBook>();

/**
 * Every claim of a text in order of its place, each resolved against the snapshot and its fold: numbers, names, teams, periods,
 * words of order and news. Offsets are the given text's. A text without a claim gives an empty list. What it says of the season is held against
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
  const isFantasy = FANTASY.test(markdown);
  let carried: Carried = { player: null, team: null };
  let previous = "";
  for (const sentence of storySentences(markdown)) {
    const written = markdown.slice(sentence.start, sentence.start + sentence.text.length);
    if (sentence.text.length > LONGEST_SENTENCE) {
      claims.push(unread(written, sentence.start, "This sentence"));
      continue;
    }
    const { mentions: named, claims: names } = findMentions(sentence, book, lowerWords);
    const sides = findSideWords(sentence.text, facts);
    const dateline = DATELINE.exec(sentence.text)?.[0].length ?? 0;
    const acting = named.filter(({ start }) => start >= dateline);
    const inRoles = withRoles(sentence.text, [...acting, ...sides], carried.player, facts);
    const mentions = withPronouns(sentence.text, inRoles, carried);
    const { player: lastPlayer, team: lastTeam } = carried;
    const context: SentenceContext = {
      text: sentence.text,
      previous,
      mentions,
      lastPlayer,
      lastTeam,
      isFantasy,
      facts,
    };
    claims.push(...findStrangeWords(written, sentence.start));
    const others = claimsOf(sentence, context, season);
    claims.push(...proveNames(names, others, named, sentence, facts), ...others);
    carried = carryOver(sentence.text, mentions, carried);
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
  const moments = events.filter(({ isListed }) => isListed !== true);
  const narrowed = moments.map((event) => narrow(event, periods));
  let unitBefore: string | null = null;
  for (const token of numbers) {
    const finding = checkNumber(token, context, {
      events: token.form === "pair" ? narrowed : token.form === "clock" ? moments : events,
      periods,
      unitBefore,
    });
    if (finding !== null) add(token.start, token.end, finding);
    const unit = /^\s*[a-z][a-z -]{2,20}/i.exec(text.slice(token.end))?.[0];
    if (unit !== undefined && finding !== null && !/^\s*(?:to|and|for|in|on|of|at|from|with)\b/.test(unit))
      unitBefore = unit;
  }
  for (const period of periods) add(period.start, period.end, checkPeriod(period, context, moments));
  for (const order of [
    ...findOrder(context),
    ...findMost(context),
    ...findFirstScore(context),
    ...findFavors(context),
    ...findSides(context),
    ...findNeither(context),
    ...findOnly(context),
    ...findSelfPlay(context),
  ])
    if (!isSeasonal(order)) add(order.start, order.end, order);
  for (const news of findStoryNews(context)) add(news.start, news.end, news);
  return claims;
}

/** The plays of the one period that a sentence names, where any of them are. */
function narrow(event: StoryEvent, periods: readonly PeriodMention[]): StoryEvent {
  const [period] = periods;
  if (period === undefined || periods.length > 1 || period.isMoment) return event;
  const plays = event.plays.filter(({ quarterName }) => period.quarters.includes(quarterName));
  return plays.length === 0 ? event : { ...event, plays };
}
