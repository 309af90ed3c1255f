import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { coverOf } from "./answer-line.ts";
import { isOnly } from "../question/is-only.ts";
import type { Concept } from "../question/lexicon.ts";
import { meets } from "../question/meets.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

type Answer = (question: Question, sheet: GameSheet) => Sentence[] | null;

/** The line, the total and how the game came out against them. Null where the question is about something else. */
export function answerBetting(question: Question, sheet: GameSheet): Sentence[] | null {
  if (question.threshold !== null) return totalHeld(question, sheet);
  for (const { needs, also, answer, what } of LINES) {
    if (question.concepts.has(needs) && isOnly(question.concepts, `${needs} ${also}`))
      return answer(question, sheet) ?? unrecorded(what, sheet);
  }
  return null;
}

/** That the data has no line. Of a game that goes on, how it came out against its line is not known yet. */
function unrecorded(what: Line["what"], sheet: GameSheet): Sentence[] | null {
  if (what === null || sheet.index.byId(what === "betting total" ? "overUnder" : "spread") !== null) return null;
  return [sheet.say(`This game's data has no ${what}.`, null)];
}

const NEAR = 10;

/** `did the total go over 49`: both teams' points against a number, and against the line. */
function totalHeld({ threshold, concepts, teams }: Question, sheet: GameSheet): Sentence[] | null {
  if (threshold === null) return null;
  const result = sheet.index.byId("result");
  const points = result?.values.totalPoints;
  const line = sheet.index.byId("overUnder")?.values.overUnder;
  // `over 49.5?` of nobody is near the line.
  const isBare = concepts.size === 0 && line !== undefined && Math.abs(threshold.value - line) <= NEAR;
  const isTotal = concepts.has("total") || concepts.has("overUnder") || isBare;
  if (!isTotal || teams.length === 1 || result?.score === null || points === undefined) return null;
  if (!isOnly(concepts, "total overUnder points score made spread") || sheet.index.phase !== "over") return null;
  const stated = sheet.index.byId("overUnder:result") ?? result ?? null;
  return withOpening(meets(points, threshold), sheet.sentences(stated));
}

const spread: Answer = ({ asks, teams, text, concepts }, sheet) => {
  const line = sheet.index.byId("spread");
  const result = sheet.index.byId("result");
  const isFavorite = concepts.has("favorite") && !/\b(?:underdog|dog)s?\b/.test(text);
  const [team] = teams;
  const sentences = line === null ? null : sheet.sentences(line);
  const winner = sheet.index.phase === "over" ? (result?.team ?? null) : null;
  if (winner !== null && line !== null && line.team !== null && /\b(?:dogs?|underdogs?|favorites?) win\b/.test(text))
    return withOpening(asks === "yesNo" ? (winner === line.team) === isFavorite : null, sheet.sentences(result, line));
  if (asks !== "yesNo" || team === undefined || line === null || !concepts.has("favorite")) return sentences;
  return withOpening((line.team === team) === isFavorite && line.team !== null, sheet.sentences(line));
};

const BY_HOW_MUCH = /\bhow (?:much|many|big|far)\b|\bmargin\b/;

const cover: Answer = ({ teams, asks, text }, sheet) => {
  const fact = sheet.index.byId("spread:result");
  const line = sheet.index.byId("spread");
  if (fact === null || line === null || line.team === null) return null;
  const favorite = line.team;
  const [team] = teams;
  if (BY_HOW_MUCH.test(text)) {
    const [opened, ...rest] = coverOf(team ?? favorite, sheet) ?? [];
    if (opened === undefined) return null;
    return asks === "yesNo"
      ? [opened, ...rest]
      : [{ ...opened, text: opened.text.replace(/^(?:Yes|No)\. /, "") }, ...rest];
  }
  const covered = fact.marks.includes("push")
    ? null
    : fact.marks.includes("covered")
      ? favorite
      : sheet.other(favorite);
  const words =
    covered === null ? "Neither team covered: it was a push." : `The ${sheet.nick(covered)} covered the spread.`;
  const isSo = asks === "yesNo" && team !== undefined ? covered === team : null;
  return [...withOpening(isSo, [sheet.say(words, fact)]), ...sheet.sentences(line, sheet.index.byId("result"))];
};

const overUnder: Answer = ({ text, asks }, sheet) => {
  const fact = sheet.index.byId("overUnder:result");
  const line = sheet.index.byId("overUnder");
  if (fact === null || line === null) return line === null ? null : sheet.sentences(line);
  const isUnder = /\bunder\b/.test(text) && !/\bover\b/.test(text);
  // Of both neither is a yes.
  const isAsked =
    asks === "yesNo" && /\b(?:hit|go|went|cover)\b/.test(text) && !/\bover\b.*\bunder\b|\bunder\b.*\bover\b/.test(text);
  return withOpening(isAsked ? fact.marks.includes(isUnder ? "under" : "over") : null, sheet.sentences(fact));
};

const upset: Answer = ({ asks }, sheet) => {
  const fact = sheet.index.byId("spread:result");
  if (fact === null) return null;
  return withOpening(asks === "yesNo" ? fact.marks.includes("upset") : null, [
    ...sheet.sentences(fact),
    ...sheet.sentences(sheet.index.byId("spread")),
  ]);
};

const both: Answer = (question, sheet) =>
  question.concepts.has("overUnder")
    ? [...(cover(question, sheet) ?? []), ...(overUnder({ ...question, asks: "other" }, sheet) ?? [])]
    : cover(question, sheet);

interface Line {
  needs: Concept;
  /** Words that change nothing beside it. */
  also: string;
  answer: Answer;
  /** What a source may leave out; null where the words may mean something else. */
  what: "betting line" | "betting total" | null;
}

const LINES: readonly Line[] = [
  { needs: "cover", also: "spread win favorite overUnder total points margin", answer: both, what: "betting line" },
  { needs: "overUnder", also: "spread points total score made favorite", answer: overUnder, what: "betting total" },
  {
    needs: "total",
    also: "points score",
    answer: (question, sheet) => (sheet.index.phase === "before" ? overUnder(question, sheet) : null),
    what: null,
  },
  { needs: "upset", also: "win favorite", answer: upset, what: null },
  { needs: "spread", also: "favorite first last points", answer: spread, what: "betting line" },
  { needs: "favorite", also: "win spread points home margin", answer: spread, what: "betting line" },
];
