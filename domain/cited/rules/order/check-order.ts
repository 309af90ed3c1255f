import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading, saysItself } from "../../reading.ts";
import { deedsOf, eventsOf, spansOf, type Spot, spotsOf } from "../clause/deed-spots.ts";
import { besideSpan } from "./beside-span.ts";
import { isOfSilence } from "../clause/silences.ts";
import { IT_ALONE, THAT_ALONE } from "../clause/that-alone.ts";
import { isNoOrder, isShownOtherwise } from "./other-than-order.ts";
import { alternatives } from "../../../words/alternatives.ts";

interface OrderWords {
  says: RegExp;
  /** Between two deeds: which of them was first. Beside one deed: when that was, held against the other. */
  first: "left" | "right" | "own" | "other";
  examples: readonly string[];
}

/**
 * Words for what was first, in four classes. `left`: "A before B", "before B, A"; `right`: "A after B", "after B, A"; `own`: "A had already",
 * "earlier, A"; `other`: "later, B", "B came next". Each is read by the deeds that are named around it, and where a clause has only one, by
 * those of the clause beside it. What neither says stops: an order is claimed, and nothing proves it.
 */
export const ORDER_WORDS: readonly OrderWords[] = [
  {
    says: new RegExp(
      String.raw`\b(?:ahead of|prior to|first(?=,? and @)|until(?! after)|(?:right |just |well |long |shortly |moments )?before(?![,.;]|${IT_ALONE}|(?: then|${THAT_ALONE})(?:[,.;]|$| #| @| the))|preced(?:ed|es|ing)|gave way to|paved the way for|by the time|(?:(?:was|were|got) )?(?:\w+ly )?(?:followed|answered|matched|met)(?: [a-z]+){0,4} by|(?:earlier|sooner|preceded)(?: [a-z]+){0,4} than)\b`,
      "gi",
    ),
    first: "left",
    examples: ["@'s run came before @'s catch", "was followed within a minute by @'s run", "by the time @ scored"],
  },
  {
    says: new RegExp(
      String.raw`\b(?:(?:not |only |until |right |just |immediately |moments |shortly |soon )?(?:after(?! which\b|[,.;]|$|${IT_ALONE}|${THAT_ALONE})\b|once(?= (?:@|#|the |that |his |their )))|following(?! (?:drive|possession|series))|followed(?= (?:@|#|(?:the|an?|that) ))|(?:hot )?on the heels of|in the wake of|(?:(?:to|in) answer|answer(?:ed|ing)|(?:respond|repl)(?:ed|ied|ing|ying) to|countered)(?= (?:@|#|(?:the|an?|that) )|,? by (?:@|#))(?! by)|(?:in (?:response|reply|answer)|(?<!\bno )answers?) to|made up for|later(?: [a-z]+){0,4} than|having(?! (?:an?|the|his|their|its|no|to|had)\b))`,
      "gi",
    ),
    first: "right",
    examples: [
      "@'s catch came after @'s run",
      "on the heels of @'s run",
      "answered @'s run",
      "later in the day than",
      "having stopped them, @ scored",
    ],
  },
  {
    says: new RegExp(
      String.raw`\b(?:earlier(?! than)|before(?:${THAT_ALONE}|${IT_ALONE}| then\b)|(?:shortly |just |right |moments )?before(?=[,.;])|beforehand|already|first(?=,? (?:came |it was |@|#|the [a-z]+ (?:came|was) ))|(?<=\bcame )first)(?=\W|$)`,
      "gi",
    ),
    first: "own",
    examples: ["earlier, @ had scored", "@'s run was already on the board", "first came @'s run"],
  },
  {
    says: new RegExp(
      String.raw`\b(?:(?<!(?:by|since|until|before|and) )then|and then|(?:moments |seconds |shortly |right |immediately )?(?:later|afterwards?)(?! than|,? after|,? following)|ensuing(?= (?:drive|possession|series))|following(?= (?:drive|possession|series))|next(?! to\b|[^,.;]* after\b)|(?<!\b(?:was|were|is|lay|stood) )behind (?:it|that)(?=[,.;]|$)|(?:answered|responded|countered|replied|retaliated|(?:fired|hit|struck|shot|punched) back)(?! (?:@|#|(?:by|the|an?|that|his|their|to)\b))|matched (?:it|that|him|them)\b|(?:in (?:response|reply))(?! to)|subsequently|eventually|soon(?! after)|(?:right |just |immediately )?after(?:${THAT_ALONE}|${IT_ALONE}| which)|after(?=[,.;]|$)|that followed|followed(?: it)?(?: up)? with|followed(?: it)?(?=[,.;]|$)|to follow|still to come|yet to come)\b`,
      "gi",
    ),
    first: "other",
    examples: ["then @ scored", "@ answered", "@'s run came next", "with @'s run still to come"],
  },
];
/** What says more than an order: a relation must say so. */
const CLAIMS_MORE = /answer|respon|repl|counter|match|retaliat|back$|made up|way/i;
/** What was an answer is for the relation to say, where no two deeds are told. */
const IS_ANSWER = /answer|respon|repl|counter|match|retaliat|back$/i;
/** Words for deeds that came close together, and the seconds of the game that may lie between them. */
const CLOSE = /\b(?:right|just|immediately|moments|seconds|shortly)\b/i;
const MOST_BETWEEN = 300;
/** Where nothing around it is a deed, the words for what came first say how it stood. */
const MAY_BE_A_STATE = /^having/i;
/** What stands behind who did it: "A answered", "with A still to come". */
const FOLLOWS_ITS_DEED =
  /^(?:still|yet|to|that|behind|answered|matched|responded|countered|replied|retaliated|\w+ back$|in |followed$)/i;

