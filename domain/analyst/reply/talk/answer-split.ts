import type { Asked } from "./answer-parts.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { leanOn } from "../question/lean-on.ts";
import { type Question, readQuestion } from "../question/question.ts";
import { isForeign } from "./small-talk.ts";

const BOTH =
  /\b(?:by|each|per|both|either) hal(?:f|ves)\b|\bhalf splits?\b|\bsplits?\b|\b(?:first|1st|1) half\b.*\b(?:second|2nd|2) half\b|\b(?:second|2nd) half\b.*\b(?:first|1st) half\b/i;
/** `1st half compared to 2nd`, `1st vs 2nd half` */
const SHORT_BOTH =
  /\b(?:first|1st) (?:half )?(?:vs|versus|compared to|and|or|than|to) (?:the )?(?:second|2nd) half\b|\b(?:first|1st) half (?:vs|versus|compared to|and|or|than|to) (?:the )?(?:second|2nd)\b(?! half)/i;
/** What is split by kind is not split by halves. */
const OF_KINDS = /\bsplits? (?:by|between|into) (?!hal)/i;
const HALF =
  /\b(?:(?:in|of|for) )?(?:the )?(?:first|1st|1|second|2nd|2|by|each|per|both|either) hal(?:f|ves)\b|\b(?:half )?splits?\b/gi;

/** `by quarter`, `each q`, `quarter by quarter` */
const QUARTERS =
  /\b(?:(?:in|for|of) )?(?:quarter[ -]by[ -]quarter|(?:by|each|per|every)(?: the)? (?:quarters?|qtrs?|q)|(?:all )?(?:four|4) quarters)\b/gi;
/** Points of the quarters are the score's, and which of them had most of something is one of them. */
const OF_SCORE = ["score", "scoreline", "points", "lead", "trail", "win", "lose", "tie", "happened"];
const WHICH = /\b(?:which|what|most|highest|best|biggest) (?:\w+ )?(?:quarter|qtr|q)\b/i;

/** The same figures of either half, or of every quarter. Null where no split is asked for, or what is split is not understood. */
export function answerSplit(text: string, asked: Asked): Sentence[] | null {
  return halves(text, asked) ?? quarters(text, asked);
}

function halves(text: string, { book, before, sheet, answer }: Asked): Sentence[] | null {
  const written = text.replace(SHORT_BOTH, "first half and second half");
  if (!BOTH.test(written) || OF_KINDS.test(text)) return null;
  const rest = readQuestion(
    written.replaceAll(HALF, " ").replaceAll(/\b(?:vs|versus|and|or)\b\.?\s*(?=$|[?!.,])|\b(?:vs|versus)\b/gi, " "),
    book,
  );
  const question = ofLast(rest, before) ?? leanOn(withStats(rest), before);
  if (question === null || !isOfSomebody(question)) return null;
  // `the carries split of Elliott and Dowdle`: between the two of them.
  if (question.players.length === 2 && !question.isShared && !/\bhal(?:f|ves)\b/i.test(written))
    return answer({ ...question, asks: "other" }, sheet);
  // `possession split` is of the teams.
  if (question.players.length + question.teams.length === 0 && !/\bhal(?:f|ves)\b/i.test(written)) return null;
  const both = ["first half", "second half"].map((half) => answer(within(question, `in the ${half}`, book), sheet));
  return both.some((one) => one === null) ? null : both.flatMap((one) => one ?? []);
}

/** `and by half?`: what the question before asked for. */
function ofLast(rest: Question, before: readonly Question[]): Question | null {
  const last = before.at(-1);
  const isBare = rest.concepts.size + rest.players.length + rest.teams.length + rest.unknown.length === 0;
  return isBare && last !== undefined ? { ...withStats(last), period: null, at: null } : null;
}

/** What is split is somebody's, or a row of both teams. */
function isOfSomebody({ players, teams, concepts }: Question): boolean {
  return players.length + teams.length > 0 || [...concepts].some((concept) => ROWS.has(concept));
}

const ROWS: ReadonlySet<string> = new Set(
  "possession firstDown thirdDown fourthDown penalty turnover sack yards playCount".split(" "),
);

const EVENTS: ReadonlySet<string> = new Set(
  "penalty turnover takeaway sack interception fumble punt touchdown".split(" "),
);

function quarters(text: string, { book, before, sheet, answer }: Asked): Sentence[] | null {
  if (text.search(QUARTERS) < 0 || WHICH.test(text)) return null;
  const rest = readQuestion(text.replaceAll(QUARTERS, " "), book);
  const question = ofLast(rest, before) ?? leanOn(withStats(rest), before);
  if (question === null || question.unknown.length > 0 || question.isShared || isForeign(question)) return null;
  if (!isOfSomebody(question) || question.period !== null || question.at !== null) return null;
  // What happens is counted quarter by quarter in one line.
  if (question.players.length === 0 && [...question.concepts].every((concept) => EVENTS.has(concept))) return null;
  if (OF_SCORE.some((concept) => question.concepts.has(concept))) return null;
  const names = ["the first quarter", "the second quarter", "the third quarter", "the fourth quarter", "overtime"];
  const each = names
    .slice(0, sheet.read.game.isOvertime ? names.length : names.length - 1)
    .map((name) => ({ name, told: answer(within(question, `in ${name}`, book), sheet) ?? [] }));
  const empty = each.filter(({ told }) => told.length === 0);
  // Of most quarters something has to be known: else it is not understood.
  if (empty.length > each.length / 2) return null;
  return each.flatMap(({ name, told }) => (told.length > 0 ? told : none(name, question, sheet)));
}

/** A row that a quarter does not have: nothing of the kind happened in it. */
function none(name: string, { teams, players }: Question, sheet: GameSheet): Sentence[] {
  const whose = players.length > 0 || teams.length !== 1 ? "" : ` of the ${sheet.nick(teams[0] ?? "")}`;
  return [sheet.say(`The plays have none${whose} in ${name}.`, sheet.index.byId("result"))];
}

function within(question: Question, words: string, book: Asked["book"]): Question {
  const { period } = readQuestion(words, book);
  return { ...question, asks: question.asks === "yesNo" ? "other" : question.asks, unknown: [], period };
}

function withStats(question: Question): Question {
  const kept = [...question.concepts].filter(
    (concept) => concept !== "compare" && concept !== "better" && concept !== "most" && concept !== "list",
  );
  return { ...question, concepts: new Set(kept.length === 0 ? ["stats"] : kept) };
}
