import { QUARTER_NAMES } from "../../../game/play.ts";
import type { Fact, Points } from "../../../facts/fact.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import { standingAt } from "./answer-moment.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { takeawaysOf } from "../sheet/takeaways-of.ts";
import type { Question } from "../question/question.ts";

const BY = String.raw`(?: by)?(?: (?:about|like|a))? (\d{1,2})(?: (?:points?|pts?))?\b(?! (?:to )?\d)(?! (?:minutes?|mins?|seconds?|secs?|yards?|yds?)\b)`;
const UP_BY = new RegExp(String.raw`\b(?:up|ahead|leads?|led|leading|winning)${BY}`);
const DOWN_BY = new RegExp(String.raw`\b(?:down|behind|trail\w*|losing)${BY}`);
const ASKS = /\b(?:how|why)\b/;
/** More scores are no answer to read. */
const MOST_SCORES = 8;

/** `the Saints were up 10 going to the 4th, how do you blow that`: how it stood then, by less or more than is said, and what was scored since. Null where no lead at a break or at a time of the clock is named. */
export function ledAtBreak(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players } = question;
  const [team, other] = question.teams;
  const [, ahead] = UP_BY.exec(text) ?? [];
  const [, behind] = DOWN_BY.exec(text) ?? [];
  const said = ahead ?? behind;
  if (said === undefined || (ahead !== undefined && behind !== undefined) || !ASKS.test(text)) return null;
  if (team === undefined || other !== undefined || players.length > 0 || sheet.index.phase !== "over") return null;
  const stood = standing(question, sheet);
  if (stood === null) return null;
  const { away, home } = stood.points;
  const lead = (team === sheet.teams[0] ? away - home : home - away) * (ahead === undefined ? -1 : 1);
  const opening = lead === Number(said) ? null : lead > 0 ? `Not by ${said}:` : "Not so:";
  const words = opening === null ? capitalized(stood.words) : `${opening} ${stood.words}`;
  const { later } = stood;
  const items = listWords(later.map((one) => sheet.item(one)));
  return [
    sheet.say(`${words}.`, stood.proof),
    ...(later.length === 0 || later.length > MOST_SCORES
      ? []
      : [sheet.say(`After that: ${items}.`, ...later), ...takeawaysOf(later, sheet)]),
    ...sheet.sentences(sheet.index.byId("result")),
  ];
}

interface Stood {
  points: Points;
  words: string;
  proof: Fact | null;
  /** The last score until then; undefined before the first. */
  latest: Fact | undefined;
  /** What was scored since. */
  later: readonly Fact[];
}

/** How it stood at a break or at a time of the clock; null where a question names neither. */
export function standing({ at, moment }: Pick<Question, "at" | "moment">, sheet: GameSheet): Stood | null {
  const scores = sheet.index.ofKind("score");
  if (at !== null) {
    const fact = sheet.index.byId(`break:${at.after}`);
    if (fact === null || fact.score === null) return null;
    const quarters = QUARTER_NAMES.slice(QUARTER_NAMES.indexOf(at.after) + 1);
    const later = scores.filter((one) => one.at !== null && quarters.includes(one.at.quarter));
    const latest = scores.findLast((one) => !later.includes(one));
    return { points: fact.score.after, words: sheet.words(fact), proof: fact, latest, later };
  }
  if (moment === null) return null;
  const { points, latest, words } = standingAt(moment, sheet);
  const later = latest === undefined ? scores : scores.slice(scores.indexOf(latest) + 1);
  return { points, words, proof: latest ?? sheet.index.byId("result"), latest, later };
}
