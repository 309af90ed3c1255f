import type { Fact } from "../../facts/fact.ts";
import { phrase, player, playersOwn } from "../../facts/wording/phrase-of.ts";
import { article } from "../../words/yard-words.ts";
import { countWords } from "../../facts/wording/number-words.ts";
import { isTurnedByTry, tryNoun } from "../../facts/relations/turning-try.ts";
import { eventClause } from "../parts/event-clause.ts";
import { deedClause, deedNoun, isFirstKick } from "../parts/score-deed.ts";
import { effectOf } from "../parts/effect-of.ts";
import { standing, turnOf } from "../parts/standing.ts";
import { type Sentence, clause } from "../clause.ts";
import type { Beat } from "./beats-of.ts";
import { timeBefore, timeAfter } from "./time-beside.ts";
import { writeAnswer, answerTo } from "./write-answer.ts";
import { halftimeSentence, isNextOvertime, overtimeSentences } from "./break-sentences.ts";
import { causeToTell, writeCaused } from "./write-caused.ts";
import { failedTry, hasTry, withTry } from "./with-try.ts";
import { isSetUp, writeSetUp } from "./write-set-up.ts";
import type { FlowContext } from "./flow-context.ts";

/** Moments in order as sentences: neighbors of one team together, what led to a score with it, and when where it is new. `isEnd`: the game ends with them, whose last scores are named too. */
export function writeBeats(beats: readonly Beat[], context: FlowContext, isEnd: boolean): Sentence[] {
  const sentences: Sentence[] = [];
  let before: Fact | null = null;
  for (let at = 0; at < beats.length; at += 1) {
    const beat = beats[at];
    if (beat === undefined) continue;
    const next = beats[at + 1];
    const { fact } = beat;
    // The score at halftime is news only where no score before said it.
    if (fact.kind === "break" && before?.kind === "score" && isSaid(fact, sentences.at(-1) ?? [])) continue;
    // The score at halftime is said with it.
    if (fact.kind === "break") context.told.passTo(fact, context.index);
    else sentences.push(...missedScores(context.told.passTo(fact, context.index), context));
    if (next !== undefined && isSetUp(fact, next.fact, context.index) && standsAlone(next.fact, context)) {
      context.told.passTo(next.fact, context.index);
      sentences.push(writeSetUp(fact, next.fact, context));
      at += 1;
      before = next.fact;
      continue;
    }
    if (next !== undefined && isSamePasser(fact, next.fact, context)) {
      sentences.push(pickedTwice(fact, next.fact, context));
      at += 1;
      before = next.fact;
      continue;
    }
    if (next !== undefined && isPair(fact, next.fact, context)) {
      context.told.passTo(next.fact, context.index);
      sentences.push(pair(fact, next.fact, context));
      at += 1;
      before = next.fact;
      continue;
    }
    if (isNextOvertime(before, fact) && before?.kind !== "score") sentences.push(...overtimeSentences(context));
    sentences.push(...(fact.kind === "score" ? score(fact, before, context) : [event(fact, context)]));
    before = fact;
  }
  if (isEnd) sentences.push(...missedScores(context.told.rest(), context));
  return sentences;
}

function isSaid({ score }: Fact, sentence: Sentence): boolean {
  if (score === null) return true;
  const { away, home } = score.after;
  const now = standing(score.after);
  return sentence.some(({ words }) =>
    words.some(
      (part) => typeof part === "string" && (part.includes(now) || (away === home && part.includes(` at ${away}`))),
    ),
  );
}

/** Whether a score needs no words for its try or its cause, and was not told before. */
function standsAlone(fact: Fact, context: FlowContext): boolean {
  return !hasTry(fact) && !context.known.has(fact.id) && causeToTell(fact, context) === null;
}

/** The score where those that led to it are not told, so that it does not jump: what one team scored in one quarter together. */
function missedScores(missed: readonly Fact[], context: FlowContext): Sentence[] {
  const last = missed.at(-1);
  if (last === undefined || last.score === null) return [];
  const rows: Fact[][] = [];
  for (const score of missed) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row !== undefined && before?.team === score.team && before.at?.quarter === score.at?.quarter) row.push(score);
    else rows.push([score]);
  }
  if (rows.length <= MOST_IN_A_ROW) return rows.map((row) => missedRow(row, context));
  const when = context.clock.quarter(last);
  const later = `${countWords(missed.length)} scores later${when === null ? "" : `, ${when},`}`;
  return [[clause(phrase`${later} it was ${standing(last.score.after)}`, ...missed)]];
}

