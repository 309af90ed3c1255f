import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { phrase } from "../../facts/wording/phrase-of.ts";
import { eventClause } from "../parts/event-clause.ts";
import { deedClause, deedNoun } from "../parts/score-deed.ts";
import { effectOf } from "../parts/effect-of.ts";
import { type Sentence, clause } from "../clause.ts";
import { timeBefore, timeAfter } from "./time-beside.ts";
import type { FlowContext } from "./flow-context.ts";

/** Whether a long gain came on the drive of the score that is written next. */
export function isSetUp(gain: Fact, score: Fact, index: FactIndex): boolean {
  if (!gain.marks.includes("longGain") || score.kind !== "score" || gain.team !== score.team) return false;
  const [one, other] = [gain, score].map((fact) =>
    index.ofKind("drive").findLast((drive) => index.compareTime(drive, fact) <= 0),
  );
  return one !== undefined && one.team === gain.team && one === other;
}

/** A long gain and the score that its drive brought, in one sentence. */
export function writeSetUp(gain: Fact, score: Fact, { index, voice, clock }: FlowContext): Sentence {
  const [first, then] = clock.ofTwo(gain, score).together;
  const when = timeBefore(first);
  const { end, verb } = effectOf(score, index, voice);
  return voice.pick<Sentence>("set up", [
    [
      clause(phrase`${when}${gain.wording.noun ?? gain.wording.clause} set up `, gain),
      clause(phrase`${deedNoun(score, voice)}, which${verb}${timeAfter(then, verb)}`, score),
    ],
    [
      clause(phrase`${when}${eventClause(gain, index, voice)}, and `, gain),
      clause(phrase`${deedClause(score, voice)}${end}${timeAfter(then, end)}`, score),
    ],
  ]);
}
