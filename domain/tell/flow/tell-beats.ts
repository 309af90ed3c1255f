import type { Fact, Points } from "../../facts/fact.ts";
import { phrase, player, playersOwn } from "../../facts/wording/phrase-of.ts";
import { shortWhen } from "../../facts/wording/when-words.ts";
import { eventClause } from "../parts/event-deed.ts";
import { deedClause, deedNoun } from "../parts/score-deed.ts";
import { effectOf } from "../parts/score-effect.ts";
import { turnOf } from "../parts/standing.ts";
import { type Sentence, told } from "../told.ts";
import type { Beat } from "./beats-of.ts";
import { lead, trail } from "./beside-time.ts";
import { answered, answerTo } from "./tell-answer.ts";
import { halftime, isNextOvertime, overtime } from "./tell-breaks.ts";
import { causeOf, caused } from "./tell-caused.ts";
import { hasTry, withTry } from "./tell-try.ts";
import type { Telling } from "./telling.ts";

/** Moments in order as sentences: neighbors of one team together, what led to a score with it, and when where it is new. */
export function tellBeats(beats: readonly Beat[], telling: Telling): Sentence[] {
  const sentences: Sentence[] = [];
  let before: Fact | null = null;
  for (let at = 0; at < beats.length; at += 1) {
    const beat = beats[at];
    if (beat === undefined) continue;
    const next = beats[at + 1];
    const { fact } = beat;
    // The score at halftime is news only where no score before said it.
    if (fact.kind === "break" && before?.kind === "score" && isSame(before.score?.after, fact.score?.after)) continue;
    if (next !== undefined && isPair(fact, next.fact, telling)) {
      sentences.push(pair(fact, next.fact, telling));
      at += 1;
      before = next.fact;
      continue;
    }
    if (isNextOvertime(before, fact)) sentences.push(...overtime(telling));
    sentences.push(...(fact.kind === "score" ? score(fact, before, telling) : [event(fact, telling)]));
    before = fact;
  }
  return sentences;
}

function isSame(one: Points | undefined, other: Points | undefined): boolean {
  return one?.away === other?.away && one?.home === other?.home;
}

/** Two scores of one team in a row that need no sentence each. */
function isPair(one: Fact, other: Fact, { index, known, withCauses }: Telling): boolean {
  if (one.kind !== "score" || other.kind !== "score" || one.team !== other.team) return false;
  const turn = turnOf(one, index);
  if (turn !== "extends" && turn !== "cuts") return false;
  return ![one, other].some(
    (fact) => hasTry(fact) || known.has(fact.id) || (withCauses && causeOf(fact, index) !== null),
  );
}

function pair(one: Fact, other: Fact, telling: Telling): Sentence {
  const { index, voice, clock } = telling;
  const when = lead(clock.when(one));
  const [kicker, yards] = [one.roles.kicker, one.values.kickYards];
  const later = clock.when(other);
  const effect = effectOf(other, index, voice).end;
  const end = phrase`${effect}${trail(later, effect)}`;
  if (
    kicker !== undefined &&
    kicker === other.roles.kicker &&
    one.marks.includes("fieldGoal") &&
    other.marks.includes("fieldGoal")
  ) {
    return [
      told(phrase`${when}${player(kicker)} kicked field goals of ${yards ?? 0} `, one),
      told(phrase`and ${other.values.kickYards ?? 0} yards${end}`, other),
    ];
  }
  return [
    told(phrase`${when}${deedClause(one, voice)}, and `, one),
    told(phrase`${deedClause(other, voice)}${end}`, other),
  ];
}

function score(fact: Fact, before: Fact | null, telling: Telling): Sentence[] {
  const { index, voice, clock, known } = telling;
  if (known.has(fact.id)) return [again(fact, telling)];
  const found = telling.withCauses ? causeOf(fact, index) : null;
  if (found !== null && !known.has(found.cause.id)) return caused(fact, found, telling);
  const when = clock.when(fact);
  const { end, verb } = effectOf(fact, index, voice);
  if (hasTry(fact)) return [[told(phrase`${lead(when)}${deedClause(fact, voice)}${withTry(fact, end)}`, fact)]];
  const answer = answerTo(fact, before, index);
  if (answer !== null) return [answered(fact, answer, { when, end, verb }, telling)];
  return [
    voice.pick("frame", [
      [told(phrase`${deedClause(fact, voice)}${end}${trail(when, end)}`, fact)],
      [told(phrase`${deedNoun(fact, voice)}${verb}${trail(when, verb)}`, fact)],
      [told(phrase`${lead(when)}${deedClause(fact, voice)}${end}`, fact)],
      [told(phrase`${lead(when)}${deedNoun(fact, voice)}${verb}`, fact)],
    ]),
  ];
}

/** A moment that the first sentence told. */
function again(fact: Fact, { index, voice, clock }: Telling): Sentence {
  clock.when(fact);
  const { scorer } = fact.roles;
  const { verb } = effectOf(fact, index, voice);
  if (scorer === undefined || fact.at === null) return [told(phrase`${deedNoun(fact, voice)}${verb}`, fact)];
  const what = fact.marks.includes("fieldGoal")
    ? "field goal"
    : fact.marks.includes("run")
      ? "run"
      : fact.marks.includes("pass")
        ? "catch"
        : "score";
  return [told(phrase`${playersOwn(scorer)} ${what} (${shortWhen(fact.at)})${verb}`, fact)];
}

function event(fact: Fact, { clock, voice, known, index }: Telling): Sentence {
  if (fact.kind === "break") return halftime(fact, voice);
  const when = clock.when(fact);
  if (known.has(fact.id)) {
    const noun = fact.wording.noun ?? fact.wording.clause;
    return [told(phrase`${noun}${fact.at === null ? "" : ` (${shortWhen(fact.at)})`} ended it`, fact)];
  }
  return voice.pick("event", [
    [told(phrase`${eventClause(fact, index, voice)}${trail(when)}`, fact)],
    [told(phrase`${lead(when)}${eventClause(fact, index, voice)}`, fact)],
  ]);
}