const GOES_ON = /^,? (?:came )?(?:[@#]|(?:an?|the|he|they|his|their|it)\b)/;

/** The deeds around a clause, and those that it tells, where it names them. */
interface Deeds {
  events: readonly Fact[];
  /** What it tells that takes a while, beside its deeds. */
  spans: readonly Fact[];
  spots: readonly Spot[];
  past: readonly Fact[];
  near: readonly Fact[];
  following: readonly Fact[];
  next: readonly Fact[];
}

/** The earlier and the later deed by the words of a clause; null where it does not say which they are. */
type Pair = readonly [readonly Fact[], readonly Fact[]];

/**
 * Of two deeds that a text puts in an order, the one that it calls the earlier one was: no matter who is named first, and whatever is cited first. A word for an
 * order whose deeds nobody finds stops as well.
 */
export function checkOrder(reading: Reading): Finding[] {
  const { text, part, index, cited, before, after, beside, borne } = reading;
  if (part.ids.length === 0 || part.where === "headline") return [];
  const events = eventsOf(reading);
  const [past, next] = [deedsOf(before, reading), deedsOf(after, reading)];
  const [near, following] = [beside.before ? past.slice(-1) : [], beside.after ? next.slice(0, 1) : []];
  if (events.length === 0) return [];
  const spans = spansOf(cited).filter((fact) => !events.includes(fact));
  const deeds: Deeds = { events, spans, spots: spotsOf(events, reading), past, near, following, next };
  const times = [...borne];
  return [
    ...playsApart(deeds, reading),
    ...notBetween(deeds, reading),
    ...notBetweenTwo(deeds, reading),
    ...ORDER_WORDS.flatMap(({ says, first }) =>
      matches(text, says).flatMap((found): Finding[] => {
        const { 0: said, index: at } = found;
        if (isNoOrder(found, events, times, reading) || isOfSilence(found, reading)) return [];
        const pair =
          followedWith(found, deeds, reading) ??
          withSpan(found, first, deeds, reading) ??
          (first === "left" || first === "right"
            ? betweenTwo(found, first, deeds, reading)
            : besideOne(found, first, deeds, reading));
        const [one, two] = pair ?? [[], []];
        if (one.length === 0 || two.length === 0)
          return IS_ANSWER.test(said) ||
            MAY_BE_A_STATE.test(said) ||
            isShownOtherwise(found, events, reading) ||
            saysItself(reading, found)
            ? []
            : [unread(said)];
        const apart = one.flatMap((a) => two.map((b) => index.compareTime(a, b)));
        const isNext = OF_DRIVE.test(text.slice(at)) ? isOnNextDrive(one, two, reading) : true;
        if (apart.some((way) => way > 0) || !isNext || (CLOSE.test(said) && isFar(one, two, reading)))
          return [wrong(said, reading)];
        if (!CLAIMS_MORE.test(said) && apart.some((way) => way < 0)) borne.push([at, at + said.length]);
        return [];
      }),
    ),
  ];
}

/** A drive and a deed around a word that puts the one before the other. */
function withSpan(
  found: RegExpExecArray,
  first: OrderWords["first"],
  { spots, spans }: Deeds,
  reading: Reading,
): Pair | null {
  const pair = first === "own" ? null : besideSpan(found, spots, spans, reading);
  return pair === null || first !== "right" ? pair : [pair[1], pair[0]];
}

const BETWEEN = new RegExp(
  alternatives`
    \bin[ -]between(?! (?:the|those|these|them|@|#))
    \b(?:in )?between (?:them|(?:the|those|these|his|their) (?:two|both)?(?: ?(?:scores?|touchdowns?|field goals|kicks|catches|runs|interceptions|picks|fumbles|turnovers|takeaways|stops|misses|sacks))?)(?=[,.;]|$| (?:with|on|from|by|in)\b)
  `,
  "g",
);

const OF_TWO = /\bbetween (?=(?:the )?[@#])/g;

/** "A came between B and C": it did, whichever of the two is named first. */
function notBetweenTwo({ events, spots }: Deeds, { text, index }: Reading): Finding[] {
  return matches(text, OF_TWO).flatMap(({ 0: said, index: at }): Finding[] => {
    const [one, two] = spots.filter((spot) => spot.at >= at);
    const unseen = events.filter((fact) => spots.every(({ facts }) => !facts.includes(fact)));
    const middle = spots.findLast((spot) => spot.at < at)?.facts ?? unseen;
    const [from, to] = [one?.facts[0], two?.facts[0]];
    if (from === undefined || to === undefined || from === to) return [];
    const isSo = middle.every((fact) => index.compareTime(from, fact) * index.compareTime(fact, to) > 0);
    return isSo ? [] : [unread(said)];
  });
}

/** "In between, A": between the first and the last deed that are told before it, in its sentence and in the one before that. */
function notBetween({ events }: Deeds, reading: Reading): Finding[] {
  const { text, index, factsBefore, before } = reading;
  const told = deedsOf([...factsBefore, ...before], reading).toSorted((a, b) => index.compareTime(a, b));
  const [from, to] = [told[0], told.at(-1)];
  return matches(text, BETWEEN).flatMap(({ 0: said }): Finding[] => {
    const isOfTwo = !said.endsWith("between");
    if (isOfTwo && (told.length < 2 || events.every((fact) => told.includes(fact)))) return [];
    if (from === undefined || to === undefined || from === to) return [unread(said)];
    const isSo = events.every((fact) => index.compareTime(from, fact) < 0 && index.compareTime(fact, to) < 0);
    return isSo ? [] : [unread(said)];
  });
}

const PLAYS_APART = /\b(?<count>\w+) (?:plays?|snaps?) (?:later|earlier)\b/g;
/** A timeout is a row as well. */
const OTHER_ROWS = 2;

/** "Seven plays later": so many rows lie between it and what is told right before it. */
function playsApart({ events, past }: Deeds, { text, index }: Reading): Finding[] {
  return matches(text, PLAYS_APART).flatMap(({ 0: said, groups }): Finding[] => {
    const count = numberOf(groups?.["count"] ?? "") ?? Number(groups?.["count"]);
    const [from, to] = [past.at(-1), events[0]];
    const rows = from === undefined || to === undefined ? 0 : Math.abs(index.compareTime(from, to));
    const isLed = index
      .relationsOf(from?.id ?? "")
      .some(({ of, values }) => of.at(-1) === to?.id && values.plays === count);
    return isLed || (rows >= count && rows <= count + OTHER_ROWS) ? [] : [unread(said)];
  });
}

const OF_DRIVE = /^(?:next|ensuing|following) (?:drive|possession|series|march)\b/;

/** "On the next drive": the first one of its team since then. */
function isOnNextDrive(one: readonly Fact[], two: readonly Fact[], { index }: Reading): boolean {
  const [since, when] = [one.at(-1)?.at?.elapsed, two[0]?.at?.elapsed];
  if (typeof since !== "number" || typeof when !== "number") return true;
  const drives = index.ofKind("drive");
  const isOn = ({ at, until }: Fact): boolean => (at?.elapsed ?? 0) <= when && when <= (until?.elapsed ?? 0);
  const own = two[0]?.kind === "drive" ? two[0] : drives.find((drive) => isOn(drive) && drive.team === two[0]?.team);
  return own === undefined || own === drives.find(({ team, at }) => team === own.team && (at?.elapsed ?? 0) >= since);
}

/** Minutes lie between them, and a score. */
function isFar(one: readonly Fact[], two: readonly Fact[], { index }: Reading): boolean {
  const [from, to] = [one.at(-1), two[0]];
  const [start, end] = [(from?.until ?? from?.at)?.elapsed, to?.at?.elapsed];
  if (from === undefined || to === undefined || typeof start !== "number" || typeof end !== "number") return false;
  const isBetween = (score: Fact): boolean => index.compareTime(from, score) < 0 && index.compareTime(score, to) < 0;
  return end - start > MOST_BETWEEN && index.ofKind("score").some(isBetween);
}

/** Of a word that joins two deeds: of "after A, B" it is B that is told after A. */
function betweenTwo(found: RegExpExecArray, first: "left" | "right", deeds: Deeds, reading: Reading): Pair | null {
  const pair = around([found.index, found.index + found[0].length], deeds, reading);
  return pair === null ? null : first === "left" ? pair : [pair[1], pair[0]];
}

const WITH = /^ [^,.;]{1,60}? with (?=(?:an?|his|their|another) |[@\d])/;

/** "A followed the touchdown with a run": the run came second, and what else is told, or was told before, first. */
function followedWith(
  { 0: said, index: at }: RegExpExecArray,
  { events, spots, past }: Deeds,
  reading: Reading,
): Pair | null {
  const end = at + said.length;
  const between = /^(?:followed|answered|countered|\w+ to)$/i.test(said)
    ? WITH.exec(reading.text.slice(end))?.[0]
    : undefined;
  if (between === undefined) return null;
  const second = spots.find((spot) => spot.at >= end + between.length)?.facts ?? [];
  if (second.length === 0) return null;
  const others = events.filter((fact) => !second.includes(fact));
  return [others.length > 0 ? others : past.slice(-1), second];
}

/** "The touchdown answered his run": what was told before does. */
const IS_TOLD = /^(?:and )?the (?:touchdown|score|field goal|kick|run|catch|return|interception|pick|fumble|stop) /;
const ALSO = /^[^,;]*? (?:and|but) (?:just |right )?(?:before|after|ahead of|following) [^,;]*,/;
const JOINED =
  /\b(?:after|before|following|ahead of) [^;:]{0,60}?,? (?:and|but|yet) (?:(?:it|that) (?:came|was|fell) )?(?:still |just |well |right )*$/;

/** What stands on either side of a word that joins two deeds. */
function around(
  [start, end]: readonly [number, number],
  deeds: Deeds,
  { text, opensSentence, textAfter, beside, borne }: Reading,
): Pair | null {
  const { events, spans, spots, near, following, past } = deeds;
  const right = spots.find(({ at }) => at >= end);
  // "A came after B and before C": both are said of A.
  const first = JOINED.exec(text.slice(0, start))?.index ?? start;
  const left = spots.filter(({ at }) => at < first).at(-1);
  const unseen = events.filter((fact) => spots.every(({ facts }) => !facts.includes(fact)));
  // "A, an answer to B": the noun has an article.
  const opening = /^answers?\b/i.test(text.slice(start, end))
    ? text.slice(0, start).replace(/^\W*an? $/, "")
    : borne
        .reduce((rest, [from, to]) => rest.slice(0, from) + "_".repeat(to - from) + rest.slice(to), text)
        .slice(0, first);
  const isOpening =
    left === undefined &&
    !IS_TOLD.test(opening) &&
    !/[@#\d]|\b(?:an?|(?<!^)the|that|it|he|they)\b(?! (?:next|only|first|last|final)\b)/.test(opening);
  // Who or what "it" is was told right before.
  const told = spans.length > 0 ? spans : near.length > 0 ? near : past.slice(-1);
  if (right === undefined) {
    // "After hitting from 29 and 33": all that the clause tells, beside what was told before it.
    if (isOpening && near.length > 0 && !/[,;:]/.test(text.slice(end).trimEnd().slice(0, -1))) return [near, events];
    // "Before a field goal", and "before # stopped them": a deed that neither a name nor a figure of its own marks.
    const isEvent = /^ (?:(?:an?|the|that|another) |# [a-z])/.test(text.slice(end));
    return left !== undefined && isEvent && unseen.length === 1 ? [left.facts, unseen] : null;
  }
  if (left !== undefined) return [left.facts, right.facts];
  if (!isOpening) return unseen.length === 1 ? [unseen, right.facts] : events.length === 1 ? [told, right.facts] : null;
  // "After A and before B, C": C is told after A.
  const both = ALSO.exec(text.slice(end))?.[0].length ?? 0;
  const second = spots.find(({ at, facts }) => at > Math.max(right.at, end + both) && facts[0] !== right.facts[0]);
  if (second !== undefined) return [second.facts, right.facts];
  if (unseen.length === 1) return text.slice(end, right.at).includes(",") ? [right.facts, unseen] : null;
  if (events.length > 1) return null;
  // "A, and after B, C" speaks of C, "A, but only after B" of A, and so does "A before B, and C".
  const isJoined = /^\s*(?:and|but|while)\b/.test(textAfter);
  const isOfNext = opensSentence || (text.trimEnd().endsWith(",") && beside.after && !isJoined);
  return [isOfNext && following.length > 0 && spans.length === 0 ? following : told, right.facts];
}

/** Of a word beside one deed: that one, and what it is told before or after. */
function besideOne(
  { 0: said, index: start }: RegExpExecArray,
  first: "own" | "other",
  deeds: Deeds,
  { text, index, cited, beside }: Reading,
): Pair | null {
  const { events, spots, past, near, following, next } = deeds;
  const end = start + said.length;
  // "When B scored, A had already": what stands before the comma is the other one.
  const opening = first === "own" ? (/^\W*when\b[^,]*,/i.exec(text)?.[0].length ?? 0) : 0;
  const isLeft = ({ at }: Spot): boolean => at < start && (opening > start || at >= opening);
  const [left, right] = [spots.filter(isLeft).at(-1), spots.find(({ at }) => at >= end)];
  const isFollowing = FOLLOWS_ITS_DEED.test(said) && !/^ (?:with|on) /.test(text.slice(end));
  // "A, and before that B": B was first.
  const isOfNext =
    /^before /i.test(said) && /(?:^\W*|\b(?:and|but) )$/.test(text.slice(0, start)) && GOES_ON.test(text.slice(end));
  const isBehind = !isOfNext && (first === "own" || isFollowing || text.startsWith(",", end));
  const isPlain = !IS_ANSWER.test(said) && cited.every(({ kind }) => kind !== "gap" && kind !== "answered");
  const lone = spots.length === 0 && isPlain ? { facts: events, at: text.length } : undefined;
  const unseen = events.filter((fact) => spots.every(({ facts }) => !facts.includes(fact)));
  // "A, and after that # stopped them": what follows the word is what nothing marks.
  const isUnseen =
    first === "other" && !isBehind && right === undefined && unseen.length === 1 && GOES_ON.test(text.slice(end));
  const own = lone ?? (isUnseen ? { facts: unseen, at: end } : isBehind ? (left ?? right) : (right ?? left));
  if (own === undefined) return null;
  const isOfBefore = first === "other" && left === undefined;
  // "Then he kicked field goals from 27 and 23 yards": all that the clause tells was later.
  const ownFacts = [own, ...joinedTo(own, spots, text), ...(isOfBefore && isPlain ? [{ facts: unseen }] : [])].flatMap(
    ({ facts }) => facts,
  );
  // "A, and then came B and C": what stands around the word is in its order, however many there are.
  const isBetween = first === "other" && !isBehind && left !== undefined && right !== undefined;
  if (isBetween && /\bthen\b/i.test(said) && events.length > 2) return [left.facts, right.facts];
  const rest = events.filter(
    (fact) => !ownFacts.includes(fact) && ownFacts.every((one) => index.compareTime(fact, one) !== 0),
  );
  // Of three deeds nobody knows which one is meant.
  const others = rest.length === 0 || isOfBefore ? ofClauseBeside() : rest.length === 1 ? rest : [];
  return first === "own" ? [ownFacts, others] : [others, ownFacts];

  function ofClauseBeside(): readonly Fact[] {
    // "First, A. Then B": what comes first does so of what follows.
    if (/^first/i.test(said)) return following;
    if (/^already/i.test(said))
      return near.length > 0
        ? near
        : following.length > 0
          ? following
          : next.length > 0
            ? next.slice(0, 1)
            : past.slice(-1);
    if (/^(?:still|yet)/i.test(said)) return near;
    return first === "own" && !beside.before && !/earlier|before/i.test(said) ? [] : past.slice(-1);
  }
}

/** "A and B scored after that": who is named right before somebody did it with him. */
function joinedTo(own: Spot, spots: readonly Spot[], text: string): readonly Spot[] {
  const before = spots.findLast(({ at }) => at < own.at);
  return before === undefined || !/^[@#](?:,|,? and) $/.test(text.slice(before.at, own.at))
    ? []
    : [before, ...joinedTo(before, spots, text)];
}

function unread(said: string): Finding {
  const word = unmasked(said).trim();
  return {
    word,
    reason: `Nothing that is cited shows what "${word}" puts in an order. Cite both, the earlier one first, or leave the word out.`,
  };
}

function wrong(said: string, reading: Reading): Finding {
  const word = unmasked(said).trim();
  return {
    word,
    reason: `"${word}" does not fit the order in which ${idsOf(reading)} happened. Tell them in their order.`,
  };
}
