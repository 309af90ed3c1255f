import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { phrase, team as teamName } from "../../facts/wording/phrase-of.ts";
import { deedClause, deedNoun } from "../parts/score-deed.ts";
import { turnOf } from "../parts/standing.ts";
import { told, type Told } from "../told.ts";
import { lead, trail } from "./beside-time.ts";
import type { Telling } from "./telling.ts";

const QUICK = 150;

/** The relation of an answer to the score that was told just before. */
export function answerTo({ id }: Fact, before: Fact | null, index: FactIndex): Fact | null {
  const relation = index.relationsOf(id).find(({ kind, of }) => kind === "answered" && of[1] === id);
  return relation === undefined || before === null || relation.of[0] !== before.id ? null : relation;
}

interface Said {
  when: string | null;
  end: Phrase;
  verb: Phrase;
}

/** A score as the answer to the other team's, which was told just before. */
export function answered(fact: Fact, relation: Fact, { when, end, verb }: Said, { index, voice }: Telling): Told[] {
  const { seconds } = relation.values;
  const us = teamName(fact.team ?? "");
  if (seconds !== undefined && seconds > 0 && seconds < QUICK) {
    const soon = `${seconds < 60 ? "less than a minute" : seconds < 120 ? "less than two minutes" : "barely two minutes"} later, `;
    return [told(phrase`${soon}`, relation), told(phrase`${deedNoun(fact, voice)}${verb}`, fact)];
  }
  return voice.pick(
    "answer",
    [
      [told(phrase`${deedNoun(fact, voice)}${verb}${trail(when, verb)}`, fact)],
      [
        told(phrase`${us} answered`, relation),
        told(phrase` when ${deedClause(fact, voice)}${end}${trail(when, end)}`, fact),
      ],
      [told(phrase`${lead(when)}${deedClause(fact, voice)}${end}`, fact)],
      [told(phrase`but ${deedNoun(fact, voice)}${verb}${trail(when, verb)}`, fact)],
      [told(phrase`${deedClause(fact, voice)}${end}${trail(when, end)}`, fact)],
      [
        told(phrase`back came ${us}: `, relation),
        told(phrase`${deedNoun(fact, voice)}${verb}${trail(when, verb)}`, fact),
      ],
      [
        told(phrase`${us} had an answer in `, relation),
        told(phrase`${deedNoun(fact, voice)}, which${verb}${trail(when, verb)}`, fact),
      ],
      [
        told(phrase`the reply was `, relation),
        told(phrase`${deedNoun(fact, voice)}, and that${verb}${trail(when, verb)}`, fact),
      ],
      [
        told(phrase`${us} came right back: `, relation),
        told(phrase`${deedClause(fact, voice)}${end}${trail(when, end)}`, fact),
      ],
      [told(phrase`${deedNoun(fact, voice)}${verb}${trail(when, verb)}`, fact)],
      [told(phrase`${lead(when)}${deedNoun(fact, voice)}${verb}`, fact)],
    ].filter((ways, at) => at !== 3 || turnOf(fact, index) !== "extends") as [Told[], ...Told[][]],
  );
}
