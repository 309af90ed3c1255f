import type { Fact, Points } from "../../facts/fact.ts";
import { phrase, player, playersOwn } from "../../facts/wording/phrase-of.ts";
import { shortWhen } from "../../facts/wording/when-words.ts";
import { eventClause } from "../parts/event-clause.ts";
import { deedClause, deedNoun } from "../parts/score-deed.ts";
import { effectOf } from "../parts/score-effect.ts";
import { turnOf } from "../parts/standing.ts";
import { type Sentence, clause } from "../clause.ts";
import type { Beat } from "./beats-of.ts";
import { timeBefore, timeAfter } from "./time-beside.ts";
import { writeAnswer, answerTo } from "./write-answer.ts";
import { halftimeSentence, isNextOvertime, overtimeSentences } from "./break-sentences.ts";
import { causeOf, writeCaused } from "./write-caused.ts";
import { hasTry, withTry } from "./with-try.ts";
import type { FlowContext } from "./flow-context.ts";

/** Moments in order as sentences: neighbors of one team together, what led to a score with it, and when where it is new. */
export function writeBeats(beats: readonly Beat[], context: FlowContext): Sentence[] {
  const sentences: Sentence[] = [];
  let before: Fact | null = null;
  for (let at = 0; at < beats.length; at += 1) {
    const beat = beats[at];
    if (beat === undefined) continue;
    const next = beats[at + 1];
    const { fact } = beat;
    // The score at halftime is news only where no score before said it.
    if (fact.kind === "break" && before?.kind === "score" && isSame(before.score?.after, fact.score?.after)) continue;
    if (next !== undefined && isPair(fact, next.fact, context)) {
      sentences.push(pair(fact, next.fact, context));
      at += 1;
      before = next.fact;
      continue;
    }
    if (isNextOvertime(before, fact)) sentences.push(...overtimeSentences(context));
    sentences.push(...(fact.kind === "score" ? score(fact, before, context) : [event(fact, context)]));
    before = fact;
  }
  return sentences;
}

function isSame(one: Points | undefined, other: Points | undefined): boolean {
  return one?.away === other?.away && one?.home === other?.home;
}

/** Two scores of one team in a row that need no sentence each. */
function isPair(one: Fact, other: Fact, { index, known, withCauses }: FlowContext): boolean {
  if (one.kind !== "score" || other.kind !== "score" || one.team !== other.team) return false;
  const turn = turnOf(one, index);
  if (turn !== "extends" && turn !== "cuts") return false;
  return ![one, other].some(
    (fact) => hasTry(fact) || known.has(fact.id) || (withCauses && causeOf(fact, index) !== null),
  );
}

function pair(one: Fact, other: Fact, context: FlowContext): Sentence {
  const { index, voice, clock } = context;
  const when = timeBefore(clock.when(one));
  const [kicker, yards] = [one.roles.kicker, one.values.kickYards];
  const later = clock.when(other);
  const effect = effectOf(other, index, voice).end;
  const end = phrase`${effect}${timeAfter(later, effect)}`;
  if (
    kicker !== undefined &&
    kicker === other.roles.kicker &&
    one.marks.includes("fieldGoal") &&
    other.marks.includes("fieldGoal")
  ) {
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
  if (known.has(fact.id)) return [again(fact, context)];
  const found = context.withCauses ? causeOf(fact, index) : null;
  if (found !== null && !known.has(found.cause.id)) return writeCaused(fact, found, context);
  const when = clock.when(fact);
  const { end, verb } = effectOf(fact, index, voice);
  if (hasTry(fact)) return [[clause(phrase`${timeBefore(when)}${deedClause(fact, voice)}${withTry(fact, end)}`, fact)]];
  const answer = answerTo(fact, before, index);
  if (answer !== null) return [writeAnswer(fact, answer, { when, end, verb }, context)];
  return [
    voice.pick("frame", [
      [clause(phrase`${deedClause(fact, voice)}${end}${timeAfter(when, end)}`, fact)],
      [clause(phrase`${deedNoun(fact, voice)}${verb}${timeAfter(when, verb)}`, fact)],
      [clause(phrase`${timeBefore(when)}${deedClause(fact, voice)}${end}`, fact)],
      [clause(phrase`${timeBefore(when)}${deedNoun(fact, voice)}${verb}`, fact)],
    ]),
  ];
}

/** A moment that the first sentence says. */
function again(fact: Fact, { index, voice, clock }: FlowContext): Sentence {
  clock.when(fact);
  const { scorer } = fact.roles;
  const { verb } = effectOf(fact, index, voice);
  if (scorer === undefined || fact.at === null) return [clause(phrase`${deedNoun(fact, voice)}${verb}`, fact)];
  const what = fact.marks.includes("fieldGoal")
    ? "field goal"
    : fact.marks.includes("run")
      ? "run"
      : fact.marks.includes("pass")
        ? "catch"
        : "score";
  return [clause(phrase`${playersOwn(scorer)} ${what} (${shortWhen(fact.at)})${verb}`, fact)];
}

function event(fact: Fact, { clock, voice, known, index }: FlowContext): Sentence {
  if (fact.kind === "break") return halftimeSentence(fact, voice);
  const when = clock.when(fact);
  if (known.has(fact.id)) {
    const noun = fact.wording.noun ?? fact.wording.clause;
    return [clause(phrase`${noun}${fact.at === null ? "" : ` (${shortWhen(fact.at)})`} ended it`, fact)];
  }
  return voice.pick("event", [
    [clause(phrase`${eventClause(fact, index, voice)}${timeAfter(when)}`, fact)],
    [clause(phrase`${timeBefore(when)}${eventClause(fact, index, voice)}`, fact)],
  ]);
}
