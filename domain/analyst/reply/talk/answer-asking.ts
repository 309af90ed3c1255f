import type { Asked } from "./answer-parts.ts";
import { answerSingled } from "../plays/answer-plays.ts";
import type { Sentence } from "../sheet/game-sheet.ts";
import { leanOn } from "../question/lean-on.ts";
import { partsOf } from "../question/question-parts.ts";
import { type Question, readQuestion } from "../question/question.ts";
import { isForeign } from "./small-talk.ts";

const PAIR = /^(\w+) (?:and|or|&|n|vs) (\w+)\s*[,.:;?!]/i;

/** Somebody's long one is his longest in plain words: `McCaffrey had a long run, how long and did they score`. */
const OF_LONGEST = /^what even came after (?!that |the |this )\w+(?: \w+)? longest /;

/** `wright and myers, how many field goals`: what is asked is asked of both, though one is nobody here; a long gain of nobody here is none. */
export function isOfStranger(text: string, book: Asked["book"]): boolean {
  const read = readQuestion(text, book);
  const pair = PAIR.exec(text)?.slice(1) ?? [];
  const isOfNobody = OF_LONGEST.test(read.text) && read.players.length + read.teams.length === 0;
  return isOfNobody || pair.some((name) => read.unknown.includes(name.toLowerCase()));
}

/** The answer to the clause that asks, where the others only comment on it. */
export function commented(text: string, { book, before, sheet, answer }: Asked): Sentence[] | null {
  const singled = leanOn(readQuestion(text, book), before);
  const plays = singled === null || isForeign(singled) ? null : answerSingled(singled, sheet);
  if (plays !== null) return plays;
  if (isOfStranger(text, book)) return null;
  for (const clause of askingClauses(text)) {
    if (partsOf(clause).length > 1) continue;
    const read = readQuestion(clause, book);
    const all = readQuestion(text, book).players;
    // `he` is the one player of the text.
    const isHis = read.pronoun === "he" && read.players.length === 0 && all.length === 1;
    const own = isHis ? { ...read, players: all } : leanOn(read, before);
    if (own === null || own.unknown.length > 0 || isForeign(own) || own.concepts.size === 0) continue;
    const { players, teams, isShared } = readQuestion(text, book);
    const isBare = own.players.length + own.teams.length === 0;
    // Nothing that the rest of the text is about may be left out unsaid.
    if (isBare && players.length + teams.length === 0 && !isAsking(clause)) continue;
    const question = isBare ? { ...own, players, teams: players.length > 0 ? [] : teams, isShared } : own;
    const asked = inMissedPart(question, readQuestion(text, book));
    const found = asked === null ? null : answer(asked, sheet);
    if (found !== null) return found;
  }
  return null;
}

/** Where somebody begins to say what he thinks of it. */
const COMMENT =
  /,\s+(?=(?:dont|don't|do not|i|im|i'm|ive|my|me|felt|feels|lol|lmao|thought|cuz|cause|because|bc|need|needed|cant|can't|no way|was it|wasnt it)\b)/gi;

/** Who was only a thought is nobody that is asked about. */
const OPINION = /^(?:i|id|i'd|i’d|im|i'm|i’m|ive|i've|my|me|we|thought|figured|guess|pretty sure|could've|swear)\b/i;
/** What a game's teams are compared by, player or no player. */
const COMPARED = ["rush", "pass", "yards", "possession", "turnover", "penalty", "firstDown", "thirdDown", "sack"];

/** Whether both teams are asked about together, and the rest of the text names no player. */
function isOfBoth({ concepts }: Question, { players }: Question): boolean {
  const isComparison = ["margin", "most", "better", "compare", "eachTeam"].some((one) => concepts.has(one));
  return isComparison && players.length === 0 && COMPARED.some((one) => concepts.has(one));
}

const SHORTEST_COMMENT = 4;

/**
 * The answer to the one sentence of a text that asks, where the others only comment on it and it names itself what it is about: what a comment says
 * of somebody is not asked.
 */
export function answerAsking(text: string, { book, before, sheet, answer }: Asked): Sentence[] | null {
  const sentences = text
    .replaceAll(COMMENT, ". ")
    .split(/(?<=[.;!?…])\s+/)
    .filter((one) => one.trim() !== "");
  const asking = sentences.filter((one) => isAsking(one) || readQuestion(one, book).asks !== "other");
  const [only, other] = asking;
  if (sentences.length < 2 || only === undefined || other !== undefined) return null;
  // A few bare words beside it ask, too: `carries n yds`.
  const isBare = (one: string): boolean => one.split(" ").length < SHORTEST_COMMENT && !OPINION.test(one);
  if (sentences.some((one) => one !== only && isBare(one))) return null;
  const own = leanOn(readQuestion(only, book), before);
  if (own === null || own.unknown.length > 0 || isForeign(own) || own.pronoun !== null) return null;
  if (own.concepts.size === 0 && own.players.length === 0) return null;
  const others = sentences.filter((one) => one !== only);
  const isOfOthers = others.some((one) => !OPINION.test(one)) && !isOfBoth(own, readQuestion(text, book));
  if (own.players.length + own.teams.length === 0 && own.period === null && isOfOthers) return null;
  const asked = inMissedPart(own, readQuestion(text, book));
  return asked === null ? null : answer(asked, sheet);
}

const MISSED = /\b(?:missed|slept through|skipped)\b/;

/**
 * `missed the 3rd quarter putting the kids down. did anybody score?`: in the part of the game that was missed. How all of it ended is asked of no part; null
 * where nobody can say which part it was: `missed the 3rd`.
 */
function inMissedPart(own: Question, { period, nth, text }: Question): Question | null {
  const isOfAll = ["win", "lose", "scoreline", "last"].some((one) => own.concepts.has(one));
  const isPlaced = own.period !== null || own.at !== null || own.moment !== null;
  if (isPlaced || isOfAll || !MISSED.test(text)) return own;
  return period === null && nth !== null && own.nth === null ? null : { ...own, period };
}

/** The one clause of a text that asks, where every other is a statement; or the last of a text that has no word to ask with. */
function askingClauses(text: string): string[] {
  const clauses = text
    .split(
      /\s*[,.;!]+(?:\s+|$)|(?<=\?)\s+|\s[-–—]+\s|\s(?=(?:because|cause|cuz|felt like|feels like|i needed|i thought|i swear|im|i m)\b)/i,
    )
    .filter((clause) => clause.trim() !== "");
  const asking = clauses.filter((clause) => isAsking(clause));
  if (clauses.length < 2 || asking.length > 1) return [];
  return asking.length === 1 ? asking : clauses.toReversed();
}

function isAsking(clause: string): boolean {
  return ASKS.test(clause.trim()) || /\?\s*$/.test(clause);
}

/** How a question begins. */
export const ASKS =
  /^(?:so |and |but |ok |wait |n )*(?:who|what|when|where|how|why|did|didnt|was|were|is|are|which|does|do|any|has|have|whats|hows|anybody|anyone|(?:give|show|tell|name|list|break|remind) (?:me|us|em|them|all|every|each|the|out|down))\b/i;
