import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { phrase, team as teamName } from "../../facts/wording/phrase-of.ts";
import { deedClause, deedNoun } from "../parts/score-deed.ts";
import { turnOf } from "../parts/standing.ts";
import { clause, type Clause } from "../clause.ts";
import { timeBefore, timeAfter } from "./time-beside.ts";
import type { FlowContext } from "./flow-context.ts";

const QUICK = 150;

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

/** A score as the answer to the other team's, which was written just before. */
export function writeAnswer(
  fact: Fact,
  relation: Fact,
  { when, end, verb, theirEnd }: Said,
  { index, voice }: FlowContext,
): Clause[] {
  const { seconds } = relation.values;
  const us = teamName(fact.team ?? "");
  if (seconds !== undefined && seconds > 0 && seconds < QUICK && voice.isFirst("soon after")) {
    const soon = `${seconds < 60 ? "less than a minute" : seconds < 120 ? "less than two minutes" : "barely two minutes"} later, `;
    return [clause(phrase`${soon}`, relation), clause(phrase`${deedNoun(fact, voice)}${verb}`, fact)];
  }
  return voice.pick<Clause[]>("answer", [
    [clause(phrase`${deedNoun(fact, voice)}${verb}${timeAfter(when, verb)}`, fact)],
    [
      clause(phrase`${us} answered`, relation),
      clause(phrase` when ${deedClause(fact, voice)}${theirEnd}${timeAfter(when, theirEnd)}`, fact),
    ],
    [clause(phrase`${timeBefore(when)}${deedClause(fact, voice)}${end}`, fact)],
    [
      clause(
        phrase`${turnOf(fact, index) === "extends" ? "" : "but "}${deedNoun(fact, voice)}${verb}${timeAfter(when, verb)}`,
        fact,
      ),
    ],
    [clause(phrase`${deedClause(fact, voice)}${end}${timeAfter(when, end)}`, fact)],
    [
      clause(phrase`${us} had an answer, and `, relation),
      clause(phrase`${deedClause(fact, voice)}${theirEnd}${timeAfter(when, theirEnd)}`, fact),
    ],
    [
      clause(phrase`${us} came right back: `, relation),
      clause(phrase`${deedClause(fact, voice)}${theirEnd}${timeAfter(when, theirEnd)}`, fact),
    ],
    [clause(phrase`${deedNoun(fact, voice)}${verb}${timeAfter(when, verb)}`, fact)],
    [clause(phrase`${timeBefore(when)}${deedNoun(fact, voice)}${verb}`, fact)],
  ]);
}
