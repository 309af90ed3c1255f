import { matches } from "../../words/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Finding } from "../cited-fault.ts";
import { idsOf, type Reading, relatedOf } from "../reading.ts";
import { placesOf } from "./places-of.ts";

interface OrderWords {
  says: RegExp;
  /** Between two deeds: which of them was first. Beside one deed: when that was, held against the other. */
  first: "left" | "right" | "own" | "other";
  examples: readonly string[];
}

/**
 * Words for what was first, in four classes. `left`: "A before B", "before B, A"; `right`: "A after B", "after B, A"; `own`: "A had already",
 * "earlier, A"; `other`: "later, B", "B came next". Each is read by the deeds that are named around it, and where a clause has only one, by
 * those of the clause beside it.
 */
export const ORDER_WORDS: readonly OrderWords[] = [
  {
    says: /\b(?:ahead of|prior to|until(?! after)|(?:right |just |well |long |shortly |moments )?before|preced(?:ed|es|ing)|gave way to|paved the way for|by the time|(?:(?:was|were|got) )?(?:\w+ly )?(?:followed|answered|matched)(?: [a-z]+){0,4} by|(?:earlier|sooner|preceded)(?: [a-z]+){0,4} than)\b/gi,
    first: "left",
    examples: ["@'s run came before @'s catch", "was followed within a minute by @'s run", "by the time @ scored"],
  },
  {
    says: /\b(?:(?:not |only |until |right |just |immediately |moments |shortly |soon )?(?:after(?! which\b)|once(?= (?:@|#|the |that |his |their )))|following|followed(?= (?:@|#|(?:the|an?|that) ))|(?:hot )?on the heels of|in the wake of|answered(?= (?:@|#)|,? by (?:@|#))(?! by)|(?:in (?:response|reply|answer)|(?<!\bno )answers?) to|made up for|later(?: [a-z]+){0,4} than)/gi,
    first: "right",
    examples: ["@'s catch came after @'s run", "on the heels of @'s run", "answered @'s run", "later in the day than"],
  },
  {
    says: /\b(?:earlier(?! than)|before (?:that|then)|beforehand|already|first(?=,? (?:came |it was |@|#|the [a-z]+ (?:came|was) ))|(?<=\bcame )first)(?=\W|$)/gi,
    first: "own",
    examples: ["earlier, @ had scored", "@'s run was already on the board", "first came @'s run"],
  },
  {
    says: /\b(?:(?<!(?:by|since|until|before|and) )then|and then|later(?! than|,? after|,? following)|next(?![^,.;]* after\b)|afterwards?|subsequently|eventually|soon(?! after)|after (?:that|this|which)|after(?=[,.;]|$)|that followed|followed(?: it)?(?: up)? with|to follow|still to come|yet to come)\b/gi,
    first: "other",
    examples: ["then @ scored", "@'s run came next", "with @'s run still to come"],
  },
];
/** What says more than an order: a relation must say so. */
const CLAIMS_MORE = /answer|respon|repl|match|made up|way/i;
const REPLY = /\b(?:answered|responded|countered|replied)\b|\bin (?:response|reply)\b/gi;

/** A deed where a clause names who did it, or a figure that no other deed of the clause has. */
interface Spot {
  fact: Fact;
  at: number;
}

/** Of two deeds that a text puts in an order, the one that it calls the earlier one was: no matter who is named first, and whatever is cited first. */
export function checkOrder(reading: Reading): Finding[] {
  const { text, part, index, before, after, beside, borne } = reading;
  if (part.ids.length === 0 || part.where === "headline") return [];
  const events = eventsOf(reading);
  const spots = spotsOf(events, reading);
  const [past, next] = [deedsOf(before, reading), deedsOf(after, reading)];
  const [near, following] = [beside.before ? past.slice(-1) : [], beside.after ? next.slice(0, 1) : []];
  const faults: Finding[] = [];
  const hold = ({ 0: said, index: at }: RegExpExecArray, one: readonly Fact[], two: readonly Fact[]): void => {
    if (one.length === 0 || two.length === 0) return;
    const isWrong = one.every((a) => two.every((b) => index.compareTime(a, b) > 0));
    if (isWrong) faults.push(wrong(said, reading));
    else if (!CLAIMS_MORE.test(said) && one.some((a) => two.some((b) => index.compareTime(a, b) < 0)))
      borne.push([at, at + said.length]);
  };
  for (const { says, first } of ORDER_WORDS)
    for (const found of matches(text, says)) {
      // "After his catch and after that of Pittman": both stand after the same word.
      if (
        first === "right" &&
        /^\s*and after\b/.test(text) &&
        found.index < 6 &&
        /\bafter\b/.test(reading.sentenceSoFar)
      )
        continue;
      // "It was 23-10 after his return": what made the score.
      if (first === "right" && /\d-\d+,? $/.test(text.slice(0, found.index))) continue;
      const [start, end] = [found.index, found.index + found[0].length];
      if (first === "left" || first === "right") {
        const pair = around(start, end);
        if (pair !== null && first === "left") hold(found, pair[0], pair[1]);
        else if (pair !== null) hold(found, pair[1], pair[0]);
      } else {
        const [left, right] = [spots.filter(({ at }) => at < start).at(-1), spots.find(({ at }) => at >= end)];
        const isLast = /^(?:still|yet|to|that)/i.test(found[0]);
        const isBehind = first === "own" || isLast || text.startsWith(",", end);
        const own = isBehind ? (left ?? right) : (right ?? left);
        if (own === undefined) continue;
        // "A, and then came B and C": what stands around the word is in its order, however many there are.
        const isBetween = first === "other" && !isBehind && left !== undefined && right !== undefined;
        if (isBetween && /\bthen\b/i.test(found[0]) && events.length > 2) {
          hold(found, [left.fact], [right.fact]);
          continue;
        }
        const rest = events.filter((fact) => fact !== own.fact && index.compareTime(fact, own.fact) !== 0);
        // Of three deeds nobody knows which one is meant.
        const isOfBefore = first === "other" && left === undefined;
        const others = rest.length === 0 || isOfBefore ? othersOf(found[0], first) : rest.length === 1 ? rest : [];
        if (first === "own") hold(found, [own.fact], others);
        else hold(found, others, [own.fact]);
      }
    }
  if (events.length === 1) for (const found of matches(text, REPLY)) hold(found, past.slice(-1), events);
  return faults;

  /** What stands on either side of a word that joins two deeds: of "after A, B" it is B that is told after A. */
  function around(start: number, end: number): [Fact[], Fact[]] | null {
    const right = spots.find(({ at }) => at >= end);
    const left = spots.filter(({ at }) => at < start).at(-1);
    const unseen = events.filter((fact) => spots.every((spot) => spot.fact !== fact));
    // "A, an answer to B": the noun has an article.
    const opening = /^answers?\b/i.test(text.slice(start, end))
      ? text.slice(0, start).replace(/^\W*an? $/, "")
      : text.slice(0, start);
    const isOpening =
      left === undefined &&
      !/[@#\d]|\b(?:an?|(?<!^)the|that|it|he|they)\b(?! (?:next|only|first|last|final)\b)/.test(opening);
    if (right === undefined) {
      // "Before a field goal", and "before # stopped them": a deed that neither a name nor a figure of its own marks.
      const isEvent = /^ (?:(?:an?|the|that|another) |# [a-z])/.test(text.slice(end));
      return left !== undefined && isEvent && unseen.length === 1 ? [[left.fact], unseen] : null;
    }
    if (left !== undefined) return left.fact === right.fact ? null : [[left.fact], [right.fact]];
    if (!isOpening) return unseen.length === 1 ? [unseen, [right.fact]] : null;
    const second = spots.find(({ at, fact }) => at > right.at && fact !== right.fact);
    if (second !== undefined) return [[second.fact], [right.fact]];
    if (unseen.length === 1) return text.slice(end, right.at).includes(",") ? [[right.fact], unseen] : null;
    if (events.length > 1) return null;
    // "A, and after B, C" speaks of C, "A, but only after B" of A, and so does "A before B, and C".
    const isJoined = /^\s*(?:and|but|while)\b/.test(reading.textAfter);
    const isOfNext = reading.opensSentence || (text.trimEnd().endsWith(",") && beside.after && !isJoined);
    return isOfNext ? [following, [right.fact]] : [near, [right.fact]];
  }

  function othersOf(said: string, first: OrderWords["first"]): Fact[] {
    // "First, A. Then B": what comes first does so of what follows.
    if (/^first/i.test(said)) return following;
    if (/^already/i.test(said)) return near.length > 0 ? near : following.length > 0 ? following : next.slice(0, 1);
    if (/^(?:still|yet)/i.test(said)) return near;
    return first === "own" && !beside.before && !/^(?:earlier|before)/i.test(said) ? [] : past.slice(-1);
  }
}

/** Which deed is meant where it happened in the clause: told by itself, or as what a relation relates. */
function eventsOf(reading: Reading): Fact[] {
  const { cited, index } = reading;
  const all = new Set([...cited, ...cited.flatMap((fact) => relatedOf(fact, index))]);
  return deedsOf(
    [...all].filter(({ of, kind }) => of.length === 0 || kind === "rank"),
    reading,
  );
}

const NO_DEEDS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "result",
  "break",
  "quarter",
  "largestLead",
  "drive",
]);

/** What has a moment, a mark as the fact that it marks. */
function deedsOf(facts: readonly Fact[], { index }: Reading): Fact[] {
  const all = facts.flatMap((fact) =>
    fact.of.length === 1 ? relatedOf(fact, index) : fact.of.length === 0 ? [fact] : [],
  );
  return [...new Set(all)].filter(({ at, kind }) => at !== null && !NO_DEEDS.has(kind));
}

/** Who kicks after a touchdown did not score it. */
function doersOf({ roles, marks }: Fact): string[] {
  return Object.entries(roles).flatMap(([role, id]) =>
    marks.includes("touchdown") && /^(?:kicker|try)/.test(role) ? [] : [id],
  );
}

function spotsOf(events: readonly Fact[], { text, hits, numbers }: Reading): Spot[] {
  const places = placesOf(text);
  const only = (fits: (fact: Fact) => boolean, at: number): Spot[] => {
    const found = events.filter(fits);
    return found[0] === undefined || found.length > 1 ? [] : [{ fact: found[0], at }];
  };
  const named = hits.flatMap((hit, nth) =>
    hit.team === null ? only((fact) => doersOf(fact).some((id) => hit.players.includes(id)), places[nth] ?? 0) : [],
  );
  const figures = numbers.flatMap(({ start, end, value, form }) =>
    form === "plain" && /^-yard|^ yards?\b/.test(text.slice(end))
      ? only(({ values }) => values.yards === value || values.kickYards === value, start)
      : [],
  );
  const teams = hits.flatMap((hit, nth) =>
    hit.team === null ? [] : only((fact) => fact.team === hit.team, places[nth] ?? 0),
  );
  const spots = [...named, ...figures];
  const unseen = teams.filter(({ fact }) => spots.every((spot) => spot.fact !== fact));
  const [lone] = events;
  const all = [...spots, ...unseen].toSorted((a, b) => a.at - b.at);
  return all.length === 0 && events.length === 1 && lone !== undefined ? [{ fact: lone, at: text.length }] : all;
}

function wrong(said: string, reading: Reading): Finding {
  const word = said.replaceAll(/[@#]/g, "…").trim();
  return {
    word,
    reason: `"${word}" does not fit the order in which ${idsOf(reading)} happened. Tell them in their order.`,
  };
}