function missedRow(row: readonly Fact[], { voice, clock, index }: FlowContext): Sentence {
  const last = row.at(-1);
  const when = last === undefined ? "" : timeBefore(clock.quarter(last));
  return row.map((score, at) => {
    const link = at === 0 ? when : at < row.length - 1 ? ", " : " and ";
    const verb = score !== last ? [] : row.length === 1 ? effectOf(score, index, voice).verb : madeIt(score);
    return clause(phrase`${link}${deedNoun(score, voice)}${verb}`, score);
  });
}

function madeIt({ score }: Fact): string {
  return score === null ? "" : ` made it ${standing(score.after)}`;
}

/** Two interceptions of one passer in a row. */
function isSamePasser(one: Fact, other: Fact, { known, index }: FlowContext): boolean {
  return (
    [one, other].every(
      (fact) =>
        fact.kind === "turnover" &&
        fact.marks.includes("interception") &&
        fact.roles.interceptor !== undefined &&
        !known.has(fact.id) &&
        (fact.values.returnYards ?? 0) < LONG_RETURN,
    ) &&
    one.roles.passer !== undefined &&
    one.roles.passer === other.roles.passer &&
    !isNextOvertime(one, other) &&
    index.compareTime(one, other) <= 0
  );
}

const LONG_RETURN = 15;
const MOST_IN_A_ROW = 3;

function pickedTwice(one: Fact, other: Fact, { clock }: FlowContext): Sentence {
  const [first, second] = [one.roles.interceptor ?? "", other.roles.interceptor ?? ""];
  const [firstly, then] = clock.ofTwo(one, other).together;
  const when = timeBefore(firstly);
  const later = timeAfter(then);
  return [
    clause(phrase`${when}${player(first)} picked off ${player(one.roles.passer ?? "")}, `, one),
    clause(
      first === second ? phrase`then did it again${later}` : phrase`and ${player(second)} did the same${later}`,
      other,
    ),
  ];
}

/** Two scores of one team in a row, with nothing scored between them, that need no sentence each. */
function isPair(one: Fact, other: Fact, context: FlowContext): boolean {
  if (one.kind !== "score" || other.kind !== "score" || one.team !== other.team) return false;
  const scores = context.index.ofKind("score");
  if (scores.findIndex(({ id }) => id === one.id) + 1 !== scores.findIndex(({ id }) => id === other.id)) return false;
  const turn = turnOf(one, context.index);
  return (turn === "extends" || turn === "cuts") && standsAlone(one, context) && standsAlone(other, context);
}

function pair(one: Fact, other: Fact, context: FlowContext): Sentence {
  const { index, voice, clock } = context;
  const [first, later] = clock.ofTwo(one, other).together;
  const when = timeBefore(first);
  const [kicker, yards] = [one.roles.kicker, one.values.kickYards];
  const effect = effectOf(other, index, voice).end;
  const end = phrase`${effect}${timeAfter(later, effect)}`;
  if (
    kicker !== undefined &&
    kicker === other.roles.kicker &&
    one.marks.includes("fieldGoal") &&
    other.marks.includes("fieldGoal")
  ) {
    if (yards === other.values.kickYards) {
      return [
        clause(phrase`${when}${player(kicker)} kicked two ${yards ?? 0}-yard field goals`, one, other),
        clause(end, other),
      ];
    }
    return [
      clause(phrase`${when}${player(kicker)} kicked field goals of ${yards ?? 0} `, one),
      clause(phrase`and ${other.values.kickYards ?? 0} yards${end}`, other),
    ];
  }
  return [
    clause(phrase`${when}${deedClause(one, voice)}, and `, one),
    clause(phrase`${deedClause(other, voice)}${end}`, other),
  ];
}

