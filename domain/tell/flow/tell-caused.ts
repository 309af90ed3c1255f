import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { countWords } from "../../facts/wording/number-words.ts";
import { phrase } from "../../facts/wording/phrase-of.ts";
import { eventClause } from "../parts/event-deed.ts";
import { deedClause, deedNoun } from "../parts/score-deed.ts";
import { effectOf } from "../parts/score-effect.ts";
import { type Sentence, told } from "../told.ts";
import { lead, trail } from "./beside-time.ts";
import { hasTry, withTry } from "./tell-try.ts";
import type { Telling } from "./telling.ts";

/** What won the ball for a score's drive, or on its play; null where nothing did. */
export function causeOf(fact: Fact, index: FactIndex): { cause: Fact; relation: Fact } | null {
  const relation = index.relationsOf(fact.id).find(({ kind, of }) => kind === "ledTo" && of[1] === fact.id);
  const cause = relation === undefined ? null : index.byId(relation.of[0] ?? "");
  return relation === undefined || cause === null || relation.marks.includes("onThePlay") ? null : { cause, relation };
}

/** A ball won, and the score that it brought. */
export function caused(fact: Fact, { cause, relation }: { cause: Fact; relation: Fact }, telling: Telling): Sentence[] {
  const { index, voice, clock } = telling;
  const whenCaused = clock.when(cause);
  const when = lead(whenCaused);
  const then = clock.when(fact);
  const { end, verb } = effectOf(fact, index, voice);
  const soon = laterWords(fact);
  const won = eventClause(cause, index, voice);
  if (hasTry(fact)) {
    return [
      [told(phrase`${when}${won}`, cause)],
      [told(phrase`${soon === "" ? "then " : soon}${deedClause(fact, voice)}${withTry(fact, end)}`, relation, fact)],
    ];
  }
  const after = trail(then, end);
  const apart: Sentence[] = [
    [told(phrase`${when}${won}`, cause)],
    [
      told(phrase`that led to ${deedNoun(fact, voice)}`, relation),
      told(phrase`, which${verb}${trail(then, verb)}`, fact),
    ],
  ];
  // What has a comma of its own takes no clause beside it.
  if (won.some((part) => typeof part === "string" && part.includes(","))) return apart;
  return voice.pick("caused", [
    [
      [
        told(phrase`${when}${won}, and `, cause),
        told(phrase`${soon}${deedClause(fact, voice)}${end}${after}`, relation, fact),
      ],
    ],
    [
      [
        told(phrase`${when}${won}, `, cause),
        told(phrase`which led to ${deedNoun(fact, voice)}`, relation),
        told(phrase` that${verb}${trail(then, verb)}`, fact),
      ],
    ],
    apart,
    [
      [
        told(phrase`${when === "" ? "after " : `${when}after `}${won}, `, cause),
        told(phrase`${deedClause(fact, voice)}${end}${after}`, relation, fact),
      ],
    ],
    [
      [
        told(phrase`${deedClause(fact, voice)}${end}${after}`, fact),
        told(phrase` after ${won}${trail(whenCaused, won)}`, relation, cause),
      ],
    ],
  ]);
}

const FEW_PLAYS = 6;

/** `on the next play `, `five plays later ` of a touchdown drive that was short; a kick is none of its drive's plays. */
function laterWords({ marks, values: { plays } }: Fact): string {
  if (plays === undefined || plays > FEW_PLAYS || plays < 1 || !marks.includes("touchdown")) return "";
  return plays === 1 ? "on the next play " : `${countWords(plays)} plays later `;
}
