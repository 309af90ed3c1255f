import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { phrase, playersOwn, team as teamName } from "../../facts/wording/phrase-of.ts";
import { deedClause, deedNoun } from "../parts/score-deed.ts";
import { turnOf } from "../parts/standing.ts";
import { clause, type Clause } from "../clause.ts";
import { timeBefore, timeAfter } from "./time-beside.ts";
import type { FlowContext } from "./flow-context.ts";

const QUICK = 150;
const NEAR = 10;
/** A try takes no time, and a kickoff hardly any. */
const A_KICKOFF = 30;

/** The relation of an answer to the score that was written just before. */
export function answerTo({ id }: Fact, before: Fact | null, index: FactIndex): Fact | null {
  const relation = index.relationsOf(id).find(({ kind, of }) => kind === "answered" && of[1] === id);
  return relation === undefined || before === null || relation.of[0] !== before.id ? null : relation;
}

interface Said {
  when: string | null;
  end: Phrase;
  verb: Phrase;
  /** The end in a sentence that names the team before. */
  theirEnd: Phrase;
}

/** A score after the other team's, which was written just before: as an answer where it came with the very next possession. */
export function writeAnswer(
  fact: Fact,
  relation: Fact,
  { when, end, verb, theirEnd }: Said,
  { index, voice }: FlowContext,
): Clause[] {
  const { seconds } = relation.values;
  const us = teamName(fact.team ?? "");
  const { scorer } = fact.roles;
  const isKickoff = fact.marks.includes("kickoffReturn") && seconds !== undefined && seconds < A_KICKOFF;
  if (isKickoff && scorer !== undefined) {
    const far = String(fact.values.yards ?? 0);
    return [
      clause(phrase`${playersOwn(scorer)} ${far}-yard return of the ensuing kickoff`, relation, fact),
      clause(phrase` for a touchdown${verb}`, fact),
    ];
  }
  // Near the end of a half the clock says more.
  if (when === null && seconds !== undefined && seconds > 0 && seconds < QUICK && voice.isFirst("soon after")) {
    return [
      clause(phrase`${soonWords(seconds)} later, `, relation),
      clause(phrase`${deedNoun(fact, voice)}${verb}`, fact),
    ];
  }
  const late = timeAfter(when, theirEnd);
  const said = (words: Phrase): Clause[] => [
    clause(words, relation),
    clause(phrase`${deedClause(fact, voice)}${theirEnd}${late}`, fact),
  ];
  const noun = (): Clause[] => [clause(phrase`${deedNoun(fact, voice)}${verb}${timeAfter(when, verb)}`, fact)];
  const deed = (): Clause[] => [clause(phrase`${deedClause(fact, voice)}${end}${timeAfter(when, end)}`, fact)];
  const deedThen = (): Clause[] => [clause(phrase`${timeBefore(when)}${deedClause(fact, voice)}${end}`, fact)];
  const nounThen = (): Clause[] => [clause(phrase`${timeBefore(when)}${deedNoun(fact, voice)}${verb}`, fact)];
  const but = (): Clause[] => [
    clause(
      phrase`${turnOf(fact, index) === "extends" ? "" : "but "}${deedNoun(fact, voice)}${verb}${timeAfter(when, verb)}`,
      fact,
    ),
  ];
  // After a possession without points nobody answers, nor does who stayed ahead; where nobody is named, the deed names its team itself.
  const isAnswer = relation.marks.includes("nextDrive") && isReply(fact, index);
  return isAnswer && fact.roles.scorer !== undefined
    ? voice.pick("answer", [
        noun,
        () => said(phrase`${us} answered when `),
        deedThen,
        but,
        deed,
        () => said(phrase`${us} had an answer, and `),
        () => said(phrase`${us} came right back: `),
        noun,
        nounThen,
      ])()
    : voice.pick("next score", [noun, deedThen, but, deed, nounThen])();
}

/** Whether it made up for what the other team had scored: a tie, a lead, or a touchdown that brings a team near. */
function isReply(fact: Fact, index: FactIndex): boolean {
  const turn = turnOf(fact, index);
  if (turn !== "cuts") return turn !== "extends";
  const behind = fact.score === null ? Infinity : Math.abs(fact.score.after.away - fact.score.after.home);
  return fact.marks.includes("touchdown") && behind <= NEAR;
}

/** `less than a minute`, `just over two minutes` */
function soonWords(seconds: number): string {
  if (seconds < 60) return "less than a minute";
  if (seconds < 120) return "less than two minutes";
  return seconds === 120 ? "two minutes" : "just over two minutes";
}