function score(fact: Fact, before: Fact | null, context: FlowContext): Sentence[] {
  const { index, voice, clock, known } = context;
  const found = causeToTell(fact, context);
  if (known.has(fact.id)) {
    return found === null || known.has(found.cause.id)
      ? [again(fact, context)]
      : [event(found.cause, context), again(fact, context)];
  }
  if (found !== null && !known.has(found.cause.id)) return writeCaused(fact, found, context);
  const clockWords = clock.when(fact);
  // The kickoff of a half says when it was.
  const when = fact.marks.includes("kickoffReturn") && isFirstKick(fact) ? null : clockWords;
  const { end, verb } = effectOf(fact, index, voice);
  if (hasTry(fact)) {
    return [
      [clause(phrase`${timeBefore(when)}${deedClause(fact, voice)}${withTry(fact, { end, verb }, voice)}`, fact)],
    ];
  }
  const answer = answerTo(fact, before, index);
  if (answer !== null) {
    const theirEnd = effectOf(fact, index, voice, true).end;
    return [writeAnswer(fact, answer, { when, end, verb, theirEnd }, context)];
  }
  return [
    voice.pick("frame", [
      [clause(phrase`${deedClause(fact, voice)}${end}${timeAfter(when, end)}`, fact)],
      [clause(phrase`${deedNoun(fact, voice)}${verb}${timeAfter(when, verb)}`, fact)],
      [clause(phrase`${timeBefore(when)}${deedClause(fact, voice)}${end}`, fact)],
      [clause(phrase`${timeBefore(when)}${deedNoun(fact, voice)}${verb}`, fact)],
    ]),
  ];
}

const SHORT_DRIVE = 4;
const FEW_YARDS = 20;

/** ` capped an eight-play, 51-yard drive and` of a score whose drive was its work; nothing of any other. */
function cappedDrive({ marks, values: { plays = 0, driveYards = 0 } }: Fact): string {
  if (marks.includes("return") || plays < SHORT_DRIVE || driveYards < FEW_YARDS) return "";
  return ` capped ${article(plays)} ${countWords(plays)}-play, ${driveYards}-yard drive and`;
}

/** A moment that the first sentence says. */
function again(fact: Fact, { index, voice, clock }: FlowContext): Sentence {
  const when = timeBefore(clock.quarter(fact));
  const { scorer } = fact.roles;
  const { verb: effect } = effectOf(fact, index, voice);
  const missed = isTurnedByTry(fact) ? null : failedTry(fact, voice);
  const verb = phrase`${cappedDrive(fact)}${effect}${missed === null ? "" : `, ${missed}`}`;
  if (scorer === undefined) return [clause(phrase`${when}${deedNoun(fact, voice)}${verb}`, fact)];
  const what = fact.marks.includes("fieldGoal")
    ? "field goal"
    : fact.marks.includes("run")
      ? "run"
      : fact.marks.includes("pass")
        ? "catch"
        : fact.marks.includes("return")
          ? "return"
          : "score";
  // Only its try turned the score, which gets the credit.
  if (isTurnedByTry(fact))
    return [clause(phrase`${when}${playersOwn(scorer)} ${what} and ${tryNoun(fact)}${verb}`, fact)];
  return [
    clause(
      voice.pick("again", [
        phrase`${when}${playersOwn(scorer)} ${what}${when === "" ? " then" : ""}${verb}`,
        ...(when === "" ? [phrase`then came ${playersOwn(scorer)} ${what}, which${verb}`] : []),
        phrase`${when}${playersOwn(scorer)} ${what}${verb}`,
      ]),
      fact,
    ),
  ];
}

function event(fact: Fact, { clock, voice, known, index }: FlowContext): Sentence {
  if (fact.kind === "break") return halftimeSentence(fact, voice);
  if (known.has(fact.id)) {
    const noun = fact.wording.noun ?? fact.wording.clause;
    clock.quarter(fact);
    return [clause(voice.pick("ended", [phrase`it ended with ${noun}`, phrase`then ${noun} settled it`]), fact)];
  }
  const when = clock.when(fact);
  const words = eventClause(fact, index, voice);
  return voice.pick("event", [
    [clause(phrase`${words}${timeAfter(when, words)}`, fact)],
    [clause(phrase`${timeBefore(when)}${words}`, fact)],
  ]);
}
